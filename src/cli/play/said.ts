// Commands a player may type at any question: help, a card's text, the log, why something is not allowed.

import { type Answer, cardsOf, type Id, type Question, type Refusal } from '../../game/index.ts';
import type { Scene } from '../../game/told/index.ts';
import { cardText } from '../card-text.ts';
import { wrap } from './text.ts';

export const HELP: readonly string[] = [
  'Answer with a number from the list. Besides, at any time:',
  '  ?              this help',
  '  table          shows the table again',
  '  card NAME      shows a card as this book would print it',
  '  log            shows what happened (log 50 shows more)',
  '  graves         shows what lies in both graveyards and what is out of the game',
  '  cast NAME      casts a card from your hand; play NAME puts a land into play',
  '  use NAME       uses an ability of something in play',
  '  why NAME       says why a card cannot be used now, and where the book says so',
  '  why            says more about the last refusal',
  '  cancel         takes back what you are announcing, before it is paid',
  '  main           passes until your next main phase, or until something happens',
  '  end            passes every chance to act until this turn is over',
  '  concede        gives the game up',
  '  quit           leaves the game (with --save FILE it can be looked at again)',
];

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Of things with names, those that were meant: the whole name, or its beginning, or a part of it. */
export function meant<T>(said: string, things: readonly T[], nameOf: (thing: T) => string): T[] {
  const wanted = plain(said);
  const exact = things.filter((each) => plain(nameOf(each)) === wanted);
  if (exact.length > 0) return exact;
  const begun = things.filter((each) => plain(nameOf(each)).startsWith(wanted));
  return begun.length > 0 ? begun : things.filter((each) => plain(nameOf(each)).includes(wanted));
}

/** The act that a typed "cast NAME", "play NAME" or "use NAME" means; or a sentence why it means none. */
export function actSaid(scene: Scene, verb: string, said: string, legal: readonly Answer[]): Answer | string {
  if (said === '') return `Say which: '${verb} NAME'.`;
  const hand = scene.view.players[scene.seat]?.hand ?? [];
  const [card] = meant(said, hand, (each) => each.name);
  const own = scene.view.inPlay.filter((each) => each.activated.length > 0);
  const [source] = meant(said, own, (each) => each.name);
  if (verb !== 'use' && card !== undefined) return { kind: isLand(scene, card.id) ? 'land' : 'cast', card: card.id };
  if (source !== undefined) {
    const offered = legal.find((act) => act.kind === 'use' && act.source === source.id);
    return offered ?? { kind: 'use', source: source.id, ability: 0 };
  }
  if (card !== undefined) return { kind: isLand(scene, card.id) ? 'land' : 'cast', card: card.id };
  return verb === 'use'
    ? `Nothing in play that can be used is called '${said}'.`
    : `You have no '${said}' in your hand.`;
}

const isLand = (scene: Scene, id: Id): boolean => scene.definition(id).types.includes('land');

export function refusalLines(refusal: Refusal): string[] {
  const where = refusal.passage === '' ? '' : ` — ${refusal.passage}`;
  return wrap(`That is not allowed: ${refusal.reason}${where}`, 2);
}

/** "why NAME": whether the card could be used now, and if not, the reason and the passage. */
export function whyLines(scene: Scene, said: string, last: Refusal | null): string[] {
  if (said === '') return last === null ? ['Nothing has been refused yet. Try: why NAME'] : refusalLines(last);
  const { question } = scene.game;
  if (question?.ask === 'attack' || question?.ask === 'block') return whyFightLines(scene, question, said);
  const act = actSaid(scene, 'cast', said, scene.game.legalAnswers());
  if (typeof act === 'string') return [act];
  const refusal = scene.game.whyNot(act);
  return refusal === null ? ['Nothing is against it: it may be done now.'] : refusalLines(refusal);
}

/** Why a creature cannot attack, or block what attacks. */
function whyFightLines(scene: Scene, question: Extract<Question, { ask: 'attack' | 'block' }>, said: string): string[] {
  const own = scene.view.inPlay.filter((each) => each.controller === scene.seat);
  const [thing] = meant(said, own, (each) => each.name);
  if (thing === undefined) return [`You have no '${said}' in play.`];
  if (question.ask === 'attack') {
    const target = question.targets[0] ?? { what: 'player', id: scene.seat };
    const ids = [...new Set([...question.must, thing.id])];
    const refusal = scene.game.whyNot({ kind: 'attack', attackers: ids.map((id) => ({ id, target, band: 0 })) });
    return refusal === null ? [`${thing.name} may attack.`] : refusalLines(refusal);
  }
  return scene.view.attacks
    .filter((attack) => attack.seat === scene.seat)
    .flatMap((attack) => {
      const refusal = scene.game.whyNot({ kind: 'block', blocks: [{ blocker: thing.id, attacker: attack.id }] });
      const name = scene.nameOf(attack.id);
      const { base } = scene.game.book.wording.block;
      return refusal === null
        ? [`${thing.name} may ${base} ${name}.`]
        : [`${name}:`, ...refusalLines(refusal).map((line) => `  ${line}`)];
    });
}

export function cardLines(scene: Scene, said: string): string[] {
  if (said === '') return ["Say which: 'card NAME'."];
  const seen = [
    ...new Set(
      [
        ...scene.view.inPlay,
        ...scene.view.players.flatMap((player) => [...player.hand, ...player.graveyard, ...player.removed]),
        ...scene.view.chain,
      ].map((each) => each.name),
    ),
  ];
  const [name] = meant(said, seen, (each) => each);
  const [known] = name === undefined ? meant(said, cardsOf(scene.game.book), (each) => each) : [name];
  const { lines } = cardText(scene.game.book, known ?? said);
  return lines.flatMap((line) => wrap(line, 2, '  '));
}

export function graveLines(scene: Scene): string[] {
  const { graveyard } = scene.game.book.wording;
  return scene.view.players.flatMap((player) => [
    ...wrap(
      player.graveyard.map((card) => card.name).join(', ') || 'empty',
      4,
      `${scene.whose(player.seat)} ${graveyard}: `,
    ),
    ...(player.removed.length > 0
      ? wrap(player.removed.map((card) => card.name).join(', '), 4, '  out of the game: ')
      : []),
  ]);
}
