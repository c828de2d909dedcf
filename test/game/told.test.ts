// What happened, as the players are told it, line by line: nothing is left out, and nothing is told twice.

import { expect, test } from 'vitest';
import { tellEvents } from '../../src/game/words.ts';
import { given, play } from '../play.ts';

/** What has been told to a seat since the last time, or since the position was set up. */
let known = 0;
function told(seat = 0): string[] {
  const { game } = play;
  void play.question;
  const lines = tellEvents(game, game.events.slice(known), seat);
  known = game.events.length;
  return lines;
}
const begin: typeof given = (book, seats, setting) => {
  const actors = given(book, seats, setting);
  known = play.game.events.length;
  return actors;
};

test('a fight: who attacks, who blocks, what damage is dealt, and what becomes of it', () => {
  const { ann, ben } = begin('tenth', {
    ann: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  expect(told()).toEqual(['Grizzly Bears attacks ben.', 'Hill Giant attacks ben.']);
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  expect(told(1)).toEqual(['Gray Ogre blocks Grizzly Bears.']);
  play.until('end of combat');
  expect(told()).toEqual([
    'Combat damage is put on the stack.',
    'Grizzly Bears deals 2 damage to Gray Ogre.',
    'Hill Giant deals 3 damage to ben.',
    'ben is at 17 life.',
    'Gray Ogre deals 2 damage to Grizzly Bears.',
    'Grizzly Bears goes to your graveyard.',
    "Gray Ogre goes to ben's graveyard.",
  ]);
});

test('unspent mana, with what it costs and without', () => {
  for (const [book, lines, event] of [
    ['beta', ['You lose 2 unspent mana.', 'You are at 18 life.'], 'burn'],
    ['tenth', ['You burn for 2 unspent mana.', 'You are at 18 life.'], 'burn'],
    ['m11', [], 'emptied'],
  ] as const) {
    const { ann } = begin(book, { ann: { inPlay: ['Forest', 'Mountain'] }, ben: {} });
    ann.taps('Forest');
    ann.taps('Mountain');
    play.until(book === 'beta' ? 'discard' : 'begin combat');
    expect(play.game.events.filter((each) => each.event === event)).toEqual([{ event, seat: 0, number: 2 }]);
    expect(told()).toEqual(lines);
  }
});

test('a draw is told as one, with the reason where nobody has lost', () => {
  const { ann } = begin('beta', {
    ann: { hand: ['Earthquake'], inPlay: ['Mountain', 'Mountain'], life: 1 },
    ben: { life: 1 },
  });
  ann.casts('Earthquake', { x: 1 });
  play.allPass();
  expect(told().at(-1)).toBe('The duel is a draw.');
});

test('spells: announced, resolved, countered, and left without a target', () => {
  const { ann, ben } = begin('m11', {
    ann: {
      hand: ['Lightning Bolt', 'Lightning Bolt', 'Giant Growth'],
      inPlay: ['Mountain', 'Mountain', 'Forest', 'Grizzly Bears'],
    },
    ben: { hand: ['Cancel', 'Unsummon'], inPlay: ['Island', 'Island', 'Island', 'Island'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  expect(told()).toEqual([
    'You cast Lightning Bolt, aimed at ben.',
    'Lightning Bolt resolves.',
    'Lightning Bolt deals 3 damage to ben.',
    'ben is at 17 life.',
  ]);
  ann.casts('Lightning Bolt', { target: ben });
  ann.passes();
  ben.casts('Cancel', { target: 'Lightning Bolt' });
  play.allPass();
  expect(told()).toEqual([
    'You cast Lightning Bolt, aimed at ben.',
    'ben casts Cancel, aimed at Lightning Bolt.',
    'Cancel resolves.',
    'Lightning Bolt is countered.',
  ]);
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  expect(told(1)).toEqual([
    'ann casts Giant Growth, aimed at Grizzly Bears.',
    'You cast Unsummon, aimed at Grizzly Bears.',
    'Unsummon resolves.',
    "Grizzly Bears goes back to ann's hand.",
    'Giant Growth is countered: none of its targets is legal any more.',
  ]);
});

test('abilities that are used, that trigger, and the tokens that come', () => {
  const { ann, ben } = begin('m11', {
    ann: { hand: ['Venerable Monk', 'Captain of the Watch'], inPlay: lands('Plains', 9) },
    ben: { inPlay: ['Prodigal Pyromancer'] },
  });
  ann.casts('Venerable Monk');
  play.allPass();
  expect(told()).toEqual([
    'You cast Venerable Monk.',
    'Venerable Monk enters the battlefield.',
    'Venerable Monk triggers.',
    'You gain 2 life (22).',
  ]);
  expect(play.game.events.filter((each) => each.event === 'triggered')).toHaveLength(1);
  ann.casts('Captain of the Watch');
  play.allPass();
  expect(told().slice(-3)).toEqual(Array.from({ length: 3 }, () => 'Soldier enters the battlefield.'));
  ann.passes();
  ben.activates('Prodigal Pyromancer', { target: ann });
  play.allPass();
  expect(told()).toEqual([
    'ben activates an ability of Prodigal Pyromancer, aimed at you.',
    'Prodigal Pyromancer deals 1 damage to you.',
    'You are at 21 life.',
  ]);
});

test('damage that is prevented, and a creature that regenerates', () => {
  const { ann, ben } = begin('tenth', {
    ann: { hand: ['Shock', 'Shock', 'Shock'], inPlay: lands('Mountain', 3) },
    ben: { hand: ['Healing Salve'], inPlay: ['Drudge Skeletons', 'Guardian Seraph', 'Plains', 'Swamp'] },
  });
  ann.casts('Shock', { target: 'Drudge Skeletons' });
  ann.passes();
  ben.activates('Drudge Skeletons');
  play.allPass();
  expect(told().slice(-3)).toEqual([
    'Shock resolves.',
    'Shock deals 2 damage to Drudge Skeletons.',
    'Drudge Skeletons regenerates.',
  ]);
  ann.casts('Shock', { target: 'Drudge Skeletons' });
  ann.passes();
  ben.casts('Healing Salve', { mode: 1, target: 'Drudge Skeletons' });
  play.allPass();
  expect(told().slice(-2)).toEqual(['Shock resolves.', '2 damage to Drudge Skeletons is prevented.']);
});

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);

test.each([
  ['beta', 'Fork'],
  ['m11', 'Twincast'],
])('%s: a copy of a spell is copied, and cast by nobody', (book, copier) => {
  const { ann, ben } = begin(book, {
    ann: { hand: ['Lightning Bolt', copier], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Island', 'Island'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  ann.casts(copier, { target: 'Lightning Bolt' });
  for (let i = 0; i < 4 && play.question?.ask === 'act'; i += 1) play.pass();
  ann.chooses('no');
  expect(told().filter((line) => line.includes('aimed at'))).toEqual([
    'You cast Lightning Bolt, aimed at ben.',
    `You cast ${copier}, aimed at Lightning Bolt.`,
    'You copy Lightning Bolt, aimed at ben.',
  ]);
});

test('fifth: a triggered effect that finds nothing to do is not told of, though nothing comes after it', () => {
  const { ann } = begin('fifth', {
    ann: { hand: ['Dance of Many'], inPlay: ['Island', 'Island'] },
    ben: { inPlay: ['Nightmare', 'Swamp'] },
  });
  ann.casts('Dance of Many');
  play.allPass();
  // The token is 0/0 without a Swamp; when the Dance goes for it, no token is left to remove.
  expect(told().slice(1)).toEqual([
    'Dance of Many comes into play.',
    'Dance of Many takes effect, aimed at Nightmare.',
    'Nightmare comes into play.',
    'Nightmare goes to your graveyard.',
    'Dance of Many takes effect.',
    'Dance of Many goes to your graveyard.',
  ]);
});

test('m11: the loyalty that damage leaves is told after the damage, as life is', () => {
  const { ann, ben } = begin('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: [{ card: 'Jace Beleren', counters: { loyalty: 4 } }] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  for (let i = 0; i < 4 && play.question?.ask === 'act'; i += 1) play.pass();
  ann.chooses('Jace Beleren');
  expect(told().slice(1)).toEqual([
    'Lightning Bolt resolves.',
    'Lightning Bolt deals 3 damage to Jace Beleren.',
    'Jace Beleren has 1 loyalty counter.',
  ]);
});
