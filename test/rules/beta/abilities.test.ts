// Beta, "Creature Abilities" (pp. 27-29): regeneration, evasion, trample and first strike.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** Everybody passes until the moment in which a creature is about to go to the graveyard. */
const untilDoomed = (): void => play.until('regeneration');

rule(
  ['B-251', 'B-252', 'B-255', 'B-254'],
  'at the moment it would go to the graveyard a creature is regenerated: it stays, tapped, with its enchantments',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], mana: 'R' },
      ben: { inPlay: [{ card: 'Drudge Skeletons', with: ['Holy Strength', 'Firebreathing'] }, 'Swamp'] },
    });
    ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
    untilDoomed();
    ben.activates('Drudge Skeletons');
    then('Drudge Skeletons').isIn('play').isTapped().hasDamage(0);
    then('Holy Strength').isAttachedTo('Drudge Skeletons');
    then('Firebreathing').isAttachedTo('Drudge Skeletons');
  },
);

rule('B-252', 'not earlier: it cannot be used before, and not used it is too late', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
  });
  ann.casts('Lightning Bolt', { target: 'Drudge Skeletons' });
  ann.passes();
  refused('regeneration only', () => ben.activates('Drudge Skeletons'));
  untilDoomed();
  ben.passes();
  then('Drudge Skeletons').isIn('graveyard');
});

rule(['B-253', 'B-252'], 'nothing in the graveyard is regenerated', () => {
  given('beta', { ann: { graveyard: ['Drudge Skeletons'], mana: 'B' }, ben: {} });
  const id = play.game.state.players[0]?.graveyard[0] as number;
  refused('not yours', () => play.game.answer({ kind: 'use', source: id, ability: 0 }));
});

rule('B-252', 'only the creature that is dying can be saved, and nothing else may be done in that moment', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R' },
    ben: { inPlay: ['Uthden Troll', 'Drudge Skeletons', 'Swamp', 'Mountain'], hand: ['Lightning Bolt'] },
  });
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  untilDoomed();
  refused('regeneration only', () => ben.activates('Drudge Skeletons'));
  refused('regeneration only', () => ben.casts('Lightning Bolt', { target: ann }));
  ben.activates('Uthden Troll');
  then('Uthden Troll').isIn('play').isTapped();
});

rule(['B-255', 'B-202'], 'what it suffered is gone with the regeneration: more damage in the turn begins anew', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt'], mana: 'R', inPlay: ['Prodigal Sorcerer'] },
    ben: { inPlay: ['Uthden Troll', 'Mountain'] },
  });
  ann.casts('Lightning Bolt', { target: 'Uthden Troll' });
  untilDoomed();
  ben.activates('Uthden Troll');
  ann.activates('Prodigal Sorcerer', { target: 'Uthden Troll' });
  play.allPass();
  then('Uthden Troll').isIn('play').hasDamage(1);
});

rule(['B-251', 'B-250'], 'any creature may be given the ability by an enchantment', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Shatter'], mana: 'RR' },
    ben: { inPlay: [{ card: 'Juggernaut', with: ['Regeneration'] }, 'Forest'] },
  });
  ann.casts('Shatter', { target: 'Juggernaut' });
  untilDoomed();
  ben.activates('Regeneration');
  then('Juggernaut').isIn('play').isTapped();
  then('Regeneration').isAttachedTo('Juggernaut');
});

rule(['B-251', 'B-308'], 'what is buried by a card that says so cannot be regenerated', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Wrath of God'], mana: 'WWWW' },
    ben: { inPlay: ['Drudge Skeletons', 'Swamp'] },
  });
  ann.casts('Wrath of God');
  play.allPass();
  then('Drudge Skeletons').isIn('graveyard');
});

rule(
  ['B-255', 'B-243', 'B-278'],
  'a blocker regenerated after first strike is tapped and deals no damage; the attacker’s blow was not in vain',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['White Knight'] },
      ben: { inPlay: ['Uthden Troll', 'Mountain'] },
    });
    ann.attacks('White Knight');
    ben.blocks('White Knight', 'Uthden Troll');
    untilDoomed();
    ben.activates('Uthden Troll');
    play.until('main after attack');
    then('White Knight').isIn('play').hasDamage(0);
    then('Uthden Troll').isIn('play').isTapped();
  },
);

rule(['B-255', 'B-278'], 'an attacker regenerated after first strike is still there and hits', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Uthden Troll', 'Mountain'] },
    ben: { inPlay: ['White Knight'] },
  });
  ann.attacks('Uthden Troll');
  ben.blocks('Uthden Troll', 'White Knight');
  untilDoomed();
  ann.activates('Uthden Troll');
  play.until('main after attack');
  then('White Knight').isIn('graveyard');
  then('Uthden Troll').isIn('play');
});

// ---- evasion ----

rule(
  ['B-256', 'B-336'],
  'a flying creature is blocked by flying creatures only, and may itself block either kind',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Air Elemental', 'Grizzly Bears'] },
      ben: { inPlay: ['Hill Giant', 'Serra Angel'] },
    });
    ann.attacks('Air Elemental', 'Grizzly Bears');
    play.until('declare block');
    refused('flying', () => ben.declareBlocks([{ blocker: 'Hill Giant', attacker: 'Air Elemental' }]));
    expect(play.question).toMatchObject({ ask: 'block' });
    ben.blocks('Grizzly Bears', 'Serra Angel');
    then('Serra Angel').isBlocking();
    play.until('main after attack');
    then('Grizzly Bears').isIn('graveyard');
    then(ben).hasLife(16);
  },
);

