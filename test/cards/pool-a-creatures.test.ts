// White and red creatures of the basic sets: what they do, and what they do not.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test.each([
  ['Ali Baba', 'fifth', ['Mountain'], 'Wall of Stone', 'Hill Giant'],
  ['Aysen Bureaucrats', 'fifth', [], 'Gray Ogre', 'Hill Giant'],
] as const)('%s: taps %4$s and not %5$s', (name, book, mana, prey, other) => {
  const { ann } = given(book, { ann: { inPlay: [name, ...mana] }, ben: { inPlay: [prey, other] } });
  ann.activates(name, { target: prey });
  play.allPass();
  then(prey).isTapped();
  then(other).isUntapped();
});

test.each([
  ['Dwarven Demolition Team', 'beta', 'play'],
  ['Goblin Digging Team', 'fifth', 'graveyard'],
] as const)('%s: destroys a Wall and nothing else', (name, book, after) => {
  const { ann } = given(book, { ann: { inPlay: [name] }, ben: { inPlay: ['Wall of Stone', 'Grizzly Bears'] } });
  ann.activates(name, { target: 'Wall of Stone' });
  play.allPass();
  then('Wall of Stone').isIn('graveyard');
  then(name).isIn(after);
  then('Grizzly Bears').isIn('play');
});

test('Ambush Party: strikes at once, and first', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Ambush Party'], inPlay: lands(5, 'Mountain') },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Ambush Party');
  play.allPass();
  ann.attacks('Ambush Party');
  ben.blocks('Ambush Party', 'Hill Giant');
  play.until('second main');
  then('Hill Giant').isIn('graveyard');
  then('Ambush Party').isIn('play');
});

test('Amrou Kithkin: creatures with power three or more cannot block it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Amrou Kithkin'] },
    ben: { inPlay: ['Hill Giant', 'Gray Ogre'] },
  });
  ann.attacks('Amrou Kithkin');
  play.until('declare block');
  expect(ben.choices).toEqual(['Gray Ogre']);
  ben.blocks('Amrou Kithkin', 'Gray Ogre');
  then('Gray Ogre').isBlocking();
});

test('Atog: eats artifacts', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Atog', 'Rod of Ruin', 'Howling Mine'] }, ben: {} });
  ann.activates('Atog', { choose: ['Rod of Ruin'] });
  play.allPass();
  then('Rod of Ruin').isIn('graveyard');
  then('Howling Mine').isIn('play');
  then('Atog').is(3, 4);
});

test.each([
  ['Crimson Manticore', 'fifth', ['Mountain'], undefined, 1],
  ["D'Avenant Archer", 'fifth', [], undefined, 1],
  ['Ballista Squad', 'tenth', ['Plains', 'Plains', 'Plains'], 2, 2],
] as const)('%s: shoots a creature in combat, and only there', (name, book, mana, x, hurt) => {
  const { ann, ben } = given(book, {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: [name, ...mana, 'Hill Giant'] },
  });
  ann.passes();
  expect(ben.mayActivate(name)).toBe(false);
  ann.attacks('Craw Wurm');
  ann.passes();
  ben.activates(name, x === undefined ? { target: 'Craw Wurm' } : { x, target: 'Craw Wurm' });
  play.until('second main');
  then('Craw Wurm').hasDamage(hurt);
  then(name).isTapped();
});

test('Cave People: attacks harder and thinner, and leads others over the mountains', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Cave People', 'Grizzly Bears', ...lands(3, 'Mountain')] },
    ben: {},
  });
  then('Cave People').is(1, 4);
  ann.activates('Cave People', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').hasKeyword('mountainwalk');
  play.until('upkeep', 'ben');
  then('Grizzly Bears').lacksKeyword('mountainwalk');
  play.until('main', 'ann');
  ann.attacks('Cave People');
  then('Cave People').is(2, 2);
  play.until('upkeep', 'ben');
  then('Cave People').is(1, 4);
});

test('Fire Drake: breathes once each turn', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Fire Drake', 'Mountain', 'Mountain'] }, ben: {} });
  ann.activates('Fire Drake');
  play.allPass();
  then('Fire Drake').is(2, 2).hasKeyword('flying');
  refused('once a turn', () => ann.activates('Fire Drake'));
});

test('Hurr Jackal: what it points at cannot be regenerated this turn', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Hurr Jackal', 'Mountain'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  ann.activates('Hurr Jackal', { target: 'Uthden Troll' });
  play.allPass();
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  ann.passes();
  ben.activates('Uthden Troll');
  play.allPass();
  then('Uthden Troll').isIn('graveyard');
});

