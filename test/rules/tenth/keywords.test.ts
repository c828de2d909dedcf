// Tenth Edition, the keyword abilities of the glossary that matter in combat: defender to vigilance.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { stack } from './support.ts';

const lands = (land: string, number: number): string[] => Array<string>(number).fill(land);

rule('T-336', 'defender: cannot attack, can block', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Wall of Stone', 'Grizzly Bears'] },
    ben: { inPlay: ['Wall of Stone'] },
  });
  play.until('declare attack');
  refused('wall', () => ann.attacks('Wall of Stone'));
  ann.attacks('Grizzly Bears');
  ben.blocks('Grizzly Bears', 'ben:Wall of Stone');
  then('Grizzly Bears').isBlocked();
});

rule(
  ['T-342', 'T-343', 'T-344', 'T-345'],
  'double strike: an extra combat damage step for it and for first strikers, then the normal one for the rest and for it again',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Skyhunter Skirmisher', 'Benalish Knight', 'Craw Wurm'] },
      ben: {},
    });
    ann.attacks('Skyhunter Skirmisher', 'Benalish Knight', 'Craw Wurm');
    play.until('damage is on the stack');
    expect(play.step).toBe('first strike damage');
    expect(play.game.state.chain[0]?.packets.map(({ amount }) => amount)).toEqual([1, 2]);
    play.allPass();
    then(ben).hasLife(17);
    expect(play.step).toBe('first strike damage');
    expect(play.asked, 'both may act before the normal step').toBe('ann');
    play.until('damage is on the stack');
    expect(play.step).toBe('combat damage');
    expect(play.game.state.chain[0]?.packets.map(({ amount }) => amount)).toEqual([1, 6]);
    play.allPass();
    then(ben).hasLife(10);
  },
);

rule('T-343', 'without first or double strike there is one combat damage step', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Grizzly Bears'] }, ben: {} });
  ann.attacks('Grizzly Bears');
  const steps: string[] = [];
  for (let i = 0; i < 40 && play.step !== 'second main'; i += 1) {
    if (!steps.includes(play.step)) steps.push(play.step);
    play.pass();
  }
  expect(steps).toEqual(['declare attackers', 'declare blockers', 'combat damage', 'end of combat']);
});

rule('T-343', 'it is looked for as the damage step begins: first strike of a blocker makes the extra step too', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Grizzly Bears'] },
    ben: { hand: ['Benalish Knight'], inPlay: lands('Plains', 3) },
  });
  ann.attacks('Grizzly Bears');
  ben.casts('Benalish Knight');
  play.allPass();
  ben.blocks('Grizzly Bears', 'Benalish Knight');
  play.until('damage is on the stack');
  expect(play.step).toBe('first strike damage');
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
  play.until('second main');
  then('Benalish Knight').isIn('play').hasDamage(0);
});

rule('T-345', 'a creature that dealt damage in the extra step with first strike alone does not deal it again', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['White Knight'] }, ben: { inPlay: ['Craw Wurm'] } });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'Craw Wurm');
  play.until('second main');
  then('Craw Wurm').hasDamage(2);
  then('White Knight').isIn('graveyard');
});

rule('T-366', 'first strike: what dies of it deals no damage', () => {
  const { ann, ben } = given('tenth', { ann: { inPlay: ['White Knight'] }, ben: { inPlay: ['Grizzly Bears'] } });
  ann.attacks('White Knight');
  ben.blocks('White Knight', 'Grizzly Bears');
  play.until('second main');
  then('Grizzly Bears').isIn('graveyard');
  then('White Knight').isIn('play').hasDamage(0);
});

