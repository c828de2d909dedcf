// Fifth, the table: discarding and sacrificing, what they set off, and what cannot save from them.

import { expect } from 'vitest';
import { all, you } from '../../../src/language/amount.ts';
import { damage, draw } from '../../../src/language/build.ts';
import { card, sorcery } from '../../../src/language/card.ts';
import { cost, sacrificeA } from '../../../src/language/cost.ts';
import { creature as creatures, land as lands } from '../../../src/language/filter.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

/** A spell whose cost has a sacrifice in it; the pool of this book has effects like that, but no such spell. */
const cards = [
  card('Dark Bargain', {
    cost: '{B}',
    type: sorcery,
    effects: [draw(2, you)],
    additionalCost: cost(sacrificeA(creatures)),
  }),
  card('Scorched Ground', {
    cost: '{R}',
    type: sorcery,
    effects: [damage(1, all(creatures))],
    additionalCost: cost(sacrificeA(lands)),
  }),
];

const FULL = [
  'Fog',
  'Jump',
  'Terror',
  'Shatter',
  'Hurricane',
  'Earthquake',
  'Drudge Skeletons',
  'Grizzly Bears',
  'Gray Ogre',
];

rule(
  ['F-1037', 'F-1038', 'F-1040'],
  'the discard phase ends only when the surplus is gone, cards of the player’s choice, and at once',
  () => {
    const { ann } = given('fifth', { ann: { hand: FULL }, ben: {} }, { step: 'discard' });
    play.pass();
    play.pass();
    expect(play.question).toMatchObject({
      ask: 'pick',
      purpose: 'discard down to the hand limit',
      player: ann.seat,
      min: 2,
      max: 2,
    });
    expect(new Set(ann.choices)).toEqual(new Set(FULL));
    refused('wrong number', () => ann.chooses('Fog'));
    refused('not understood', () => play.game.answer({ kind: 'pass' }, ann.seat));
    refused('not offered', () => play.game.answer({ kind: 'cancel' }, ann.seat));
    ann.chooses('Fog', 'Hurricane');
    then('Fog').isIn('graveyard');
    then('Hurricane').isIn('graveyard');
    then(ann).hasCardsInHand(7);
    expect(play.game.view(0).active, 'the turn went on').toBe(1);
  },
);

rule(
  ['F-1041', 'F-1042'],
  'a discarded creature cannot be regenerated, and graveyard effects do not hear of it',
  () => {
    const { ann } = given(
      'fifth',
      { ann: { hand: FULL, inPlay: ['Swamp', 'Swamp', 'Soul Net'] }, ben: {} },
      { step: 'discard' },
    );
    play.pass();
    play.pass();
    ann.chooses('Drudge Skeletons', 'Grizzly Bears');
    then('Drudge Skeletons').isIn('graveyard');
    then('Grizzly Bears').isIn('graveyard');
    expect(play.question, 'no regeneration, no Soul Net: the next turn').toMatchObject({ ask: 'act', window: 'fast' });
    expect(play.game.view(0).active).toBe(1);
    then(ann).hasLife(20);
  },
);

rule('F-1043', 'a discard at random is carried out by the game: nobody is asked', () => {
  const gone = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { ann, ben } = given(
      'fifth',
      { ann: { inPlay: ['Hypnotic Specter'] }, ben: { hand: ['Fog', 'Jump', 'Terror'] } },
      { seed },
    );
    ann.attacks('Hypnotic Specter');
    // Passing is all that anybody does here, or this would stop at a question.
    play.until('second main');
    then(ben).hasCardsInHand(2).hasLife(18);
    gone.add(play.game.view(0).players[1]?.graveyard[0]?.name ?? '');
  }
  expect(gone.size, 'not always the same card').toBeGreaterThan(1);
});

rule('F-1044', 'where the choice is left to the player, that player selects the card', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Ravenous Rats'], inPlay: ['Swamp', 'Swamp'] },
    ben: { hand: ['Fog', 'Jump', 'Terror'] },
  });
  ann.casts('Ravenous Rats');
  play.pass();
  play.pass();
  expect(play.question).toMatchObject({ ask: 'pick', purpose: 'discard', player: ben.seat, min: 1, max: 1 });
  expect(play.game.view(0).question, 'the other sees nothing of it').toBeNull();
  ben.chooses('Jump');
  then('Jump').isIn('graveyard');
  then(ben).hasInHand('Fog', 'Terror');
});

rule(
  ['F-1045', 'F-1046', 'F-1055'],
  'a sacrifice is part of a cost, and what is sacrificed is in the graveyard at once',
  () => {
    const { ann } = given('fifth', {
      ann: {
        inPlay: ["Feldon's Cane", 'Siege-Gang Commander', "Mons's Goblin Raiders", 'Mountain', 'Mountain'],
        graveyard: ['Fog'],
      },
      ben: {},
    });
    ann.activates("Feldon's Cane");
    then("Feldon's Cane").isIn('graveyard');
    then('Fog').isIn('graveyard');
    play.allPass();
    then('Fog').isIn('library');
    ann.activates('Siege-Gang Commander', { target: 'ben', choose: ["Mons's Goblin Raiders"] });
    then("Mons's Goblin Raiders").isIn('graveyard');
    then('ben').hasLife(20);
    play.allPass();
    then('ben').hasLife(18);
  },
);

