// Ways of saying something that more than one book has: a book's voice names the ones it uses.

import type { PhaseName } from '../language/ability.ts';
import { BASIC_LAND_TYPES, type BasicLandType, COLORS, MANA_KINDS, type ManaKind } from '../language/mana.ts';
import { capital, conjugate, list, numberWord, plural, possessive, withArticle } from './grammar.ts';
import { saysOf } from './keyword.ts';
import type { ActivatedParts, KeywordWords, LogWords, Noun, Owned } from './voice.ts';

// ---- sizes and mana ----

export const slashSize = (power: string, toughness: string): string => `${power}/${toughness}`;

/** Colourless mana is a number in a circle, as in costs. */
export function manaSymbols(kinds: readonly ManaKind[]): string {
  const colorless = kinds.filter((kind) => kind === 'C').length;
  const colored = kinds.filter((kind) => kind !== 'C').map((kind) => `{${kind}}`);
  return `${colorless > 0 ? `{${colorless}}` : ''}${colored.join('')}`;
}

/** Colourless mana in words, as the old books have it. */
export function manaInWords(kinds: readonly ManaKind[]): string {
  const colorless = kinds.filter((kind) => kind === 'C').length;
  const colored = kinds.filter((kind) => kind !== 'C').map((kind) => `{${kind}}`);
  const words = colorless > 0 ? [`${numberWord(colorless)} colorless mana`] : [];
  return [colored.join(''), ...words].filter((part) => part !== '').join(' and ');
}

// ---- spells and lands ----

/** "spell", "creature or sorcery spell". */
export const spellOf = (types: readonly string[]): Noun => {
  const word = [list(types, 'or'), 'spell'].filter((part) => part !== '').join(' ');
  return { one: word, many: plural(word) };
};

/** The mana that lands of these types give: "{B} or {R}". */
export const manaOfTypes = (types: readonly BasicLandType[]): string =>
  list(
    types.map((type) => `{${MANA_KINDS[BASIC_LAND_TYPES.indexOf(type)]}}`),
    'or',
  );

/** "Counts as both a swamp and a mountain, …", of a land that is of two types. */
export const countsAsBoth = (types: readonly BasicLandType[]): readonly string[] =>
  types.length < 2
    ? []
    : [
        `Counts as both ${list(
          types.map((type) => withArticle(type.toLowerCase())),
          'and',
        )} and is affected by anything that affects either.`,
      ];

/** The same where creatures are summoned: "summon spell". An artifact creature is an artifact spell. */
export const summonSpellOf = (types: readonly string[]): Noun =>
  spellOf(types.map((type) => (type === 'creature' ? 'summon' : type)));

// ---- whose ----

/** Whose, told after the noun: "creatures you control". */
export const behind = (words: string): Owned => {
  // Before a clause of its own: "lands he or she controls that can be tapped for mana".
  const placed = (text: string): string =>
    text.includes(' that can ') ? text.replace(' that can ', ` ${words} that can `) : `${text} ${words}`;
  return {
    bare: (noun) => placed(noun.many),
    subject: (noun) => placed(noun.many),
    all: (noun) => `all ${placed(noun.many)}`,
    a: (noun) => placed(withArticle(noun.one)),
    each: (noun) => `each ${placed(noun.one)}`,
    forEach: (noun) => placed(noun.one),
    some: (number, noun) => `${number} ${placed(noun.many)}`,
    target: (noun) => `target ${placed(noun.one)}`,
    behind: placed,
  };
};

/** Whose, told after the noun, of a player who is named: "creatures that player controls". */
export const controlledBy = (player: string): Owned => behind(`${player} ${conjugate('control', player === 'you')}`);

/** Of a player who is named, before the noun: "that player's creatures". */
export const possessedBy = (player: string, target: Owned['target']): Owned => {
  const whose = possessive(player);
  return {
    ...before(whose, player === 'you' ? 'yours' : whose, target),
    all: (noun) => `all of ${whose} ${noun.many}`,
    // "two target cards that player has in play".
    behind: (text) =>
      / in play$/.test(text)
        ? `${text.replace(/ in play$/, '')} ${player} ${conjugate('have', player === 'you')} in play`
        : `${text} of ${player === 'you' ? 'yours' : whose}`,
  };
};

