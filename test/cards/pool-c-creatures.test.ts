// Black and green creatures of all sets whose text needs no word of its own, each doing what it says in a book of its years.

import { expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

test.each([
  ['Doomed Necromancer', 'tenth', 'Swamp', 3, 2, 2, []],
  ['Hate Weaver', 'tenth', 'Swamp', 2, 2, 1, []],
  ['Hungry Mist', 'fifth', 'Forest', 4, 6, 2, []],
  ['Junún Efreet', 'fifth', 'Swamp', 3, 3, 3, ['flying']],
  ['Might Weaver', 'tenth', 'Forest', 2, 2, 1, []],
  ['Murk Dwellers', 'fifth', 'Swamp', 4, 2, 2, []],
  ['Quirion Dryad', 'm11', 'Forest', 2, 1, 1, []],
  ['Rootwalla', 'tenth', 'Forest', 3, 2, 2, []],
  ['Spineless Thug', 'tenth', 'Swamp', 2, 2, 2, []],
  ['Stromgald Cabal', 'fifth', 'Swamp', 3, 2, 2, []],
  ['Timber Wolves', 'beta', 'Forest', 1, 1, 1, ['banding']],
  ["Will-o'-the-Wisp", 'beta', 'Swamp', 1, 0, 1, ['flying']],
] as const)('%s: by the rules of %s, %s pays for it', (name, book, land, cost, power, toughness, words) => {
  const { ann } = given(book, { ann: { hand: [name], inPlay: lands(cost, land) }, ben: {} });
  ann.casts(name);
  play.allPass();
  then(name).is(power, toughness);
  for (const word of words) then(name).hasKeyword(word);
});

test.each([
  ['Junún Efreet', 'Swamp'],
  ['Hungry Mist', 'Forest'],
] as const)('%s: stays for two mana in the upkeep, and goes without', (name, land) => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const paid = given(book, { ann: { inPlay: [name, ...lands(2, land)] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    if (book === 'beta' || book === 'fifth') paid.ann.dealsWith(name);
    else play.allPass();
    paid.ann.chooses('yes');
    then(name).isIn('play');
    const poor = given(book, { ann: { inPlay: [name] }, ben: {} }, { active: 'ben' });
    play.until('upkeep', 'ann');
    if (book === 'beta' || book === 'fifth') poor.ann.dealsWith(name);
    else play.allPass();
    then(name).isIn('graveyard');
  }
});

test.each([
  ["Will-o'-the-Wisp", 'beta', 'Swamp', 1],
  ['Kjeldoran Dead', 'tenth', 'Swamp', 1],
] as const)('%s: regenerates', (name, book, land, cost) => {
  const { ann, ben } = given(book, {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: [name, ...lands(cost, land)] },
  });
  ann.casts('Lightning Bolt', { target: name });
  if (book === 'beta') play.until('regeneration');
  else ann.passes();
  ben.activates(name);
  play.allPass();
  then(name).isIn('play').isTapped();
});

test('Kjeldoran Dead: costs a creature, itself if there is no other', () => {
  const { ann } = given('fifth', { ann: { hand: ['Kjeldoran Dead'], inPlay: ['Swamp', 'Grizzly Bears'] }, ben: {} });
  ann.casts('Kjeldoran Dead');
  play.allPass();
  ann.chooses('Grizzly Bears');
  then('Kjeldoran Dead').isIn('play');
  then('Grizzly Bears').isIn('graveyard');
  const alone = given('fifth', { ann: { hand: ['Kjeldoran Dead'], inPlay: ['Swamp'] }, ben: {} });
  alone.ann.casts('Kjeldoran Dead');
  play.allPass();
  then('Kjeldoran Dead').isIn('graveyard');
});

test('Abomination: whom it fights dies at the end of combat, if green or white', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Craw Wurm', 'Hill Giant'] },
    ben: { inPlay: ['Abomination', 'Abomination'] },
  });
  ann.attacks('Craw Wurm', 'Hill Giant');
  ben.blocks('Craw Wurm', 'Abomination');
  ben.blocks('Hill Giant', 'Abomination#2');
  play.until('second main');
  then('Craw Wurm').isIn('graveyard');
  then('Hill Giant').isIn('play');
});

test('An-Havva Constable: one tougher for each green creature of anybody, itself too', () => {
  given('fifth', { ann: { inPlay: ['An-Havva Constable'] }, ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] } });
  then('An-Havva Constable').is(2, 3);
});

test('Bog Rats: no Wall stops them', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Bog Rats'] },
    ben: { inPlay: ['Wall of Wood', 'Grizzly Bears'] },
  });
  ann.attacks('Bog Rats');
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Grizzly Bears']);
});