rule('F-1048', 'only a permanent of the kind demanded can be sacrificed', () => {
  const without = given(
    'fifth',
    { ann: { hand: ['Dark Bargain'], inPlay: ['Swamp', 'Sol Ring'] }, ben: { inPlay: ['Gray Ogre'] } },
    { cards },
  );
  refused('cost', () => without.ann.casts('Dark Bargain'));
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Scorched Ground'], inPlay: ['Mountain', 'Forest', 'Gray Ogre', 'Sol Ring'] }, ben: {} },
    { cards },
  );
  play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] ?? 0 }, ann.seat);
  expect(play.question).toMatchObject({ ask: 'pick', purpose: 'sacrifice as a cost' });
  expect(new Set(ann.choices)).toEqual(new Set(['Mountain', 'Forest']));
  refused('not offered', () => ann.chooses('Gray Ogre'));
});

example(
  ['F-1052', 'F-1050', 'F-1054', 'F-1051', 'F-1053'],
  'Lord of the Pit takes Brass Man in response to the Bolt: Bolt and untapping fizzle',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Lord of the Pit', { card: 'Brass Man', tapped: true }, 'Island'] },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      { step: 'beginning of upkeep' },
    );
    play.until('upkeep');
    ann.activates('Brass Man');
    ben.casts('Lightning Bolt', { target: 'Brass Man' });
    ann.dealsWith('Lord of the Pit');
    then('Brass Man').isIn('graveyard');
    play.allPass();
    then('Lightning Bolt').isIn('graveyard');
    then(ann).hasLife(20);
    const fizzled = play.game.events.flatMap((event) =>
      event.event === 'fizzled' ? [play.game.inside.kind(event.object).definition.name] : [],
    );
    expect(fizzled).toContain('Lightning Bolt');
    expect(play.game.events.some((event) => event.event === 'damaged')).toBe(false);
    expect(
      play.game.events.some((event) => event.event === 'untapped'),
      'nothing was untapped',
    ).toBe(false);
  },
);

rule('F-1054', 'an effect whose only target is gone when it resolves does nothing', () => {
  const { ann, ben } = given('fifth', {
    ann: { inPlay: ['Prodigal Sorcerer'] },
    ben: { inPlay: [{ card: 'Gray Ogre' }, 'Mogg Fanatic'] },
  });
  ann.activates('Prodigal Sorcerer', { target: 'Mogg Fanatic' });
  ben.activates('Mogg Fanatic', { target: 'ann' });
  play.allPass();
  then(ann).hasLife(19);
  expect(play.game.events.filter((event) => event.event === 'fizzled')).toHaveLength(1);
  expect(play.game.events.filter((event) => event.event === 'damaged')).toHaveLength(1);
});

rule(
  ['F-1056', 'F-1057'],
  'a sacrifice sets off graveyard effects, and neither prevention nor regeneration has a chance',
  () => {
    const { ann } = given(
      'fifth',
      {
        ann: { hand: ['Dark Bargain'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Soul Net', 'Drudge Skeletons'] },
        ben: { inPlay: ['Samite Healer'] },
      },
      { cards },
    );
    ann.casts('Dark Bargain', { choose: ['Drudge Skeletons'] });
    then('Drudge Skeletons').isIn('graveyard');
    expect(play.question, 'the Net, not a regeneration').toMatchObject({
      ask: 'yesno',
      purpose: 'pay the cost',
      player: ann.seat,
    });
    ann.chooses('yes');
    then(ann).hasLife(21);
  },
);

rule(['F-1058', 'F-1059'], 'the sacrifice itself cannot be interrupted, the spell can; and it stays paid', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Dark Bargain'], inPlay: ['Swamp', 'Gray Ogre'] },
      ben: { hand: ['Counterspell', 'Unsummon'], inPlay: ['Island', 'Island', 'Island'] },
    },
    { cards },
  );
  ann.casts('Dark Bargain', { choose: ['Gray Ogre'] });
  then('Gray Ogre').isIn('graveyard');
  expect(play.question, 'the first chance of the other comes after the cost').toMatchObject({
    ask: 'act',
    window: 'interrupt',
    player: ben.seat,
  });
  ben.casts('Counterspell', { target: 'Dark Bargain' });
  then('Dark Bargain').isIn('graveyard');
  then('Gray Ogre').isIn('graveyard');
  then(ann).hasCardsInHand(0);
});

example(['F-1060', 'F-1061'], 'Unsummon cannot save a creature that has been sacrificed', () => {
  const { ann } = given(
    'fifth',
    { ann: { hand: ['Dark Bargain', 'Unsummon'], inPlay: ['Swamp', 'Island', 'Gray Ogre'] }, ben: {} },
    { cards },
  );
  expect(ann.mayCast('Unsummon')).toBe(true);
  ann.casts('Dark Bargain', { choose: ['Gray Ogre'] });
  then('Gray Ogre').isIn('graveyard');
  refused('no target', () => ann.casts('Unsummon', { target: 'Gray Ogre' }));
  play.allPass();
  then('Gray Ogre').isIn('graveyard');
});
