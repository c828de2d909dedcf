// Magic 2011, the glossary of keyword abilities: protection, shroud, trample, unblockable, equip.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';
import { blockersOf, refusedSplit } from './words.ts';

rule('M-470', 'protection: damage of such sources is prevented', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Pestilence'], inPlay: ['White Knight', 'Grizzly Bears'] },
    ben: { inPlay: ['Pestilence', 'Swamp', 'Swamp'] },
  });
  ben.activates('Pestilence');
  ben.activates('Pestilence');
  play.allPass();
  then('White Knight').hasDamage(0);
  then('Grizzly Bears').isIn('graveyard');
  then(ann).hasLife(18);
});

rule('M-471', 'protection: no such Aura and no such Equipment', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Unholy Strength'], inPlay: ['Swamp', 'White Knight', 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Unholy Strength', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(4, 3);
  const warded = given('m11', {
    ann: { hand: ['Blue Ward'], inPlay: ['Plains', { card: 'Hill Giant', with: ['Flight', 'Holy Strength'] }] },
    ben: {},
  });
  then('Hill Giant').hasKeyword('flying');
  warded.ann.casts('Blue Ward', { target: 'Hill Giant' });
  play.allPass();
  then('Flight').isIn('graveyard');
  then('Holy Strength').isAttachedTo('Hill Giant');
  const equipped = given(
    'm11',
    {
      ann: { inPlay: ['Iron Hater', 'Grizzly Bears', 'Hill Giant', 'Whispersilk Cloak', 'Plains', 'Plains'] },
      ben: {},
    },
    { cards: ALL },
  );
  equipped.ann.activates('Whispersilk Cloak');
  expect(equipped.ann.choices).toEqual(['Grizzly Bears', 'Hill Giant']);
  refused('illegal target', () => equipped.ann.chooses('Iron Hater'));
});

rule('M-471', 'Equipment comes off a creature that gains protection from it, and stays in play', () => {
  given('m11', { ann: { inPlay: [{ card: 'Iron Hater', with: ['Loxodon Warhammer'] }] }, ben: {} }, { cards: ALL });
  then('Loxodon Warhammer').isIn('play');
  then('Iron Hater').is(2, 2).lacksKeyword('trample');
});

rule('M-472', 'protection: no such blockers', () => {
  expect(blockersOf('White Knight', ['Scathe Zombies', 'Grizzly Bears'])).toEqual(['Grizzly Bears']);
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['White Knight'] },
    ben: { inPlay: ['Scathe Zombies', 'Grizzly Bears'] },
  });
  ann.attacks('White Knight');
  while (play.step === 'declare attackers') play.pass();
  refused('protection', () => ben.declareBlocks([{ blocker: 'Scathe Zombies', attacker: 'White Knight' }]));
});

rule('M-473', 'protection: no target of such spells or of abilities of such cards', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'Royal Assassin'] },
    ben: { inPlay: [{ card: 'White Knight', tapped: true }, 'Grizzly Bears', { card: 'Gray Ogre', tapped: true }] },
  });
  ann.casts('Terror');
  expect(ann.choices).toEqual(['Grizzly Bears', 'Gray Ogre']);
  refused('illegal target', () => ann.chooses('White Knight'));
  play.game.answer({ kind: 'cancel' });
  ann.activates('Royal Assassin', { target: 'Gray Ogre' });
});

rule('M-473', 'protection from a type, like the Dragons and Demons of Baneslayer Angel', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Baneslayer Angel', 'Serra Angel'] },
    ben: { inPlay: ['Shivan Dragon'] },
  });
  ann.attacks('Baneslayer Angel', 'Serra Angel');
  while (play.step === 'declare attackers') play.pass();
  refused('protection', () => ben.declareBlocks([{ blocker: 'Shivan Dragon', attacker: 'Baneslayer Angel' }]));
  ben.blocks('Serra Angel', 'Shivan Dragon');
});

rule('M-493', "shroud: no target of anything, not even of one's own", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Kalonian Behemoth', 'Grizzly Bears'] },
    ben: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp', 'Hill Giant'] },
  });
  ann.casts('Giant Growth');
  refused('illegal target', () => ann.chooses('Kalonian Behemoth'));
  ann.chooses('Grizzly Bears');
  ann.passes();
  ben.casts('Terror');
  expect(ben.choices).toEqual(['Grizzly Bears', 'Hill Giant']);
});