test('Chub Toad: bigger for a turn whether it blocks or is blocked, once however many there are', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Chub Toad'] },
    ben: { inPlay: ['Grizzly Bears', 'Savannah Lions'] },
  });
  ann.attacks('Chub Toad');
  ben.blocks('Chub Toad', 'Grizzly Bears', 'Savannah Lions');
  play.pass();
  then('Chub Toad').is(3, 3);
  const blocking = given('tenth', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['Chub Toad'] } });
  blocking.ann.attacks('Hill Giant');
  blocking.ben.blocks('Hill Giant', 'Chub Toad');
  play.allPass();
  then('Chub Toad').is(3, 3);
});

test('Civic Wayfinder and Sylvan Scrying: a land to the hand, a basic one for the Elf', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Civic Wayfinder'], inPlay: lands(3, 'Forest'), library: ['Quicksand', 'Swamp', 'Hill Giant'] },
    ben: {},
  });
  ann.casts('Civic Wayfinder');
  play.allPass();
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  expect(ann.choices).toEqual(['Swamp']);
  ann.chooses('Swamp');
  then('Swamp').isIn('hand');
  const scry = given('tenth', {
    ann: { hand: ['Sylvan Scrying'], inPlay: lands(2, 'Forest'), library: ['Quicksand', 'Swamp', 'Hill Giant'] },
    ben: {},
  });
  scry.ann.casts('Sylvan Scrying');
  play.allPass();
  expect([...scry.ann.choices].sort()).toEqual(['Quicksand', 'Swamp']);
});

test('Cyclopean Mummy: is removed from the game when it dies', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Cyclopean Mummy'] },
    });
    ann.casts('Lightning Bolt', { target: 'Cyclopean Mummy' });
    play.until('discard');
    then('Cyclopean Mummy').isIn('removed');
  }
});

test('Doomed Necromancer: goes, and a creature of your graveyard comes', () => {
  const { ann } = given('tenth', {
    ann: { inPlay: ['Doomed Necromancer', 'Swamp'], graveyard: ['Craw Wurm', 'Forest'] },
    ben: { graveyard: ['Serra Angel'] },
  });
  ann.activates('Doomed Necromancer', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('play').isControlledBy(ann);
  then('Doomed Necromancer').isIn('graveyard');
});

test('El-Hajjâj: as much life as the damage, to players and to creatures', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['El-Hajjâj'] }, ben: {} });
  ann.attacks('El-Hajjâj');
  play.until('second main');
  then(ann).hasLife(21);
  const blocked = given('fifth', { ann: { inPlay: ['El-Hajjâj'] }, ben: { inPlay: ['Wall of Wood'] } });
  blocked.ann.attacks('El-Hajjâj');
  blocked.ben.blocks('El-Hajjâj', 'Wall of Wood');
  play.until('second main');
  then(blocked.ann).hasLife(21);
});

test('Evil Eye of Orms-by-Gore: attacks alone of all, and only Walls stop it', () => {
  for (const book of ['fifth', 'tenth'] as const) {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Evil Eye of Orms-by-Gore', 'Grizzly Bears'] },
      ben: { inPlay: ['Wall of Wood', 'Hill Giant'] },
    });
    ann.attacks('Evil Eye of Orms-by-Gore');
    then('Grizzly Bears').hasKeyword("can't attack");
    while (play.question?.ask === 'act') play.pass();
    expect(ben.choices).toEqual(['Wall of Wood']);
  }
});

test('Femeref Archers: shoot what attacks and flies', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Serra Angel', 'Hill Giant'] },
    ben: { inPlay: ['Femeref Archers'] },
  });
  expect(ben.mayActivate('Femeref Archers')).toBe(false);
  ann.attacks('Serra Angel', 'Hill Giant');
  ann.passes();
  ben.activates('Femeref Archers', { target: 'Serra Angel' });
  play.allPass();
  then('Serra Angel').isIn('graveyard');
});

test('Festering Goblin: takes something with it', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Festering Goblin', 'Llanowar Elves'] },
  });
  ann.casts('Lightning Bolt', { target: 'Festering Goblin' });
  play.allPass();
  play.allPass();
  then('Llanowar Elves').isIn('graveyard');
});

