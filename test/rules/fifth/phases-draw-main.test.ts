// Fifth, "Draw Phase" and "Main Phase".

import { expect } from 'vitest';
import { currentTable, given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

/** Announces an attack; with no creature able to attack, nothing more is asked. */
const announceAttack = (seat: number): void => currentTable().answer({ kind: 'begin attack' }, seat);

rule('F-148', 'in the draw phase the active player, and nobody else, draws the top card', () => {
  const { ann, ben } = given('fifth', { ann: { library: ['Gray Ogre', 'Plains'] }, ben: {} }, { step: 'upkeep' });
  play.until('main');
  then(ann).hasInHand('Gray Ogre').hasCardsInHand(1).hasCardsInLibrary(1);
  then(ben).hasCardsInHand(0);
});

rule(['F-149', 'F-150'], 'to have an empty library loses nothing; to have to draw from it loses the duel', () => {
  const { ann } = given('fifth', { ann: { library: ['Plains'] }, ben: {} }, { step: 'upkeep' });
  play.until('main');
  then(ann).hasCardsInLibrary(0).hasCardsInHand(1);
  play.isGoingOn();
  const drawn = given('fifth', {
    ann: { hand: ['Ancestral Recall'], library: ['Plains', 'Plains'], inPlay: ['Island'] },
    ben: {},
  });
  drawn.ann.casts('Ancestral Recall', { target: drawn.ann });
  play.allPass();
  if (play.game.outcome === null) play.allPass();
  play.isWonBy('ben');
});

example('F-151', 'the last card drawn: no loss now, but in the next draw phase', () => {
  const { ann } = given('fifth', { ann: { library: ['Plains'] }, ben: {} }, { step: 'upkeep' });
  play.until('main', 'ann');
  play.until('main', 'ben');
  then(ann).hasCardsInLibrary(0);
  play.isGoingOn();
  play.until('upkeep', 'ann');
  play.isGoingOn();
  play.allPass();
  play.allPass();
  play.isWonBy('ben');
  expect(play.game.outcome?.reason).toBe('library');
});

rule('F-154', 'both players use fast effects before the draw, and again after it', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { library: ['Lightning Bolt', 'Plains'], inPlay: ['Mountain', 'Prodigal Sorcerer'] },
      ben: { inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer'] },
    },
    { step: 'upkeep' },
  );
  play.until('draw');
  then(ann).hasCardsInHand(0);
  ann.activates('Prodigal Sorcerer', { target: ben });
  ben.activates('Prodigal Sorcerer', { target: ann });
  const both = (): (number | undefined)[] => play.game.view(0).players.map((player) => player.life);
  for (let i = 0; i < 12 && both().includes(20); i += 1) play.pass();
  expect(both(), 'both have used an effect').toEqual([19, 19]);
  then(ann).hasCardsInHand(0);
  for (let i = 0; i < 4 && play.game.view(0).players[0]?.handCount === 0; i += 1) play.pass();
  expect(play.step).toBe('draw');
  then(ann).hasInHand('Lightning Bolt');
  ann.casts('Lightning Bolt', { target: ben });
  ben.activates('Prodigal Sorcerer#2', { target: ann });
  play.allPass();
  then(ben).hasLife(16);
  then(ann).hasLife(18);
  expect(play.step).toBe('draw');
});

rule('F-155', 'nothing but fast effects may be used in the draw phase', () => {
  const { ann } = given(
    'fifth',
    {
      ann: {
        hand: ['Gray Ogre', 'Stone Rain', 'Mountain', 'Howling Mine', 'Lightning Bolt'],
        inPlay: ['Mountain', 'Mountain', 'Mountain'],
      },
      ben: {},
    },
    { step: 'upkeep' },
  );
  play.until('draw');
  for (const name of ['Gray Ogre', 'Stone Rain', 'Howling Mine']) refused('sorcery timing', () => ann.casts(name));
  refused('land timing', () => ann.plays('Mountain'));
  expect(ann.mayCast('Lightning Bolt')).toBe(true);
});

