// Conditions in words: what stands after "if" or "unless".

import type { Amount, Ref } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import type { Filter, Whose } from '../language/filter.ts';
import { amountPhrase } from './amount.ts';
import { conjugate, list, numberWord, unreachable } from './grammar.ts';
import { a, adjectives, noun, opponentOf, several } from './noun.ts';
import { who, whose } from './ref.ts';
import type { Telling } from './telling.ts';

/** "a Swamp or a Mountain": where one of several types will do, each is named with its article. */
const anyOne = (filter: Filter, t: Telling): string => {
  const { subtypes = [], ...rest } = filter;
  const isEither = subtypes.length > 1 && Object.keys(rest).length === 0;
  return isEither
    ? list(
        subtypes.map((type) => a({ subtypes: [type] }, t)),
        'or',
      )
    : a(filter, t);
};

const quantity = (filter: Filter, atLeast: number | undefined, t: Telling): string =>
  atLeast === undefined || atLeast === 1 ? anyOne(filter, t) : `${numberWord(atLeast)} or more ${several(filter, t)}`;

/** In a sentence about attacking, the opponent who matters is the one attacked. */
function controls(condition: Extract<Condition, { if: 'controls' }>, t: Telling, isNot: boolean): string {
  const { voice } = t;
  const player = condition.who.ref === 'opponents' ? voice.opponent.defending : who(condition.who, t).text;
  return has(player, condition.filter, condition.atLeast, t, isNot);
}

/** "defending player controls an Island", "you have no islands in play". */
function has(player: string, filter: Filter, atLeast: number | undefined, t: Telling, isNot: boolean): string {
  const { verb, rest } = t.voice.control;
  const things = isNot ? `no ${several(filter, t)}` : quantity(filter, atLeast, t);
  const where = rest === '' || things.includes(rest) ? '' : ` ${rest}`;
  return `${player} ${conjugate(verb, player === 'you')} ${things}${where}`;
}

/** "an opponent controls more lands than you". */
function controlsMore(condition: Extract<Condition, { if: 'controlsMore' }>, t: Telling, isNot: boolean): string {
  const player = condition.who.ref === 'opponents' ? t.voice.opponent.one : who(condition.who, t).text;
  const { verb, rest } = t.voice.control;
  const number = condition.by === undefined ? '' : `at least ${numberWord(condition.by)} `;
  const things = `${number}${isNot ? 'no more' : 'more'} ${several(condition.filter, t)}${rest === '' ? '' : ` ${rest}`}`;
  return `${player} ${conjugate(verb, player === 'you')} ${things} than you`;
}

const PLAYERS = (whose: Whose, t: Telling): string => {
  switch (whose) {
    case 'you':
      return 'you';
    case 'opponent':
      return t.voice.opponent.one;
    case 'notYou':
      return 'another player';
    case 'active':
      return t.voice.activePlayer;
    case 'defending':
      return t.voice.opponent.defending;
    case 'event':
      return 'that player';
    case 'eventOpponent':
      return opponentOf("that player's", t.voice);
  }
};

function inPlay(condition: Extract<Condition, { if: 'inPlay' }>, t: Telling, isNot: boolean): string {
  const { controller, ...things } = condition.filter;
  if (controller !== undefined) return has(PLAYERS(controller, t), things, condition.atLeast, t, isNot);
  if (isNot) return `no ${several(condition.filter, t)} are ${t.voice.inPlay}`;
  const isMany = condition.atLeast !== undefined && condition.atLeast > 1;
  const some = quantity(condition.filter, condition.atLeast, t);
  return isMany ? `there are ${some} ${t.voice.inPlay}` : `${some} is ${t.voice.inPlay}`;
}

/** "a creature card that isn't the named card". */
function sought({ noneOf = [], ...filter }: Filter, t: Telling): string {
  const isOther = noneOf.some(({ called }) => called !== undefined);
  return `${a(filter, t, 'card')}${isOther ? " that isn't the named card" : ''}`;
}

