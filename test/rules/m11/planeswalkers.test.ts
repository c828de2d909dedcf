// Magic 2011, "Planeswalker" and "Loyalty": counters, abilities, being attacked and damaged.

import { expect } from 'vitest';
import { gainLife, has, loyaltyAbility } from '../../../src/language/build.ts';
import { card, planeswalker } from '../../../src/language/card.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(['M-062', 'M-064'], 'a planeswalker is cast at sorcery timing and enters with its printed loyalty', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Chandra Nalaar'], inPlay: Array(5).fill('Mountain') }, ben: {} },
    { step: 'upkeep' },
  );
  refused('sorcery timing', () => ann.casts('Chandra Nalaar'));
  play.until('main');
  ann.casts('Chandra Nalaar');
  play.allPass();
  then('Chandra Nalaar').isIn('play').isA('planeswalker').isNotA('creature').hasCounters('loyalty', 6);
});

rule('M-065', 'the cost is put on or taken off at once, before the ability resolves', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Chandra Nalaar'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.activates('Chandra Nalaar', { ability: 0, target: ben });
  then('Chandra Nalaar').hasCounters('loyalty', 7);
  then(ben).hasLife(20);
  play.allPass();
  then(ben).hasLife(19);
  play.until('main', 'ben');
  play.until('main', 'ann');
  ann.activates('Chandra Nalaar', { ability: 1, x: 3, target: 'Hill Giant' });
  then('Chandra Nalaar').hasCounters('loyalty', 4);
  then('Hill Giant').isIn('play');
  play.allPass();
  then('Hill Giant').isIn('graveyard');
});

example('M-066', '+1 leaves four counters of three, -2 leaves one', () => {
  const walker = card('Walker', {
    cost: '{3}',
    type: planeswalker('Walker'),
    loyalty: 3,
    abilities: [1, -2, -4].map((number) => loyaltyAbility(number, { effects: [gainLife(1)] })),
  });
  const plus = given('m11', { ann: { inPlay: ['Walker'] }, ben: {} }, { cards: [walker] });
  plus.ann.activates('Walker', { ability: 0 });
  then('Walker').hasCounters('loyalty', 4);
  const minus = given('m11', { ann: { inPlay: ['Walker'] }, ben: {} }, { cards: [walker] });
  refused('cost', () => minus.ann.activates('Walker', { ability: 2 }));
  minus.ann.activates('Walker', { ability: 1 });
  then('Walker').hasCounters('loyalty', 1);
});

rule('M-067', 'a loyalty ability is used only when a sorcery could be cast', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Jace Beleren', 'Mountain'] },
      ben: { inPlay: ['Garruk Wildspeaker'] },
    },
    { step: 'upkeep' },
  );
  refused('loyalty timing', () => ann.activates('Jace Beleren', { ability: 0 }));
  play.until('main');
  ann.casts('Lightning Bolt', { target: ben });
  refused('loyalty timing', () => ann.activates('Jace Beleren', { ability: 0 }));
  ann.passes();
  refused('loyalty timing', () => ben.activates('Garruk Wildspeaker', { ability: 1 }));
  ben.passes();
  ann.chooses(ben);
  expect(ann.mayActivate('Jace Beleren', 0)).toBe(true);
  play.until('begin combat');
  expect(ann.mayActivate('Jace Beleren', 0)).toBe(false);
});

rule('M-068', 'one ability of each planeswalker a turn; another planeswalker has its own', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Jace Beleren', 'Garruk Wildspeaker'] }, ben: {} });
  ann.activates('Jace Beleren', { ability: 0 });
  play.allPass();
  refused('once a turn', () => ann.activates('Jace Beleren', { ability: 0 }));
  refused('once a turn', () => ann.activates('Jace Beleren', { ability: 1, target: ben }));
  ann.activates('Garruk Wildspeaker', { ability: 1 });
  play.allPass();
  then('Beast').is(3, 3);
  play.until('second main');
  refused('once a turn', () => ann.activates('Jace Beleren', { ability: 0 }));
  play.until('main', 'ben');
  play.until('main', 'ann');
  expect(ann.mayActivate('Jace Beleren', 0)).toBe(true);
});

rule(
  ['M-069', 'M-178', 'M-071', 'M-238'],
  'creatures attack a planeswalker; unblocked they take counters off it and nobody loses life',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
      ben: { inPlay: ['Chandra Nalaar', 'Gray Ogre'] },
    });
    ann.attacks({ card: 'Hill Giant', at: 'Chandra Nalaar' }, 'Grizzly Bears');
    ben.blocks('Grizzly Bears', 'Gray Ogre');
    play.until('end of combat');
    then('Chandra Nalaar').hasCounters('loyalty', 3);
    then(ben).hasLife(20);
  },
);

