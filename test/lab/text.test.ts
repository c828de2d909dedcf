// The text of studies: read, written, and refused with a sentence and its place.

import { describe, expect, test } from 'vitest';
import { fromPosition } from '../../src/game/index.ts';
import { across } from '../../src/lab/across/across.ts';
import { gameOf, readFor, solve } from '../../src/lab/solve/solve.ts';
import { readStudy } from '../../src/lab/text/read.ts';
import { leftOut, positionOf, writeStudy } from '../../src/lab/text/write.ts';

const WHOLE = `title: Everything that can be said
note: a note
books: fifth, tenth
turn: 7
active: ben
step: main
seed: 3
goal: ben wins in 2 turns
open: ann
ann:
  life: 12
  poison: 1
  mana: RRG
  lands played: 1
  hand: Lightning Bolt, 2 Forest
  in play: 3 Mountain, Grizzly Bears (tapped, new, 1 damage, 2 +1/+1 counters, with Holy Strength, with Giant Strength (controlled by ben)), Mirri, Cat Warrior (owned by ben)
  graveyard: Terror
  removed: Shivan Dragon
  ante: Swamp
  library: Forest, Mountain
ben:
  life: 3
  in play: Circle of Protection: Red, Kamahl, Pit Fighter
line:
  ann casts Lightning Bolt at Grizzly Bears
`;

test('a study is read, and written as it was read', () => {
  const study = readStudy(WHOLE);
  expect(study.position.seats.ann).toEqual({
    life: 12,
    poison: 1,
    mana: 'RRG',
    landsPlayed: 1,
    hand: ['Lightning Bolt', 'Forest', 'Forest'],
    inPlay: [
      'Mountain',
      'Mountain',
      'Mountain',
      {
        card: 'Grizzly Bears',
        tapped: true,
        sick: true,
        damage: 1,
        counters: { '+1/+1': 2 },
        with: ['Holy Strength', { card: 'Giant Strength', controller: 'ben' }],
      },
      { card: 'Mirri, Cat Warrior', owner: 'ben' },
    ],
    graveyard: ['Terror'],
    removed: ['Shivan Dragon'],
    ante: ['Swamp'],
    library: ['Forest', 'Mountain'],
  });
  expect(study.position.seats.ben?.inPlay).toEqual(['Circle of Protection: Red', 'Kamahl, Pit Fighter']);
  expect(study).toMatchObject({
    title: 'Everything that can be said',
    note: 'a note',
    books: ['fifth', 'tenth'],
    position: { turn: 7, active: 'ben', step: 'main', seed: '3' },
    goal: { who: 'ben', what: 'wins', turns: 2 },
    open: ['ann'],
  });
  expect(writeStudy(study)).toBe(WHOLE);
});

const SAID: readonly (readonly [string, object])[] = [
  ['ann casts Fireball with X = 2 at ben', { say: 'casts', card: 'Fireball', x: 2, at: ['ben'] }],
  ["ann casts terror at ben's Grizzly Bears#2", { card: 'Terror', at: ['ben:Grizzly Bears#2'] }],
  ['ann casts Healing Salve at ann for its second effect', { at: ['ann'], number: 2 }],
  ['ann casts Circle of Protection: Red', { card: 'Circle of Protection: Red', at: [] }],
  ['ann uses Kamahl, Pit Fighter at ben', { say: 'uses', card: 'Kamahl, Pit Fighter', at: ['ben'] }],
  ['ann casts Blaze with X = 1 at Grizzly Bears, paying RR', { x: 1, at: ['Grizzly Bears'], pay: 'RR' }],
  ['ann casts Fireball with X 4 at Grizzly Bears and ben, choosing 2', { at: ['Grizzly Bears', 'ben'], choosing: [2] }],
  [
    'ann attacks with Benalish Hero + Craw Wurm, Grizzly Bears at Jace Beleren and Hill Giant',
    {
      with: [
        { card: 'Benalish Hero', band: 1 },
        { card: 'Craw Wurm', band: 1 },
        { card: 'Grizzly Bears', band: 0, at: 'Jace Beleren' },
        { card: 'Hill Giant', band: 0 },
      ],
    },
  ],
  [
    'ben blocks Craw Wurm with Giant Spider and Grizzly Bears; Hill Giant with Gray Ogre',
    {
      blocks: [
        { attacker: 'Craw Wurm', blockers: ['Giant Spider', 'Grizzly Bears'] },
        { attacker: 'Hill Giant', blockers: ['Gray Ogre'] },
      ],
    },
  ],
  ['ben does not block', { say: 'blocks', blocks: [] }],
  ['ann assigns 2 to Grizzly Bears and 4 to ben', { amounts: { 'Grizzly Bears': 2, ben: 4 } }],
  ['ann chooses Forest and Swamp', { what: ['Forest', 'Swamp'] }],
  ['ann chooses yes', { what: ['yes'] }],
  ['ann chooses none', { what: [] }],
  ["until ben's upkeep", { say: 'until', moment: 'upkeep', of: 'ben' }],
  ['until damage is on the stack', { moment: 'damage is on the stack', of: null }],
];

