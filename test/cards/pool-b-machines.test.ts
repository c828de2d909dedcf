// Things that are wound up, loaded, animated and made, and spells that count what they did.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const islands = (number: number): string[] => Array.from({ length: number }, () => 'Island');

describe('counters', () => {
  test.each([
    ['Clockwork Beast', 'beta', 7, 4],
    ['Clockwork Beast', 'm11', 7, 4],
    ['Clockwork Avian', 'fifth', 4, 4],
    ['Clockwork Steed', 'fifth', 4, 3],
  ] as const)('%s (%s): runs down in combat', (name, book, counters, toughness) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [{ card: name, counters: { '+1/+0': counters } }] },
      ben: {},
    });
    then(name).is(counters, toughness);
    ann.attacks(name);
    play.until('second main', 'ann');
    then(ben).hasLife(20 - counters);

    then(name).hasCounters('+1/+0', counters - 1);
  });

  test('Clockwork Beast comes wound up, and is wound up again in the upkeep, never beyond seven', () => {
    const { ann } = given('m11', { ann: { hand: ['Clockwork Beast'], inPlay: islands(6) }, ben: {} });
    ann.casts('Clockwork Beast');
    play.allPass();
    then('Clockwork Beast').hasCounters('+1/+0', 7);
    const again = given(
      'm11',
      { ann: { inPlay: [{ card: 'Clockwork Beast', counters: { '+1/+0': 4 } }, ...islands(5)] }, ben: {} },
      { step: 'upkeep' },
    );
    again.ann.activates('Clockwork Beast', { x: 5 });
    play.allPass();
    expect(play.question).toMatchObject({ ask: 'number', min: 0, max: 3 });
    again.ann.chooses(3);
    then('Clockwork Beast').hasCounters('+1/+0', 7).isTapped();
    play.until('main', 'ann');
    expect(again.ann.mayActivate('Clockwork Beast')).toBe(false);
  });

  test('Clockwork Beast that has run down fights on, and nothing is said of counters it does not have', () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Clockwork Beast', 'Glorious Anthem'] }, ben: {} });
    ann.attacks('Clockwork Beast');
    play.until('second main', 'ann');
    then(ben).hasLife(19);
    expect(play.game.events.filter((each) => each.event === 'counters')).toEqual([]);
  });

  test('Clockwork Beast that stayed at home keeps its counters', () => {
    given('m11', { ann: { inPlay: [{ card: 'Clockwork Beast', counters: { '+1/+0': 7 } }] }, ben: {} });
    play.until('main', 'ben');
    then('Clockwork Beast').hasCounters('+1/+0', 7);
  });

  test('Clockwork Steed: artifact creatures cannot block it', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: [{ card: 'Clockwork Steed', counters: { '+1/+0': 4 } }] },
      ben: { inPlay: ['Obsianus Golem', 'Hill Giant'] },
    });
    ann.attacks('Clockwork Steed');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Clockwork Steed', 'Obsianus Golem'));
    ben.blocks('Clockwork Steed', 'Hill Giant');
  });

  test.each([
    ['White Mana Battery', 'W'],
    ['Blue Mana Battery', 'U'],
    ['Black Mana Battery', 'B'],
    ['Red Mana Battery', 'R'],
    ['Green Mana Battery', 'G'],
  ] as const)('%s: one mana, and one for each counter taken off', (name, mana) => {
    const { ann } = given('fifth', { ann: { inPlay: [{ card: name, counters: { charge: 3 } }] }, ben: {} });
    ann.taps(name);
    ann.chooses(2);
    then(ann).hasMana(mana.repeat(3));
    then(name).hasCounters('charge', 1).isTapped();
  });

  test('a battery is loaded for two mana, and may give one mana with all its counters left', () => {
    const { ann } = given('m11', {
      ann: { inPlay: [{ card: 'Red Mana Battery', counters: { charge: 1 } }, 'Red Mana Battery', ...islands(2)] },
      ben: {},
    });
    ann.taps('Red Mana Battery');
    ann.chooses(0);
    then(ann).hasMana('R');
    then('Red Mana Battery').hasCounters('charge', 1);
    ann.activates('Red Mana Battery#2');
    play.allPass();
    then('Red Mana Battery#2').hasCounters('charge', 1);
  });
});

