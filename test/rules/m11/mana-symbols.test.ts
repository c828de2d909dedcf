// Magic 2011, the glossary of mana symbols: generic, colorless and hybrid mana, color, X.

import { expect } from 'vitest';
import { card, creature } from '../../../src/language/card.ts';
import { totalCost } from '../../../src/language/mana.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL, colored } from './cards.ts';

example(['M-299', 'M-119'], 'two generic mana are any two mana', () => {
  for (const mana of ['WW', 'UB', 'RG', 'CC', 'GC']) {
    const { ann } = given('m11', { ann: { hand: ['Howling Mine'], mana }, ben: {} });
    ann.casts('Howling Mine');
    then(ann).hasMana('');
    play.allPass();
    then('Howling Mine').isIn('play');
  }
  const { ann } = given('m11', { ann: { hand: ['Howling Mine'], mana: 'W' }, ben: {} });
  refused('not enough mana', () => ann.casts('Howling Mine'));
});

rule(['M-300', 'M-301'], 'a number in an effect is colorless mana, which pays no colored symbol', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Savannah Lions', 'Ornithopter', 'Howling Mine'], inPlay: ['Sol Ring'] },
    ben: {},
  });
  ann.taps('Sol Ring');
  then(ann).hasMana('CC');
  refused('not enough mana', () => ann.casts('Savannah Lions'));
  ann.casts('Howling Mine');
  then(ann).hasMana('');
});

rule('M-302', 'the colored symbols of the mana cost make the color', () => {
  given(
    'm11',
    {
      ann: {
        inPlay: [
          'Grizzly Bears',
          'Hill Giant',
          'Air Elemental',
          'Serra Angel',
          'Scathe Zombies',
          'Black-Red Goblin',
          'Juggernaut',
        ],
      },
      ben: {},
    },
    { cards: ALL },
  );
  then('Grizzly Bears').isColor('green');
  then('Hill Giant').isColor('red');
  then('Air Elemental').isColor('blue');
  then('Serra Angel').isColor('white');
  then('Scathe Zombies').isColor('black');
  then('Black-Red Goblin').isColor('black', 'red');
  then('Juggernaut').isColor();
});

example('M-436', '{B}{R} is both black and red', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'Black-Red Goblin'] }, ben: {} },
    { cards: ALL },
  );
  then('Black-Red Goblin').isColor('black', 'red');
  refused('no target', () => ann.casts('Terror'));
});

example('M-333', '{1}{U} is blue, {2}{R}{W} is red and white, generic mana alone makes nothing', () => {
  given('m11', { ann: { inPlay: ['Blue One', 'Red and White', 'Rod of Ruin'] }, ben: {} }, { cards: colored });
  then('Blue One').isColor('blue');
  then('Red and White').isColor('red', 'white');
  then('Rod of Ruin').isColor();
});

example(['M-304', 'M-303'], 'a white/blue hybrid symbol is paid with white or with blue and nothing else', () => {
  for (const land of ['Plains', 'Island']) {
    const { ann } = given('m11', { ann: { hand: ['Hybrid Hound'], inPlay: [land] }, ben: {} }, { cards: ALL });
    ann.casts('Hybrid Hound');
    play.allPass();
    then('Hybrid Hound').isIn('play');
    then(land).isTapped();
  }
  for (const inPlay of [['Mountain'], ['Swamp'], ['Forest'], ['Sol Ring']]) {
    const { ann } = given('m11', { ann: { hand: ['Hybrid Hound'], inPlay }, ben: {} }, { cards: ALL });
    refused('not enough mana', () => ann.casts('Hybrid Hound'));
  }
});

rule('M-303', 'each hybrid symbol is paid on its own', () => {
  for (const mana of ['WWC', 'WUC', 'UUR', 'UWG']) {
    const { ann } = given('m11', { ann: { hand: ['Hybrid Giant'], mana }, ben: {} }, { cards: ALL });
    ann.casts('Hybrid Giant');
    then(ann).hasMana('');
  }
  const { ann } = given('m11', { ann: { hand: ['Hybrid Giant'], mana: 'WCC' }, ben: {} }, { cards: ALL });
  refused('not enough mana', () => ann.casts('Hybrid Giant'));
});

