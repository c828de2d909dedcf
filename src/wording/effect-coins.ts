// Games of chance in words: coins flipped once, by several, or again and again for more and more.

import type { Amount } from '../language/amount.ts';
import type { Effect } from '../language/effect.ts';
import { conjugate, YOU } from './grammar.ts';
import { does, type Item, order, text, told } from './items.ts';
import { who } from './ref.ts';
import { heardOften, type Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Tell = (effects: readonly Effect[], t: Telling) => Item[];

export function flips(effect: Of<'flipCoin'>, t: Telling, tell: Tell): Item[] {
  if (effect.who !== undefined) return [does({ who: who(effect.who, t), verb: 'each flip', rest: 'a coin' })];
  // What either branch says of the same target is "it" in the second.
  const branch = (verb: string, effects: readonly Effect[], telling = t): Item[] =>
    effects.length === 0 ? [] : [text(`if you ${verb} the flip, ${told(tell(effects, telling))}`)];
  return [order('flip', 'a coin'), ...branch('win', effect.win), ...branch('lose', effect.lose, heardOften(t))];
}

/** What is at stake is twice what it was the time before, and one at first. */
const isStake = (amount: Amount): boolean =>
  typeof amount !== 'number' && amount.amount === 'bound' && amount.of[0] === 1;

const goesOn = (effect: Effect): effect is Of<'may'> =>
  effect.do === 'may' && effect.cost === null && effect.then.length + effect.otherwise.length === 0;

/** Whether it is a game for more and more: "Double the life stakes with each flip." */
export const isGame = ({ then }: Of<'repeat'>): boolean => then[0]?.do === 'flipCoin' && then[0].win.some(goesOn);

/** "you gain 1 life and target opponent loses 1 life, and you decide whether to flip again". */
function round(effects: readonly Effect[], t: Telling, tell: Tell): string {
  const first = effects.filter((each) => !goesOn(each)).map((each) => atFirst(each));
  const said = first.map((each) => told(tell([each], t)).replace(/\.$/, ''));
  const decider = effects.find(goesOn)?.who;
  const player = decider === undefined ? YOU : who(decider, t);
  const opponent = `that ${t.voice.opponent.one.replace(/^\w+ /, '')}`;
  const done = said.join(' and ').replace('that player', opponent);
  const decides = `${player.text.replace(/^the player/, 'that player')} ${conjugate('decide', player.many)}`;
  return `${done}, and ${decides} whether to flip again`;
}

/** The same effect as it is the first time, for the first stake. */
const atFirst = (effect: Effect): Effect =>
  (effect.do === 'gainLife' || effect.do === 'loseLife') &&
  (isStake(effect.amount) || (typeof effect.amount !== 'number' && effect.amount.amount === 'named'))
    ? { do: effect.do, who: effect.who, amount: 1 }
    : effect;

export function game({ then }: Of<'repeat'>, t: Telling, tell: Tell): Item[] {
  const [coin] = then;
  if (coin?.do !== 'flipCoin') return [];
  return [
    order('flip', 'a coin'),
    text(`if you win the flip, ${round(coin.win, t, tell)}`),
    text(`if you lose the flip, ${round(coin.lose, t, tell)}`),
    text('double the life stakes with each flip'),
  ];
}
