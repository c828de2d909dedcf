// The two buttons of the situation bar: each says what it will do, and does it.

import { type Answer, aboutOf, type Game, playedWord, type Question } from '../../game/index.ts';
import { optionWords, paymentWords, type Scene } from '../../game/told/index.ts';
import { ofOnePlayer } from '../../protocol/answers.ts';
import type { Deed } from '../../protocol/table.ts';
import { isMate } from '../sides.ts';
import { yesNo } from './asked.ts';
import { barsOf, COMBAT, keyOfStep } from './book.ts';
import { carefully, forecastOf } from './combat.ts';
import { couldAttack } from './uses.ts';

type Ask<Kind extends Question['ask']> = Extract<Question, { readonly ask: Kind }>;

export interface Deeds {
  readonly primary: Deed | null;
  readonly secondary: Deed | null;
}

const deed = (label: string, answer: Answer, small = '', costs = ''): Deed => ({
  label,
  small,
  costs,
  answer: ofOnePlayer(answer),
});
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const BACK = deed('Take it back', { kind: 'cancel' });

export function deedsFor(scene: Scene, question: Question): Deeds {
  const primary = primaryFor(scene, question);
  const secondary = secondaryFor(scene, question);
  return { primary, secondary: question.mayCancel === true ? BACK : secondary };
}

function primaryFor(scene: Scene, question: Question): Deed | null {
  switch (question.ask) {
    case 'act':
      return question.mayPass ? passDeed(scene, question) : null;
    case 'pick':
      return question.min === 0 ? deed('Choose nothing', { kind: 'pick', picked: [] }) : null;
    case 'order':
      return deed('Leave it in this order', { kind: 'order', order: question.items.map((_, index) => index) });
    case 'split':
      return deed('Divide it like this', scene.game.legalAnswers()[0] as Answer);
    case 'number':
      return deed(`${aboutOf(question) === 'X' ? 'X = ' : ''}${question.max}`, {
        kind: 'number',
        number: question.max,
      });
    case 'option':
      return isEither(question) ? optionDeed(scene, question, 0) : null;
    case 'yesno':
      return yesNoDeeds(scene, question)[0];
    case 'attack':
      return attackDeed(scene.game, question);
    case 'block':
      return blockDeed(scene, question);
    case 'pay': {
      const [first] = question.payments;
      return first === undefined ? null : deed('Pay', { kind: 'pay', payment: first }, paymentWords(scene, first));
    }
    default:
      return question satisfies never;
  }
}

function secondaryFor(scene: Scene, question: Question): Deed | null {
  if (question.ask === 'yesno') return yesNoDeeds(scene, question)[1];
  if (question.ask === 'option' && isEither(question)) return optionDeed(scene, question, 1);
  if (question.ask !== 'act' || question.window !== 'main') return null;
  const attack: Answer = { kind: 'begin attack' };
  if (!couldAttack(scene)) return null;
  return scene.game.whyNot(attack) === null ? deed('Attack', attack, 'declare attackers') : null;
}

/** A hand is kept unless the player wants a new one: the first button never gives anything away. */
function yesNoDeeds(scene: Scene, question: Ask<'yesno'>): readonly [Deed, Deed] {
  const words = yesNo(scene, question);
  const both = [deed(words.yes, { kind: 'yes' }), deed(words.no, { kind: 'no' })] as const;
  return aboutOf(question) === 'opening hand' ? [both[1], both[0]] : both;
}

/** One of two, and nothing to be taken back: the two buttons are theirs. */
const isEither = ({ options, mayCancel }: Ask<'option'>): boolean => options.length === 2 && mayCancel !== true;

const optionDeed = (scene: Scene, question: Ask<'option'>, option: number): Deed =>
  deed(capital(optionWords(scene, question, question.options[option] as string)), { kind: 'option', option });

function attackDeed(game: Game, question: Ask<'attack'>): Deed {
  const none: Answer = { kind: 'attack', attackers: [] };
  if (game.whyNot(none) === null) return deed('Attack with nothing', none);
  const [target] = question.targets;
  const forced: Answer = {
    kind: 'attack',
    attackers: target === undefined ? [] : question.must.map((id) => ({ id, target, band: 0 })),
  };
  const least = game.whyNot(forced) === null ? forced : (game.legalAnswers()[0] as Answer);
  return deed('Attack with what must', least);
}

function blockDeed(scene: Scene, question: Ask<'block'>): Deed {
  const { game } = scene;
  const { block } = game.book.wording;
  const none: Answer = { kind: 'block', blocks: [] };
  if (game.whyNot(none) === null)
    return deed(`${capital(block.base)} with nothing`, none, '', unblockedWords(scene, question));
  return deed(`${capital(block.base)} with what must`, game.legalAnswers()[0] as Answer);
}

/** What it costs to let every attacker through, where somebody could stand in the way. */
function unblockedWords(scene: Scene, { candidates }: Ask<'block'>): string {
  const { game, seat } = scene;
  if (candidates.length === 0) return '';
  const forecast = carefully(() => forecastOf(game, { kind: 'block', blocks: [] }));
  const life = game.state.players[seat]?.life ?? 0;
  const lost = forecast?.loses.find((each) => each.seat === seat)?.life ?? 0;
  const walkers = (forecast?.loyalty ?? []).map((each) => `${scene.nameOf(each.id)} ${each.loyalty} loyalty`);
  if (lost >= life && lost > 0) return `You would lose ${lost} life, and with it the ${playedWord(game)}.`;
  const losses = [...(lost > 0 ? [`you ${lost} life`] : []), ...walkers];
  return losses.length === 0 ? '' : `It would cost ${losses.join(' and ')}.`;
}