rule(
  ['M-509', 'M-510', 'M-511'],
  'trample: what is left after lethal damage to all blockers may go to the player, or may not',
  () => {
    const fight = () => {
      const seats = given('m11', { ann: { inPlay: ['Stampeding Wildebeests'] }, ben: { inPlay: ['Grizzly Bears'] } });
      seats.ann.attacks('Stampeding Wildebeests');
      seats.ben.blocks('Stampeding Wildebeests', 'Grizzly Bears');
      return seats;
    };
    const over = fight();
    refusedSplit(over.ann, { 'Grizzly Bears': 1, ben: 4 });
    over.ann.assigns({ 'Grizzly Bears': 2, ben: 3 });
    then(over.ben).hasLife(17);
    const all = fight();
    all.ann.assigns({ 'Grizzly Bears': 5 });
    then(all.ben).hasLife(20);
  },
);

rule('M-510', 'every blocker must have its lethal damage first; damage already there and deathtouch count', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: ['Stampeding Wildebeests'] },
    ben: { inPlay: ['Grizzly Bears', { card: 'Ironroot Treefolk', damage: 3 }] },
  });
  ann.attacks('Stampeding Wildebeests');
  ben.blocks('Stampeding Wildebeests', 'Grizzly Bears', 'Ironroot Treefolk');
  ann.chooses('Grizzly Bears', 'Ironroot Treefolk');
  refusedSplit(ann, { 'Grizzly Bears': 2, 'Ironroot Treefolk': 1, ben: 2 });
  ann.assigns({ 'Grizzly Bears': 2, 'Ironroot Treefolk': 2, ben: 1 });
  then(ben).hasLife(19);
  const touch = given('m11', {
    ann: { inPlay: ['Deadly Recluse', 'Primal Rage', { card: 'Deadly Recluse', counters: { '+1/+1': 3 } }] },
    ben: { inPlay: ['Craw Wurm'] },
  });
  touch.ann.attacks('Deadly Recluse#2');
  touch.ben.blocks('Deadly Recluse', 'Craw Wurm');
  touch.ann.assigns({ 'Craw Wurm': 1, ben: 3 });
  then(touch.ben).hasLife(17);
  then('Craw Wurm').isIn('graveyard');
});

rule('M-326', 'with trample and no blocker left, all goes to the player', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Unsummon'], inPlay: ['Island', 'Stampeding Wildebeests'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.attacks('Stampeding Wildebeests');
  ben.blocks('Stampeding Wildebeests', 'Grizzly Bears');
  play.until('blockers');
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  play.until('damage');
  then(ben).hasLife(15);
});

rule('M-512', 'unblockable: nothing blocks it', () => {
  const { ann, ben } = given('m11', {
    ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Whispersilk Cloak'] }, 'Hill Giant'] },
    ben: { inPlay: ['Ornithopter', 'Giant Spider'] },
  });
  ann.attacks('Grizzly Bears', 'Hill Giant');
  while (play.step === 'declare attackers') play.pass();
  refused('cannot block', () => ben.declareBlocks([{ blocker: 'Ornithopter', attacker: 'Grizzly Bears' }]));
  ben.doesNotBlock();
});

rule(
  ['M-403', 'M-404', 'M-405'],
  'equip: the Equipment comes unattached; then it is moved at sorcery timing, and the creature is a target',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Loxodon Warhammer'], inPlay: [...Array(6).fill('Plains'), 'Grizzly Bears', 'Kalonian Behemoth'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island'] },
    });
    ann.casts('Loxodon Warhammer');
    play.allPass();
    then('Grizzly Bears').is(2, 2);
    ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' }); // Kalonian Behemoth has shroud
    expect(play.game.state.chain[0]?.targets.length).toBe(1);
    ann.passes();
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then('Loxodon Warhammer').isIn('play');
    then('Kalonian Behemoth').is(9, 9);
    const timing = given(
      'm11',
      { ann: { inPlay: [...Array(6).fill('Plains'), 'Loxodon Warhammer', 'Grizzly Bears'] }, ben: {} },
      { step: 'upkeep' },
    );
    refused('sorcery timing', () => timing.ann.activates('Loxodon Warhammer'));
    play.until('begin combat');
    refused('sorcery timing', () => timing.ann.activates('Loxodon Warhammer'));
  },
);
