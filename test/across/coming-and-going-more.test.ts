// Things that come and go at the same time: what sees what, what can be copied, and what is left afterwards.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';
import { answering, lands, libraryOf, toTheQuestion } from '../support/answering.ts';

test('Open the Vaults: nothing that comes in copies another that comes with it', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Open the Vaults'],
      inPlay: [...lands(6, 'Plains'), 'Soul Warden', 'Grizzly Bears'],
      graveyard: ['Sculpting Steel', 'Ornithopter', 'Pacifism', 'Glorious Anthem'],
    },
    ben: { graveyard: ['Juggernaut'] },
  });
  ann.casts('Open the Vaults');
  toTheQuestion();
  // Steel cannot copy Ornithopter or Juggernaut that come in with it: none in play -> nobody asked for it. Pacifism: choose
  expect(play.asked).toBe('ann');
  ann.chooses('Grizzly Bears');
  answering();
  then('Sculpting Steel').isIn('play');
  then(ann).hasLife(22);
  then('Ornithopter').is(1, 3);
  then('Pacifism').isAttachedTo('Grizzly Bears');
  then('Juggernaut').is(5, 3);
});

test('creatures of all graveyards: a Clone among them copies what was there before', () => {
  const { ann } = given('m11', {
    ann: {
      inPlay: [{ card: 'Liliana Vess', counters: { loyalty: 8 } }, 'Angelic Chorus', 'Grizzly Bears'],
      graveyard: ['Clone', 'Hill Giant'],
    },
    ben: { graveyard: ['Craw Wurm', 'Captain of the Watch'] },
  });
  ann.activates('Liliana Vess', { ability: 2 });
  toTheQuestion();
  expect(ann.choices).toEqual(['Grizzly Bears']);
  ann.chooses('Grizzly Bears');
  answering();
  // chorus: Giant 3 + Wurm 4 + Captain 3 + Bears copy 2 = 12, then 3 soldier tokens with +1/+1 : 2 each = 6
  then(ann).hasLife(38);
});

test('Knight Exemplar dies, and its Knights do not', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Day of Judgment'],
      inPlay: [...lands(4, 'Plains'), 'Knight Exemplar', 'White Knight', 'Black Knight'],
    },
    ben: {},
  });
  ann.casts('Day of Judgment');
  answering();
  then('Knight Exemplar').isIn('graveyard');
  then('White Knight').isIn('play').is(2, 2);
  then('Black Knight').isIn('play');
});

test('two Exemplars keep each other', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Day of Judgment'], inPlay: [...lands(4, 'Plains'), 'Knight Exemplar', 'Knight Exemplar'] },
    ben: {},
  });
  ann.casts('Day of Judgment');
  answering();
  then('Knight Exemplar').isIn('play').is(3, 3);
  then('Knight Exemplar#2').isIn('play');
});

test('what lived by a Marshal dies in the next look', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Pyroclasm'], inPlay: [...lands(2), 'Field Marshal'] },
    ben: { inPlay: ['Infantry Veteran', 'Grave Pact', 'Honor Guard'] },
  });
  ann.casts('Pyroclasm');
  answering();
  for (const c of ['Field Marshal', 'Infantry Veteran', 'Honor Guard']) then(c).isIn('graveyard');
});

test('Denizen of the Deep sends home what saw it come', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Denizen of the Deep'],
      inPlay: [...lands(8, 'Island'), 'Soul Warden', 'Grizzly Bears', 'Elvish Visionary'],
    },
    ben: {},
  });
  ann.casts('Denizen of the Deep');
  answering();
  then(ann).hasLife(21).hasCardsInHand(3);
  then('Denizen of the Deep').isIn('play');
});

test('half a library with two cards that shuffle themselves in', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Traumatize'], inPlay: [...lands(5, 'Island')] },
    ben: { library: ['Darksteel Colossus', 'Grizzly Bears', 'Legacy Weapon', 'Hill Giant', ...lands(4, 'Plains')] },
  });
  ann.casts('Traumatize', { target: ben });
  answering();
  then(ben).hasCardsInGraveyard(2).hasCardsInLibrary(6);
  then('Grizzly Bears').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
  then('Legacy Weapon').isIn('library');
});

test('all sacrifice their lands, and then all are hurt', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Destructive Force'], inPlay: [...lands(7), 'Grizzly Bears'] },
    ben: { inPlay: [...lands(3, 'Forest'), 'Dingus Egg', 'Craw Wurm'] },
  });
  ann.casts('Destructive Force');
  answering(['ann', 'Mountain', 'Mountain#2', 'Mountain#3', 'Mountain#4', 'Mountain#5']);
  // Egg: 5 on ann, 3 on ben
  then(ann).hasLife(10);
  then(ben).hasLife(14);
  then('Craw Wurm').isIn('graveyard');
  then('Grizzly Bears').isIn('graveyard');
});

test('a hand drawn anew from too small a library', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Time Reversal', 'Shock'], inPlay: lands(5, 'Island'), graveyard: ['Hill Giant'], library: [] },
    ben: { hand: ['Forest'], library: lands(8, 'Plains') },
  });
  ann.casts('Time Reversal');
  answering();
  then('Time Reversal').isIn('removed');
  then(ann).hasCardsInHand(2);
  then(ben).hasCardsInHand(7);
  play.isWonBy('ben');
});