/** Something of a rival's that is aimed at the player or at something of the player's, in words; else empty. */
function aimedWords(scene: Scene): string {
  const { seat, view } = scene;
  const top = view.chain.at(-1);
  if (top === undefined || isMate(scene.game, top.controller, seat)) return '';
  const own = top.targets.filter(({ what, id }) =>
    what === 'player' ? id === seat : what === 'object' && scene.permanent(id)?.controller === seat,
  );
  if (own.length === 0) return '';
  const names = own.map(({ what, id }) => (what === 'player' ? 'you' : `your ${scene.nameOf(id)}`));
  return `${top.name} is aimed at ${names.join(' and ')}.`;
}

// ---- passing ----

function passDeed(scene: Scene, question: Ask<'act'>): Deed {
  const { label, small } = passWords(scene, question);
  return deed(label, { kind: 'pass' }, small, passCosts(scene, question));
}

function passCosts(scene: Scene, question: Ask<'act'>): string {
  if (question.window === 'prevention') return damageWords(scene);
  if (question.window === 'regeneration') return lostWords(scene, [question.item]);
  if (scene.view.chain.length > 0) return aimedWords(scene);
  return isLastForLands(scene, question) ? landWords(scene) : '';
}

/** Which of the player's own among these would be gone. */
function lostWords(scene: Scene, ids: readonly number[]): string {
  const own = ids.filter((id) => scene.permanent(id)?.controller === scene.seat);
  const names = own.map((id) => scene.nameOf(id));
  return names.length === 0 ? '' : `${names.join(' and ')} would go to the ${scene.game.book.wording.graveyard}.`;
}

/** What the damage that is about to count would do to the player. */
function damageWords(scene: Scene): string {
  const { view, seat } = scene;
  const onto = new Map<number, number>();
  for (const { object, amount } of view.damage) if (object > 0) onto.set(object, (onto.get(object) ?? 0) + amount);
  const dying = [...onto].flatMap(([id, amount]) => {
    const thing = scene.permanent(id);
    return thing !== null && thing.toughness !== null && thing.damage + amount >= thing.toughness ? [id] : [];
  });
  const life = view.damage.reduce((sum, each) => sum + (each.object === 0 && each.seat === seat ? each.amount : 0), 0);
  const left = scene.game.state.players[seat]?.life ?? 0;
  const hurt =
    life === 0
      ? ''
      : `You would lose ${life} life${life >= left ? `, and with it the ${playedWord(scene.game)}` : ''}.`;
  return [hurt, lostWords(scene, dying)].filter((words) => words !== '').join(' ');
}

/** Whether passing here gives up the land of this turn: its own time, or the last main phase before the turn ends. */
function isLastForLands(scene: Scene, question: Ask<'act'>): boolean {
  if (question.window === 'land') return true;
  return question.window === 'main' && scene.view.attacks.length === 0 && goingOn(scene, question) === END;
}

function landWords(scene: Scene): string {
  const hand = scene.view.players[scene.seat]?.hand ?? [];
  const land = hand.find(({ id }) => scene.game.whyNot({ kind: 'land', card: id }) === null);
  return land === undefined ? '' : `You hold ${land.name}, and may play it this turn.`;
}

/** What it is called to do nothing here. */
export const passLabel = (scene: Scene, question: Ask<'act'>): string => passWords(scene, question).label;

function passWords(scene: Scene, question: Ask<'act'>): { readonly label: string; readonly small: string } {
  const top = scene.view.chain.at(-1);
  const item = scene.view.chain.find((each) => each.id === question.item);
  switch (question.window) {
    case 'interrupt':
      return {
        label: item?.controller === scene.seat ? 'Do not interrupt' : `Let it be ${scene.game.book.wording.castPast}`,
        small: item?.name ?? '',
      };
    case 'prevention':
      return { label: 'Prevent nothing', small: 'the damage counts' };
    case 'regeneration':
      return { label: 'Let it go', small: scene.nameOf(question.item) };
    case 'moment':
      return { label: 'Play nothing', small: 'let it happen' };
    case 'land':
      return { label: 'Play no land', small: 'go on' };
    default:
      if (top !== undefined) return { label: 'Let it happen', small: top.name };
      return { label: goingOn(scene, question), small: '' };
  }
}

const END = 'End the turn';

/** Where the turn goes when this window is passed. */
function goingOn(scene: Scene, question: Ask<'act'>): string {
  const { view, game, seat } = scene;
  const now = keyOfStep(game.book, view.phase, view.step);
  const { phases, combatPhases } = barsOf(game.book);
  if (view.attacks.length > 0) {
    const next = combatPhases[combatPhases.findIndex((entry) => entry.key === now) + 1];
    return next === undefined ? 'Done' : `Done: go on to ${next.label.toLowerCase()}`;
  }
  if (question.window !== 'main') return view.turnOf.includes(seat) ? 'Done' : 'Do nothing';
  if (now === 'main') {
    const inMain = game.book.facts.combat.attacks === 'in the main phase';
    return inMain ? END : `Done: go to ${(phases.find(({ key }) => key === COMBAT)?.label ?? '').toLowerCase()}`;
  }
  return END;
}