test.each(SAID)('%s', (words, saying) => {
  const [said] = readStudy(`ann:\nben:\nline:\n  ${words}`).line;
  expect(said).toMatchObject({ words, line: 4, saying });
});

const WRONG: readonly (readonly [string, string])[] = [
  ['', "there is no position: write each player's name with a colon"],
  ['ann:', "there is only one player, 'ann'"],
  ['ann:\n  hand: Grizly Bears\nben:', "line 2: there is no card 'Grizly Bears'; did you mean 'Grizzly Bears'?"],
  ['ann:\n  hands: Forest\nben:', "line 2: a player has no 'hands'; did you mean 'hand'?"],
  ['ann:\n  life: many\nben:', "line 2: 'life' is a whole number, not 'many'"],
  ['ann:\n  in play: Forest (asleep)\nben:', "line 2: 'asleep' is not understood of Forest: write tapped, new"],
  ['book: sixth\nann:\nben:', "line 1: there is no rulebook 'sixth': the books are beta, fifth"],
  ['goal: win\nann:\nben:', "line 1: 'win' is no goal: write 'ann wins this turn'"],
  ['ann:\nann:', "line 2: there are two players called 'ann'"],
  ['active: joe\nann:\nben:', "line 1: there is no player 'joe': there are ann, ben"],
  ['ann:\nben:\nline:\n  joe passes', "line 4: 'joe passes' is not understood: begin with ann or ben"],
  ['ann:\nben:\nline:\n  ann sings', "line 4: 'ann sings' is not understood: what ann does is one of casts"],
  ['ann:\nben:\nline:\n  ann casts Boltt at ben', "line 4: there is no card 'Boltt'"],
  ['ann:\nben:\nline:\n  ann casts Terror on ben', "line 4: 'on ben' is not understood after 'Terror': write 'at'"],
  ['ann:\nben:\nline:\n  ben blocks Craw Wurm', "line 4: say with what 'Craw Wurm' is blocked"],
  ['lives: 3\nann:\nben:', "line 1: there is no 'lives'"],
  ['ann:\n  luck: 3\nben:', "line 2: a player has no 'luck'. There are life"],
  ['ann:\n  life: 99999999999999999999\nben:', "line 2: 'life' is at most 1000000, not 99999999999999999999"],
  ['turn: 1000001\nann:\nben:', "line 1: 'turn' is at most 1000000, not 1000001"],
  ['ann:\n  in play: Grizzly Bears (9999999 +1/+1 counters)\nben:', "line 2: '+1/+1' is at most 1000000"],
  ['ann:\n  in play: Grizzly Bears (9999999 damage)\nben:', "line 2: 'damage' is at most 1000000"],
  ['hello', "line 1: 'hello' is not understood: write 'title:'"],
];

test.each(WRONG)('%j is refused', (text, message) => {
  expect(() => readStudy(text)).toThrow(message);
});

test('the position of a game in the middle can be set up again from its words', () => {
  const seats = readStudy(WHOLE).position.seats;
  const game = fromPosition({ book: 'tenth', seats, active: 'ben', step: 'upkeep', turn: 4 });
  const words = positionOf(game);
  expect(words).toMatchObject({ active: 'ben', step: 'upkeep', turn: 4 });
  const again = fromPosition({ book: 'tenth', ...words });
  expect(positionOf(again)).toEqual(words);
  const shown = (each: typeof game) => each.view(0).inPlay.map(({ id: _, attachedTo: __, ...rest }) => rest);
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(shown(again).sort(byName)).toEqual(shown(game).sort(byName));
  expect(leftOut(game)).toEqual([]);
});

test('few lines that ask for more cards than a table holds are refused, also by what is attached to what', () => {
  const study = (words: string): string => `title: many\nann:\n  ${words}\nben:\n  life: 5\n`;
  const many = (card: string): string => Array(900).fill(`250 ${card}`).join(', ');
  for (const words of [
    `in play: ${many('Forest')}`,
    `in play: 250 Grizzly Bears\n  in play: 250 Grizzly Bears\n  in play: Grizzly Bears`,
    `hand: ${many('Forest')}`,
    `library: 250 Forest\n  library: 250 Forest, Forest`,
    'in play: 250 Grizzly Bears (with 2 Holy Strength)',
    'in play: 250 Grizzly Bears (with 250 Holy Strength (with 250 Holy Strength))',
  ])
    expect(() => readStudy(study(words)), words.slice(0, 80)).toThrow('500 cards are the most in one place');
  expect(readStudy(study('library: 250 Forest, 250 Swamp')).position.seats.ann?.library).toHaveLength(500);
  expect(readStudy(study('in play: 3 Grizzly Bears (with Holy Strength)')).position.seats.ann?.inPlay).toHaveLength(3);
});

