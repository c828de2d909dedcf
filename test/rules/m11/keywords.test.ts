// Magic 2011, the glossary of keyword abilities.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';
import { blockersOf, refusedSplit } from './words.ts';

rule('M-376', 'deathtouch destroys what it damages, in combat and out of it', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Deadly Recluse'] }, ben: { inPlay: ['Craw Wurm'] } });
  ann.attacks('Deadly Recluse');
  ben.blocks('Deadly Recluse', 'Craw Wurm');
  play.until('end of combat');
  then('Craw Wurm').isIn('graveyard');
  then('Deadly Recluse').isIn('graveyard');
});

rule('M-376', 'damage that is no combat damage counts as well', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Deadly Pinger'] }, ben: { inPlay: ['Craw Wurm'] } }, { cards: ALL });
  ann.activates('Deadly Pinger', { target: 'Craw Wurm' });
  play.allPass();
  then('Craw Wurm').isIn('graveyard');
});

rule('M-377', 'with deathtouch 1 damage is enough for each blocker in line', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Deadly Recluse'] },
    ben: { inPlay: ['Craw Wurm', 'Ironroot Treefolk', 'Wall of Stone'] },
  });
  ann.attacks('Deadly Recluse');
  ben.blocks('Deadly Recluse', 'Craw Wurm', 'Ironroot Treefolk', 'Wall of Stone');
  ann.chooses('Wall of Stone', 'Craw Wurm', 'Ironroot Treefolk');
  ann.casts('Giant Growth', { target: 'Deadly Recluse' });
  play.allPass();
  refusedSplit(ann, { 'Craw Wurm': 4 });
  ann.assigns({ 'Wall of Stone': 1, 'Craw Wurm': 1, 'Ironroot Treefolk': 2 });
  for (const name of ['Wall of Stone', 'Craw Wurm', 'Ironroot Treefolk']) then(name).isIn('graveyard');
});

rule('M-378', 'defender cannot attack', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Wall of Brambles', 'Grizzly Bears'] }, ben: {} });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Grizzly Bears']);
  refused('wall', () => ann.attacks('Wall of Brambles'));
});

rule(
  ['M-385', 'M-386', 'M-387'],
  'double strike deals damage in an extra step with first strike, and again in the normal one',
  () => {
    const { ann, ben } = given('m11', { ann: { inPlay: ['Skyhunter Skirmisher', 'Grizzly Bears'] }, ben: {} });
    ann.attacks('Skyhunter Skirmisher', 'Grizzly Bears');
    play.until('first strike damage');
    then(ben).hasLife(19);
    play.until('damage');
    then(ben).hasLife(16);
  },
);

rule(
  ['M-408', 'M-386', 'M-387'],
  'first strike kills before the other strikes, and then deals nothing in the normal step',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['White Knight', 'Hill Giant'] },
      ben: { inPlay: ['Gray Ogre', 'Ironroot Treefolk'] },
    });
    ann.attacks('White Knight', 'Hill Giant');
    ben.blocks('White Knight', 'Gray Ogre');
    play.until('first strike damage');
    then('Gray Ogre').isIn('graveyard');
    then(ben).hasLife(20);
    play.until('damage');
    then('White Knight').isIn('play').hasDamage(0);
    then(ben).hasLife(17);
  },
);

rule('M-386', 'without first or double strike there is no extra step', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Hill Giant'] }, ben: {} });
  ann.attacks('Hill Giant');
  play.until('blockers');
  play.pass();
  play.pass();
  expect(play.step).toBe('combat damage');
});

rule('M-408', 'a blocker with first strike strikes first too', () => {
  const { ann, ben } = given('m11', { ann: { inPlay: ['Gray Ogre'] }, ben: { inPlay: ['White Knight'] } });
  ann.attacks('Gray Ogre');
  ben.blocks('Gray Ogre', 'White Knight');
  play.until('end of combat');
  then('Gray Ogre').isIn('graveyard');
  then('White Knight').hasDamage(0);
});