rule('M-303', 'the color that fits only one symbol is kept for it', () => {
  const pair = card('Hybrid Pair', { cost: '{W/U}{W/B}', type: creature('Hound'), size: [2, 2] });
  for (const mana of ['WU', 'WB', 'UB', 'WW']) {
    const { ann } = given('m11', { ann: { hand: ['Hybrid Pair'], mana }, ben: {} }, { cards: [pair] });
    ann.casts('Hybrid Pair');
    then(ann).hasMana('');
  }
  for (const mana of ['UU', 'BB', 'WR']) {
    const { ann } = given('m11', { ann: { hand: ['Hybrid Pair'], mana }, ben: {} }, { cards: [pair] });
    refused('not enough mana', () => ann.casts('Hybrid Pair'));
  }
});

rule('M-305', 'a hybrid symbol makes the card both colors', () => {
  given('m11', { ann: { inPlay: ['Hybrid Hound'] }, ben: {} }, { cards: ALL });
  then('Hybrid Hound').isColor('white', 'blue');
});

example('M-357', 'three generic and two colored mana make a converted mana cost of 5, two colored ones 2', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Air Elemental'], mana: 'UUUUU' },
    ben: { hand: ['Spell Blast'], inPlay: Array(6).fill('Island') },
  });
  ann.casts('Air Elemental');
  ann.passes();
  ben.casts('Spell Blast', { x: 5, target: 'Air Elemental' });
  play.allPass();
  then('Air Elemental').isIn('graveyard');
  const two = given('m11', {
    ann: { hand: ['White Knight'], mana: 'WW' },
    ben: { hand: ['Spell Blast'], inPlay: Array(3).fill('Island') },
  });
  two.ann.casts('White Knight');
  two.ann.passes();
  two.ben.casts('Spell Blast', { x: 2, target: 'White Knight' });
  play.allPass();
  then('White Knight').isIn('graveyard');
  expect(ALL.filter((each) => each.name.startsWith('Hybrid')).map((each) => totalCost(each.cost as never))).toEqual([
    1, 3,
  ]);
});

rule(['M-319', 'M-320'], 'a nonbasic land may have basic land types, and their mana abilities with them', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Dusk Forest'] }, ben: {} }, { cards: ALL });
  then('Dusk Forest').hasSubtypes('Forest', 'Swamp');
  ann.taps('Dusk Forest', 1);
  then(ann).hasMana('B');
});

example('M-321', 'anything of the type Forest can be tapped for {G}, whatever its text box says', () => {
  const { ann } = given(
    'm11',
    {
      ann: {
        inPlay: [
          'Forest',
          'Dusk Forest',
          { card: 'Mountain', with: [{ card: 'Phantasmal Terrain', chosen: 'Forest' }] },
        ],
      },
      ben: {},
    },
    { cards: ALL },
  );
  for (const land of ['Forest', 'Dusk Forest', 'Mountain']) ann.taps(land);
  then(ann).hasMana('GGG');
});

example('M-517', 'Earthquake: X is chosen, paid, and is the damage to all without flying and to each player', () => {
  for (const x of [4, 1]) {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Earthquake'], inPlay: [...Array(5).fill('Mountain'), 'Air Elemental'] },
      ben: { inPlay: ['Ironroot Treefolk', 'Wall of Stone'] },
    });
    ann.casts('Earthquake', { x });
    expect(play.game.state.inPlay.filter((id) => play.game.inside.object(id).tapped).length).toBe(x + 1);
    play.allPass();
    then(ann).hasLife(20 - x);
    then(ben).hasLife(20 - x);
    then('Ironroot Treefolk').hasDamage(x);
    then('Wall of Stone').hasDamage(x);
    then('Air Elemental').hasDamage(0);
  }
});