const FOR_LONG = 60_000;

test.each([
  ['brackets that never end', `Forest ${'('.repeat(FOR_LONG)}`, 'line 2: brackets may stand in one another 8 deep'],
  ['pairs of brackets', `Forest ${'()'.repeat(FOR_LONG / 2)}x`, 'line 3: '],
  [
    'what is attached to what is attached, and so on',
    `${'Forest (with '.repeat(7000)}Forest${')'.repeat(7000)}`,
    'line 2: brackets may stand in one another 8 deep',
  ],
  ['marks of comments before a line that goes on', `Forest${' //'.repeat(FOR_LONG / 3)}\r\u2028x`, 'line 3: '],
])('%s are refused at once', (_, words, sentence) => {
  const before = process.cpuUsage();
  expect(() => readStudy(`ann:\n  in play: ${words}\n  flying: 1`)).toThrow(sentence);
  const { user } = process.cpuUsage(before);
  // Linear work on so many letters takes some milliseconds; what grew with their square took seconds.
  expect(user / 1000).toBeLessThan(400);
});

test('a comment ends with its line also where lines end as Windows has it', () => {
  const study = readStudy('ann:\r\n  hand: Forest // to be played\r\nben:\r\n  life: 7\r\n');
  expect(study.position.seats).toEqual({ ann: { hand: ['Forest'] }, ben: { life: 7 } });
});

test('more players than a table has are refused', () => {
  const players = Array.from({ length: 9 }, (_, number) => `p${number}:\n  life: 20\n`);
  expect(() => readStudy(players.join(''))).toThrow('line 17: a study has at most 8 players');
  expect(Object.keys(readStudy(players.slice(0, 8).join('')).position.seats)).toHaveLength(8);
});

describe('what waits when a study begins', () => {
  const WAITING = `ann:
  in play: Grizzly Bears
ben:
  in play: Mountain
  hand: Lightning Bolt
waiting:
  ben casts Lightning Bolt at Grizzly Bears`;

  test.each(['beta', 'fifth', 'tenth', 'm11'])('is announced and has not resolved: %s', (book) => {
    const { state, names, question } = gameOf(readStudy(WAITING), book, 'all');
    expect(state.chain.map(({ what, controller }) => [what, names[controller]])).toEqual([['spell', 'ben']]);
    expect(state.players.map(({ hand }) => hand.length)).toEqual([0, 0]);
    expect(question?.ask).toBe('act');
  });

  test('is written as it is read', () => {
    const study = readStudy(WAITING);
    expect(readStudy(writeStudy(study)).waiting.map(({ words }) => words)).toEqual([
      'ben casts Lightning Bolt at Grizzly Bears',
    ]);
  });

  test('is answered in a line of play and in a puzzle', () => {
    const saved = WAITING.replace('Grizzly Bears\nben', 'Grizzly Bears, Island\n  hand: Unsummon\nben');
    const line = `${saved}\nline:\n  ann casts Unsummon at Grizzly Bears\n  all pass`;
    for (const each of across(readStudy(line), false).books)
      if (each.held) expect(each.sentence).toContain('Grizzly Bears goes back to the hand');
    const text = `goal: ann survives this turn\nactive: ben\n${WAITING.replace('at Grizzly Bears', 'at ann').replace('in play: Grizzly Bears', 'life: 3\n  in play: Plains\n  hand: HAND')}`;
    const solved = (hand: string) => solve(readStudy(text.replace('HAND', hand)), 'm11', { nodes: 2000, quick: true });
    expect(solved('Healing Salve')).toMatchObject({ solved: true, proof: true });
    expect(solved('Serra Angel')).toMatchObject({ solved: false, proof: true });
  });

  test('is refused with its line where the book does not allow it', () => {
    expect(() => readFor(WAITING.replace('in play: Mountain', 'in play: Forest'), 'm11')).toThrow(
      /^line 7: ben casts Lightning Bolt at Grizzly Bears: left out\. /,
    );
    expect(() => across(readStudy(WAITING.replace('in play: Mountain', 'in play: Forest')), false)).toThrow(
      /^line 7: no book can hold this position: ben casts/,
    );
    expect(() => readStudy(`${WAITING}\n  ben sings`)).toThrow("line 8: 'ben sings' is not understood");
  });
});
