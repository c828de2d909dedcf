// Fights in which something changes on the way: who strikes when, what tramples over, who must block.

import { expect, test } from 'vitest';
import { Refused } from '../../src/game/index.ts';
import { given, play, then } from '../play.ts';
import { answering, lands, toTheQuestion } from '../support/answering.ts';

test('a first striker that loses it has struck', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Rhox Pikemaster', 'Elite Vanguard'] },
    ben: { hand: ['Doom Blade'], inPlay: ['Palace Guard', ...lands(2, 'Swamp')] },
  });
  ann.attacks('Elite Vanguard');
  ben.blocks('Elite Vanguard', 'Palace Guard');
  play.until('first strike damage');
  then('Palace Guard').hasDamage(2);
  ann.passes();
  ben.casts('Doom Blade', { target: 'Rhox Pikemaster' });
  answering();
  play.until('second main');
  then('Palace Guard').hasDamage(2);
  then('Elite Vanguard').isIn('graveyard');
});

test('first strike that came too late changes nothing', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Kindled Fury'], inPlay: [...lands(1), 'Anaba Bodyguard', 'Hill Giant'] },
    ben: {},
  });
  ann.attacks('Anaba Bodyguard', 'Hill Giant');
  play.until('first strike damage');
  then(ben).hasLife(18);
  ann.casts('Kindled Fury', { target: 'Hill Giant' });
  answering();
  play.until('second main');
  then(ben).hasLife(14);
});

test('damage of what has been sacrificed, without its lifelink', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Mogg Fanatic', with: ['Loxodon Warhammer'] }] },
    ben: {},
  });
  ann.attacks('Mogg Fanatic');
  play.until('damage is on the stack');
  ann.activates('Mogg Fanatic', { target: ben });
  answering();
  then(ben).hasLife(15);
  then(ann).hasLife(20);
});

test('what was assigned to a blocker that left is lost', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Wurm', 'Primal Rage'] },
    ben: { hand: ['Unsummon'], inPlay: ['Grizzly Bears', ...lands(1, 'Island')] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Grizzly Bears');
  ann.assigns({ 'Grizzly Bears': 3, ben: 3 });
  play.until('damage is on the stack');
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  answering();
  then(ben).hasLife(17);
  then('Craw Wurm').isIn('play').hasDamage(2);
});

test('an attacker taken over blocks for its new controller', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hill Giant', 'Craw Wurm'] },
    ben: { hand: ['Ray of Command'], inPlay: lands(4, 'Island') },
  });
  ann.attacks('Hill Giant', 'Craw Wurm');
  ann.passes();
  ben.casts('Ray of Command', { target: 'Craw Wurm' });
  answering();
  then('Craw Wurm').isNotAttacking().isControlledBy(ben);
  ben.blocks('Hill Giant', 'Craw Wurm');
  play.until('second main');
  then('Hill Giant').isIn('graveyard');
  then('Craw Wurm').isIn('play').isControlledBy(ben);
  play.until('main', 'ben');
  then('Craw Wurm').isControlledBy(ann).isTapped();
});

test('Lure and menace: one alone need not block', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Craw Wurm', with: ['Lure'] }, 'Goblin War Drums'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Craw Wurm');
  play.until('second main');
  then(ben).hasLife(14);
});

test('what must attack need not pay for it', () => {
  given('m11', { ann: { inPlay: ['Berserkers of Blood Ridge', ...lands(2)] }, ben: { inPlay: ['Windborn Muse'] } });
  play.until('declare attack');
  expect(play.question).toMatchObject({ ask: 'attack', must: [] });
});

test('Loyal Sentry blocks two', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    ben: { inPlay: ['Loyal Sentry', 'High Ground'] },
  });
  ann.attacks('Craw Wurm', 'Hill Giant');
  ben.blocks('Craw Wurm', 'Loyal Sentry');
  ben.blocks('Hill Giant', 'Loyal Sentry');
  toTheQuestion();
  ben.chooses(0, 1);
  answering();
  then('Craw Wurm').isIn('graveyard');
  then('Hill Giant').isIn('graveyard');
  then('Loyal Sentry').isIn('graveyard');
});

test('a creature called to attack cannot choose a planeswalker', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { inPlay: ['Alluring Siren', { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
      ben: { inPlay: ['Grizzly Bears'] },
    },
    { active: 'ben' },
  );
  ben.passes();
  ann.activates('Alluring Siren', { target: 'Grizzly Bears' });
  answering();
  expect(() => ben.attacks({ card: 'Grizzly Bears', at: 'Jace Beleren' })).toThrow(Refused);
  ben.attacks('Grizzly Bears');
});

