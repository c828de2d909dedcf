// Black and green cards and lands that are counted, worn, poisoned or turned into creatures, each doing what it says.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);
/** Passes until somebody is asked something else. */
const go = (): void => {
  while (play.question?.ask === 'act' && play.game.state.chain.length + play.game.state.waiting.length > 0) play.pass();
};

test('Ascendant Evincar: black ones grow, others shrink, and it is neither', () => {
  given('tenth', { ann: { inPlay: ['Ascendant Evincar', 'Scathe Zombies'] }, ben: { inPlay: ['Hill Giant'] } });
  then('Ascendant Evincar').is(3, 3);
  then('Scathe Zombies').is(3, 3);
  then('Hill Giant').is(2, 2);
});

test('Aspect of Wolf: half of your Forests, rounded both ways', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    given(book, {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Aspect of Wolf'] }, ...lands(3, 'Forest')] },
      ben: { inPlay: ['Forest', 'Forest'] },
    });
    then('Grizzly Bears').is(3, 4);
  }
});

test('Aurochs: one stronger for each other Aurochs that attacks', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Aurochs', 'Aurochs', 'Aurochs'] }, ben: {} });
  ann.attacks('Aurochs', 'Aurochs#2');
  play.pass();
  then('Aurochs').is(3, 3);
  then('Aurochs#3').is(2, 3);
});

test('Beacon of Unrest: from any graveyard to your side, and back into the library', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Beacon of Unrest'], inPlay: lands(5, 'Swamp') },
    ben: { graveyard: ['Craw Wurm', 'Forest'] },
  });
  ann.casts('Beacon of Unrest', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('play').isControlledBy(ann);
  then('Beacon of Unrest').isIn('library');
});

test('Blight and Spirit Shackle: whatever taps the bearer', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { inPlay: [{ card: 'Forest', with: ['Blight'] }, 'Swamp'] }, ben: {} });
    ann.taps('Swamp');
    then('Forest').isIn('play');
    ann.taps('Forest');
    play.until('discard');
    then('Forest').isIn('graveyard');
    then('Blight').isIn('graveyard');
  }
  const { ann } = given('fifth', {
    ann: { inPlay: [{ card: 'Hill Giant', with: ['Spirit Shackle'] }] },
    ben: {},
  });
  ann.attacks('Hill Giant');
  play.pass();
  then('Hill Giant').is(3, 1).hasCounters('-0/-2', 1);
});

test('Contaminated Bond: three life whenever it attacks or blocks', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: [{ card: 'Hill Giant', with: ['Contaminated Bond'] }] },
    ben: {},
  });
  ann.attacks('Hill Giant');
  play.until('second main');
  then(ann).hasLife(17);
});

test('Crumble: no regeneration, and life as much as the artifact cost', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Crumble'], inPlay: ['Forest'] },
    ben: { inPlay: ['Obsianus Golem'] },
  });
  ann.casts('Crumble', { target: 'Obsianus Golem' });
  play.allPass();
  then('Obsianus Golem').isIn('graveyard');
  then(ben).hasLife(26);
});

test('Elder Druid: taps or untaps', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Elder Druid', ...lands(4, 'Forest')] },
    ben: { inPlay: ['Hill Giant', 'Bad Moon'] },
  });
  ann.activates('Elder Druid', { target: 'Hill Giant', choose: ['tap'] });
  go();
  if (play.question?.ask === 'yesno') ann.chooses('yes');
  if (play.question?.ask === 'option') ann.chooses('tap');
  then('Hill Giant').isTapped();
});

test('Elven Riders: stopped by Walls and by what flies', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Elven Riders'] },
    ben: { inPlay: ['Wall of Wood', 'Serra Angel', 'Hill Giant'] },
  });
  ann.attacks('Elven Riders');
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Wall of Wood', 'Serra Angel']);
});

test('Funeral March: who controlled the creature sacrifices another', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: {
      inPlay: [
        { card: 'Grizzly Bears', with: [{ card: 'Funeral March', controller: 'ann' }] },
        'Craw Wurm',
        'Hill Giant',
      ],
    },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Craw Wurm', 'Hill Giant']);
  ben.chooses('Craw Wurm');
  then('Craw Wurm').isIn('graveyard');
});