test('Icatian Priest and Icatian Scout: size for three mana, first strike for one and a tap', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Icatian Priest', 'Icatian Scout', 'Grizzly Bears', ...lands(4, 'Plains')] },
    ben: {},
  });
  ann.activates('Icatian Priest', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(3, 3).lacksKeyword('first strike');
  ann.activates('Icatian Scout', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(3, 3).hasKeyword('first strike');
  then('Icatian Scout').isTapped();
});

test.each(['Icatian Phalanx', 'Kjeldoran Skycaptain', 'Pikemen', 'Shield Bearer'])(
  '%s: attacks in a band, and divides the damage of what blocks the band',
  (name) => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: [name, 'Hill Giant'] },
      ben: { inPlay: ['Giant Spider'] },
    });
    ann.bands(name, 'Hill Giant');
    ann.attacks(name, 'Hill Giant');
    ben.blocks('Hill Giant', 'Giant Spider');
    ann.assigns({ 'Hill Giant': 2 });
    play.until('second main');
    then(name).isIn('play').hasDamage(0);
    then('Hill Giant').isIn('play').hasDamage(2);
  },
);

test('Kjeldoran Skycaptain and Pikemen strike first, and the Skycaptain flies', () => {
  given('fifth', { ann: { inPlay: ['Kjeldoran Skycaptain', 'Pikemen'] }, ben: {} });
  then('Kjeldoran Skycaptain').is(2, 2).hasKeyword('flying').hasKeyword('first strike');
  then('Pikemen').is(1, 1).hasKeyword('first strike').lacksKeyword('flying');
});

test('Keldon Warlord: as big as your creatures are many, Walls left out and itself counted', () => {
  given('beta', {
    ann: { inPlay: ['Keldon Warlord', 'Grizzly Bears', 'Wall of Stone'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  then('Keldon Warlord').is(2, 2);
});

test('Orcish Artillery: two for the target, three for its owner', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Orcish Artillery'] }, ben: {} });
  ann.activates('Orcish Artillery', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
  then(ann).hasLife(17);
});

test('Order of the Sacred Torch: a life against a black spell, and no other', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Black Knight', 'Grizzly Bears'], inPlay: ['Swamp', 'Swamp', 'Forest', 'Forest'] },
    ben: { inPlay: ['Order of the Sacred Torch'] },
  });
  ann.casts('Grizzly Bears');
  expect(ben.mayActivate('Order of the Sacred Torch')).toBe(false);
  play.allPass();
  ann.casts('Black Knight');
  ben.activates('Order of the Sacred Torch', { target: 'Black Knight' });
  play.allPass();
  then('Black Knight').isIn('graveyard');
  then(ben).hasLife(19);
});

test('Order of the White Shield: white mana for first strike and for power', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Order of the White Shield', ...lands(3, 'Plains')] },
    ben: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
  });
  ann.activates('Order of the White Shield');
  play.allPass();
  ann.activates('Order of the White Shield', { ability: 1 });
  play.allPass();
  then('Order of the White Shield').is(3, 1).hasKeyword('first strike');
});

test('Paladin en-Vec: neither black nor red spells find it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Terror', 'Shock', 'Giant Growth'], inPlay: ['Swamp', 'Swamp', 'Mountain', 'Forest'] },
    ben: { inPlay: ['Paladin en-Vec'] },
  });
  then('Paladin en-Vec').is(2, 2).hasKeyword('first strike');
  expect(ann.mayCast('Terror')).toBe(false);
  expect(ann.mayCast('Giant Growth')).toBe(true);
  ann.casts('Shock');
  expect(ann.choices).not.toContain('Paladin en-Vec');
});

test.each([
  ['Rage Weaver', 'Black Knight', 'Hill Giant'],
  ['Spirit Weaver', 'Grizzly Bears', 'Hill Giant'],
] as const)('%s: helps a creature of the colours it knows', (name, helped, other) => {
  const { ann } = given('tenth', {
    ann: { inPlay: [name, { card: helped, sick: true }, { card: other, sick: true }, ...lands(2, 'Plains')] },
    ben: {},
  });
  ann.activates(name, { target: helped });
  play.allPass();
  if (name === 'Rage Weaver') {
    then(helped).hasKeyword('haste');
    then(other).lacksKeyword('haste');
  } else then(helped).is(2, 3);
});