test('Fungusaur: grows when it lives through damage, even its own side’s', () => {
  for (const book of ['beta', 'fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(book, { ann: { inPlay: ['Fungusaur', 'Prodigal Sorcerer'] }, ben: {} });
    ann.activates('Prodigal Sorcerer', { target: 'Fungusaur' });
    play.until('discard');
    then('Fungusaur').is(3, 3).hasCounters('+1/+1', 1);
  }
});

test.each([
  ['Hate Weaver', 'Hill Giant', 'Grizzly Bears'],
  ['Might Weaver', 'Hill Giant', 'Grizzly Bears'],
] as const)('%s: helps %s and not %s', (name, helped, other) => {
  const { ann } = given('tenth', { ann: { inPlay: [name, helped, 'Gray Ogre', other, 'Forest', 'Forest'] }, ben: {} });
  then(other).is(2, 2);
  ann.activates(name);
  expect(ann.choices).toEqual([helped, 'Gray Ogre']);
  ann.chooses(helped);
  play.allPass();
  if (name === 'Hate Weaver') then(helped).is(4, 3);
  else then(helped).hasKeyword('trample');
});

test('Highway Robber: two life from there to here', () => {
  const { ann, ben } = given('tenth', { ann: { hand: ['Highway Robber'], inPlay: lands(4, 'Swamp') }, ben: {} });
  ann.casts('Highway Robber');
  play.allPass();
  play.allPass();
  then(ann).hasLife(22);
  then(ben).hasLife(18);
});

test('Joiner Adept: every land of yours taps for every color, and no other', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Joiner Adept', 'Quicksand'] },
    ben: { inPlay: ['Quicksand'] },
  });
  ann.taps('Quicksand', 1);
  ann.chooses('U');
  then(ann).hasMana('U');
  ann.passes();
  ben.taps('ben:Quicksand');
  then(ben).hasMana('C');
});

test('Knight of Stromgald: strikes first, grows, and white does not touch it', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Knight of Stromgald', ...lands(3, 'Swamp')] },
    ben: {},
  });
  ann.activates('Knight of Stromgald', { ability: 0 });
  play.allPass();
  ann.activates('Knight of Stromgald', { ability: 1 });
  play.allPass();
  then('Knight of Stromgald').is(3, 1).hasKeyword('first strike');
  const { ann: white } = given('fifth', {
    ann: { hand: ['Swords to Plowshares'], inPlay: ['Plains'] },
    ben: { inPlay: ['Knight of Stromgald', 'Grizzly Bears', 'Hill Giant'] },
  });
  refused('illegal target', () => white.casts('Swords to Plowshares', { target: 'Knight of Stromgald' }));
});

test('Ley Druid: untaps a land of anybody', () => {
  const { ann } = given('beta', {
    ann: { inPlay: ['Ley Druid', { card: 'Forest', tapped: true }, { card: 'Swamp', tapped: true }] },
    ben: {},
  });
  ann.activates('Ley Druid', { target: 'Swamp' });
  play.allPass();
  then('Swamp').isUntapped();
  then('Forest').isTapped();
});

test('Llanowar Sentinel: calls the next one for two mana', () => {
  const { ann } = given('tenth', {
    ann: { hand: ['Llanowar Sentinel'], inPlay: lands(5, 'Forest'), library: ['Llanowar Sentinel', 'Forest'] },
    ben: {},
  });
  ann.casts('Llanowar Sentinel');
  while (play.question?.ask === 'act') play.pass();
  ann.chooses('yes');
  ann.chooses('Llanowar Sentinel');
  then('Llanowar Sentinel#2').isIn('play');
});

test('Lord of the Undead: other Zombies grow, and one comes back', () => {
  const { ann } = given('tenth', {
    ann: {
      inPlay: ['Lord of the Undead', 'Scathe Zombies', 'Swamp', 'Swamp'],
      graveyard: ['Severed Legion', 'Hill Giant'],
    },
    ben: {},
  });
  then('Scathe Zombies').is(3, 3);
  then('Lord of the Undead').is(2, 2);
  ann.activates('Lord of the Undead', { target: 'Severed Legion' });
  play.allPass();
  then('Severed Legion').isIn('hand');
});

test('sizes that are counted: lands, creatures, enchantments, namesakes', () => {
  given('tenth', {
    ann: {
      inPlay: ['Molimo, Maro-Sorcerer', 'Forest', 'Swamp', 'Scion of the Wild', 'Yavimaya Enchantress', 'Bad Moon'],
    },
    ben: { inPlay: ['Grizzly Bears', 'Forest', 'Crusade'] },
  });
  then('Molimo, Maro-Sorcerer').is(2, 2).hasKeyword('trample');
  then('Scion of the Wild').is(3, 3);
  then('Yavimaya Enchantress').is(4, 4);
  given('beta', { ann: { inPlay: ['Plague Rats', 'Plague Rats'] }, ben: { inPlay: ['Plague Rats', 'Giant Spider'] } });
  then('Plague Rats').is(3, 3);
});

test('Murk Dwellers: stronger only when nobody blocks, and only in that combat', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Murk Dwellers'] }, ben: { inPlay: ['Wall of Wood'] } });
  ann.attacks('Murk Dwellers');
  ben.doesNotBlock();
  play.until('second main');
  then(ben).hasLife(16);
  then('Murk Dwellers').is(2, 2);
  const blocked = given('fifth', { ann: { inPlay: ['Murk Dwellers'] }, ben: { inPlay: ['Wall of Wood'] } });
  blocked.ann.attacks('Murk Dwellers');
  blocked.ben.blocks('Murk Dwellers', 'Wall of Wood');
  play.pass();
  then('Murk Dwellers').is(2, 2);
});

