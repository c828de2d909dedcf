// The reference wording is younger than 2010. Here is what was written otherwise then, each difference once, in order.

import { KEYWORDS } from '../../src/language/keyword.ts';

interface Difference {
  readonly since: string;
  readonly change: (text: string, name: string) => string;
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const isKeyword = (words: string): boolean =>
  words
    .toLowerCase()
    .split(/[,;] /)
    .every((word) => (KEYWORDS as readonly string[]).includes(word) || word.startsWith('protection from'));

/** Keywords that stand on lines of their own, each with its reminder, are one line without them. */
function keywordsOnOneLine(text: string): string {
  const lines: string[] = [];
  text.split('\n').forEach((line) => {
    const last = lines[lines.length - 1];
    if (last !== undefined && isKeyword(last) && isKeyword(line)) lines[lines.length - 1] = `${last}, ${lower(line)}`;
    else lines.push(line);
  });
  return lines
    .join('\n')
    .replace(/;/g, (sign, at: number, whole: string) => (isKeyword(lineAt(whole, at)) ? ',' : sign));
}

const lineAt = (text: string, at: number): string =>
  text.slice(text.lastIndexOf('\n', at) + 1).split('\n')[0] as string;

export const PERIOD: readonly Difference[] = [
  {
    since: 'Reminder text in parentheses explains the rules and is not part of them; the project leaves it out.',
    change: (text) => text.replace(/ ?\([^)]*\)/g, ''),
  },
  {
    since: 'Keyword abilities share one line, with commas, where reminder text had kept them apart.',
    change: keywordsOnOneLine,
  },
  {
    since: 'Bulleted modes are of 2014; in 2010 they stood in one line.',
    change: (text) =>
      text.replace(/([Cc])hoose one —((?:\n• [^\n]*)+)/g, (_whole, c: string, modes: string) => {
        const [first = '', ...others] = modes.trim().replace(/^• /, '').split(/\n• /);
        const bare = [first, ...others.map(lower)].map((mode) => mode.replace(/\.$/, ''));
        return `${c}hoose one — ${bare.join('; or ')}.`;
      }),
  },
  {
    since: '"Dies" is of 2011.',
    change: (text) =>
      text
        .replace(/\bwould die\b/g, 'would be put into a graveyard')
        .replace(/\bdies\b/g, 'is put into a graveyard from the battlefield')
        .replace(/\bdied\b/g, 'was put into a graveyard from the battlefield'),
  },
  {
    since: 'The symbol of colorless mana is of 2016; in 2010 it was a number.',
    change: (text) => text.replace(/(?:\{C\})+/g, (symbols) => `{${symbols.length / 3}}`),
  },
  {
    since: 'Tokens are "created" since 2017; in 2010 they were put onto the battlefield.',
    change: (text) =>
      text.replace(
        /\b([Cc])reate ([^.]*?tokens?(?: with [a-z]+(?: strike)?(?: and [a-z]+)?)?(?: named [A-Z]\w+)?)(?=[ .,])/g,
        (_whole, c: string, what: string) => `${c === 'C' ? 'Put' : 'put'} ${what} onto the battlefield`,
      ),
  },
  {
    since: 'The glossary of 2010 has "unblockable".',
    change: (text) => text.replace(/can't be blocked(?! by|(?: this turn| this combat)? except)/g, 'is unblockable'),
  },
  {
    since: '"Base power and toughness" is of 2014.',
    change: (text) => text.replace(/has base power and toughness (\d+\/\d+)/g, 'becomes $1'),
  },
  {
    since: 'Searching that one may do is one sentence since 2010; what was printed before has a second one.',
    change: (text) =>
      text.replace(
        /, reveal (it|them), and put (?:it|them) into your hand\. If you do, shuffle your library\./,
        ', reveal $1, put $1 into your hand, then shuffle your library.',
      ),
  },
  {
    since: 'Menace got its name in 2015.',
    change: (text, name) =>
      text
        .replace(/^Menace$/m, `${name} can't be blocked except by two or more creatures.`)
        .replace(/\b(?:has|have) menace\b/g, "can't be blocked except by two or more creatures"),
  },
  {
    since: 'Hexproof got its name in 2011.',
    change: (text, name) =>
      text
        .replace(/^Hexproof$/m, `${name} can't be the target of spells or abilities your opponents control.`)
        .replace(/^You have hexproof\.$/m, "You can't be the target of spells or abilities your opponents control."),
  },
  {
    since: 'Indestructible became a keyword in 2013; in 2010 a card said that it "is indestructible".',
    change: (text, name) =>
      text
        .replace(/^(.*), indestructible$/m, (_whole, rest: string) => `${capital(rest)}\n${name} is indestructible.`)
        .replace(/^Indestructible$/m, `${name} is indestructible.`)
        .replace(/\bhas indestructible\b/g, 'is indestructible')
        .replace(/\bhave indestructible\b/g, 'are indestructible'),
  },
];

/** The reference wording as it would have stood in 2010. */
export const asOf2010 = (text: string, name: string): string =>
  PERIOD.reduce((words, difference) => difference.change(words, name), text);

/** What is still different, and why. The test fails if a card is missing here, and if one is here without need. */
export const REMAINING: Readonly<Record<string, string>> = {
  Camouflage:
    'The reference tells how piles are made, one after the other; the definition has one rule for it, told in words of its own.',
  'Chaos Orb':
    'There is no table to throw the card onto: the definition lets chance decide what it touches, and its text says so.',
  'Final Strike':
    'The reference tells the damage before whom it is dealt to here, and the other way round in Fling, which does the same.',
  'Terramorphic Expanse':
    'The reference puts "it" onto the battlefield here and "that card" with Rampant Growth; the project says "that card".',
  'Magus of the Unseen':
    'The reference says "it" of the artifact here and "that creature" in Ray of Command, which does the same.',
  'Xenic Poltergeist':
    'The reference says "until your next upkeep" here and "until the beginning of your next upkeep" of Elkin Bottle; the project says the latter.',
  "Gaea's Liege":
    'The reference says "until it leaves the battlefield" here and "for as long as it remains on the battlefield" of Awakener Druid.',
  'Magnetic Mountain':
    'The reference has all creatures chosen before any is paid for; the project has each paid for by itself, with the same end.',
  Hecatomb:
    'The reference names the card that is sacrificed here, and says "it" of Plant Elemental, which does the same.',
  Balance:
    'The reference lets everybody choose what to keep and says "the same way" of cards and creatures; the project says what goes, of each.',
  'Phage the Untouchable':
    'The reference calls her by her first name from the second sentence on; the project gives a legend the whole name.',
  Pox: 'The reference says once that every number is rounded up; the project says it of each.',
  'Drain Life':
    'The definition asks whether the target is a creature and has a limit for either case; the reference folds both into one sentence.',
};