rule('M-407', 'fear: only artifact creatures and black creatures may block', () => {
  expect(blockersOf('Severed Legion', ['Grizzly Bears', 'Scathe Zombies', 'Ornithopter', 'Serra Angel'])).toEqual([
    'Scathe Zombies',
    'Ornithopter',
  ]);
});

rule('M-407', 'fear matters only for the attacker', () => {
  expect(blockersOf('Grizzly Bears', ['Severed Legion'])).toEqual(['Severed Legion']);
});

rule('M-409', 'flash: cast whenever an instant could be', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { hand: ['Benalish Knight', 'Grizzly Bears'], inPlay: [...Array(3).fill('Plains'), 'Forest', 'Forest'] },
  });
  ann.attacks('Grizzly Bears');
  ann.passes();
  refused('sorcery timing', () => ben.casts('Grizzly Bears'));
  ben.casts('Benalish Knight');
  play.allPass();
  ben.blocks('Grizzly Bears', 'Benalish Knight');
  play.until('end of combat');
  then('ann:Grizzly Bears').isIn('graveyard');
  then('Benalish Knight').isIn('play');
});

rule(['M-410', 'M-476', 'M-477'], 'flying is blocked by flying and reach; reach is blocked by anything', () => {
  expect(blockersOf('Air Elemental', ['Grizzly Bears', 'Scryb Sprites', 'Giant Spider'])).toEqual([
    'Scryb Sprites',
    'Giant Spider',
  ]);
  expect(blockersOf('Giant Spider', ['Grizzly Bears', 'Scryb Sprites', 'Deadly Recluse'])).toEqual([
    'Grizzly Bears',
    'Scryb Sprites',
    'Deadly Recluse',
  ]);
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Air Elemental'] },
    ben: { inPlay: ['Grizzly Bears', 'Giant Spider'] },
  });
  ann.attacks('Air Elemental');
  while (play.step === 'declare attackers') play.pass();
  refused('flying', () => ben.declareBlocks([{ blocker: 'Grizzly Bears', attacker: 'Air Elemental' }]));
  then('Giant Spider').lacksKeyword('flying');
});

rule('M-412', 'haste: abilities with the tap symbol at once', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Kamahl, Pit Fighter'], inPlay: Array(6).fill('Mountain') },
    ben: {},
  });
  ann.casts('Kamahl, Pit Fighter');
  play.allPass();
  ann.activates('Kamahl, Pit Fighter', { target: ben });
  play.allPass();
  then(ben).hasLife(17);
});

rule('M-413', 'indestructible: neither damage nor "destroy"', () => {
  const { ann, ben } = given('m11', {
    ann: {
      hand: ['Shatter', 'Wrath of God'],
      inPlay: ['Craw Wurm', 'Craw Wurm', ...Array(3).fill('Mountain'), ...Array(4).fill('Plains')],
    },
    ben: { inPlay: ['Darksteel Colossus'] },
  });
  ann.attacks('Craw Wurm', 'Craw Wurm#2');
  ben.blocks('Craw Wurm', 'Darksteel Colossus');
  play.until('second main');
  then('Darksteel Colossus').isIn('play').hasDamage(6);
  ann.casts('Shatter', { target: 'Darksteel Colossus' });
  play.allPass();
  ann.casts('Wrath of God');
  play.allPass();
  then('Darksteel Colossus').isIn('play');
  then('Craw Wurm#2').isIn('graveyard');
});

rule(['M-414', 'M-381', 'M-382'], 'but sacrifice and toughness 0 put it away', () => {
  const sacrificed = given(
    'm11',
    { ann: { inPlay: ['Iron Goblin', 'Siege-Gang Commander', 'Mountain', 'Mountain'] }, ben: {} },
    { cards: ALL },
  );
  sacrificed.ann.activates('Siege-Gang Commander', { target: sacrificed.ben, choose: ['Iron Goblin'] });
  then('Iron Goblin').isIn('graveyard');
  const small = given(
    'm11',
    { ann: { hand: ['Immolation'], inPlay: ['Iron Goblin', 'Mountain'] }, ben: {} },
    { cards: ALL },
  );
  small.ann.casts('Immolation', { target: 'Iron Goblin' });
  play.allPass();
  then('Iron Goblin').isIn('graveyard');
});