describe('artifacts that come to life', () => {
  test.each(['tenth', 'm11'] as const)('March of the Machines: as large as they cost (%s)', (book) => {
    given(book, { ann: { inPlay: ['March of the Machines', 'Rod of Ruin', 'Ornithopter', 'Black Lotus'] }, ben: {} });
    then('Rod of Ruin').isA('creature').is(4, 4);
    then('Ornithopter').is(0, 2);
    then('Black Lotus').isIn('graveyard');
  });

  test.each(['beta', 'm11'] as const)('Animate Artifact: one artifact, as large as it costs (%s)', (book) => {
    const { ann } = given(book, {
      ann: { inPlay: [{ card: 'Icy Manipulator', with: ['Animate Artifact'] }, 'Rod of Ruin'] },
      ben: {},
    });
    then('Icy Manipulator').isA('creature').isA('artifact').is(4, 4);
    then('Rod of Ruin').isNotA('creature');
    ann.attacks('Icy Manipulator');
  });

  test('Animate Artifact: what is a creature stays what it is', () => {
    given('m11', { ann: { inPlay: [{ card: 'Juggernaut', with: ['Animate Artifact'] }] }, ben: {} });
    then('Juggernaut').is(5, 3);
  });

  test('Jade Statue: a creature for one combat, and only in combat', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Grizzly Bears'] },
      ben: { inPlay: ['Jade Statue', ...islands(2)] },
    });
    expect(ben.mayActivate('Jade Statue')).toBe(false);
    ann.attacks('Grizzly Bears');
    ben.activates('Jade Statue');
    play.allPass();
    then('Jade Statue').isA('creature').is(3, 6);
    ben.blocks('Grizzly Bears', 'Jade Statue');
    play.until('second main', 'ann');
    then('Grizzly Bears').isIn('graveyard');
    then('Jade Statue').isNotA('creature');
  });

  test("Ashnod's Transmogrant: a counter, and an artifact from then on", () => {
    const { ann } = given('m11', { ann: { inPlay: ["Ashnod's Transmogrant", 'Grizzly Bears'] }, ben: {} });
    ann.activates("Ashnod's Transmogrant", { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(3, 3).isA('artifact').isA('creature');
    play.until('main', 'ben');
    then('Grizzly Bears').isA('artifact');
  });

  test('Sculpting Steel comes as a copy of an artifact, or as itself', () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Sculpting Steel'], inPlay: islands(3) },
      ben: { inPlay: ['Juggernaut', 'Grizzly Bears'] },
    });
    ann.casts('Sculpting Steel');
    play.allPass();
    expect(ann.choices).toEqual(['Juggernaut']);
    ann.chooses('Juggernaut');
    then('ann:Juggernaut').is(5, 3);
  });
});

describe('upkeeps and hands', () => {
  test('Cursed Rack: the chosen player keeps four cards', () => {
    const { ben } = given('m11', {
      ann: { inPlay: [{ card: 'Cursed Rack', chosenPlayer: 'ben' }], hand: islands(6) },
      ben: { hand: islands(4) },
    });
    play.until('main', 'ben');
    for (let i = 0; i < 60 && play.question?.ask !== 'pick'; i += 1)
      if (play.question?.ask === 'attack') play.game.answer({ kind: 'attack', attackers: [] }, 1);
      else play.pass();
    expect(play.question).toMatchObject({ ask: 'pick', player: 1, min: 1, max: 1 });
    ben.chooses('Island');
    then(ben).hasCardsInHand(4);
  });

  test('Disrupting Scepter: in your own turn only', () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Disrupting Scepter', ...islands(3)] },
      ben: { hand: ['Forest', 'Swamp'] },
    });
    ann.activates('Disrupting Scepter', { target: ben });
    play.allPass();
    ben.chooses('Swamp');
    then('Swamp').isIn('graveyard');
    play.until('main', 'ben');
    expect(ann.mayActivate('Disrupting Scepter')).toBe(false);
  });

  test.each([
    ['no', 17, true],
    ['yes', 20, false],
  ] as const)("Mishra's War Machine: a card (%s), or three damage and it taps", (answer, life, isTapped) => {
    const { ann } = given(
      'fifth',
      { ann: { hand: ['Plains', 'Swamp'], inPlay: ["Mishra's War Machine"] }, ben: {} },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    ann.dealsWith("Mishra's War Machine");
    ann.chooses(answer);
    if (answer === 'yes') ann.chooses('Swamp');
    play.until('main', 'ann');
    then(ann).hasLife(life);
    if (isTapped) then("Mishra's War Machine").isTapped();
    else then("Mishra's War Machine").isUntapped();
  });

  test('Razormane Masticore: a card each upkeep; three damage each draw step, if you like', () => {
    const { ann } = given(
      'tenth',
      { ann: { hand: ['Plains', 'Swamp'], inPlay: ['Razormane Masticore'] }, ben: { inPlay: ['Hill Giant'] } },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    play.allPass();
    ann.chooses('yes');
    ann.chooses('Swamp');
    play.until('draw', 'ann');
    ann.chooses('Hill Giant');
    play.allPass();
    ann.chooses('yes');
    then('Hill Giant').isIn('graveyard');
    then('Razormane Masticore').isIn('play').hasKeyword('first strike');
  });
});
