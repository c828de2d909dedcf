// What happens later, in words: at the end of turn or combat, at an upkeep, when control is lost.

import type { Effect } from '../language/effect.ts';
import { doneTo } from './amount.ts';
import { payPhrase } from './cost.ts';
import { isNotAttacked, isOfAll } from './effect-again.ts';
import { conjugate, lower, one } from './grammar.ts';
import { extended, type Item, text, together, told } from './items.ts';
import { who } from './ref.ts';
import { heardOften, type Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Tell = (effects: readonly Effect[], t: Telling) => Item[];

/** "at the beginning of each of your upkeeps". */
const eachUpkeep = ({ voice }: Telling): string =>
  lower(voice.phaseOf('upkeep', 'your', null)).replace(/your (upkeep)/, 'each of your $1s');

export function laterOn(effect: Of<'later'>, t: Telling, tell: Tell): Item[] {
  const times = {
    'end of combat': t.voice.atEndOfCombat,
    'end of turn': t.voice.atEndOfTurn,
    'your end of turn': t.voice.atYourEndOfTurn,
    'end of that turn': t.voice.atEndOfThatTurn,
    'next upkeep': t.voice.atNextUpkeep,
    'your next upkeep': lower(t.voice.phaseOf('beginning of upkeep', 'your', null)).replace(
      /your (upkeep)/,
      'your next $1',
    ),
    'their next draw': t.voice.atTheirNextDraw,
  };
  if (effect.when === 'control lost') {
    // Of the source itself it is told last: "Sacrifice the creature when you lose control of …".
    const isOwn = effect.of.ref === 'this';
    const thing = isOwn ? t.me : who(effect.of, heardOften(t)).text;
    const done = told(tell(effect.then, heardOften(t))).replace(` ${thing}`, ' it');
    const lost = `${lower(t.voice.when)} ${t.voice.losesControl(thing)}`;
    return [text(isOwn ? `${done.replace(/\.$/, '')} ${lost}` : `${lost}, ${done}`)];
  }
  if (effect.when === 'your upkeeps')
    return [text(`${eachUpkeep(t)} for the rest of the game, ${told(tell(effect.then, t))}`)];
  if (effect.when === 'never') return [text('this is paid for, and does not happen')];
  if (effect.when === 'their next draw') {
    const before = t.voice.atTheirNextDraw.replace(/^.* next /, 'before that ');
    const paid = payPhrase(effect.unless, t, one(t.voice.pronoun.subject));
    return extended(tell(effect.then, t), `${times[effect.when]} unless ${paid} ${before}`);
  }
  const [only, ...others] = effect.then;
  if (only?.do === 'if' && others.length === 0 && isNotAttacked(only.condition)) {
    const done = told(tell(only.then, heardOften(heardOften(t)))).replace(/\.$/, '');
    return [
      text(`if it ${conjugate(t.voice.doNot, false)}, ${done.replace(/ the creature/, ' it')} ${times[effect.when]}`),
    ];
  }
  const [proviso] = effect.then;
  if (proviso?.do === 'if' && proviso.condition.if === 'is' && proviso.condition.filter.attackedThisTurn) {
    const done = told(tell(proviso.then, t)).replace(/\.$/, '');
    return [text(`${times[effect.when]}, ${done} if it attacked this turn`)];
  }
  const last = effect.then[effect.then.length - 1];
  if (last?.do === 'later' && effect.then.length > 1)
    return [...extended(tell(effect.then.slice(0, -1), t), times[effect.when]), ...laterOn(last, t, tell)];
  const items = tell(effect.then, t);
  if (items.length > 1 && effect.when === 'end of combat') return [text(`${times[effect.when]}, ${together(items)}`)];
  // What comes back later is told of in a sentence of its own.
  if (effect.when === 'end of that turn' || effect.then.every((each) => each.do === 'toPlay'))
    return [text(`${times[effect.when]}, ${told(items)}`)];
  const isCounted = proviso?.do === 'putCounters' && proviso.amount !== 'all' && doneTo(proviso.amount, t) !== null;
  if (isOfAll(effect) || isCounted) return [text(`${times[effect.when]}, ${told(items)}`)];
  return extended(items, times[effect.when]);
}