test('double strike and trample: the second time all goes through', () => {
  for (const book of ['tenth', 'm11']) {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: 'Skyhunter Skirmisher', with: ['Loxodon Warhammer'] }] },
      ben: { inPlay: ['Wind Drake'] },
    });
    ann.attacks('Skyhunter Skirmisher');
    ben.blocks('Skyhunter Skirmisher', 'Wind Drake');
    ann.assigns({ 'Wind Drake': 2, ben: 2 });
    play.until('second main');
    then(ben).hasLife(14);
    then(ann).hasLife(28);
    then('Skyhunter Skirmisher').isIn('play');
  }
});

test('a trampler at a planeswalker that is gone', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Yavimaya Wurm', ...lands(1)] },
    ben: { inPlay: ['Grizzly Bears', { card: 'Jace Beleren', counters: { loyalty: 3 } }] },
  });
  ann.attacks({ card: 'Yavimaya Wurm', at: 'Jace Beleren' });
  ben.blocks('Yavimaya Wurm', 'Grizzly Bears');
  ann.casts('Lightning Bolt', { target: ben });
  toTheQuestion();
  ann.chooses('Jace Beleren');
  answering();
  then('Jace Beleren').isIn('graveyard');
  play.until('second main');
  then(ben).hasLife(20);
  then('Grizzly Bears').isIn('graveyard');
});

test('what tramples over goes to the planeswalker', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Yavimaya Wurm'] },
    ben: { inPlay: ['Grizzly Bears', { card: 'Jace Beleren', counters: { loyalty: 7 } }] },
  });
  ann.attacks({ card: 'Yavimaya Wurm', at: 'Jace Beleren' });
  ben.blocks('Yavimaya Wurm', 'Grizzly Bears');
  ann.assigns({ 'Grizzly Bears': 2, 'Jace Beleren': 4 });
  play.until('second main');
  then('Jace Beleren').hasCounters('loyalty', 3);
});

test('a planeswalker may be attacked for nothing past Windborn Muse', () => {
  const { ann } = given('m11', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Windborn Muse', { card: 'Jace Beleren', counters: { loyalty: 7 } }] },
  });
  ann.attacks({ card: 'Hill Giant', at: 'Jace Beleren' });
  play.until('second main');
  then('Jace Beleren').hasCounters('loyalty', 4);
});

test('rampage counts blockers as it resolves', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Giant'] },
    ben: { hand: ['Unsummon'], inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', ...lands(1, 'Island')] },
  });
  ann.attacks('Craw Giant');
  ben.blocks('Craw Giant', 'Grizzly Bears', 'Hill Giant', 'Gray Ogre');
  ann.passes();
  ben.casts('Unsummon', { target: 'Gray Ogre' });
  answering();
  then('Craw Giant').is(8, 6);
});

test('a blocker that dies of blocking has blocked', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { hand: [], inPlay: [{ card: 'Goblin Elite Infantry', counters: { '-1/-1': 1 } }] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Goblin Elite Infantry');
  answering();
  then('Goblin Elite Infantry').isIn('graveyard');
  play.until('second main');
  then(ben).hasLife(20);
});

test('Serra Ascendant grows between the strikes', () => {
  const { ann, ben } = given('m11', {
    ann: { life: 29, inPlay: ['Serra Ascendant', { card: 'Tundra Wolves', with: ['Loxodon Warhammer'] }] },
    ben: {},
  });
  ann.attacks('Serra Ascendant', 'Tundra Wolves');
  play.until('second main');
  then(ann).hasLife(39);
  then(ben).hasLife(10);
});

test('a blocker sacrificed with damage on the stack', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Nantuko Husk', 'Grizzly Bears', 'Festering Goblin'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Nantuko Husk', 'Grizzly Bears');
  ann.assigns({ 'Nantuko Husk': 3, 'Grizzly Bears': 3 });
  play.until('damage is on the stack');
  ann.passes();
  ben.activates('Nantuko Husk', { choose: ['Grizzly Bears'] });
  answering();
  then('Craw Wurm').isIn('graveyard');
  then('Nantuko Husk').isIn('play').is(4, 4).hasDamage(3);
});

test('Veteran Bodyguard and Pariah: the player who is hit chooses', () => {
  for (const book of ['tenth', 'm11']) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      ben: { inPlay: ['Veteran Bodyguard', { card: 'Craw Wurm', with: ['Pariah'] }] },
    });
    ann.attacks('Grizzly Bears', 'Gray Ogre');
    ben.doesNotBlock();
    toTheQuestion();
    expect(play.asked).toBe('ben');
    ben.chooses('Pariah');
    toTheQuestion();
    ben.chooses('Veteran Bodyguard');
    play.until('end of combat');
    then(ben).hasLife(20);
    then('Craw Wurm').hasDamage(2);
    then('Veteran Bodyguard').hasDamage(2);
  }
});
