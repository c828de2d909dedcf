// Fifth, the table: card effects, those that last and those that are used; and damage prevention, aimed at damage.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

rule('F-941', 'a card effect is never a spell: what counters spells does not reach it', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer', 'Mountain'], hand: ['Lightning Bolt'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.activates('Prodigal Sorcerer', { target: 'ben' });
  expect(play.question).toMatchObject({ ask: 'act', window: 'fast' });
  ann.passes();
  refused('no target', () => ben.casts('Counterspell'));
  play.allPass();
  then(ben).hasLife(19);
  ann.casts('Lightning Bolt', { target: 'ben' });
  expect(play.question, 'a spell, though a fast effect too').toMatchObject({ window: 'interrupt', player: ben.seat });
  expect(ben.mayCast('Counterspell')).toBe(true);
});

rule(['F-943', 'F-940'], 'a continuous effect is there all the time its permanent is in play, and no longer', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      hand: ['Goblin King', "Mons's Goblin Raiders"],
      inPlay: [...Array<string>(4).fill('Mountain'), { card: "Mons's Goblin Raiders", tapped: true }],
    },
    ben: { hand: ['Unsummon'], inPlay: ['Island'] },
  });
  then("Mons's Goblin Raiders").is(1, 1);
  ann.casts('Goblin King');
  play.allPass();
  then("Mons's Goblin Raiders").is(2, 2).hasKeyword('mountainwalk');
  ann.casts("Mons's Goblin Raiders");
  play.allPass();
  then("Mons's Goblin Raiders#2").is(2, 2);
  ben.casts('Unsummon', { target: 'Goblin King' });
  play.allPass();
  then("Mons's Goblin Raiders").is(1, 1).lacksKeyword('mountainwalk');
});

rule('F-944', 'a tapped artifact stops having its continuous effects; other permanents keep theirs', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Twiddle', 'Twiddle'],
      inPlay: [
        'Island',
        'Island',
        'Kormus Bell',
        'Swamp',
        { card: 'Goblin King', tapped: true },
        "Mons's Goblin Raiders",
      ],
    },
    ben: {},
  });
  then('Swamp').isA('creature').is(1, 1);
  then("Mons's Goblin Raiders").is(2, 2);
  ann.casts('Twiddle', { target: 'Kormus Bell', mode: 0 });
  play.allPass();
  then('Kormus Bell').isTapped();
  then('Swamp').isNotA('creature');
  ann.casts('Twiddle', { target: 'Kormus Bell', mode: 1 });
  play.allPass();
  then('Swamp').isA('creature');
});

rule('F-945', 'an artifact creature keeps its continuous effects when tapped', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Juggernaut'] },
    ben: { inPlay: ['Wall of Stone', 'Grizzly Bears'] },
  });
  ann.attacks('Juggernaut');
  then('Juggernaut').isTapped();
  play.until('declare block');
  expect(ben.choices, 'no Wall may block it, tapped or not').toEqual(['Grizzly Bears']);
});

rule('F-946', 'an effect that is not continuous can be used whenever the rules allow it', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Prodigal Sorcerer', { card: 'Royal Assassin', sick: true }] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', { card: 'Grizzly Bears', tapped: true }] },
    },
    { active: 'ben', step: 'upkeep' },
  );
  refused('summoning sick', () => ann.activates('Royal Assassin', { target: 'Grizzly Bears' }));
  ben.casts('Lightning Bolt', { target: 'Prodigal Sorcerer' });
  ann.activates('Prodigal Sorcerer', { target: 'ben' });
  refused('tapped', () => ann.activates('Prodigal Sorcerer', { target: 'ben' }));
  play.allPass();
  then(ben).hasLife(19);
  then('Prodigal Sorcerer').isIn('graveyard');
});

rule(
  ['F-949', 'F-950'],
  'activation costs are paid at once when the effect is used: mana, and the tapping of the card',
  () => {
    const { ann } = given('fifth', { ann: { inPlay: ['Rod of Ruin', 'Mountain', 'Mountain', 'Mountain'] }, ben: {} });
    ann.activates('Rod of Ruin', { target: 'ben' });
    then('Rod of Ruin').isTapped();
    then('Mountain').isTapped();
    then('Mountain#3').isTapped();
    then('ben').hasLife(20);
    play.allPass();
    then('ben').hasLife(19);
  },
);

