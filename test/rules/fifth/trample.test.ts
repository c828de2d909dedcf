// Fifth, "Trample": what blockers do not absorb goes through, after prevention.

import { expect } from 'vitest';
import { given, play, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule('F-535', 'without trample a blocked attacker damages nobody but its blockers', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Scryb Sprites'] } });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Scryb Sprites');
  play.until('second main');
  then('Scryb Sprites').isIn('graveyard');
  then(ben).hasLife(20);
});

example(
  ['F-538', 'F-536', 'F-537', 'F-539', 'F-540'],
  'War Mammoth tramples over Scryb Sprites: 2 damage go through',
  () => {
    const { ann, ben } = given('fifth', { ann: { inPlay: ['War Mammoth'] }, ben: { inPlay: ['Scryb Sprites'] } });
    then('War Mammoth').is(3, 3).hasKeyword('trample');
    then('Scryb Sprites').is(1, 1);
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    play.until('second main');
    then('Scryb Sprites').isIn('graveyard');
    then(ben).hasLife(18);
  },
);

rule('F-541', 'a blocking War Mammoth kills the small attacker and nothing goes on to its controller', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ["Mons's Goblin Raiders"] }, ben: { inPlay: ['War Mammoth'] } });
  ann.attacks("Mons's Goblin Raiders");
  ben.blocks("Mons's Goblin Raiders", 'War Mammoth');
  play.until('second main');
  then("Mons's Goblin Raiders").isIn('graveyard');
  then(ann).hasLife(20);
});

example(['F-543', 'F-542'], 'a Prodigal Sorcerer kills the only blocker: all 3 damage go through', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth', 'Prodigal Sorcerer'] },
    ben: { inPlay: ['Scryb Sprites'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  ann.activates('Prodigal Sorcerer', { target: 'Scryb Sprites' });
  play.allPass();
  then('Scryb Sprites').isIn('graveyard');
  then('War Mammoth').isBlocked();
  play.until('second main');
  then(ben).hasLife(17);
});

example(
  'F-544',
  'the Sprites regenerate before damage: nothing can be assigned to them, all 3 damage go through',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['War Mammoth', 'Prodigal Sorcerer'] },
      ben: { inPlay: [{ card: 'Scryb Sprites', with: ['Regeneration'] }, 'Forest'] },
    });
    ann.attacks('War Mammoth');
    ben.blocks('War Mammoth', 'Scryb Sprites');
    ann.activates('Prodigal Sorcerer', { target: 'Scryb Sprites' });
    play.until('regeneration');
    ben.activates('Regeneration');
    play.until('second main');
    then('Scryb Sprites').isIn('play').hasDamage(0).isTapped();
    then('War Mammoth').hasDamage(0);
    then(ben).hasLife(17);
  },
);

example(['F-546', 'F-545', 'F-548'], 'Samite Healer prevents 1 damage to the Ogre: nothing spills over', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Gray Ogre', 'Samite Healer'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Gray Ogre');
  play.until('damage prevention');
  ben.activates('Samite Healer', { target: 'Gray Ogre' });
  play.until('second main');
  then(ben).hasLife(20);
  then('Gray Ogre').isIn('graveyard');
});

rule('F-545', 'without the Healer 1 damage spills over', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Gray Ogre', 'Samite Healer'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Gray Ogre');
  play.until('second main');
  then(ben).hasLife(19);
});

rule(['F-545', 'F-629'], 'the damage that spills over to the player can be prevented in its turn', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Scryb Sprites', 'Samite Healer'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Scryb Sprites');
  play.until('damage prevention');
  expect(play.game.state.packets.map((packet) => packet.seat)).toEqual([-1, -1]);
  ann.passes();
  ben.passes();
  expect(play.game.state.packets.map((packet) => [packet.seat, packet.amount])).toEqual([[1, 2]]);
  ben.activates('Samite Healer', { target: ben });
  play.until('second main');
  then(ben).hasLife(19);
});

example(['F-547', 'F-549'], 'nothing spills over from Uncle Istvan or past protection', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth', 'Lord of the Pit'] },
    ben: { inPlay: ['Uncle Istvan', { card: 'White Knight', with: ['Flight'] }] },
  });
  ann.attacks('War Mammoth', 'Lord of the Pit');
  ben.blocks('War Mammoth', 'Uncle Istvan');
  ben.blocks('Lord of the Pit', 'White Knight');
  play.until('second main');
  then('Uncle Istvan').isIn('play').hasDamage(0);
  then('White Knight').isIn('play').hasDamage(0);
  then(ben).hasLife(20);
});

example(['F-551', 'F-550'], 'a blocker that regenerates in damage dealing does not hold up the trample damage', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Drudge Skeletons');
  play.until('regeneration');
  ben.activates('Drudge Skeletons');
  play.until('second main');
  then('Drudge Skeletons').isIn('play').isTapped();
  then('War Mammoth').hasDamage(1);
  then(ben).hasLife(18);
});

rule('F-552', 'trample damage counts last: the damage of the others fills the blocker first', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['War Mammoth', 'Benalish Hero'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.bands('War Mammoth', 'Benalish Hero');
  ann.attacks('War Mammoth', 'Benalish Hero');
  ben.blocks('War Mammoth', 'Grizzly Bears');
  ann.assigns({ 'War Mammoth': 2 });
  play.until('second main');
  // 1 from the Hero and 1 of the Mammoth's 3 kill the Bears: 2 go through.
  then('Grizzly Bears').isIn('graveyard');
  then(ben).hasLife(18);
});
