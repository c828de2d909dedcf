// What has been announced and waits: what it is in the book's words, and what it says.

import type { ChainItem, Id } from '../../core/state.ts';
import { saidOf } from '../../engine/casting/said.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { Ability } from '../../language/ability.ts';
import type { CardDefinition } from '../../language/card.ts';
import { abilityText } from '../../wording/ability.ts';
import { textOf, typeLine } from '../../wording/index.ts';
import type { Scene } from './scene.ts';

export interface ItemWords {
  /** "Instant", "Ability of Prodigal Sorcerer". */
  readonly kind: string;
  readonly text: string;
  /** It becomes a permanent when it resolves. */
  readonly arrives: boolean;
}

export function waitingWords(scene: Scene, id: Id): ItemWords {
  const item = scene.game.state.chain.find((each) => each.id === id);
  if (item === undefined) return { kind: '', text: '', arrives: false };
  const words = printedWords(scene, item);
  const said = saidOf(scene.game.inside, item).map((each) => (typeof each === 'string' ? each : scene.nameOf(each)));
  return said.length === 0 ? words : { ...words, text: `${words.text}\nChosen: ${said.join(', ')}.` };
}

/** By what is printed on its card. */
function printedWords(scene: Scene, item: ChainItem): ItemWords {
  const { wording } = scene.game.book;
  const definition = scene.definition(item.object);
  if (item.what === 'damage') return { kind: 'Combat damage', text: 'Damage that waits to be dealt.', arrives: false };
  if (item.what === 'spell') {
    const mode = definition.spell.modes[item.mode];
    const told =
      mode === undefined || definition.spell.modes.length < 2
        ? definition
        : { ...definition, abilities: [], spell: { ...definition.spell, modes: [mode] } };
    return spellWords(scene.game.book, told);
  }
  const text = item.ability === null ? '' : abilityText(item.ability as Ability, wording, definition, definition.name);
  return { kind: `${item.what === 'trigger' ? 'Effect' : 'Ability'} of ${definition.name}`, text, arrives: false };
}

/** A spell by what is printed on its card. */
export function spellWords({ wording }: Rulebook, definition: CardDefinition): ItemWords {
  const arrives = !definition.types.includes('instant') && !definition.types.includes('sorcery');
  return { kind: typeLine(definition, wording), text: textOf(definition, wording), arrives };
}
