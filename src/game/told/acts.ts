// What can be done, in words: acts, passing, payments, options, and what has been announced.

import type { Answer, Payment, Question } from '../../engine/asking/decision.ts';
import { aboutOf } from '../../engine/asking/purposes.ts';
import type { Ability } from '../../language/ability.ts';
import { abilityText } from '../../wording/ability.ts';
import { textOf, withX } from '../../wording/index.ts';
import { mayIgnore } from '../acting.ts';
import type { ItemView } from '../view.ts';
import type { Scene } from './scene.ts';

type Ask<Kind extends Question['ask']> = Extract<Question, { readonly ask: Kind }>;

/** "two Forests": things of the same words are counted. */
export function counted(words: readonly string[]): string {
  const numbers = new Map<string, number>();
  for (const word of words) numbers.set(word, (numbers.get(word) ?? 0) + 1);
  return [...numbers].map(([word, number]) => (number === 1 ? word : `${word} ×${number}`)).join(', ');
}

export function passWords(scene: Scene, question: Ask<'act'>): string {
  if (question.window === 'interrupt') return 'do not interrupt';
  if (question.window === 'prevention') return 'prevent nothing more';
  if (question.window === 'regeneration') return 'let it go';
  if (scene.view.chain.length > 0 || question.window === 'moment') return 'do nothing: let it happen';
  return 'pass: go on';
}

export function actWords(scene: Scene, act: Answer): string {
  switch (act.kind) {
    case 'land':
      return `play ${scene.nameOf(act.card)}`;
    case 'cast':
      return `${scene.game.book.wording.cast} ${scene.withCost(act.card)}`;
    case 'use':
      return `use ${scene.nameOf(act.source)}: ${scene.abilityWords(act.source, act.ability)}`;
    case 'duty': {
      const duty = scene.game.state.turn.duties.find((each) => each.id === act.duty);
      if (duty === undefined) return 'deal with what this phase asks';
      const definition = scene.definition(duty.source);
      const text = abilityText(duty.ability as Ability, scene.game.book.wording, definition, definition.name);
      return `${mayIgnore(scene.game, duty.id) ? 'use' : 'deal with'} ${definition.name}: ${text}`;
    }
    case 'begin attack':
      return 'attack';
    default:
      return act.kind;
  }
}

/** An option in words; the modes of a card are told as the card tells them. */
export function optionWords(scene: Scene, question: Ask<'option'>, words: string): string {
  if (aboutOf(question) !== 'mode' || question.source === 0) return words;
  const definition = scene.definition(question.source);
  const mode = definition.spell.modes[Number(words)];
  if (mode === undefined) return words;
  return textOf(
    { ...definition, abilities: [], spell: { ...definition.spell, modes: [mode], additionalCost: null } },
    scene.game.book.wording,
  );
}

export function paymentWords(scene: Scene, payment: Payment): string {
  if (payment.taps.length === 0) return 'from the mana you have';
  const words = payment.taps.map(({ id, mana }) => {
    const thing = scene.permanent(id);
    const several =
      new Set(
        (thing?.activated ?? []).flatMap((ability) =>
          ability.effects.flatMap((effect) => (effect.do === 'addAnyMana' ? effect.kinds : [])),
        ),
      ).size > 1;
    return `${scene.nameOf(id)}${several ? ` for {${mana}}` : ''}`;
  });
  return counted(words);
}

export function itemWords(scene: Scene, item: ItemView): string {
  const aims = item.targets.map(({ what, id }) => {
    if (what === 'player') return scene.who(id);
    return what === 'item' ? (scene.view.chain.find((each) => each.id === id)?.name ?? 'a spell') : scene.nameOf(id);
  });
  const what =
    item.what === 'damage' ? 'combat damage' : item.what === 'spell' ? item.name : `an effect of ${item.name}`;
  const interrupted = scene.view.chain.find((each) => each.id === item.interrupts);
  return [
    `${what} (${scene.whose(item.controller)}${item.x > 0 ? `, X = ${item.x}` : ''})`,
    aims.length > 0 ? `→ ${aims.join(', ')}` : '',
    interrupted === undefined ? '' : `— interrupting ${interrupted.name}`,
    !item.successful && scene.game.book.facts.timing.interrupts !== 'none' ? '— can still be interrupted' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** What a card says, in the words of the book; nothing of a card that this seat may not see. */
export function cardWords(scene: Scene, id: number, x: number | null = null): string {
  if (!scene.sees(id)) return '';
  const card = scene.definition(id);
  return textOf(x === null ? card : withX(card, x), scene.game.book.wording);
}