test('a Clone of a legend, and what is sacrificed for it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Clone'], inPlay: [...lands(4, 'Island'), 'Soul Warden'] },
    ben: { inPlay: ['Kamahl, Pit Fighter', 'Grave Pact'] },
  });
  ann.casts('Clone');
  answering(['ann', 'Kamahl, Pit Fighter']);
  // both legends gone; Warden sees it enter; ben's Pact makes ann sacrifice Warden (Kamahl died under ben)
  then('Clone').isIn('graveyard');
  then('ben:Kamahl, Pit Fighter').isIn('graveyard');
  then('Soul Warden').isIn('graveyard');
  then(ann).hasLife(21);
});

test('Sculpting Steel as Legacy Weapon: both are shuffled in', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Sculpting Steel'], inPlay: [...lands(3), 'Legacy Weapon'] },
    ben: {},
  });
  ann.casts('Sculpting Steel');
  answering(['ann', 'Legacy Weapon']);
  then('Legacy Weapon').isIn('library');
  then('Sculpting Steel').isIn('library');
});

test('a Clone of Darksteel Colossus is shuffled in', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Clone'], inPlay: [...lands(4, 'Island'), 'Bloodthrone Vampire'] },
    ben: { inPlay: ['Darksteel Colossus'] },
  });
  ann.casts('Clone');
  answering(['ann', 'Darksteel Colossus']);
  ann.activates('Bloodthrone Vampire', { choose: ['Darksteel Colossus'] });
  answering();
  then('Clone').isIn('library');
  then('ben:Darksteel Colossus').isIn('play');
});

test('a Clone put into play by a Wumpus copies it', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Hunted Wumpus', 'Grizzly Bears'], inPlay: lands(4, 'Forest') },
    ben: { hand: ['Clone'] },
  });
  ann.casts('Hunted Wumpus');
  toTheQuestion();
  ben.chooses('yes');
  answering(['ben', 'Hunted Wumpus'], ['ann', 'yes']);
  then('Grizzly Bears').isIn('play');
  then('ben:Hunted Wumpus').is(6, 6);
});

test('an Aura cannot come in on what comes with it', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Open the Vaults'], inPlay: lands(6, 'Plains'), graveyard: ['Feedback', 'Glorious Anthem'] },
    ben: {},
  });
  ann.casts('Open the Vaults');
  answering();
  then('Feedback').isIn('graveyard');
  then('Glorious Anthem').isIn('play');
});

test('an Aura that dies together with its creature', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Planar Cleansing'], inPlay: lands(6, 'Plains') },
    ben: { inPlay: [{ card: 'Craw Wurm', with: ['Creature Bond'] }] },
  });
  ann.casts('Planar Cleansing');
  answering();
  then(ben).hasLife(16);
});

test('a Clone of Hoarding Dragon hoards for itself', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Hoarding Dragon', 'Clone', 'Day of Judgment'],
      inPlay: [...lands(5), ...lands(4, 'Island'), ...lands(4, 'Plains')],
      library: libraryOf('Ornithopter', 'Mind Stone'),
    },
    ben: {},
  });
  ann.casts('Hoarding Dragon');
  toTheQuestion();
  ann.chooses('yes');
  toTheQuestion();
  ann.chooses('Ornithopter');
  answering();
  ann.casts('Clone');
  toTheQuestion();
  ann.chooses('Hoarding Dragon');
  toTheQuestion();
  ann.chooses('yes');
  toTheQuestion();
  ann.chooses('Mind Stone');
  answering();
  ann.casts('Day of Judgment');
  toTheQuestion();
  ann.chooses('yes');
  toTheQuestion();
  ann.chooses('yes');
  answering();
  then('Ornithopter').isIn('hand');
  then('Mind Stone').isIn('hand');
});

test('a stolen Hoarding Dragon dies: the card goes to its owner', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Act of Treason'], inPlay: [...lands(3), 'Bloodthrone Vampire'] },
      ben: { hand: ['Hoarding Dragon'], inPlay: lands(5), library: libraryOf('Ornithopter') },
    },
    { active: 'ben' },
  );
  ben.casts('Hoarding Dragon');
  answering(['ben', 'yes'], ['ben', 'Ornithopter']);
  play.until('main', 'ann');
  ann.casts('Act of Treason', { target: 'Hoarding Dragon' });
  answering();
  ann.activates('Bloodthrone Vampire', { choose: ['Hoarding Dragon'] });
  answering(['ann', 'yes']);
  then(ben).hasInHand('Ornithopter');
});

test.each([
  ['Obstinate Baloth', 'play'],
  ['Leyline of the Void', 'removed'],
] as const)('a discarded Baloth that a Leyline would exile: %s first', (first, zone) => {
  const { ann } = given('m11', {
    ann: { hand: ['Mind Rot'], inPlay: [...lands(3, 'Swamp'), 'Leyline of the Void'] },
    ben: { hand: ['Obstinate Baloth', 'Forest'] },
  });
  ann.casts('Mind Rot', { target: 'ben' });
  answering(['ben', first]);
  then('Obstinate Baloth').isIn(zone);
  then('Forest').isIn('removed');
});