rule(['F-951', 'F-952'], 'the target of an effect is chosen when it is activated, and cannot be changed later', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Merfolk of the Pearl Trident', 'Scryb Sprites'] },
  });
  const sorcerer = play.game.view(0).inPlay.find((each) => each.name === 'Prodigal Sorcerer')?.id ?? 0;
  play.game.answer({ kind: 'use', source: sorcerer, ability: 0 }, ann.seat);
  expect(play.question).toMatchObject({ ask: 'pick', purpose: 'choose a target', player: ann.seat });
  ann.chooses('Scryb Sprites');
  ben.casts('Unsummon', { target: 'Scryb Sprites' });
  play.allPass();
  then('Scryb Sprites').isIn('hand');
  then('Merfolk of the Pearl Trident').isIn('play');
  then(ben).hasLife(20);
});

rule('F-953', 'other decisions of an effect, such as a colour, are made when it is activated', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Adarkar Wastes'] }, ben: {} });
  ann.taps('Adarkar Wastes', 1);
  expect(play.question).toMatchObject({ ask: 'option', purpose: 'choose mana', player: ann.seat });
  then(ann).hasMana('');
  ann.chooses('U');
  then(ann).hasMana('U');
});

rule(['F-954', 'F-955'], 'an effect starts a spell chain of its own and takes place only when that is resolved', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Rod of Ruin', 'Island', 'Island', 'Island'] },
    ben: { hand: ['Healing Salve', 'Shatter'], inPlay: ['Plains', 'Mountain', 'Mountain'] },
  });
  ann.activates('Rod of Ruin', { target: 'ben' });
  const happened = play.game.events.map((event) => event.event);
  expect(happened.indexOf('cast'), 'announced, then successfully used').toBeGreaterThan(happened.indexOf('announced'));
  expect(play.game.view(1).chain[0]).toMatchObject({ what: 'ability', name: 'Rod of Ruin', successful: true });
  then(ben).hasLife(20);
  ben.casts('Shatter', { target: 'Rod of Ruin' });
  play.allPass();
  then('Rod of Ruin').isIn('graveyard');
  then(ben).hasLife(19);
});

rule(
  'F-897',
  'damage prevention is aimed at damage: without any there is no target, and protection of the receiver is no bar',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Earthquake'], inPlay: ['Mountain', 'Mountain'] },
      ben: { inPlay: ['Samite Healer', { card: 'Black Knight', damage: 1 }, 'Scryb Sprites'] },
    });
    const healer = play.game.view(1).inPlay.find((each) => each.name === 'Samite Healer')?.id ?? 0;
    expect(ben.mayActivate('Samite Healer')).toBe(false);
    ann.casts('Earthquake', { x: 1 });
    play.until('damage prevention');
    while (play.asked !== 'ben') play.pass();
    play.game.answer({ kind: 'use', source: healer, ability: 0 }, ben.seat);
    // The Knight is protected from white, the Sprites flew above it all: only damage that is there can be prevented.
    expect(new Set(ben.choices)).toEqual(new Set(['Samite Healer', 'Black Knight', 'ann', 'ben']));
    ben.chooses('Black Knight');
    play.allPass();
    then('Black Knight').isIn('play').hasDamage(1);
    then('Samite Healer').isIn('graveyard');
  },
);

rule('F-942', 'effects of all permanents are used in the same way: name the card, which effect, and the target', () => {
  const { ann, ben } = given('fifth', {
    ann: {
      mana: 'C',
      inPlay: ["Mishra's Factory", 'Prodigal Sorcerer', 'Rod of Ruin', 'Island', 'Island', 'Island', 'Island'],
    },
    ben: {},
  });
  const uses = play.game
    .legalAnswers()
    .flatMap((answer) => (answer.kind === 'use' ? [play.game.inside.kind(answer.source).definition.name] : []));
  for (const name of ["Mishra's Factory", 'Prodigal Sorcerer', 'Rod of Ruin', 'Island']) expect(uses).toContain(name);
  ann.activates("Mishra's Factory", { ability: 0 });
  play.allPass();
  expect(ann.mayActivate("Mishra's Factory", 1), 'its other effect').toBe(true);
  ann.activates("Mishra's Factory", { ability: 1, target: "Mishra's Factory" });
  play.allPass();
  then("Mishra's Factory").is(3, 3).isTapped();
  ann.activates('Prodigal Sorcerer', { target: ben });
  ann.activates('Rod of Ruin', { target: ben });
  play.allPass();
  then(ben).hasLife(18);
});
