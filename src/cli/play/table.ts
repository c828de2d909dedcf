// The table as text: both sides, what waits to take effect, the attack, and the hand.

import type { PermanentView, PlayerView } from '../../game/index.ts';
import { counted, itemWords, type Scene } from '../../game/told/index.ts';
import { MANA_KINDS } from '../../language/mana.ts';
import { bold, faint, rule, wrap } from './text.ts';

export function tableLines(scene: Scene): string[] {
  const { view } = scene;
  const mine = scene.seat;
  const others = view.players.filter((player) => player.seat !== mine);
  const me = view.players[mine] as PlayerView;
  return [
    faint(rule()),
    ...wrap(`${turnWords(scene)} · ${scene.game.book.name.replace(/ \(.*\)$/, '')}`).map(bold),
    ...others.flatMap((player) => [...sideLines(scene, player), '']),
    ...sideLines(scene, me),
    ...chainLines(scene),
    ...attackLines(scene),
    ...damageLines(scene),
    ...handLines(scene, me),
    faint(rule()),
  ];
}

const turnWords = (scene: Scene): string =>
  scene.view.turn === 0
    ? 'Before the first turn'
    : `Turn ${scene.view.turn} · ${scene.whose(scene.view.active)} turn · ${phaseWords(scene)}`;

/** The phase and step by the book's own names. */
function phaseWords({ view }: Scene): string {
  return view.step === view.phase || view.step === '' ? `${view.phase} phase` : `${view.phase} phase, ${view.step}`;
}

function sideLines(scene: Scene, player: PlayerView): string[] {
  const { book } = scene.game;
  const mana = player.pool.map((number, kind) => (MANA_KINDS[kind] as string).repeat(number)).join('');
  const parts = [
    `${player.life} life`,
    ...(book.facts.loss.poison !== null && player.poison > 0
      ? [`${player.poison} poison of ${book.facts.loss.poison}`]
      : []),
    `${player.handCount} in hand`,
    ...(player.faceDown > 0 ? [`${player.faceDown} face down to be drawn`] : []),
    `${player.libraryCount} in the ${book.wording.library}`,
    `${player.graveyard.length} in the ${book.wording.graveyard}`,
    ...(player.ante.length > 0 ? [`ante: ${player.ante.map((card) => card.name).join(', ')}`] : []),
    ...(mana === '' ? [] : [`mana: ${mana}`]),
  ];
  const name = player.seat === scene.seat && player.name !== 'You' ? `${player.name} (you)` : player.name;
  const own = scene.view.inPlay.filter((each) => each.controller === player.seat);
  const attachments = new Set(scene.view.inPlay.filter((each) => each.attachedTo !== 0).map((each) => each.id));
  const free = own.filter((each) => !attachments.has(each.id) || scene.permanent(each.attachedTo) === null);
  const lands = free.filter(
    (each) => each.types.includes('land') && each.power === null && bearing(scene, each) === '',
  );
  const rest = free.filter((each) => !lands.includes(each));
  return [
    ...wrap(parts.join(' · '), 4, `${bold(name)}  `),
    ...(lands.length > 0 ? wrap(counted(lands.map((each) => scene.describe(each))), 4, '  ') : []),
    ...alike(rest.map((each) => `${scene.describe(each)}${keywordNote(each)}${bearing(scene, each)}`)).flatMap(
      (words) => wrap(words, 6, '  '),
    ),
    ...(own.length === 0 ? [faint('  nothing in play')] : []),
  ];
}

/** Things of which the same is to be said share a line. */
const alike = (lines: readonly string[]): string[] =>
  [...new Set(lines)].map((line) => counted(lines.filter((each) => each === line)));

function keywordNote(thing: PermanentView): string {
  return thing.power === null || thing.keywords.length === 0 ? '' : ` · ${thing.keywords.join(', ')}`;
}

/** What is attached to it. */
function bearing(scene: Scene, thing: PermanentView): string {
  const on = scene.view.inPlay.filter((each) => each.attachedTo === thing.id);
  const note = (each: PermanentView): string =>
    each.controller === thing.controller ? each.name : `${scene.whose(each.controller)} ${each.name}`;
  return on.length === 0 ? '' : ` · with ${on.map(note).join(', ')}`;
}

const CHAINS: { readonly [way: string]: string } = {
  stack: 'The stack, top first',
  batch: 'The batch, last announced first',
  together: 'Announced, to take effect at the same time',
  'at once': 'Being played',
};

function chainLines(scene: Scene): string[] {
  const { chain } = scene.view;
  if (chain.length === 0) return [];
  const title = CHAINS[scene.game.book.facts.timing.resolves] ?? 'Waiting';
  return [bold(`${title}:`), ...[...chain].reverse().flatMap((item) => wrap(itemWords(scene, item), 6, '  '))];
}

function attackLines(scene: Scene): string[] {
  const { attacks } = scene.view;
  if (attacks.length === 0) return [];
  const { block } = scene.game.book.wording;
  return [
    bold('The attack:'),
    ...attacks.flatMap((attack) => {
      const at = attack.planeswalker !== 0 ? scene.nameOf(attack.planeswalker) : scene.who(attack.seat);
      const blockers = attack.blockers.map((id) => scene.nameOf(id)).join(', ');
      const state = attack.blocked ? `, ${block.ed}${blockers === '' ? '' : ` by ${blockers}`}` : '';
      const band = attack.band > 0 ? ` (band ${attack.band})` : '';
      return wrap(`${scene.nameOf(attack.id)}${band} → ${at}${state}`, 6, '  ');
    }),
  ];
}

function damageLines(scene: Scene): string[] {
  const { damage } = scene.view;
  if (damage.length === 0) return [];
  const to = (object: number, seat: number): string => (object !== 0 ? scene.nameOf(object) : scene.who(seat));
  return [
    bold('Damage that may still be prevented:'),
    ...damage.map(
      ({ source, object, seat, amount }) => `  ${amount} from ${scene.nameOf(source)} to ${to(object, seat)}`,
    ),
  ];
}

function handLines(scene: Scene, me: PlayerView): string[] {
  const words = me.hand.map((card) => scene.withCost(card.id));
  return wrap(words.length === 0 ? 'empty' : counted(words), 4, `${bold('Your hand')}: `);
}