rule(
  ['T-364', 'T-365'],
  'fear: only artifact creatures and black creatures can block it; it does not matter when it blocks itself',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Severed Legion'] },
      ben: { inPlay: ['Grizzly Bears', 'Juggernaut', 'Scathe Zombies'] },
    });
    ann.attacks('Severed Legion');
    play.until('declare block');
    expect(ben.choices).toEqual(['Juggernaut', 'Scathe Zombies']);
    refused('cannot block', () => ben.blocks('Severed Legion', 'Grizzly Bears'));
    ben.blocks('Severed Legion', 'Juggernaut', 'Scathe Zombies');
    then('Severed Legion').isBlocked();
    const other = given('tenth', { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Severed Legion'] } });
    other.ann.attacks('Grizzly Bears');
    other.ben.blocks('Grizzly Bears', 'Severed Legion');
    then('Grizzly Bears').isBlocked();
  },
);

rule('T-367', "flash: as fast as an instant, in the opponent's turn and in response", () => {
  const { ann, ben } = given(
    'tenth',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Benalish Knight', 'Grizzly Bears'], inPlay: [...lands('Plains', 3), 'Forest', 'Forest'] },
    },
    { step: 'upkeep' },
  );
  ann.casts('Lightning Bolt', { target: 'ben' });
  ann.passes();
  refused('sorcery timing', () => ben.casts('Grizzly Bears'));
  ben.casts('Benalish Knight');
  expect(stack()).toEqual(['Lightning Bolt', 'Benalish Knight']);
  ben.passes();
  ann.passes();
  then('Benalish Knight').isIn('play');
  expect(stack()).toEqual(['Lightning Bolt']);
});

rule(
  ['T-368', 'T-436', 'T-437'],
  'flying is blocked by flying and reach; a creature with reach is blocked by anything',
  () => {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: ['Dusk Imp', 'Giant Spider'] },
      ben: { inPlay: ['Grizzly Bears', 'Serra Angel', 'Giant Spider'] },
    });
    ann.attacks('Dusk Imp', 'Giant Spider');
    play.until('declare block');
    refused('flying', () => ben.blocks('Dusk Imp', 'Grizzly Bears'));
    ben.blocks('Dusk Imp', 'Serra Angel', 'ben:Giant Spider');
    ben.blocks('Giant Spider', 'Grizzly Bears');
    then('Dusk Imp').isBlocked();
    then('ann:Giant Spider').isBlocked();
  },
);

rule(['T-370', 'T-371'], 'haste: attacks and uses {T} at once', () => {
  const { ann, ben } = given('tenth', {
    ann: { hand: ['Raging Goblin', 'Kamahl, Pit Fighter', "Mons's Goblin Raiders"], inPlay: lands('Mountain', 8) },
    ben: {},
  });
  for (const name of ['Raging Goblin', 'Kamahl, Pit Fighter', "Mons's Goblin Raiders"]) {
    ann.casts(name);
    play.allPass();
  }
  ann.activates('Kamahl, Pit Fighter', { target: 'ben' });
  play.allPass();
  then(ben).hasLife(17);
  play.until('declare attack');
  refused('summoning sick', () => ann.attacks("Mons's Goblin Raiders"));
  ann.attacks('Raging Goblin');
  play.until('end of combat');
  then(ben).hasLife(16);
});

rule('T-374', 'landwalk: unblockable only while the defending player controls such a land', () => {
  for (const [walker, land] of [
    ['Bog Wraith', 'Swamp'],
    ['Rushwood Dryad', 'Forest'],
  ] as const) {
    const { ann, ben } = given('tenth', {
      ann: { inPlay: [walker, land] },
      ben: { inPlay: ['Kavu Climber', 'Island'] },
    });
    ann.attacks(walker);
    ben.blocks(walker, 'Kavu Climber');
    then(walker).isBlocked();
    const other = given('tenth', { ann: { inPlay: [walker] }, ben: { inPlay: ['Kavu Climber', land] } });
    other.ann.attacks(walker);
    play.until('end of combat');
    then(other.ben).hasLife(walker === 'Bog Wraith' ? 17 : 18);
  }
});

example(['T-376', 'T-375'], 'forestwalk against a Forest: not even another forestwalker can block', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Rushwood Dryad'] },
    ben: { inPlay: ['Rushwood Dryad', 'Forest', 'Giant Spider'] },
  });
  ann.attacks('Rushwood Dryad');
  play.until('declare blockers');
  expect(play.question?.ask, 'there was nothing to choose').toBe('act');
  play.until('end of combat');
  then(ben).hasLife(18);
});

