// Fifth, the table: the resolution of combat, who divides damage, and what goes to the graveyard.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** Goes on to the question how an attacker's damage is divided, and says who is asked. */
function divider(): string | null {
  for (let i = 0; i < 10 && play.question?.ask === 'act'; i += 1) play.pass();
  expect(play.question).toMatchObject({ ask: 'split', purpose: 'divide combat damage' });
  return play.asked;
}

// The text gives this to the defender "anyway"; the rules part of the same book gives it to the attacker unless a
// blocker has banding, and so does everything else it says of banding. See notes.md, "The table".
rule('F-984', 'a group that blocks a lone attacker: its controller divides, unless a blocker has banding', () => {
  const plain = given('fifth', { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Gray Ogre', 'Hill Giant'] } });
  plain.ann.attacks('Craw Wurm');
  plain.ben.blocks('Craw Wurm', 'Gray Ogre', 'Hill Giant');
  expect(divider()).toBe('ann');
  plain.ann.assigns({ 'Gray Ogre': 2, 'Hill Giant': 4 });
  play.allPass();
  plain.ben.chooses('Gray Ogre', 'Hill Giant');
  play.until('second main');
  then('Gray Ogre').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
  const banding = given('fifth', { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Benalish Hero', 'Hill Giant'] } });
  banding.ann.attacks('Craw Wurm');
  banding.ben.blocks('Craw Wurm', 'Benalish Hero', 'Hill Giant');
  expect(divider()).toBe('ben');
  banding.ben.assigns({ 'Benalish Hero': 6 });
  play.until('second main');
  then('Hill Giant').isIn('play').hasDamage(0);
});

rule(
  'F-985',
  'a group that blocks a band: the attacking player divides, unless at least one blocker has banding',
  () => {
    const attackers = ['Benalish Hero', 'Hill Giant'];
    const plain = given('fifth', { ann: { inPlay: attackers }, ben: { inPlay: ['Gray Ogre', 'Grizzly Bears'] } });
    plain.ann.bands(...attackers);
    plain.ann.attacks(...attackers);
    plain.ben.blocks('Hill Giant', 'Gray Ogre', 'Grizzly Bears');
    expect(divider()).toBe('ann');
    const banding = given('fifth', { ann: { inPlay: attackers }, ben: { inPlay: ['Gray Ogre', 'Mesa Pegasus'] } });
    banding.ann.bands(...attackers);
    banding.ann.attacks(...attackers);
    banding.ben.blocks('Hill Giant', 'Gray Ogre', 'Mesa Pegasus');
    expect(divider()).toBe('ben');
  },
);

rule('F-992', 'damage is dealt once all fast effects after the blocks are done', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', 'Forest'], hand: ['Giant Growth'] },
    ben: { inPlay: ['Gray Ogre', 'Mountain'], hand: ['Lightning Bolt'] },
  });
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  then('Gray Ogre').hasDamage(0);
  expect(play.step).toBe('declare blocking');
  ann.passes();
  then('Gray Ogre').hasDamage(0);
  ben.passes();
  expect(play.step).toBe('damage dealing');
  expect(play.game.view(0).damage).toHaveLength(2);
});

rule('F-993', 'whenever combat damage is dealt, both players get a chance to prevent it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', 'Scryb Sprites', 'Samite Healer'] },
    ben: { inPlay: ['Gray Ogre', 'Samite Healer'] },
  });
  ann.attacks('Grizzly Bears', 'Scryb Sprites');
  ben.blocks('Grizzly Bears', 'Gray Ogre');
  play.until('damage prevention');
  expect(play.asked).toBe('ann');
  ann.activates('ann:Samite Healer', { target: 'Grizzly Bears' });
  ben.activates('ben:Samite Healer', { target: ben });
  play.until('second main');
  then('Grizzly Bears').isIn('play').hasDamage(1);
  then('Gray Ogre').isIn('graveyard');
  then(ben).hasLife(20);
});

rule('F-994', 'after prevention each creature with lethal damage left goes to the graveyard', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Hill Giant', 'Craw Wurm'] },
    ben: { inPlay: ['Hurloon Minotaur', 'Gray Ogre', 'Samite Healer'] },
  });
  ann.attacks('Hill Giant', 'Craw Wurm');
  ben.blocks('Hill Giant', 'Hurloon Minotaur');
  ben.blocks('Craw Wurm', 'Gray Ogre');
  play.until('damage prevention');
  then('Hurloon Minotaur').isIn('play');
  then('Gray Ogre').isIn('play');
  ben.activates('Samite Healer', { target: 'Hurloon Minotaur' });
  play.until('second main');
  then('Hurloon Minotaur').isIn('play').hasDamage(2);
  then('Gray Ogre').isIn('graveyard');
  then('Hill Giant').isIn('play').hasDamage(2);
});

rule('F-995', 'creatures that go to the graveyard from combat set off graveyard effects', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Sengir Vampire', 'Soul Net', 'Forest'] },
    ben: { inPlay: ['Scryb Sprites'] },
  });
  ann.attacks('Sengir Vampire');
  ben.blocks('Sengir Vampire', 'Scryb Sprites');
  play.until('damage prevention');
  for (let i = 0; i < 6 && play.question?.ask === 'act'; i += 1) play.pass();
  expect(play.question).toMatchObject({ ask: 'yesno', purpose: 'pay the cost', player: ann.seat });
  ann.chooses('yes');
  then(ann).hasLife(21);
  then('Sengir Vampire').hasCounters('+1/+1', 1).is(5, 5);
});

rule('F-996', 'with the resolution combat ends, and the main phase goes on after it', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Grizzly Bears', 'Forest', 'Forest'], hand: ['Forest', 'Grizzly Bears'] },
    ben: {},
  });
  ann.attacks('Grizzly Bears');
  const steps: string[] = [];
  for (let i = 0; i < 30 && play.step !== 'main post-combat'; i += 1) {
    if (steps.at(-1) !== play.step) steps.push(play.step);
    play.pass();
  }
  expect(steps.at(-1), 'nothing is asked between the two').toBe('damage dealing');
  expect(play.game.view(0).attacks).toEqual([]);
  then('Grizzly Bears').isNotAttacking();
  ann.plays('Forest');
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears#2').isIn('play');
});