/** Told after the noun, with its verb in one or in many: "that are not yours". */
export const thatAre = (words: string): Owned => ({
  ...behind(`that are ${words}`),
  a: (noun) => `${withArticle(noun.one)} that is ${words}`,
  each: (noun) => `each ${noun.one} that is ${words}`,
  forEach: (noun) => `${noun.one} that is ${words}`,
  target: (noun) => `target ${noun.one} that is ${words}`,
});

/** Whose, told before the noun: "your creatures", and after it: "of yours". `target` is how one of them is chosen. */
export const before = (whose: string, theirs: string, target: Owned['target']): Owned => ({
  bare: (noun) => `${whose} ${noun.many}`,
  subject: (noun) => `all ${whose} ${noun.many}`,
  all: (noun) => `all ${whose} ${noun.many}`,
  a: (noun) => `one of ${whose} ${noun.many}`,
  each: (noun) => `each of ${whose} ${noun.many}`,
  forEach: (noun) => `of ${whose} ${noun.many}`,
  some: (number, noun) => `${number} of ${whose} ${noun.many}`,
  target,
  behind: (text) => `${text} of ${theirs}`,
});

/** Control that somebody gains: "gain control of it", "target opponent gains control of it". */
export const gainsControl = (player: string | null, what: string): string =>
  player === null ? `gain control of ${what}` : `${player} gains control of ${what}`;

// ---- how it is written ----

const SHORT: Readonly<Record<string, string>> = {
  "isn't": 'is not',
  "wasn't": 'was not',
  "aren't": 'are not',
  "weren't": 'were not',
  "hasn't": 'has not',
  "it's": 'it is',
  "It's": 'It is',
  "that's": 'that is',
  "you're": 'you are',
};