/** "is untapped", "is a creature". */
function is(condition: Extract<Condition, { if: 'is' }>, t: Telling, isNot: boolean): string {
  if (condition.what.ref === 'cards') return topCard(condition.what, condition.filter, t, isNot);
  const naming = condition.what.ref === 'named' ? t.heard.names[condition.what.name] : undefined;
  if (naming?.cards && t.heard.searched) return `you searched for ${sought(condition.filter, t)}`;
  if (naming?.cards) return `it${isNot ? " isn't" : "'s"} ${a(condition.filter, t, 'card')}`;
  if (condition.filter.attackedThisTurn !== undefined) {
    const did = condition.filter.attackedThisTurn !== isNot;
    return `${who(condition.what, t).text} ${did ? 'attacked' : `${t.voice.didNot} attack`} this turn`;
  }
  if (condition.filter.foughtThisCombat === true)
    return `${who(condition.what, t).text} ${isNot ? 'neither ' : ''}attacked ${isNot ? 'nor' : 'or'} ${t.voice.block.ed} ${t.voice.thisCombat}`;
  const verb = isNot ? "isn't" : 'is';
  const words = adjectives(condition.filter, t.voice);
  const named = noun(condition.filter, t).one;
  const bare = named === `${words} ${t.voice.permanent.one}`;
  // "has flying", "has toughness 5 or greater".
  const trait = `${t.voice.permanent.one} with `;
  if (named.startsWith(trait) && !isNot) return `${who(condition.what, t).text} has ${named.slice(trait.length)}`;
  return `${who(condition.what, t).text} ${verb} ${bare ? words : a(condition.filter, t)}`;
}

/** "the top card of your library is black". */
function topCard({ of }: Extract<Ref, { ref: 'cards' }>, filter: Filter, t: Telling, isNot: boolean): string {
  const { colors, ...others } = filter;
  const bare = colors !== undefined && Object.keys(others).length === 0;
  const what = bare ? list(colors, 'or') : a(filter, t, 'card');
  return `the top card of ${whose(of, t)} ${t.voice.library} ${isNot ? "isn't" : 'is'} ${what}`;
}

const COMPARED = {
  '>=': (right: string) => `${right} or more`,
  '>': (right: string) => `more than ${right}`,
} as const;

const isHand = (amount: Amount): amount is Extract<Amount, { amount: 'cards' }> =>
  typeof amount !== 'number' && amount.amount === 'cards' && amount.zone === 'hand' && amount.filter === undefined;

/** "you do", of what the text has just told you to do; "it deals damage this way". */
function doneAtAll(amount: Amount, t: Telling): string | null {
  if (typeof amount === 'number' || amount.amount !== 'named') return null;
  const { how, of } = t.heard.names[amount.name] ?? {};
  if (how === 'may') return of?.ref === 'you' ? 'you do' : 'a player does';
  if (how === 'tap') return 'you do';
  if (how !== 'damage') return null;
  t.heard.self = true;
  return `${t.me} ${conjugate(t.voice.deal, false)} damage to you this way`;
}

