// Every card that speaks of players other than "you", at a table of four, each alone and two against two: who may be its target,
// whose doing wakes it, whom it befalls, and that it treats all alike of whom it says "each". What is expected is read from
// the definition, and what happens from a round in which everybody does the same (test/support/seats).

import { describe, expect, test } from 'vitest';
import { playerLimits } from '../../src/engine/things/characteristics.ts';
import { cardsOf, findBook } from '../../src/game/index.ts';
import { kindsFor } from '../../src/game/library.ts';
import { inBook } from '../../src/language/card.ts';
import { wholeCard } from '../../src/wording/index.ts';
import { foesOf, groupsIn, meantBy, piecesWith, targetsOf, wakersOf } from '../support/seats/meaning.ts';
import { SCENES } from '../support/seats/own-scenes.ts';
import { OWNER, type Tour, tourOf } from '../support/seats/tour.ts';

const SPEAKS = /opponent|defending player|each player|that player|team ?mate|other player|chosen player|a player/i;

function cardsThatSpeak(id: string): string[] {
  const book = findBook(id);
  const kinds = kindsFor(book);
  return cardsOf(book).filter((name) => {
    const definition = kinds.named(name)?.definition;
    return definition !== undefined && SPEAKS.test(wholeCard(inBook(definition, book.edition), book.wording));
  });
}

type Node = { readonly [key: string]: unknown };

/** What was looked at in the tour of a card. */
class Looked {
  readonly at: string[] = [];
  private readonly tour: Tour;
  private readonly variant: string;
  private readonly definition: Node;

  constructor(tour: Tour, variant: string) {
    this.tour = tour;
    this.variant = variant;
    const { book, inside } = tour.game;
    this.definition = inBook(inside.kind(tour.card).definition, book.edition) as unknown as Node;
    this.aims();
    this.resolutions();
    this.wakers();
    this.statics();
  }

  /** Each question for a target offers just the players, and the things of just the players, of one of its targets. */
  private aims(): void {
    const specs = piecesWith(this.definition, 'zoneOf').map((spec) => targetsOf(spec, this.variant, this.tour));
    const enchant = this.definition.enchant as Node | null;
    if (enchant !== null && enchant !== undefined)
      specs.push(targetsOf({ kinds: ['permanent'], filter: enchant }, this.variant, this.tour));
    for (const { aims, asked, players, controllers, purpose } of this.tour.choices) {
      if (purpose === 'choose an opponent') {
        expect(players, 'the opponents to choose from').toEqual(foesOf(this.variant, OWNER));
        this.at.push('chosen opponent');
      }
      if (!aims || asked !== OWNER) continue;
      const fits = specs.filter(({ players: may, whose }) => {
        const within = controllers.every((seat) => whose.includes(seat));
        return within && [...players].sort().join() === may.join();
      });
      expect(fits, `nobody else: players ${players}, things of ${controllers}`).not.toEqual([]);
      if (players.length > 0 || controllers.length < 4) this.at.push('target');
    }
  }

  private resolutions(): void {
    for (const each of this.tour.resolutions) {
      const effects = each.ability === null ? this.definition.spell : (each.ability as Node).effects;
      const meant = meantBy(effects, this.variant, each);
      each.befell.forEach((signs, seat) => {
        expect(meant.has(seat) ? [] : signs, `what befell seat ${seat}, whom it does not speak of`).toEqual([]);
      });
      if (meant.size < 4 && each.befell.some((signs, seat) => seat !== each.controller && signs.length > 0))
        this.at.push('only those meant');
      for (const group of groupsIn(effects, this.variant, each)) this.alike(group, each.befell, each.controller);
    }
  }

  /** The same befalls all of a group; the one who has the card may get something besides. */
  private alike(group: readonly number[], befell: readonly (readonly string[])[], controller: number): void {
    const others = group.filter((seat) => seat !== controller);
    const signs = befell[others[0] as number] ?? [];
    for (const seat of others) expect(befell[seat], `seat ${seat} like the others`).toEqual(signs);
    if (group.includes(controller)) expect(befell[controller]).toEqual(expect.arrayContaining([...signs]));
    if (signs.length > 0) this.at.push('each alike');
  }

  /** Over the round each trigger was woken by all whom it listens to, and by nobody else. */
  private wakers(): void {
    const abilities = this.definition.abilities as readonly Node[];
    for (const ability of abilities) {
      if (ability.ability !== 'triggered') continue;
      const said = JSON.stringify([ability.condition, ability.targets, ability.effects]);
      const speaks = /eventPlayer|"active"|otherPlayers|"event"/.test(said);
      const wakers = wakersOf(ability.when as Node, this.variant, speaks);
      const same = JSON.stringify(ability);
      const woke = this.tour.resolutions.filter((each) => JSON.stringify(each.ability) === same);
      if (wakers === null || woke.length === 0) continue;
      // Who has it now is "you" in it.
      const asOwner = (seat: number, holder: number): number => (seat === holder ? OWNER : seat);
      const by = [...new Set(woke.map(({ eventPlayer, controller }) => asOwner(eventPlayer, controller)))].sort();
      // A condition may have held for some of them only.
      if (ability.condition === null) expect(by, 'whose doing or phase woke it').toEqual([...wakers]);
      else expect(wakers, 'whose doing or phase woke it').toEqual(expect.arrayContaining(by));
      this.at.push('woken');
    }
  }

  /** What a static ability says of players holds for them and for nobody else. */
  private statics(): void {
    const { game, card } = this.tour;
    if (game.state.objects[card]?.zone !== 'play') return;
    for (const ability of this.definition.abilities as readonly Node[]) {
      const ref = (ability.players as Node | null)?.ref as string | undefined;
      if (ability.ability !== 'static' || ability.condition !== null) continue;
      const of: { [word: string]: readonly number[] } = {
        you: [OWNER],
        opponents: foesOf(this.variant, OWNER),
        everybody: [0, 1, 2, 3],
      };
      const expected = of[ref ?? ''];
      if (expected === undefined) continue;
      const held = [0, 1, 2, 3].filter((seat) =>
        playerLimits(game.inside, seat).some(
          ({ source, change }) => source === card && (ability.changes as unknown[]).includes(change),
        ),
      );
      expect(held, 'for whom it holds').toEqual(expected);
      this.at.push('static');
    }
  }
}

describe.each([
  ['m11', 'free-for-all'],
  ['tenth', 'two-headed-giant'],
] as const)('%s, %s', (book, variant) => {
  test.each(cardsThatSpeak(book))('%s means the right players', (name) => {
    const looked = new Looked(tourOf(book, variant, name), variant);
    const scene = SCENES[name];
    // A card whose words such a round does not put to the test has a scene of its own.
    if (looked.at.length === 0) expect(scene, `${name} needs a scene in own-scenes.ts`).toBeDefined();
    scene?.(book, variant);
  });
});