rule(
  ['F-156', 'F-157', 'F-158', 'F-160', 'F-161', 'F-162', 'F-166', 'F-167'],
  'in the main phase: spells, one land and one attack, in any order',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        hand: ["Mons's Goblin Raiders", 'Mountain', 'Stone Rain', 'Gray Ogre'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Grizzly Bears'],
      },
      ben: { hand: ['Counterspell', 'Lightning Bolt'], inPlay: ['Island', 'Mountain'] },
    });
    expect(play.step).toBe('main pre-combat');
    ann.casts("Mons's Goblin Raiders");
    play.allPass();
    ann.attacks('Grizzly Bears');
    play.until('second main');
    expect(play.step).toBe('main post-combat');
    then(ben).hasLife(18);
    ann.casts('Stone Rain', { target: 'Island' });
    play.allPass();
    ann.plays('Mountain');
    expect(play.question, 'nobody is asked about a land').toMatchObject({ player: ann.seat, window: 'main' });
    ann.casts('Gray Ogre');
    play.allPass();
    then('Gray Ogre').isIn('play');
    then(ann).hasCardsInHand(0);
  },
);

rule('F-161', 'before combat the whole hand may be cast, as far as the mana goes', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Mountain', "Mons's Goblin Raiders", "Mons's Goblin Raiders", 'Sol Ring'],
      inPlay: ['Mountain', 'Mountain'],
    },
    ben: {},
  });
  ann.plays('Mountain');
  for (const name of ["Mons's Goblin Raiders", 'Sol Ring', "Mons's Goblin Raiders"]) {
    ann.casts(name);
    play.allPass();
  }
  then(ann).hasCardsInHand(0);
});

rule(['F-162', 'F-373'], 'a land is no spell: it cannot be put into play in response, and nobody can answer it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Forest'], inPlay: ['Mountain'] },
    ben: { hand: ['Counterspell', 'Unsummon', 'Forest'], inPlay: ['Island', 'Island'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ben.passes();
  refused('land timing', () => ann.plays('Forest'));
  ann.passes();
  refused('land timing', () => ben.plays('Forest'));
  play.allPass();
  const before = play.game.state.chain.length;
  ann.plays('Forest');
  expect([before, play.game.state.chain.length, play.asked]).toEqual([0, 0, 'ann']);
  refused('land timing', () => ben.plays('Forest'));
});

rule(['F-163', 'F-253'], 'a player need not attack, and may attack with some, all or none', () => {
  const inPlay = ['Grizzly Bears', 'Gray Ogre'];
  given('fifth', { ann: { inPlay }, ben: {} });
  play.until('discard');
  expect(play.game.events.some((each) => each.event === 'attacked')).toBe(false);
  for (const attackers of [[], ['Gray Ogre'], inPlay]) {
    const { ann, ben } = given('fifth', { ann: { inPlay }, ben: {} });
    ann.attacks(...attackers);
    play.until('second main');
    then(ben).hasLife(20 - 2 * attackers.length);
  }
});

rule('F-164', 'an attack with no creature at all is an attack: it has its steps, and it is the one of the turn', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Stone Rain'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: {},
  });
  announceAttack(ann.seat);
  play.until('attackers');
  refused('sorcery timing', () => ann.casts('Stone Rain'));
  play.until('second main');
  expect(ann.mayCast('Stone Rain')).toBe(true);
  refused('one attack', () => announceAttack(ann.seat));
});

rule(['F-165', 'F-168', 'F-343'], 'both players use fast effects throughout the main phase and during combat', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Frozen Shade', 'Swamp', 'Swamp', 'Swamp'] },
    ben: { inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer', 'Prodigal Sorcerer'] },
  });
  ben.activates('Prodigal Sorcerer', { target: ann });
  play.allPass();
  then(ann).hasLife(19);
  ann.attacks('Frozen Shade');
  ben.activates('Prodigal Sorcerer#2', { target: ann });
  play.allPass();
  then(ann).hasLife(18);
  ann.activates('Frozen Shade');
  play.allPass();
  ben.doesNotBlock();
  ann.activates('Frozen Shade');
  play.allPass();
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  play.until('second main');
  then(ben).hasLife(15);
  ben.activates('Prodigal Sorcerer#3', { target: ann });
  play.allPass();
  then(ann).hasLife(17);
});