rule('M-416', 'intimidate: only artifact creatures and creatures that share a color may block', () => {
  expect(
    blockersOf('Intimidator', ['Grizzly Bears', 'Hill Giant', 'Ornithopter', 'Red-Green Beast', 'Serra Angel']),
  ).toEqual(['Hill Giant', 'Ornithopter', 'Red-Green Beast']);
  expect(blockersOf('Grizzly Bears', ['Intimidator'])).toEqual(['Intimidator']);
});

example(
  'M-417',
  'a red creature with intimidate: red, red-and-green and artifact creatures block it, a green one does not',
  () => {
    const { ann, ben } = given(
      'm11',
      {
        ann: { inPlay: ['Intimidator'] },
        ben: { inPlay: ['Hill Giant', 'Red-Green Beast', 'Juggernaut', 'Grizzly Bears'] },
      },
      { cards: ALL },
    );
    ann.attacks('Intimidator');
    while (play.step === 'declare attackers') play.pass();
    refused('cannot block', () => ben.declareBlocks([{ blocker: 'Grizzly Bears', attacker: 'Intimidator' }]));
    ben.blocks('Intimidator', 'Hill Giant', 'Red-Green Beast', 'Juggernaut');
    then('Intimidator').isBlocked();
  },
);

rule('M-422', 'landwalk: no block while the defending player has such a land', () => {
  expect(blockersOf('Bog Wraith', ['Grizzly Bears'], ['Swamp'])).toEqual([]);
  expect(blockersOf('Bog Wraith', ['Grizzly Bears'], ['Forest'])).toEqual(['Grizzly Bears']);
  expect(blockersOf('Bog Wraith', ['Grizzly Bears'], ['Dusk Forest'])).toEqual([]);
});

example(['M-424', 'M-423'], 'a forestwalker is not blocked even by another forestwalker', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Rushwood Dryad'] },
    ben: { inPlay: ['Forest', 'Shanodin Dryads', 'Grizzly Bears'] },
  });
  ann.attacks('Rushwood Dryad');
  play.until('damage');
  then(ben).hasLife(18);
  const other = given('m11', {
    ann: { inPlay: ['Rushwood Dryad', 'Hill Giant'] },
    ben: { inPlay: ['Forest', 'Shanodin Dryads'] },
  });
  other.ann.attacks('Rushwood Dryad', 'Hill Giant');
  while (play.step === 'declare attackers') play.pass();
  refused('landwalk', () => other.ben.declareBlocks([{ blocker: 'Shanodin Dryads', attacker: 'Rushwood Dryad' }]));
});

rule('M-429', 'lifelink: all damage it deals gives its controller that much life, at once with the damage', () => {
  const { ann, ben } = given('m11', { ann: { life: 1, inPlay: ['Child of Night'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.attacks('Child of Night');
  play.until('damage');
  then(ann).hasLife(3);
  then(ben).hasLife(18);
  expect(play.game.state.chain).toEqual([]);
});

rule(
  'M-429',
  'lifelink works for damage that is no combat damage, and saves a player who is dealt damage at the same time',
  () => {
    const pinged = given('m11', { ann: { inPlay: ['Linked Pinger'] }, ben: {} }, { cards: ALL });
    pinged.ann.activates('Linked Pinger', { target: pinged.ben });
    play.allPass();
    then(pinged.ann).hasLife(21);
    then(pinged.ben).hasLife(19);
    const saved = given('m11', {
      ann: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      ben: { life: 2, inPlay: ['Child of Night'] },
    });
    saved.ann.attacks('Grizzly Bears', 'Gray Ogre');
    saved.ben.blocks('Gray Ogre', 'Child of Night');
    play.until('damage');
    play.isGoingOn();
    then(saved.ben).hasLife(2);
  },
);