test.each([
  ['Pradesh Gypsies', 'Forest', 2, 1, 3],
  ['Wyluli Wolf', 'Forest', 0, 4, 4],
] as const)('%s: changes a creature for a turn', (name, land, cost, power, toughness) => {
  const { ann } = given('fifth', { ann: { inPlay: [name, ...lands(cost, land)] }, ben: { inPlay: ['Hill Giant'] } });
  ann.activates(name, { target: 'Hill Giant' });
  play.allPass();
  then('Hill Giant').is(power, toughness);
});

test('Quirion Dryad: grows by spells of every other color, not by green ones', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Quirion Dryad', 'Mountain', 'Forest'], hand: ['Lightning Bolt', 'Giant Growth'] },
    ben: {},
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  play.allPass();
  then('Quirion Dryad').is(2, 2);
  ann.casts('Giant Growth', { target: 'Quirion Dryad' });
  play.allPass();
  then('Quirion Dryad').hasCounters('+1/+1', 1);
});

test('Radjan Spirit: brings a flyer down for a turn', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Radjan Spirit'] }, ben: { inPlay: ['Serra Angel'] } });
  ann.activates('Radjan Spirit', { target: 'Serra Angel' });
  play.allPass();
  then('Serra Angel').lacksKeyword('flying');
});

test('Rootwalla: once a turn', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Rootwalla', ...lands(4, 'Forest')] }, ben: {} });
  ann.activates('Rootwalla');
  play.allPass();
  then('Rootwalla').is(4, 4);
  expect(ann.mayActivate('Rootwalla')).toBe(false);
});

test('Scavenger Folk: goes for an artifact', () => {
  const { ann } = given('fifth', {
    ann: { inPlay: ['Scavenger Folk', 'Forest'] },
    ben: { inPlay: ['Obsianus Golem'] },
  });
  ann.activates('Scavenger Folk', { target: 'Obsianus Golem' });
  play.allPass();
  then('Obsianus Golem').isIn('graveyard');
  then('Scavenger Folk').isIn('graveyard');
});

test('Skyshroud Ranger: a land more, when a sorcery could be played', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Skyshroud Ranger'], hand: ['Forest', 'Swamp'] }, ben: {} });
  ann.plays('Swamp');
  ann.activates('Skyshroud Ranger');
  play.allPass();
  ann.chooses('yes');
  then('Forest').isIn('play');
  const other = given('tenth', { ann: {}, ben: { inPlay: ['Skyshroud Ranger'], hand: ['Forest'] } });
  other.ann.passes();
  expect(other.ben.mayActivate('Skyshroud Ranger')).toBe(false);
});

test('Spineless Thug: does not block', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Hill Giant'] },
    ben: { inPlay: ['Spineless Thug', 'Gray Ogre'] },
  });
  ann.attacks('Hill Giant');
  while (play.question?.ask === 'act') play.pass();
  expect(ben.choices).toEqual(['Gray Ogre']);
});

test('Stromgald Cabal: a life against a white spell, as an interrupt in its years', () => {
  for (const book of ['fifth', 'tenth'] as const) {
    const { ann, ben } = given(book, {
      ann: { hand: ['Savannah Lions'], inPlay: ['Plains'] },
      ben: { inPlay: ['Stromgald Cabal'] },
    });
    ann.casts('Savannah Lions');
    ben.activates('Stromgald Cabal', { target: 'Savannah Lions' });
    play.allPass();
    then('Savannah Lions').isIn('graveyard');
    then(ben).hasLife(19);
  }
});

test('Tarpan: a life when it goes', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Tarpan'] },
  });
  ann.casts('Lightning Bolt', { target: 'Tarpan' });
  play.until('discard');
  then(ben).hasLife(21);
});

test('Timber Wolves: band with a big one', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Timber Wolves', 'Craw Wurm'] }, ben: {} });
  ann.bands('Timber Wolves', 'Craw Wurm');
  ann.attacks('Timber Wolves', 'Craw Wurm');
  then('Craw Wurm').isAttacking();
});

test('Verduran Enchantress: a card for each enchantment you cast, if you like', () => {
  for (const book of ['beta', 'fifth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: { inPlay: ['Verduran Enchantress', 'Swamp', 'Swamp'], hand: ['Bad Moon'] },
      ben: {},
    });
    ann.casts('Bad Moon', { choose: ['yes'] });
    if (play.question?.ask === 'act' && book === 'm11') play.allPass();
    if (play.question?.ask === 'yesno') ann.chooses('yes');
    play.allPass(); // in 1997 the card is drawn with the batch
    then(ann).hasCardsInHand(1);
  }
});
