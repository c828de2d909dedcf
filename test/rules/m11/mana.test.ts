// Magic 2011, "Making Mana", "Tapping" and the glossary of mana symbols.

import { expect } from 'vitest';
import { POOL } from '../../../src/cards/pool.ts';
import { findCard } from '../../../src/game/index.ts';
import { COLORS } from '../../../src/language/mana.ts';
import { m11 } from '../../../src/rulebooks/m11/book.ts';
import { textOf } from '../../../src/wording/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule(['M-009', 'M-117', 'M-332'], 'there are five colors; colorless is none of them and cannot be chosen', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Black Lotus', 'Sol Ring'] }, ben: {} });
  ann.taps('Sol Ring');
  then(ann).hasMana('CC');
  ann.taps('Black Lotus');
  expect(ann.choices).toEqual(['W', 'U', 'B', 'R', 'G']);
  ann.chooses('B');
  then(ann).hasMana('BBBCC');
  expect(new Set(POOL.flatMap((definition) => definition.colors))).toEqual(new Set(COLORS));
});

rule(['M-332'], 'who chooses a color chooses one of the five', () => {
  const { ann } = given('m11', { ann: { hand: ['Sleight of Mind'], inPlay: ['Island', 'White Knight'] }, ben: {} });
  ann.casts('Sleight of Mind', { target: 'White Knight' });
  play.pass();
  play.pass();
  expect(ann.choices).toEqual([...COLORS]);
});

rule(['M-021', 'M-022', 'M-125', 'M-358'], 'lands are tapped for mana, and the mana pays the cost of a spell', () => {
  const { ann } = given('m11', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] }, ben: {} });
  ann.taps('Forest');
  then(ann).hasMana('G');
  then('Forest').isTapped();
  ann.taps('Forest');
  then(ann).hasMana('GG');
  ann.casts('Grizzly Bears');
  then(ann).hasMana('');
  then('Grizzly Bears').isIn('chain');
});

rule(['M-022', 'M-360'], 'a cost is paid in full or not at all', () => {
  const { ann } = given('m11', { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest'] }, ben: {} });
  refused('not enough mana', () => ann.casts('Grizzly Bears'));
  then('Forest').isUntapped();
});

example('M-023', 'Shivan Dragon needs six mana, two of them red', () => {
  const cast = (inPlay: string[]): boolean =>
    given('m11', { ann: { hand: ['Shivan Dragon'], inPlay }, ben: {} }).ann.mayCast('Shivan Dragon');
  expect(cast(['Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'])).toBe(false);
  expect(cast(['Mountain', 'Forest', 'Forest', 'Plains', 'Island', 'Swamp'])).toBe(false);
  const { ann } = given('m11', {
    ann: { hand: ['Shivan Dragon'], inPlay: ['Mountain', 'Mountain', 'Forest', 'Plains', 'Island', 'Swamp', 'Swamp'] },
    ben: {},
  });
  ann.casts('Shivan Dragon');
  play.allPass();
  then('Shivan Dragon').isIn('play').is(5, 5).hasKeyword('flying');
  expect(play.game.state.inPlay.filter((id) => play.game.inside.object(id).tapped).length).toBe(6);
});

rule(['M-078', 'M-079', 'M-120'], 'each basic land makes one mana of its color', () => {
  const lands = { Plains: 'W', Island: 'U', Swamp: 'B', Mountain: 'R', Forest: 'G' };
  for (const [land, mana] of Object.entries(lands)) {
    const { ann } = given('m11', { ann: { inPlay: [land] }, ben: {} });
    ann.taps(land);
    then(ann).hasMana(mana);
    then(land).isTapped();
  }
});

rule('M-120', 'the text box of a basic land has no words, and the land makes mana all the same', () => {
  for (const land of ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']) {
    const { definition, base } = findCard(m11, land);
    expect(textOf(definition, m11.wording)).not.toMatch(/[a-z]/);
    expect(base.activated.length).toBe(1);
  }
});

rule('M-118', 'a colored symbol is paid with its color', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Island', 'Forest', 'Swamp', 'Plains', 'Sol Ring'] },
    ben: {},
  });
  refused('not enough mana', () => ann.casts('Lightning Bolt', { target: ben }));
});