/** Cards of the old books spell everything out. */
export const spelledOut = (line: string): string => line.replace(/\b\w+'(?:t|s|re)\b/g, (word) => SHORT[word] ?? word);

export const asWritten = (line: string): string => line;

// ---- using abilities ----

/** The costs of an ability in a row: mana, tapping, and what else is done. */
const costsInARow = (parts: ActivatedParts, tapSign: string): string =>
  [
    ...(parts.loyalty === null ? [] : [parts.loyalty]),
    ...(parts.mana === null ? [] : [parts.mana]),
    ...(parts.tap ? [tapSign] : []),
    ...parts.orders.map(capital),
  ].join(', ');

/** "{1}, {T}: effect". */
export const colonLine = (parts: ActivatedParts): string => `${costsInARow(parts, '{T}')}: ${capital(parts.effect)}`;

// ---- paying ----

export const unlessYouPay = (paid: string, _pay: string, otherwise: string): string => `${otherwise} unless ${paid}`;
/** "pay {2} or sacrifice it": an order to you, a fact of anybody else. */
export const payOrElse = (paid: string, pay: string, otherwise: string): string =>
  `${paid.startsWith('you ') ? pay : paid} or ${otherwise}`;
export const payAndThen = (pay: string, ifSo: string): string => `${pay}. ${capital(ifSo)}`;
/** "you may pay {1} to untap it"; in two sentences where it cannot be turned. */
export const payToDo = (pay: string, ifSo: string, toDo: string | null): string =>
  toDo === null ? payAndThen(pay, ifSo) : `${pay} to ${toDo}`;

// ---- keywords ----

/** What does not untap by itself; the card says whose untap step it sleeps through. */
export const doesNotUntap = (doNot: string, when: (whose: string) => string, controller = 'controller'): KeywordWords =>
  saysOf(({ own, many }) => ({
    verb: doNot,
    rest: many
      ? `untap ${when(`their ${controller}s'`).replace(/(step|phase|turn)$/, '$1s')}`
      : `untap ${when(own ? 'your' : `its ${controller}'s`)}`,
  }));

/** What its controller may leave tapped: "You may choose not to untap it during your untap step." */
export const mayStayTapped = (when: (whose: string) => string): KeywordWords => ({
  sentence: (who) => `You may choose not to untap ${who.text} ${when('your')}.`,
});

/** "blocks each attacking creature this turn if able". */
export const blocksEach = (block: string, ifAble: string): KeywordWords =>
  saysOf(({ forNow }) => ({ verb: block, rest: `each attacking creature${forNow ? ' this turn' : ''} ${ifAble}` }));

/** "You may have it assign its combat damage as though it weren't blocked." */
export const strikesPast = (words: string): KeywordWords => ({
  sentence: (who) => `You may have ${who.text} ${words}.`,
});

export const allBlock = (block: string, doSo: string): KeywordWords => ({
  sentence: (who) => `All creatures able to ${block} ${who.text} ${doSo}.`,
});

/** Before the word was made: "Whenever … deals damage, you gain that much life." */
export const lifelinkInWords = (whenever: string, deal: string, controller = 'controller'): KeywordWords => ({
  sentence: (who, { own }) =>
    `${whenever} ${who.text} ${conjugate(deal, who.many)} damage, ${own ? 'you gain' : `${who.many ? 'their' : 'its'} ${controller} gains`} that much life.`,
});

export const deathtouchInWords = (whenever: string, deal: string): KeywordWords => ({
  sentence: (who) =>
    `${whenever} ${who.text} ${conjugate(deal, who.many)} damage to a creature, destroy that creature.`,
});

export const attackWithoutTapping = (doesNot: string): KeywordWords => ({
  sentence: (who) => `Attacking ${doesNot} cause ${who.text} to tap.`,
});

// ---- the log ----

const BURN: LogWords['unspent'] = { verb: 'burn', what: (mana) => `for ${mana} unspent mana` };

const aimed = (aims: string): string => (aims === '' ? '' : `, aimed at ${aims}`);

/** With a stack: spells resolve, abilities trigger. */
export const LOG_WITH_STACK: LogWords = {
  resolves: (name) => `${name} resolves.`,
  countered: (name) => `${name} is countered.`,
  uses: { verb: 'activate', what: (name) => `an ability of ${name}` },
  unspent: BURN,
  fizzled: (name) => `${name} is countered: none of its targets is legal any more.`,
  triggers: { atOnce: false, say: (name, aims) => `${name} triggers${aimed(aims)}.` },
  tellsArrival: true,
};

/** Without one: things take effect. */
export const LOG_WITH_EFFECTS: LogWords = {
  resolves: (name) => `${name} takes effect.`,
  countered: (name) => `${name} is countered.`,
  uses: { verb: 'use', what: (name) => name },
  unspent: BURN,
  fizzled: (name) => `${name} has nothing left to aim at, and does nothing.`,
  triggers: { atOnce: true, say: (name, aims) => `${name} takes effect${aimed(aims)}.` },
  tellsArrival: true,
};

// ---- choosing ----

/** "Choose one — …; or …." */
export const chooseWithDash = (modes: readonly string[]): string =>
  `Choose one — ${modes.map((mode, index) => (index === 0 ? capital(mode) : mode).replace(/\.$/, '')).join('; or ')}.`;

/** "Counter target red spell, or destroy target red permanent"; "tap or untap target creature". */
export function oneOrTheOther(modes: readonly string[]): string {
  const parts = modes.map((mode) => mode.replace(/\.$/, ''));
  const rests = parts.map((part) => part.slice(part.indexOf(' ')));
  const alike = rests.every((rest) => rest === rests[0]);
  if (!alike) return `${capital(parts.join(', or '))}.`;
  return `${capital(parts.map((part) => part.slice(0, part.indexOf(' '))).join(' or '))}${rests[0]}.`;
}

/** "that's not black": colours are said as they are, kinds of things with an article. */
export const thatIsNot = (words: readonly string[], isMany: boolean): string => {
  const isColor = (word: string): boolean => [...COLORS, 'basic', 'legendary'].includes(word);
  const said = words.map((word) => (isColor(word) ? word : isMany ? plural(word) : withArticle(word)));
  return `${isMany ? "that aren't" : "that's not"} ${list(said, 'or')}`;
};

// ---- phases ----

/** The names of the steps as the books with steps have them. */
export const STEP: Readonly<Record<PhaseName, string>> = {
  untap: 'untap step',
  'beginning of upkeep': 'upkeep',
  upkeep: 'upkeep',
  'end of upkeep': 'upkeep',
  draw: 'draw step',
  main: 'main phase',
  combat: 'combat',
  'end of combat': 'end of combat step',
  'end of turn': 'end step',
};

/** "your upkeep", "the upkeep of enchanted creature's controller". */
export const possessed = (phase: string, whose: string | null, player: string | null): string =>
  whose === null ? `the ${phase} of ${player}` : `${whose} ${phase}`;

/** "your turn", "the turn of enchanted creature's controller". */
export const turnOf = (whose: string | null, player: string | null): string => possessed('turn', whose, player);