test('Grave Pact: when yours dies, each other player gives up one', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grave Pact', 'Grizzly Bears', 'Nantuko Husk'] },
    ben: { inPlay: ['Hill Giant', 'Craw Wurm'] },
  });
  ann.activates('Nantuko Husk', { choose: ['Grizzly Bears'] });
  go();
  ben.chooses('Hill Giant');
  then('Hill Giant').isIn('graveyard');
  then('Nantuko Husk').isIn('play');
});

test('Graveborn Muse and Phyrexian Rager: cards for life', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Graveborn Muse', 'Scathe Zombies'] }, ben: {} }, { active: 'ben' });
  play.until('draw', 'ann');
  then(ann).hasLife(18).hasCardsInHand(3);
  const rager = given('tenth', { ann: { hand: ['Phyrexian Rager'], inPlay: lands(3, 'Swamp') }, ben: {} });
  rager.ann.casts('Phyrexian Rager');
  play.allPass();
  play.allPass();
  then(rager.ann).hasLife(19).hasCardsInHand(1);
});

test('Hecatomb: four creatures or nothing, then Swamps are Prodigal', () => {
  const four = ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Scathe Zombies'];
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Hecatomb'], inPlay: [...lands(4, 'Swamp'), ...four] },
    ben: {},
  });
  ann.casts('Hecatomb');
  go();
  ann.chooses('yes');
  for (const name of four) then(name).isIn('graveyard');
  ann.activates('Hecatomb', { target: ben });
  play.until('discard');
  then(ben).hasLife(19);
  const poor = given('fifth', {
    ann: { hand: ['Hecatomb'], inPlay: [...lands(3, 'Swamp'), 'Grizzly Bears'] },
    ben: {},
  });
  poor.ann.casts('Hecatomb');
  play.allPass();
  then('Hecatomb').isIn('graveyard');
});

test('Lhurgoyf and Mortivore: the dead of everybody', () => {
  given('fifth', {
    ann: { inPlay: ['Lhurgoyf', 'Mortivore'], graveyard: ['Grizzly Bears', 'Forest'] },
    ben: { graveyard: ['Hill Giant'] },
  });
  then('Lhurgoyf').is(2, 3);
  then('Mortivore').is(2, 2);
});

test('Pit Scorpion and Marsh Viper: poison, and ten of it is enough', () => {
  for (const book of ['fifth', 'tenth', 'm11'] as const) {
    const { ann, ben } = given(book, { ann: { inPlay: ['Pit Scorpion', 'Marsh Viper'] }, ben: { poison: 7 } });
    ann.attacks('Pit Scorpion', 'Marsh Viper');
    while (play.question !== null) {
      if (play.question?.ask === 'order') ann.chooses(1, 0);
      else play.pass();
    }
    then(ben).hasPoison(10);
    play.isWonBy('ann');
  }
});

test('Mindstab Thrull: unblocked, it may go for three cards', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Mindstab Thrull'] },
    ben: { hand: ['Forest', 'Swamp', 'Island', 'Plains'] },
  });
  ann.attacks('Mindstab Thrull');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  ben.chooses('Forest', 'Swamp', 'Island');
  then('Mindstab Thrull').isIn('graveyard');
  then(ben).hasCardsInHand(1);
});

test('Mortal Combat: twenty dead creatures win, nineteen do not', () => {
  for (const number of [19, 20]) {
    given(
      'tenth',
      { ann: { inPlay: ['Mortal Combat'], graveyard: lands(number, 'Grizzly Bears') }, ben: {} },
      { active: 'ben' },
    );
    if (number === 19) play.until('main', 'ann');
    else while (play.question !== null && play.question.ask === 'act') play.pass();
    if (number === 20) play.isWonBy('ann');
    else play.isGoingOn();
  }
});