rule('T-382', 'lifelink: a trigger, for damage of any kind, and its life comes through the stack', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: [{ card: 'Prodigal Pyromancer', with: ['Loxodon Warhammer'] }] },
    ben: {},
  });
  ann.activates('Prodigal Pyromancer', { target: 'ben' });
  play.pass();
  play.pass();
  then(ben).hasLife(19);
  then(ann).hasLife(20);
  expect(stack()).toEqual(['Prodigal Pyromancer']);
  expect(play.game.state.chain[0]?.what).toBe('trigger');
  play.allPass();
  then(ann).hasLife(21);
});

rule('T-382', 'lifelink comes too late for a player brought to 0 by the same combat damage', () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { life: 2, inPlay: ['Child of Night'] }, ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] } },
    { active: 'ben' },
  );
  ben.attacks('Grizzly Bears', 'Gray Ogre');
  ann.blocks('Grizzly Bears', 'Child of Night');
  play.until('damage is on the stack');
  play.allPass();
  play.isWonBy('ben');
});

rule(['T-431', 'T-433'], 'protection from black: no Auras and no targeting by black things', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Terror', 'Unholy Strength', 'Holy Strength'],
      inPlay: ['Swamp', 'Swamp', 'Plains', 'Grizzly Bears'],
    },
    ben: { inPlay: ['White Knight', 'Scathe Zombies'] },
  });
  refused('illegal target', () => ann.casts('Unholy Strength', { target: 'White Knight' }));
  play.game.answer({ kind: 'cancel' }, 0);
  ann.casts('Terror', { target: 'Grizzly Bears' });
  expect(play.game.state.chain[0]?.targets[0]?.what).toBe('object');
  play.allPass();
  then('White Knight').isIn('play');
  ann.casts('Holy Strength', { target: 'White Knight' });
  play.allPass();
  then('White Knight').is(3, 4);
});

rule('T-432', 'a black creature cannot block what has protection from black', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['White Knight'] },
    ben: { inPlay: ['Scathe Zombies', 'Grizzly Bears'] },
  });
  ann.attacks('White Knight');
  play.until('declare block');
  refused('protection', () => ben.blocks('White Knight', 'Scathe Zombies'));
  ben.blocks('White Knight', 'Grizzly Bears');
  then('White Knight').isBlocked();
});

rule('T-430', 'damage of black sources to it is prevented, in combat and otherwise', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['Bog Wraith', 'Pestilence', 'Swamp', 'Swamp'] },
    ben: { inPlay: ['White Knight'] },
  });
  ann.activates('Pestilence');
  play.allPass();
  then('White Knight').hasDamage(0);
  then('Bog Wraith').hasDamage(1);
  then(ben).hasLife(19);
  play.until('upkeep', 'ben');
  play.until('main', 'ann');
  ann.attacks('Bog Wraith');
  ben.blocks('Bog Wraith', 'White Knight');
  play.until('second main');
  then('Bog Wraith').isIn('play').hasDamage(2);
  then('White Knight').isIn('play').hasDamage(0);
});

rule('T-431', 'a black Equipment cannot be put on it, and one that turns black comes off and stays in play', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Deathlace'],
      inPlay: ['Swamp', ...lands('Plains', 3), { card: 'White Knight', with: ['Loxodon Warhammer'] }, 'Grizzly Bears'],
    },
    ben: {},
  });
  ann.casts('Deathlace', { target: 'Loxodon Warhammer' });
  play.allPass();
  then('White Knight').is(2, 2);
  then('Loxodon Warhammer').isIn('play');
  expect(ann.mayActivate('Loxodon Warhammer')).toBe(true);
  ann.activates('Loxodon Warhammer', { target: 'Grizzly Bears' });
  expect(play.game.state.chain[0]?.targets, 'the Knight could not be chosen').toHaveLength(1);
  play.allPass();
  then('Loxodon Warhammer').isAttachedTo('Grizzly Bears');
});