test('Serra Paladin: prevents one damage, or lets a creature attack without tapping', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Serra Paladin', 'Serra Paladin', 'Grizzly Bears', ...lands(3, 'Plains')] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.activates('Serra Paladin#1', { ability: 1, target: 'Grizzly Bears' });
  play.allPass();
  ann.attacks('Grizzly Bears');
  then('Grizzly Bears').isUntapped();
  ann.passes();
  ben.casts('Lightning Bolt', { target: ann });
  ben.passes();
  ann.activates('Serra Paladin#2', { target: ann });
  play.until('second main');
  then(ann).hasLife(18);
});

test('Sisters of the Flame: a red mana', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Sisters of the Flame'] }, ben: {} });
  ann.taps('Sisters of the Flame');
  then(ann).hasMana('R');
  then('Sisters of the Flame').is(2, 2);
});

test('Blinking Spirit: is gone before the Bolt comes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Blinking Spirit'] },
  });
  ann.casts('Lightning Bolt', { target: 'Blinking Spirit' });
  ann.passes();
  ben.activates('Blinking Spirit');
  play.allPass();
  then('Blinking Spirit').isIn('hand');
});

test('Bloodfire Colossus: six for every creature and both players', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Bloodfire Colossus', 'Mountain'] },
    ben: { inPlay: ['Craw Wurm', 'Siege Mastodon'] },
  });
  ann.activates('Bloodfire Colossus');
  play.allPass();
  then('Bloodfire Colossus').isIn('graveyard');
  then('Siege Mastodon').isIn('graveyard');
  then('Craw Wurm').isIn('graveyard');
  then(ann).hasLife(14);
  then(ben).hasLife(14);
});

test('Bogardan Firefiend: two for a creature when it dies', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Shock'], inPlay: ['Mountain', 'Bogardan Firefiend'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Shock', { target: 'Bogardan Firefiend' });
  play.allPass();
  then('Bogardan Firefiend').isIn('graveyard');
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

test('Aven Cloudchaser: destroys an enchantment on arriving', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Aven Cloudchaser'], inPlay: lands(4, 'Plains') },
    ben: { inPlay: ['Glorious Anthem'] },
  });
  ann.casts('Aven Cloudchaser');
  play.allPass();
  play.allPass();
  then('Glorious Anthem').isIn('graveyard');
  then('Aven Cloudchaser').is(2, 2).hasKeyword('flying');
});

test('Treasure Hunter: may bring an artifact back to the hand', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Treasure Hunter'],
      inPlay: lands(3, 'Plains'),
      graveyard: ['Howling Mine', 'Grizzly Bears'],
    },
    ben: {},
  });
  ann.casts('Treasure Hunter');
  play.allPass();
  ann.chooses('yes');
  then('Howling Mine').isIn('hand');
  then('Grizzly Bears').isIn('graveyard');
});

test('Reya Dawnbringer: brings a creature back in each of your upkeeps, if you like', () => {
  const { ann } = given(
    'tenth',
    { ann: { inPlay: ['Reya Dawnbringer'], graveyard: ['Craw Wurm', 'Shock'] }, ben: {} },
    { active: 'ben' },
  );
  play.until('upkeep', 'ann');
  play.pass();
  play.pass();
  ann.chooses('yes');
  then('Craw Wurm').isIn('play').isControlledBy(ann);
});

test('Scoria Wurm: goes home when the coin falls badly, and stays when it does not', () => {
  const where = Array.from({ length: 12 }, (_, seed) => {
    given('tenth', { ann: { inPlay: ['Scoria Wurm'] }, ben: {} }, { active: 'ben', seed: seed + 1 });
    play.until('upkeep', 'ann');
    play.allPass();
    return play.game.state.players[0]?.hand.length;
  });
  expect(where).toContain(0);
  expect(where).toContain(1);
});

test('Viashino Sandscout: fights at once and runs home at the end of every turn', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Viashino Sandscout'], inPlay: lands(2, 'Mountain') },
    ben: {},
  });
  ann.casts('Viashino Sandscout');
  play.allPass();
  ann.attacks('Viashino Sandscout');
  play.until('second main');
  then(ben).hasLife(18);
  play.until('upkeep', 'ben');
  then('Viashino Sandscout').isIn('hand');
});

test('Flamewave Invoker: eight mana, five damage', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['Flamewave Invoker', ...lands(8, 'Mountain')] }, ben: {} });
  ann.activates('Flamewave Invoker', { target: ben });
  play.allPass();
  then(ben).hasLife(15);
});
