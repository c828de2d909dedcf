// Fifth, scenes of two or three cards: where several rules meet in one batch, one step or one attack.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lands = (number: number, name: string): string[] => Array.from({ length: number }, () => name);

rule('F-552', 'trample in a band: what the other attacker deals fills the blocker first', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth', 'Benalish Hero'] },
    ben: { inPlay: ['Gray Ogre'] },
  });
  ann.bands('War Mammoth', 'Benalish Hero');
  ann.attacks('War Mammoth', 'Benalish Hero');
  ben.blocks('War Mammoth', 'Gray Ogre');
  ann.assigns({ 'Benalish Hero': 2, 'War Mammoth': 0 });
  play.until('second main');
  then(ben).hasLife(18);
});

rule('F-280', "a Mishra's Factory that blocks and taps to enlarge itself lives and deals nothing", () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Gray Ogre'] },
    ben: { inPlay: ["Mishra's Factory", 'Plains'] },
  });
  ann.attacks('Gray Ogre');
  ben.activates("Mishra's Factory");
  play.allPass();
  ben.blocks('Gray Ogre', "Mishra's Factory");
  play.until('blockers');
  ben.activates("Mishra's Factory", { ability: 1, target: "Mishra's Factory" });
  play.allPass();
  play.until('second main');
  then('Gray Ogre').isIn('play').hasDamage(0);
  then("Mishra's Factory").isIn('play').hasDamage(2);
});

rule('F-464', 'a regenerated Knight in a band takes and deals nothing: all of the damage is for the Pegasus', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: [{ card: 'White Knight', with: ['Regeneration'] }, 'Forest', 'Mesa Pegasus'] },
    ben: { inPlay: ['Prodigal Sorcerer', 'Prodigal Sorcerer', 'Hill Giant'] },
  });
  ann.bands('White Knight', 'Mesa Pegasus');
  ann.attacks('White Knight', 'Mesa Pegasus');
  ben.blocks('White Knight', 'Hill Giant');
  play.until('blockers');
  ben.activates('Prodigal Sorcerer', { target: 'White Knight' });
  ben.activates('Prodigal Sorcerer#2', { target: 'White Knight' });
  play.until('regeneration');
  ann.activates('Regeneration');
  play.until('second main');
  then('White Knight').isIn('play').hasDamage(0);
  then('Mesa Pegasus').isIn('graveyard');
  then('Hill Giant').hasDamage(1);
});

rule('F-877', 'at 0 life a player still attacks; both without life when combat ends, the duel is drawn', () => {
  const { ann, ben } = given('fifth', {
    ann: { life: 2, hand: ['Psionic Blast'], inPlay: [...lands(3, 'Island'), 'Craw Wurm'] },
    ben: { life: 10 },
  });
  ann.casts('Psionic Blast', { target: ben });
  play.allPass();
  then(ann).hasLife(0);
  play.isGoingOn();
  ann.attacks('Craw Wurm');
  while (play.question !== null) play.pass();
  play.isWonBy(null);
});

rule('F-877', 'a Spirit Link on the attacker gains in time what its damage took', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Hill Giant'] },
      ben: { life: 2, hand: ['Spirit Link'], inPlay: ['Plains'] },
    },
    { active: 'ben' },
  );
  ben.casts('Spirit Link', { target: 'Hill Giant' });
  play.allPass();
  play.until('main', 'ann');
  ann.attacks('Hill Giant');
  play.until('second main');
  then(ben).hasLife(2);
});

rule(['F-607', 'F-642'], 'a Sengir Vampire grows in the middle of a batch, and survives what was cast earlier', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Sengir Vampire', 'Mountain'] },
    ben: { hand: ['Psionic Blast'], inPlay: [{ card: 'Wall of Ice', with: ['Flight'] }, ...lands(3, 'Island')] },
  });
  ann.attacks('Sengir Vampire');
  ben.blocks('Sengir Vampire', 'Wall of Ice');
  play.until('second main');
  then('Wall of Ice').hasDamage(4);
  ann.passes();
  ben.casts('Psionic Blast', { target: 'Sengir Vampire' });
  ann.casts('Lightning Bolt', { target: 'Wall of Ice' });
  play.allPass();
  then('Wall of Ice').isIn('graveyard');
  then('Sengir Vampire').isIn('play').is(5, 5).hasDamage(4);
});