rule('T-431', 'an Aura of that kind already there comes off', () => {
  const { ann } = given('tenth', {
    ann: {
      hand: ['Deathlace'],
      inPlay: ['Swamp', { card: 'White Knight', with: ['Holy Strength', 'Loxodon Warhammer'] }],
    },
    ben: {},
  });
  then('White Knight').is(6, 4);
  ann.casts('Deathlace', { target: 'Holy Strength' });
  play.allPass();
  then('Holy Strength').isIn('graveyard');
  then('White Knight').is(5, 2);
});

rule('T-485', 'vigilance: attacking does not tap it', () => {
  const { ann } = given('tenth', { ann: { inPlay: ['Serra Angel', 'Grizzly Bears'] }, ben: {} });
  ann.attacks('Serra Angel', 'Grizzly Bears');
  then('Serra Angel').isAttacking().isUntapped();
  then('Grizzly Bears').isTapped();
});

rule(
  ['T-479', 'T-480', 'T-481'],
  'trample: enough to destroy every blocker first, then the rest may go to the player, or to the blockers',
  () => {
    const position = {
      ann: { inPlay: [{ card: 'Craw Wurm', with: ['Loxodon Warhammer'] }] },
      ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
    };
    const { ann, ben } = given('tenth', position);
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
    play.until('blockers');
    for (let i = 0; i < 4 && play.question?.ask === 'act'; i += 1) play.pass();
    refused('lethal first', () => ann.assigns({ 'Grizzly Bears': 1, 'Hill Giant': 3, ben: 5 }));
    refused('lethal first', () => ann.assigns({ 'Grizzly Bears': 5, 'Hill Giant': 2, ben: 2 }));
    ann.assigns({ 'Grizzly Bears': 2, 'Hill Giant': 3, ben: 4 });
    play.allPass();
    then(ben).hasLife(16);
    then('Grizzly Bears').isIn('graveyard');
    then('Hill Giant').isIn('graveyard');
    const again = given('tenth', position);
    again.ann.attacks('Craw Wurm');
    again.ben.blocks('Craw Wurm', 'Grizzly Bears', 'Hill Giant');
    again.ann.assigns({ 'Grizzly Bears': 4, 'Hill Giant': 5 });
    play.allPass();
    then(again.ben).hasLife(20);
  },
);

rule('T-480', 'damage already on a blocker counts towards what destroys it', () => {
  const { ann, ben } = given('tenth', {
    ann: { inPlay: ['War Mammoth'] },
    ben: { inPlay: [{ card: 'Kavu Climber', damage: 2 }] },
  });
  ann.attacks('War Mammoth');
  ben.blocks('War Mammoth', 'Kavu Climber');
  ann.assigns({ 'Kavu Climber': 1, ben: 2 });
  play.allPass();
  then(ben).hasLife(18);
  then('Kavu Climber').isIn('graveyard');
});

rule(
  'T-215',
  'what the book has no word for the card says itself: damage of a Deadly Recluse triggers the destruction',
  () => {
    const { ann, ben } = given('tenth', { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Deadly Recluse'] } });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Deadly Recluse');
    play.until('damage is on the stack');
    play.pass();
    play.pass();
    then('Deadly Recluse').isIn('graveyard');
    then('Craw Wurm').isIn('play').hasDamage(1);
    expect(stack()).toEqual(['Deadly Recluse']);
    play.allPass();
    then('Craw Wurm').isIn('graveyard');
  },
);

rule(
  'T-433',
  'protection does what is listed and no more: Wrath of God, which aims at nothing, destroys a Black Knight',
  () => {
    const { ann } = given('tenth', {
      ann: { hand: ['Wrath of God'], inPlay: lands('Plains', 4) },
      ben: { inPlay: ['Black Knight'] },
    });
    ann.casts('Wrath of God');
    play.allPass();
    then('Black Knight').isIn('graveyard');
  },
);