test('Nekrataal: kills for good what is neither black nor an artifact', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Nekrataal'], inPlay: lands(4, 'Swamp') },
    ben: { inPlay: ['Craw Wurm', 'Scathe Zombies', 'Obsianus Golem'] },
  });
  ann.casts('Nekrataal');
  play.allPass();
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
  then('Nekrataal').hasKeyword('first strike');
});

test('Primal Order: a damage for each land that is not basic', () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { inPlay: ['Primal Order', 'Quicksand', 'Bayou', 'Forest'] }, ben: { inPlay: ['Quicksand'] } },
    { active: 'ben', step: 'upkeep' },
  );
  play.until('draw', 'ann');
  then(ann).hasLife(18);
  then(ben).hasLife(20);
});

test('Sengir Autocrat: three Serfs, who go with it', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Sengir Autocrat', 'Terror', 'Lightning Bolt'], inPlay: [...lands(6, 'Swamp'), 'Mountain'] },
    ben: {},
  });
  ann.casts('Sengir Autocrat');
  play.allPass();
  then('Serf#3').is(0, 1).isColor('black');
  ann.casts('Lightning Bolt', { target: 'Sengir Autocrat' });
  play.until('discard');
  then('Serf').isIn('gone');
  then('Serf#3').isIn('gone');
});

test('Stronghold Discipline: each player by the creatures he or she controls', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Stronghold Discipline'], inPlay: [...lands(4, 'Swamp'), 'Grizzly Bears'] },
    ben: { inPlay: ['Hill Giant', 'Craw Wurm', 'Gray Ogre'] },
  });
  ann.casts('Stronghold Discipline');
  play.allPass();
  then(ann).hasLife(19);
  then(ben).hasLife(17);
});

test.each([
  ['Faerie Conclave', 'Island', 2, 1, 'flying', 'blue'],
  ['Ghitu Encampment', 'Mountain', 2, 1, 'first strike', 'red'],
  ['Treetop Village', 'Forest', 3, 3, 'trample', 'green'],
] as const)('%s: comes tapped, and is a creature for a turn', (name, land, power, toughness, word, color) => {
  const { ann } = given('tenth', { ann: { hand: [name], inPlay: [name, ...lands(2, land)] }, ben: {} });
  ann.plays(name);
  then(name).isTapped();
  ann.activates(`${name}#2`);
  play.allPass();
  then(`${name}#2`).is(power, toughness).hasKeyword(word).isColor(color).isA('land');
  play.until('main', 'ben');
  then(`${name}#2`).isNotA('creature').lacksKeyword(word);
});

test('Spawning Pool: what it becomes regenerates', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Spawning Pool', ...lands(3, 'Swamp')] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.activates('Spawning Pool');
  play.allPass();
  then('Spawning Pool').is(1, 1);
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Spawning Pool' });
  ben.passes();
  ann.activates('Spawning Pool', { ability: 1 });
  play.allPass();
  then('Spawning Pool').isIn('play').isTapped();
});

test('Verdant Force: a Saproling in every upkeep', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Verdant Force'] }, ben: {} }, { active: 'ben', step: 'main' });
  play.until('draw', 'ann');
  play.until('draw', 'ben');
  then('Saproling#2').is(1, 1).isControlledBy(ann);
});

test('Zombie Master: other Zombies walk through swamps and regenerate; it is no Zombie where it was summoned as a Lord', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Zombie Master', 'Scathe Zombies', 'Swamp'] },
  });
  then('Scathe Zombies').hasKeyword('swampwalk');
  then('Zombie Master').lacksKeyword('swampwalk');
  ann.casts('Lightning Bolt', { target: 'Scathe Zombies' });
  ann.passes();
  ben.activates('Scathe Zombies');
  play.allPass();
  then('Scathe Zombies').isIn('play').isTapped();
  given('beta', { ann: { inPlay: ['Zombie Master', 'Zombie Master'] }, ben: {} });
  then('Zombie Master').lacksKeyword('swampwalk');
  given('tenth', { ann: { inPlay: ['Zombie Master', 'Zombie Master'] }, ben: {} });
  then('Zombie Master').hasKeyword('swampwalk');
});