rule(
  ['F-611', 'F-897'],
  'a Rod destroyed in response still deals its damage, and the Circle still knows it for an artifact',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Rod of Ruin', ...lands(3, 'Mountain')] },
      ben: { hand: ['Disenchant'], inPlay: ['Circle of Protection: Artifacts', ...lands(4, 'Plains')] },
    });
    ann.activates('Rod of Ruin', { target: ben });
    ann.passes();
    ben.casts('Disenchant', { target: 'Rod of Ruin' });
    play.until('damage prevention');
    then('Rod of Ruin').isIn('graveyard');
    ben.activates('Circle of Protection: Artifacts');
    play.allPass();
    then(ben).hasLife(20);
  },
);

rule(
  ['F-604', 'F-642'],
  'Manabarbs heard while a Circle is paid for waits for the end of that step, and has its own',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mox Ruby', 'Manabarbs'] },
      ben: { inPlay: ['Circle of Protection: Red', 'Plains', 'Plains'] },
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.until('damage prevention');
    ben.activates('Circle of Protection: Red');
    expect(play.game.state.waiting.length).toBe(1);
    play.pass();
    play.pass();
    expect(play.game.state.packets.map(({ amount }) => amount)).toEqual([1]);
    ben.activates('Circle of Protection: Red'); // the red enchantment is a source too; paying for it hurts again
    play.allPass();
    then(ben).hasLife(19);
  },
);

rule(['F-226', 'F-613'], 'Sleight of Mind aimed at a Terror makes its target the wrong one', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: lands(2, 'Swamp') },
    ben: { hand: ['Sleight of Mind'], inPlay: ['Island', 'Grizzly Bears'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  ben.casts('Sleight of Mind', { target: 'Terror', choose: ['black', 'green'] });
  play.allPass();
  then('Grizzly Bears').isIn('play');
  then('Terror').isIn('graveyard');
});

rule('F-613', 'Sleight of Mind aimed at a Blue Elemental Blast: it no longer counters what is red', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Sleight of Mind'], inPlay: ['Mountain', 'Island'] },
    ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  ben.casts('Blue Elemental Blast', { target: 'Lightning Bolt' });
  ann.casts('Sleight of Mind', { target: 'Blue Elemental Blast', choose: ['red', 'green'] });
  play.allPass();
  then(ben).hasLife(17);
});

rule(
  ['F-502', 'F-610'],
  'Death Ward countered at the moment of dying: the moment is not over, and a second one saves',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Counterspell', 'Lightning Bolt'], inPlay: ['Island', 'Island', 'Mountain'] },
      ben: { hand: ['Death Ward', 'Death Ward'], inPlay: ['Plains', 'Plains', 'Hill Giant'] },
    });
    ann.casts('Lightning Bolt', { target: 'Hill Giant' });
    play.until('regeneration');
    ben.casts('Death Ward', { target: 'Hill Giant' });
    ann.casts('Counterspell', { target: 'Death Ward' });
    play.until('regeneration');
    ben.casts('Death Ward', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn('play').isTapped();
  },
);

rule(['F-637', 'F-607'], 'a swamp that is about to die as a creature pays for the Skeletons beside it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Earthquake'], inPlay: lands(2, 'Mountain') },
    ben: { inPlay: ['Kormus Bell', 'Swamp', 'Drudge Skeletons'] },
  });
  ann.casts('Earthquake', { x: 1 });
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  play.allPass();
  then('Drudge Skeletons').isIn('play');
  then('Swamp').isIn('graveyard');
});

rule(['F-428', 'F-613'], 'Dwarven Warriors: a creature grown too strong in response is no target any more', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Dwarven Warriors', 'Grizzly Bears'] },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest'] },
  });
  ann.activates('Dwarven Warriors', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').lacksKeyword('unblockable').is(5, 5);
});

rule(
  ['F-428', 'F-611'],
  'Undying Beast goes on top of the library in the batch, and the recall under it draws it',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Lightning Bolt', 'Ancestral Recall'], inPlay: ['Mountain', 'Island', 'Undying Beast'] },
      ben: {},
    });
    ann.casts('Ancestral Recall', { target: ann });
    ann.casts('Lightning Bolt', { target: 'Undying Beast' });
    play.allPass();
    then('Undying Beast').isIn('hand');
  },
);

rule('F-604', 'Megrim hurts in the discard phase: nobody may act any more, but the damage is prevented', () => {
  const { ann } = given('fifth', {
    ann: { hand: lands(8, 'Craw Wurm'), inPlay: ['Samite Healer', 'Prodigal Sorcerer'] },
    ben: { inPlay: ['Megrim'] },
  });
  play.until('discard');
  play.pass();
  play.pass();
  ann.chooses('Craw Wurm');
  expect(ann.mayActivate('Prodigal Sorcerer')).toBe(false);
  ann.activates('Samite Healer', { target: ann });
  play.until('upkeep', 'ben');
  then(ann).hasLife(19);
});