rule(
  ['M-069', 'M-326', 'M-193'],
  'an attacker of a planeswalker is blocked as usual, and then deals it nothing',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Hill Giant'] },
      ben: { inPlay: ['Chandra Nalaar', 'Gray Ogre'] },
    });
    ann.attacks({ card: 'Hill Giant', at: 'Chandra Nalaar' });
    ben.blocks('Hill Giant', 'Gray Ogre');
    play.until('end of combat');
    then('Chandra Nalaar').hasCounters('loyalty', 6);
    then('Gray Ogre').isIn('graveyard');
  },
);

rule('M-070', 'the opponent may turn the damage of a spell from the player to a planeswalker', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    ben: { inPlay: ['Jace Beleren', 'Chandra Nalaar'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.pass();
  play.pass();
  expect(ann.choices).toEqual(['ben', 'Jace Beleren', 'Chandra Nalaar']);
  ann.chooses('Chandra Nalaar');
  then('Chandra Nalaar').hasCounters('loyalty', 3);
  then(ben).hasLife(20);
  ann.casts('Lightning Bolt', { target: ben });
  play.pass();
  play.pass();
  ann.chooses(ben);
  then(ben).hasLife(17);
  then('Chandra Nalaar').hasCounters('loyalty', 3);
});

rule('M-070', "an ability may be turned too; but combat damage, loss of life and one's own spells may not", () => {
  const { ann, ben } = given('m11', {
    ann: {
      hand: ['Lightning Bolt', 'Soul Feast'],
      inPlay: ['Prodigal Pyromancer', 'Hill Giant', 'Jace Beleren', 'Mountain', ...Array(5).fill('Swamp')],
    },
    ben: { inPlay: ['Chandra Nalaar'] },
  });
  ann.activates('Prodigal Pyromancer', { target: ben });
  play.pass();
  play.pass();
  ann.chooses('Chandra Nalaar');
  then('Chandra Nalaar').hasCounters('loyalty', 5);
  ann.casts('Lightning Bolt', { target: ann });
  play.allPass(); // nobody is asked
  then(ann).hasLife(17);
  ann.casts('Soul Feast', { target: ben });
  play.allPass();
  then(ben).hasLife(16);
  ann.attacks('Hill Giant');
  play.until('end of combat');
  then(ben).hasLife(13);
  then('Chandra Nalaar').hasCounters('loyalty', 5);
});

rule(['M-072', 'M-106'], "without counters a planeswalker goes to its owner's graveyard", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Jace Beleren'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.pass();
  play.pass();
  ann.chooses('Jace Beleren');
  then('Jace Beleren').isIn('graveyard').isOwnedBy(ben);
});

rule('M-072', 'the last counters may be spent; the ability resolves all the same', () => {
  const { ann } = given('m11', {
    ann: { inPlay: [{ card: 'Garruk Wildspeaker', counters: { loyalty: 4 } }, 'Grizzly Bears'] },
    ben: {},
  });
  ann.activates('Garruk Wildspeaker', { ability: 2 });
  then('Garruk Wildspeaker').isIn('graveyard');
  play.allPass();
  then('Grizzly Bears').is(5, 5).hasKeyword('trample');
});

rule('M-452', 'two planeswalkers of one type, whoever controls them: both go', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Jace Beleren'], inPlay: Array(3).fill('Island') },
    ben: { inPlay: ['Jace Beleren', 'Garruk Wildspeaker'] },
  });
  ann.casts('Jace Beleren');
  play.allPass();
  then(ann).hasCardsInGraveyard(1);
  then(ben).hasCardsInGraveyard(1);
  then('Garruk Wildspeaker').isIn('play');
});

rule('M-452', 'the type counts, not the name', () => {
  const other = card('Jace the Other', { cost: '{0}', type: planeswalker('Jace'), loyalty: 4 });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Jace the Other'], inPlay: ['Jace Beleren'] }, ben: {} },
    { cards: [other] },
  );
  ann.casts('Jace the Other');
  play.allPass();
  then('Jace the Other').isIn('graveyard');
  then('Jace Beleren').isIn('graveyard');
});

rule(['M-509', 'M-326'], 'trample runs over a blocker to the planeswalker attacked', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Stampeding Wildebeests'] },
    ben: { inPlay: ['Chandra Nalaar', 'Gray Ogre'] },
  });
  ann.attacks({ card: 'Stampeding Wildebeests', at: 'Chandra Nalaar' });
  ben.blocks('Stampeding Wildebeests', 'Gray Ogre');
  ann.assigns({ 'Gray Ogre': 2, 'Chandra Nalaar': 3 });
  play.until('end of combat');
  then('Chandra Nalaar').hasCounters('loyalty', 3);
  then(ben).hasLife(20);
});

rule('M-382', 'the loss of planeswalkers of one type is no destruction', () => {
  const walker = card('Iron Jace', {
    cost: '{0}',
    type: planeswalker('Jace'),
    loyalty: 4,
    abilities: [has('indestructible')],
  });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Iron Jace'], inPlay: ['Jace Beleren'] }, ben: {} },
    { cards: [walker] },
  );
  ann.casts('Iron Jace');
  play.allPass();
  then('Iron Jace').isIn('graveyard');
});
