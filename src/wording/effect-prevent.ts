// Damage that is kept away, in words.

import type { Effect } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import { amountPhrase } from './amount.ts';
import { clauseText, list, unreachable } from './grammar.ts';
import { type Item, order, text } from './items.ts';
import { noun, several } from './noun.ts';
import { eachWho, who } from './ref.ts';
import type { Telling } from './telling.ts';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

export function tellPrevention(
  effect: Of<'prevent' | 'preventAll' | 'redirect' | 'preventFromSource' | 'preventCombat'>,
  t: Telling,
): Item[] {
  const { voice } = t;
  switch (effect.do) {
    case 'prevent':
      return [
        prevents(voice.prevent(amountPhrase(effect.amount, t), eachWho(effect.to, t).text)),
        ...answered(effect, t),
      ];
    case 'preventAll':
      return [preventsAll(effect, t)];
    case 'redirect':
      return [text(redirected(effect, t))];
    case 'preventFromSource':
      if (effect.past === true)
        return [
          text(
            `all damage ${voice.dealt} to ${who(effect.to, t).text} so far this turn by one ${noun(effect.source, t, 'source').one} is added to your life total instead of subtracted from it`,
          ),
        ];
      return [
        text(fromSource(effect, t)),
        ...(effect.gain ? [text(`you gain life equal to the damage prevented this way`)] : []),
      ];
    case 'preventCombat':
      return [text(voice.preventCombat)];
    default:
      return unreachable(effect);
  }
}

/** "the next 1 damage that would be dealt to it this turn is dealt to its owner instead". */
function redirected({ amount, of, to }: Of<'redirect'>, t: Telling): string {
  const much = amount === 'all' ? null : amountPhrase(amount, t);
  if (of === undefined) return t.voice.redirect(much ?? '', who(to, t).text);
  const whom = who(of, t).text;
  const isOwner = to.ref === 'owner' && to.of.ref === 'this';
  return t.voice.redirectFrom(much, whom, isOwner ? 'its owner' : who(to, t).text);
}

/** Whose damage it is: "a source of your choice of the chosen color". */
function fromSource(effect: Of<'preventFromSource'>, t: Telling): string {
  const { chosenColor, ...rest } = effect.source;
  // Creatures in a fight are told of as such; else it is a source of that kind.
  const kind = (rest.unblocked ? noun(rest, t) : noun(rest, t, 'source')).one;
  const said = keptOff(effect, kind, who(effect.to, t).text, t);
  if (!chosenColor) return said;
  const place = said.includes(`${kind} of your choice`) ? `${kind} of your choice` : kind;
  return said.replace(place, `${place} of the chosen color`);
}

function keptOff({ leaves, back, combat }: Of<'preventFromSource'>, kind: string, to: string, t: Telling): string {
  if (back === true) return t.voice.dealsBack(kind, to, t.me);
  if (typeof leaves === 'number') return t.voice.preventAllBut(kind, to, leaves, combat === true);
  return t.voice.preventFromSource(kind, to);
}

/** "If damage is prevented this way, it deals that much damage to …". */
function answered(effect: Of<'prevent'>, t: Telling): Item[] {
  if (effect.answer === undefined) return [];
  const dealt = clauseText({
    who: who({ ref: 'this' }, t),
    verb: t.voice.deal,
    rest: `that much damage to ${who(effect.answer, t).text}`,
  });
  return [text(`if damage is prevented this way, ${dealt}`)];
}

/** "you and creatures you control". */
function preventsAll(effect: Of<'preventAll'>, t: Telling): Item {
  if (effect.from !== undefined) return prevents(t.voice.preventAllBy(sourceKinds(effect.from, t)));
  const things = effect.things === null ? [] : [several(effect.things, t)];
  return prevents(t.voice.preventAll(list([eachWho(effect.to, t).text, ...things], 'and')));
}

/** "black sources and red sources". */
const sourceKinds = ({ colors = [], ...rest }: Filter, t: Telling): string =>
  colors.length === 0
    ? several(rest, t, 'source')
    : list(
        colors.map((color) => several({ ...rest, colors: [color] }, t, 'source')),
        'and',
      );

const prevents = (words: string): Item => {
  const [verb = '', ...rest] = words.split(' ');
  return order(verb, rest.join(' '));
};
