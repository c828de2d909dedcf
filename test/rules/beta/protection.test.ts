// Beta, "Protection" (p. 28), the Circles (pp. 20, 37), and damage that is prevented (p. 38).

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { comesFirst } from './order.ts';
import { blueGuard, bluePotion, wardens } from './own-cards.ts';

rule(['B-270', 'B-269'], 'no creature of the color can block it', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['White Knight', 'Grizzly Bears'] },
    ben: { inPlay: ['Scathe Zombies', 'Hill Giant'] },
  });
  ann.attacks('White Knight', 'Grizzly Bears');
  play.until('declare block');
  refused('protection', () => ben.declareBlocks([{ blocker: 'Scathe Zombies', attacker: 'White Knight' }]));
  ben.blocks('White Knight', 'Hill Giant');
  then('Hill Giant').isBlocking();
});

rule(['B-271', 'B-269'], 'creatures of the color deal it no damage: it blocks them unharmed', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Bog Wraith', 'Sengir Vampire'] },
    ben: { inPlay: ['White Knight'] },
  });
  ann.attacks('Bog Wraith');
  ben.blocks('Bog Wraith', 'White Knight');
  play.until('main after attack');
  then('White Knight').isIn('play').hasDamage(0);
  then('Bog Wraith').isIn('play').hasDamage(2);
});

rule(['B-272', 'B-269'], 'cards of the color cannot enchant it or be aimed at it', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Unholy Strength', 'Terror', 'Holy Strength'], mana: 'BBBW', inPlay: ['White Knight'] },
    ben: {},
  });
  refused('no target', () => ann.casts('Unholy Strength'));
  refused('no target', () => ann.casts('Terror'));
  ann.casts('Holy Strength', { target: 'White Knight' });
  play.allPass();
  then('White Knight').is(3, 4);
});

rule(
  ['B-272', 'B-269'],
  'nor are they affected by cards of the color that are aimed at nothing: Pestilence, Wrath of God',
  () => {
    const first = given('beta', {
      ann: { inPlay: ['Pestilence', 'White Knight', 'Benalish Hero'], mana: 'BB' },
      ben: {},
    });
    first.ann.activates('Pestilence');
    first.ann.activates('Pestilence');
    play.allPass();
    then('White Knight').isIn('play').hasDamage(0);
    then('Benalish Hero').isIn('graveyard');
    const second = given('beta', {
      ann: { hand: ['Wrath of God'], mana: 'WWWW' },
      ben: { inPlay: ['Black Knight', 'Grizzly Bears'] },
    });
    second.ann.casts('Wrath of God');
    play.allPass();
    then('Black Knight').isIn('play');
    then('Grizzly Bears').isIn('graveyard');
  },
);

rule(['B-272', 'B-269'], 'a constant effect of the color does nothing to it either', () => {
  given(
    'beta',
    { ann: { inPlay: ['Tide Banner', 'Blue Guard', 'Grizzly Bears'] }, ben: {} },
    { cards: [blueGuard, ...wardens] },
  );
  then('Grizzly Bears').is(3, 3);
  then('Blue Guard').is(2, 2);
});

rule('B-272', 'an enchantment of the color falls off when the creature gains protection from it', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Blue Ward'], mana: 'W', inPlay: [{ card: 'Grizzly Bears', with: ['Flight'] }] },
    ben: {},
  });
  ann.casts('Blue Ward', { target: 'Grizzly Bears' });
  play.allPass();
  then('Flight').isIn('graveyard');
  then('Blue Ward').isAttachedTo('Grizzly Bears');
});

rule(['B-273', 'B-274'], 'damage it deals cannot be prevented by cards of the color', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Black Knight', 'Scathe Zombies'] },
    ben: { inPlay: ['Circle of Protection: Black', 'Samite Healer', 'Plains', 'Plains'] },
  });
  ann.attacks('Black Knight', 'Scathe Zombies');
  ben.doesNotBlock();
  ben.activates('Circle of Protection: Black', { choose: ['Black Knight'] });
  ben.activates('Circle of Protection: Black', { choose: ['Scathe Zombies'] });
  ben.activates('Samite Healer', { target: ben });
  play.until('main after attack');
  // The Circle stops the Zombies; neither it nor the Healer, both white, can stop the Knight.
  then(ben).hasLife(18);
});

example(
  ['B-274', 'B-270', 'B-271', 'B-272', 'B-273'],
  'protection from blue: no blue blockers, damage, enchantments or spells, and no blue prevention',
  () => {
    const { ann, ben } = given(
      'beta',
      {
        ann: { inPlay: ['Blue Guard'] },
        ben: {
          inPlay: ['Air Elemental', 'Prodigal Sorcerer', 'Vial of Tides', 'Island', 'Grizzly Bears'],
          hand: ['Unsummon', 'Flight'],
        },
      },
      { cards: [blueGuard, bluePotion] },
    );
    ann.attacks('Blue Guard');
    play.until('declare block');
    refused('protection', () => ben.declareBlocks([{ blocker: 'Air Elemental', attacker: 'Blue Guard' }]));
    ben.doesNotBlock();
    ann.passes();
    // Unsummon and the Sorcerer find other targets, but never the Guard.
    play.game.answer({ kind: 'cast', card: play.game.state.players[1]?.hand[0] as number }, 1);
    expect(ben.choices).not.toContain('Blue Guard');
    expect(ben.choices).toContain('Grizzly Bears');
    play.game.answer({ kind: 'cancel' }, 1);
    ben.activates('Vial of Tides', { target: ben });
    play.until('main after attack');
    then(ben).hasLife(18);
  },
);