rule('B-256', 'a flier blocks a flier', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Air Elemental'] }, ben: { inPlay: ['Serra Angel'] } });
  ann.attacks('Air Elemental');
  ben.blocks('Air Elemental', 'Serra Angel');
  play.until('main after attack');
  then('Air Elemental').isIn('graveyard');
  then('Serra Angel').isIn('graveyard');
});

rule(
  ['B-257', 'B-258', 'B-259'],
  'landwalk: not to be blocked while the defender has such a land, not even by the like of it',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Bog Wraith'] },
      ben: { inPlay: ['Swamp', 'Hill Giant', 'Bog Wraith'] },
    });
    ann.attacks('Bog Wraith');
    // Neither of them can block, so nobody is asked.
    play.until('main after attack');
    then(ben).hasLife(17);
  },
);

rule(['B-257', 'B-258'], 'the refusal says so where another attacker could be blocked', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Bog Wraith', 'Grizzly Bears'] },
    ben: { inPlay: ['Swamp', 'Bog Wraith'] },
  });
  ann.attacks('ann:Bog Wraith', 'Grizzly Bears');
  play.until('declare block');
  refused('landwalk', () => ben.declareBlocks([{ blocker: 'ben:Bog Wraith', attacker: 'ann:Bog Wraith' }]));
});

rule('B-259', 'without such a land it is blocked like any other; the attacker’s own lands do not count', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Bog Wraith', 'Swamp'] },
    ben: { inPlay: ['Island', 'Hill Giant'] },
  });
  ann.attacks('Bog Wraith');
  ben.blocks('Bog Wraith', 'Hill Giant');
  play.until('main after attack');
  then('Bog Wraith').isIn('graveyard');
  then(ben).hasLife(20);
});

// ---- trample ----

rule(['B-266', 'B-268', 'B-267'], 'trample damage beyond what destroys the blocker goes on to the defender', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Merfolk of the Pearl Trident');
  play.until('main after attack');
  then('Merfolk of the Pearl Trident').isIn('graveyard');
  then(ben).hasLife(18);
});

rule('B-268', 'a blocker that is not destroyed lets nothing through', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['War Mammoth'] }, ben: { inPlay: ['Giant Spider'] } });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Giant Spider');
  play.until('main after attack');
  then('Giant Spider').hasDamage(3);
  then(ben).hasLife(20);
});

rule('B-268', 'damage already suffered counts towards destroying the blocker', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: [{ card: 'Giant Spider', damage: 2 }] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Giant Spider');
  play.until('main after attack');
  then('Giant Spider').isIn('graveyard');
  then(ben).hasLife(19);
});

rule('B-268', 'among several blockers the attacker divides; what is too much for each goes through', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: [{ card: 'War Mammoth', with: ['Firebreathing'] }, 'Mountain', 'Mountain'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident', 'Savannah Lions'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Merfolk of the Pearl Trident', 'Savannah Lions');
  ann.activates('Firebreathing');
  ann.activates('Firebreathing');
  play.allPass();
  ann.assigns({ 'Merfolk of the Pearl Trident': 3, 'Savannah Lions': 2 });
  play.until('main after attack');
  then(ben).hasLife(17);
});

rule(['B-266', 'B-240'], 'an attacker without trample never damages the defender when blocked', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Craw Wurm'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident'] },
  });
  ann.attacks('Craw Wurm');
  ben.blocks('Craw Wurm', 'Merfolk of the Pearl Trident');
  play.until('main after attack');
  then(ben).hasLife(20);
});

rule('B-268', 'damage that was prevented does not spill over', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: ['Merfolk of the Pearl Trident', 'Plains'], hand: ['Healing Salve'] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Merfolk of the Pearl Trident');
  ben.casts('Healing Salve', { mode: 1, target: 'Merfolk of the Pearl Trident' });
  play.until('main after attack');
  then('Merfolk of the Pearl Trident').isIn('play');
  then(ben).hasLife(20);
});

// ---- first strike ----

rule(['B-277', 'B-278'], 'first strikers deal their damage first; what they destroy deals none', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['White Knight'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'Grizzly Bears');
  play.until('main after attack');
  then('Grizzly Bears').isIn('graveyard');
  then('White Knight').isIn('play').hasDamage(0);
});

rule(['B-277', 'B-278'], 'a blocking first striker hits before the attacker too; who survives hits back', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Hill Giant'] }, ben: { inPlay: ['White Knight'] } });
  ann.attacks('Hill Giant');
  ben.blocks('Hill Giant', 'White Knight');
  play.until('main after attack');
  then('Hill Giant').isIn('play').hasDamage(2);
  then('White Knight').isIn('graveyard');
});

rule('B-277', 'two first strikers hit each other at the same time', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['White Knight'] }, ben: { inPlay: ['White Knight'] } });
  ann.attacks('ann:White Knight');
  ben.blocks('ann:White Knight', 'ben:White Knight');
  play.until('main after attack');
  then(ann).hasCardsInGraveyard(1);
  then(ben).hasCardsInGraveyard(1);
});

rule('B-277', 'a first striker deals its damage once', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['White Knight', 'Grizzly Bears'] }, ben: {} });
  ann.attacks('White Knight', 'Grizzly Bears');
  play.until('main after attack');
  then(ben).hasLife(16);
});