/** "you have seven or more cards in hand" would be a second way to say it; one way is enough. */
function compare(left: Amount, sign: keyof typeof COMPARED, right: Amount, t: Telling, isNot: boolean): string {
  const done = sign === '>=' && right === 1 && !isNot ? doneAtAll(left, t) : null;
  if (done !== null) return done;
  if (typeof left !== 'number' && left.amount === 'life' && left.of.ref === 'mostLife')
    return `${isNot ? 'no' : 'a'} player has more life than each other player`;
  if (typeof left !== 'number' && left.amount === 'life' && !isNot) {
    const player = who(left.of, t);
    return `${player.text} ${conjugate('have', player.many)} ${COMPARED[sign](amountPhrase(right, t))} life`;
  }
  if (typeof left !== 'number' && left.amount === 'named' && t.heard.names[left.name]?.how === 'flipCoin')
    return isNot ? "both players' coins come up heads on the same flip" : 'a coin comes up tails';
  if (typeof left !== 'number' && left.amount === 'thisTurn' && left.of === 'deaths' && right === 1)
    return `${isNot ? 'no' : 'a'} creature ${t.voice.died} this turn`;
  if (typeof left !== 'number' && left.amount === 'activations' && typeof right === 'number')
    return `this ability has ${isNot ? 'not ' : ''}been ${t.voice.abilityUsed} ${COMPARED[sign](numberWord(right))} times this turn`;
  if (isHand(left) && typeof right === 'number' && left.of.ref === 'eventPlayer') {
    const number = isNot
      ? `${numberWord(sign === '>' ? right : right - 1)} or fewer`
      : COMPARED[sign](numberWord(right));
    const player = who(left.of, t);
    return `${player.text} ${conjugate('have', player.many)} ${number} cards in hand`;
  }
  if (typeof left !== 'number' && left.amount === 'thisTurn' && left.of === 'lands' && right === 1)
    return `it ${isNot ? 'was' : "wasn't"} the first land ${who(left.to, t).text} played this turn`;
  if (sign === '>' && isHand(left) && isHand(right) && !isNot) {
    const player = who(left.of, t);
    return `${player.text} ${conjugate('have', player.many)} more cards in hand than ${who(right.of, t).text}`;
  }
  if (typeof left !== 'number' && left.amount === 'cards' && left.zone === 'graveyard' && typeof right === 'number') {
    const cards = several(left.filter ?? {}, t, 'card');
    if (left.above) t.heard.lying = true;
    if (left.above)
      return `${t.me} is in your ${t.voice.graveyard} with ${COMPARED[sign](numberWord(right))} ${cards} above it`;
    const where = `in ${left.of.ref === 'everybody' ? `all ${t.voice.graveyard}s` : `${whose(left.of, t)} ${t.voice.graveyard}`}`;
    return `${COMPARED[sign](numberWord(right))} ${cards} are ${isNot ? 'not ' : ''}${where}`;
  }
  if (
    typeof left !== 'number' &&
    left.amount === 'named' &&
    right === 1 &&
    t.heard.names[left.name]?.how === 'destroy'
  ) {
    const what = `${t.me} ${isNot ? "isn't" : 'is'} destroyed this way`;
    t.heard.self = true;
    return what;
  }
  return `${amountPhrase(left, t)} is ${isNot ? 'not ' : ''}${COMPARED[sign](amountPhrase(right, t))}`;
}

export function conditionText(condition: Condition, t: Telling, isNot = false): string {
  switch (condition.if) {
    case 'controls':
      return controls(condition, t, isNot);
    case 'controlsMore':
      return controlsMore(condition, t, isNot);
    case 'inPlay':
      return inPlay(condition, t, isNot);
    case 'is':
      return is(condition, t, isNot);
    case 'compare':
      return compare(condition.left, condition.is, condition.right, t, isNot);
    case 'both':
      return list(
        condition.of.map((each) => conditionText(each, t, isNot)),
        isNot ? 'or' : 'and',
      ).replace(/ and you control /, ' and ');
    case 'dealtDamage':
      if (condition.by !== undefined)
        return `${who(condition.by, t).text} ${isNot ? `${conjugate(t.voice.doNot, false)} ${t.voice.deal}` : t.voice.dealt.replace('done', 'did')} damage to ${condition.who.ref === 'opponents' ? t.voice.opponent.one : who(condition.who, t).text} this turn`;
      return `${condition.who.ref === 'opponents' ? t.voice.opponent.one : who(condition.who, t).text} ${isNot ? "hasn't" : 'has'} been ${t.voice.damaged('anywhere')} this turn`;
    case 'yourTurn':
      return isNot ? "it isn't your turn" : "it's your turn";
    case 'attackedLastTurn':
      return attackedLastTurn(condition, t, isNot);
    case 'not':
      return conditionText(condition.not, t, !isNot);
    default:
      return unreachable(condition);
  }
}

function attackedLastTurn(
  condition: Extract<Condition, { if: 'attackedLastTurn' }>,
  t: Telling,
  isNot: boolean,
): string {
  const attacker = condition.what.ref === 'this' ? 'it' : who(condition.what, t).text;
  const turn = condition.what.ref === 'this' ? 'your' : `${whose({ ref: 'controller', of: condition.what }, t)}`;
  return `${attacker} ${isNot ? "didn't attack" : 'attacked'} during ${turn} last turn`;
}
