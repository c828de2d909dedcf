// A scene: the game as one seat sees it, with names for everything that can be chosen.

import type { Id, Seat } from '../../core/state.ts';
import type { Option, Question } from '../../engine/asking/decision.ts';
import { aboutOf } from '../../engine/asking/purposes.ts';
import { abilityAt } from '../../engine/things/characteristics.ts';
import { faceOf } from '../../engine/things/faces.ts';
import type { Ability } from '../../language/ability.ts';
import type { CardDefinition } from '../../language/card.ts';
import { writeMana } from '../../language/mana.ts';
import { abilityText } from '../../wording/ability.ts';
import type { Game } from '../game.ts';
import type { PermanentView, View } from '../view.ts';

export class Scene {
  readonly game: Game;
  readonly seat: Seat;
  readonly view: View;
  private permanents: Map<Id, PermanentView> | null = null;

  constructor(game: Game, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.view = game.view(seat);
  }

  who(seat: Seat): string {
    return seat === this.seat ? 'you' : (this.game.names[seat] ?? '');
  }

  whose(seat: Seat): string {
    return seat === this.seat ? 'your' : `${this.game.names[seat] ?? ''}'s`;
  }

  definition(id: Id): CardDefinition {
    return this.game.inside.kind(id).definition;
  }

  /** Whether this seat may see which card it is. */
  sees(id: Id): boolean {
    return faceOf(this.game.inside, id, this.seat).card !== null;
  }

  nameOf(id: Id): string {
    if (this.game.state.objects[id] === undefined || id === 0) return 'something';
    const { shown, card } = faceOf(this.game.inside, id, this.seat);
    if (shown === null) return 'a card';
    return card === null || card === shown
      ? shown.definition.name
      : `${shown.definition.name} (${card.definition.name})`;
  }

  permanent(id: Id): PermanentView | null {
    this.permanents ??= new Map(this.view.inPlay.map((each) => [each.id, each]));
    return this.permanents.get(id) ?? null;
  }

  /** Name and cost, as a hand shows a card. */
  withCost(id: Id): string {
    if (!this.sees(id)) return 'a card';
    const { name, cost } = this.definition(id);
    return cost === null ? name : `${name} ${writeMana(cost)}`;
  }

  /** "Grizzly Bears 2/2 (tapped, 1 damage)". */
  describe(thing: PermanentView): string {
    const size =
      thing.power === null ? '' : ` ${this.game.book.wording.size(String(thing.power), String(thing.toughness))}`;
    const notes = [
      thing.tapped ? 'tapped' : '',
      thing.sick && thing.power !== null && !thing.keywords.includes('haste') ? 'new' : '',
      thing.damage > 0 ? `${thing.damage} damage` : '',
      ...thing.counters.map(({ name, number }) => `${number} ${name}`),
      thing.chosen === null ? '' : thing.chosen,
      thing.token ? 'token' : '',
    ].filter((note) => note !== '');
    return `${thing.name}${thing.card === null ? '' : ` (${thing.card})`}${size}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  }

  /** The text of one of a permanent's abilities, in the words of the book. */
  abilityWords(id: Id, index: number): string {
    const ability = this.permanent(id)?.activated[index] ?? abilityAt(this.game.inside, this.seat, id, index);
    if (ability === undefined) return '';
    return this.textOfAbility(id, ability);
  }

  textOfAbility(id: Id, ability: Ability): string {
    const definition = this.definition(id);
    return abilityText(ability, this.game.book.wording, definition, definition.name);
  }

  label(option: Option, question: Question | null = null): string {
    if (option.what === 'player') return this.who(option.id);
    if (option.what === 'object') return this.labelObject(option.id);
    if (option.what === 'item') {
      const item = this.view.chain.find((each) => each.id === option.id);
      const atOnce = this.game.book.facts.timing.resolves === 'at once';
      const state = atOnce ? 'being played' : 'not yet resolved';
      return item === undefined ? 'a spell' : `${item.name} (${this.whose(item.controller)}, ${state})`;
    }
    return this.labelEntry(option.id, question);
  }

  private labelObject(id: Id): string {
    const thing = this.permanent(id);
    if (thing === null) return this.withCost(id);
    return `${this.whose(thing.controller)} ${this.describe(thing)}`;
  }

  private labelEntry(index: number, question: Question | null): string {
    const about = question === null ? null : aboutOf(question);
    if (about === 'triggers') {
      const own = this.game.state.waiting.filter((each) => each.controller === this.seat);
      const waiting = own[index];
      if (waiting !== undefined) {
        return `${this.definition(waiting.source).name}: ${this.textOfAbility(waiting.source, waiting.ability as Ability)}`;
      }
    }
    if (about === 'moments')
      return index === 0 ? 'first, before everything else' : `after ${index} other${index === 1 ? '' : 's'}`;
    return `number ${index + 1}`;
  }
}