rule('B-276', 'the protection is there as soon as the creature is in play', () => {
  const { ann } = given(
    'beta',
    { ann: { hand: ['Blue Guard', 'Unsummon'], mana: 'WWU', inPlay: ['Grizzly Bears'] }, ben: {} },
    { cards: [blueGuard] },
  );
  ann.casts('Blue Guard');
  play.allPass();
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
  then('Unsummon').isIn('chain');
  play.allPass();
  then('Grizzly Bears').isIn('hand');
});

// ---- Circles and other prevention ----

example(
  ['B-192', 'B-186', 'B-185'],
  'a red Goblin with a green Giant Growth: the red Circle cancels all of its damage for 1 mana',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ["Mons's Goblin Raiders", 'Forest'], hand: ['Giant Growth'] },
      ben: { inPlay: ['Circle of Protection: Red', 'Plains'] },
    });
    ann.attacks("Mons's Goblin Raiders");
    ann.casts('Giant Growth', { target: "Mons's Goblin Raiders" });
    play.allPass();
    then("Mons's Goblin Raiders").is(4, 4);
    ben.activates('Circle of Protection: Red');
    play.until('main after attack');
    then(ben).hasLife(20);
    then('Plains').isTapped();
  },
);

example(['B-193', 'B-186'], 'a green Circle cancels none of it', () => {
  const { ann, ben } = given(
    'beta',
    {
      ann: { inPlay: ["Mons's Goblin Raiders", 'Forest'], hand: ['Giant Growth'] },
      ben: { inPlay: ['Green Circle', 'Plains', 'Plains'] },
    },
    { cards: wardens },
  );
  ann.attacks("Mons's Goblin Raiders");
  ann.casts('Giant Growth', { target: "Mons's Goblin Raiders" });
  ben.activates('Green Circle');
  play.allPass();
  ben.activates('Green Circle');
  play.until('main after attack');
  then(ben).hasLife(16);
});

const seaAttack = (circles: number) => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Sea Serpent', 'Prodigal Sorcerer', 'Island'] },
    ben: { inPlay: ['Circle of Protection: Blue', 'Island', ...Array<string>(circles).fill('Mountain')] },
  });
  ann.attacks('Sea Serpent');
  return { ann, ben };
};

example(
  ['B-343', 'B-155'],
  'Sea Serpent attacks and Prodigal Sorcerer taps: 1 mana in the blue Circle stops the one or the other',
  () => {
    for (const [source, left] of [
      ['Sea Serpent', 19],
      ['Prodigal Sorcerer', 15],
    ] as const) {
      const { ann, ben } = seaAttack(0);
      ann.activates('Prodigal Sorcerer', { target: ben });
      ben.activates('Circle of Protection: Blue', { choose: [source] });
      if (source === 'Prodigal Sorcerer') comesFirst(ben);
      refused('not enough mana', () => ben.activates('Circle of Protection: Blue'));
      play.until('main after attack');
      then(ben).hasLife(left);
    }
  },
);

example(['B-344', 'B-157'], 'to stop both, 2 mana: one for each', () => {
  const { ann, ben } = seaAttack(1);
  ann.activates('Prodigal Sorcerer', { target: ben });
  ben.activates('Circle of Protection: Blue', { choose: ['Sea Serpent'] });
  ben.activates('Circle of Protection: Blue', { choose: ['Prodigal Sorcerer'] });
  comesFirst(ben);
  play.until('main after attack');
  then(ben).hasLife(20);
});

example(
  ['B-354', 'B-350', 'B-243'],
  'Samite Healer saves the Raiders that block the Merfolk, and the Merfolk die',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Merfolk of the Pearl Trident'] },
      ben: { inPlay: ["Mons's Goblin Raiders", 'Samite Healer'] },
    });
    ann.attacks('Merfolk of the Pearl Trident');
    ben.blocks('Merfolk of the Pearl Trident', "Mons's Goblin Raiders");
    ben.activates('Samite Healer', { target: "Mons's Goblin Raiders" });
    play.until('main after attack');
    then("Mons's Goblin Raiders").isIn('play').hasDamage(0);
    then('Merfolk of the Pearl Trident').isIn('graveyard');
    then('Samite Healer').isTapped();
    then(ben).hasLife(20);
  },
);

example(
  ['B-355', 'B-243', 'B-350'],
  'the Healer blocks and taps to save itself: it deals no damage, and neither creature is hurt',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Merfolk of the Pearl Trident'] },
      ben: { inPlay: ['Samite Healer'] },
    });
    ann.attacks('Merfolk of the Pearl Trident');
    ben.blocks('Merfolk of the Pearl Trident', 'Samite Healer');
    ben.activates('Samite Healer', { target: 'Samite Healer' });
    play.until('main after attack');
    then('Samite Healer').isIn('play').isTapped().hasDamage(0);
    then('Merfolk of the Pearl Trident').isIn('play').hasDamage(0);
    then(ben).hasLife(20);
  },
);

rule(['B-346', 'B-345', 'B-141'], 'a tapped card is out of use: no mana, no ability, no attack, no block', () => {
  const tapped = (card: string) => ({ card, tapped: true });
  const { ann } = given('beta', {
    ann: { inPlay: [tapped('Forest'), tapped('Prodigal Sorcerer'), tapped('Rod of Ruin'), 'Hill Giant'], mana: 'CCC' },
    ben: {},
  });
  const use = (name: string) => () => {
    const source = play.game.view(0).inPlay.find((each) => each.name === name)?.id as number;
    play.game.answer({ kind: 'use', source, ability: 0 });
  };
  for (const name of ['Forest', 'Prodigal Sorcerer', 'Rod of Ruin']) refused('tapped', use(name));
  play.game.answer({ kind: 'begin attack' }, 0);
  refused('tapped', () => ann.attacks('Prodigal Sorcerer'));
});