rule('M-122', 'creatures, artifacts, spells and other lands make mana too; some lands do other things', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Dark Ritual'],
      inPlay: ['Llanowar Elves', 'Mox Ruby', 'Swamp', 'Adarkar Wastes', 'Oasis', "Mishra's Factory"],
    },
    ben: {},
  });
  ann.taps('Llanowar Elves');
  ann.taps('Mox Ruby');
  then(ann).hasMana('RG');
  ann.taps('Adarkar Wastes');
  then(ann).hasMana('RGC');
  ann.casts('Dark Ritual');
  play.allPass();
  then(ann).hasMana('BBBRGC');
  expect(ann.mayActivate('Oasis')).toBe(true);
  refused('not offered', () => ann.taps('Oasis'));
});

rule('M-123', 'unspent mana is gone at the end of every step and phase, and costs no life', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { inPlay: Array(6).fill('Forest') }, ben: { inPlay: ['Island'] } },
    { step: 'upkeep' },
  );
  for (const next of ['draw', 'main', 'begin combat', 'attackers', 'second main', 'end']) {
    ann.taps('Forest');
    then(ann).hasMana('G');
    play.until(next);
    then(ann).hasMana('').hasLife(20);
  }
  ben.taps('Island');
  then(ben).hasMana('U');
  play.until('upkeep', 'ben');
  then(ben).hasMana('').hasLife(20);
});

rule(['M-126', 'M-174'], 'a tapped permanent cannot be tapped again', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Forest', 'Prodigal Pyromancer', { card: 'Hill Giant', tapped: true }] },
    ben: {},
  });
  ann.activates('Prodigal Pyromancer', { target: ben });
  then('Prodigal Pyromancer').isTapped();
  refused('tapped', () => ann.activates('Prodigal Pyromancer', { target: ben }));
  play.allPass();
  refused('tapped', () => ann.activates('Prodigal Pyromancer', { target: ben }));
  ann.taps('Forest');
  const source = play.game.state.inPlay[0] as number;
  refused('tapped', () => play.game.answer({ kind: 'use', source, ability: 0 }));
});

rule('M-128', 'what an effect taps gives nothing', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Mana Short'], inPlay: ['Island', 'Island', 'Island'] },
    ben: { inPlay: ['Forest', 'Forest'] },
  });
  ann.casts('Mana Short', { target: ben });
  play.allPass();
  then('Forest').isTapped();
  then(ben).hasMana('');
  const twiddle = given('m11', {
    ann: { hand: ['Twiddle'], inPlay: ['Island'] },
    ben: { inPlay: ['Prodigal Pyromancer'] },
  });
  twiddle.ann.casts('Twiddle', { target: 'Prodigal Pyromancer' });
  play.pass();
  play.pass();
  twiddle.ann.chooses('yes');
  twiddle.ann.chooses('tap');
  then('Prodigal Pyromancer').isTapped();
  expect(play.game.state.chain.length).toBe(0);
  then(twiddle.ann).hasLife(20);
});

rule(['M-129', 'M-228'], 'in the untap step you untap your permanents, only yours, and nobody acts', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        inPlay: [
          { card: 'Forest', tapped: true },
          { card: 'Grizzly Bears', tapped: true },
        ],
        hand: ['Giant Growth'],
      },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true }] },
    },
    { active: 'ben', step: 'end step' },
  );
  then('Forest').isTapped();
  const steps: string[] = [];
  while (play.game.state.turn.active === 1) play.pass();
  steps.push(play.step);
  expect(steps).toEqual(['upkeep']); // the first question of the turn comes after the untap step
  then('Forest').isUntapped();
  then('Grizzly Bears').isUntapped();
  then('Hill Giant').isTapped();
  expect(ann.mayCast('Giant Growth')).toBe(true);
});

rule(
  ['M-431', 'M-432'],
  'a triggered ability that adds mana is a mana ability: no stack, and the mana pays the same spell',
  () => {
    const { ann } = given(
      'm11',
      { ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Land Bloom'] }, ben: {} },
      { cards: ALL },
    );
    ann.taps('Forest');
    then(ann).hasMana('GG');
    expect(play.game.state.chain).toEqual([]);
    ann.casts('Grizzly Bears');
    then(ann).hasMana('');
  },
);

rule('M-431', 'a triggered ability that adds no mana is none, even if it triggers on mana', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Forest', 'Manabarbs'] }, ben: {} });
  ann.taps('Forest');
  then(ann).hasMana('G').hasLife(20);
  expect(play.game.state.chain.length).toBe(1);
  play.allPass();
  then(ann).hasLife(19);
});

rule('M-432', 'a mana ability uses no stack: the mana is there at once and nobody can respond', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Llanowar Elves'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.taps('Llanowar Elves');
  expect(play.game.state.chain.length).toBe(0);
  then(ann).hasMana('G');
  expect(play.asked).toBe('ann');
});
