// Fifth, "Untap Phase" and "Upkeep Phase": untapping in an instant, and what is done in which order afterwards.

import { expect } from 'vitest';
import { activePlayer, target } from '../../../src/language/amount.ts';
import {
  activated,
  always,
  atNextUpkeep,
  atPhase,
  damage,
  gainLife,
  plus,
  sacrifice,
  triggered,
  unlessPaid,
} from '../../../src/language/build.ts';
import { card, creature, enchantment } from '../../../src/language/card.ts';
import { cost } from '../../../src/language/cost.ts';
import { creature as creatures, yours } from '../../../src/language/filter.ts';
import { creatureOrPlayer } from '../../../src/language/target.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const steps = (): string[] =>
  play.game.events.filter((each) => each.event === 'step').map((each) => String((each as { step: string }).step));
const phases = (): string[] => {
  const seen = play.game.events
    .filter((each) => each.event === 'step')
    .map((each) => `${(each as { seat: number }).seat} ${(each as { phase: string }).phase}`);
  return seen.filter((each, index) => each !== seen[index - 1]);
};

rule(
  ['F-122', 'F-123', 'F-124', 'F-187'],
  'six phases in one order, turn about, even if nothing happens in them',
  () => {
    given('fifth', { ann: {}, ben: {} });
    play.until('main', 'ben');
    play.until('main', 'ann');
    const turn = ['untap', 'upkeep', 'draw', 'main', 'discard', 'cleanup'];
    expect(phases()).toEqual([
      ...turn.slice(4).map((each) => `0 ${each}`),
      ...turn.map((each) => `1 ${each}`),
      ...turn.slice(0, 4).map((each) => `0 ${each}`),
    ]);
  },
);

rule(
  ['F-125', 'F-127', 'F-129'],
  'all tapped cards of the active player untap, at the same moment, and none of the other’s',
  () => {
    given(
      'fifth',
      {
        ann: { inPlay: [{ card: 'Forest', tapped: true }] },
        ben: {
          inPlay: [
            { card: 'Forest', tapped: true },
            { card: 'Gray Ogre', tapped: true },
            { card: 'Sol Ring', tapped: true },
          ],
        },
      },
      { step: 'discard' },
    );
    play.until('upkeep', 'ben');
    for (const name of ['ben:Forest', 'Gray Ogre', 'Sol Ring']) then(name).isUntapped();
    then('ann:Forest').isTapped();
    const { events } = play.game;
    const first = events.findIndex((each) => each.event === 'untapped');
    expect(
      events.slice(first, first + 3).map((each) => each.event),
      'nothing in between',
    ).toEqual(['untapped', 'untapped', 'untapped']);
  },
);

rule('F-126', 'a card that something keeps tapped does not untap', () => {
  given(
    'fifth',
    {
      ann: {},
      ben: {
        inPlay: [
          { card: 'Brass Man', tapped: true },
          { card: 'Gray Ogre', tapped: true },
        ],
      },
    },
    { step: 'discard' },
  );
  play.until('upkeep', 'ben');
  then('Brass Man').isTapped();
  then('Gray Ogre').isUntapped();
});

rule(
  ['F-128', 'F-135'],
  'nobody can do anything in the untap phase: the first chance comes in the upkeep that follows',
  () => {
    const { ann } = given(
      'fifth',
      {
        ann: { hand: ['Lightning Bolt', 'Red Elemental Blast'], inPlay: ['Mountain', 'Mountain', 'Island'] },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      { step: 'discard' },
    );
    const asked: string[] = [];
    for (let i = 0; i < 12 && play.game.view(0).turn < 6; i += 1) play.pass();
    while (play.game.view(0).step !== 'draw') {
      asked.push(play.step);
      play.pass();
    }
    expect(new Set(asked)).toEqual(new Set(['upkeep']));
    expect(steps()).toContain('untap');
    then(ann).hasLife(20);
  },
);

example(
  ['F-133', 'F-131', 'F-132', 'F-134', 'F-126'],
  'Paralyze: everything else untaps, the creature for four mana in the upkeep',
  () => {
    const seats = {
      ann: {},
      ben: {
        inPlay: [
          { card: 'Gray Ogre', tapped: true, with: ['Paralyze'] },
          { card: 'Mountain', tapped: true },
          { card: 'Forest', tapped: true },
          { card: 'Sol Ring', tapped: true },
        ],
      },
    };
    const { ben } = given('fifth', seats, { step: 'discard' });
    play.until('upkeep', 'ben');
    for (const name of ['Mountain', 'Forest', 'Sol Ring']) then(name).isUntapped();
    then('Gray Ogre').isTapped();
    ben.activates('Paralyze');
    play.allPass();
    then('Gray Ogre').isUntapped();
    given('fifth', seats, { step: 'discard' });
    play.until('main', 'ben');
    then('Gray Ogre').isTapped();
  },
);

rule('F-134', 'outside the untap phase nothing untaps by itself, but an effect may untap it', () => {
  const { ann } = given('fifth', {
    ann: {
      hand: ['Twiddle'],
      inPlay: [{ card: 'Gray Ogre', tapped: true }, { card: 'Forest', tapped: true }, 'Island'],
    },
    ben: {},
  });
  ann.casts('Twiddle', { target: 'Gray Ogre', mode: 1 });
  play.allPass();
  then('Gray Ogre').isUntapped();
  play.until('main', 'ben');
  then('Forest').isTapped();
});

rule(['F-136', 'F-137'], 'a card that wants something in upkeep says what, and what follows if it is not done', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Lord of the Pit', 'Grizzly Bears'] }, ben: {} },
    { step: 'beginning of upkeep' },
  );
  play.until('upkeep');
  refused('duties first', () => ann.passes());
  ann.dealsWith('Lord of the Pit');
  then('Grizzly Bears').isIn('graveyard');
  then(ann).hasLife(20);
  const alone = given('fifth', { ann: { inPlay: ['Lord of the Pit'] }, ben: {} }, { step: 'beginning of upkeep' });
  play.until('upkeep');
  alone.ann.dealsWith('Lord of the Pit');
  play.allPass();
  then(alone.ann).hasLife(13);
  const idle = given(
    'fifth',
    { ann: { inPlay: ['Grizzly Bears'] }, ben: { inPlay: ['Lord of the Pit'] } },
    { step: 'beginning of upkeep' },
  );
  play.until('upkeep');
  expect(play.game.state.turn.duties, 'nothing of ann’s wants anything').toEqual([]);
  idle.ann.passes();
});

rule(
  'F-138',
  'the active player takes what cards want of her in the order she likes, also what the opponent’s cards want',
  () => {
    const seats = {
      ann: {
        hand: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
        inPlay: [{ card: 'Grizzly Bears', with: ['Wanderlust', 'Unstable Mutation'] }],
      },
      ben: { inPlay: [{ card: 'Black Vise', chosenPlayer: 'ann' }] },
    };
    for (const order of [
      ['Wanderlust', 'Unstable Mutation', 'Black Vise'],
      ['Black Vise', 'Unstable Mutation', 'Wanderlust'],
    ]) {
      const { ann } = given('fifth', seats, { step: 'beginning of upkeep' });
      play.until('upkeep');
      const lives: number[] = [];
      for (const name of order) {
        refused('duties first', () => ann.passes());
        ann.dealsWith(name);
        play.allPass();
        lives.push(play.game.view(0).players[0]?.life ?? 0);
      }
      expect(lives).toEqual(order[0] === 'Wanderlust' ? [19, 19, 17] : [18, 18, 17]);
      ann.passes();
    }
  },
);

// ---- beginnings and ends of the phase ----

const atTheBeginning = (name: string, amount: number) =>
  card(name, {
    cost: '{1}',
    type: enchantment,
    abilities: [triggered(atPhase('beginning of upkeep', 'each'), [damage(amount, activePlayer)])],
  });
const atTheEnd = (name: string, amount: number) =>
  card(name, {
    cost: '{1}',
    type: enchantment,
    abilities: [triggered(atPhase('end of upkeep', 'each'), [damage(amount, activePlayer)])],
  });
const cards = [
  atTheBeginning('Dawn of One', 1),
  atTheBeginning('Dawn of Two', 2),
  atTheBeginning('Dawn of Three', 3),
  atTheBeginning('Dawn of Four', 4),
  atTheEnd('Dusk of Five', 5),
  atTheEnd('Dusk of Six', 6),
  atTheEnd('Dusk of Seven', 7),
];
const harm = (): number[] =>
  play.game.events.filter((each) => each.event === 'damaged').map((each) => (each as { amount: number }).amount);

rule(
  ['F-139', 'F-140', 'F-141', 'F-142', 'F-143', 'F-144'],
  'beginning of upkeep, upkeep, end of upkeep: the active player’s first, in her order, then the other’s, in her order',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: {
          life: 60,
          inPlay: ['Dawn of One', 'Dawn of Two', 'Dusk of Five', { card: 'Gray Ogre', with: ['Wanderlust'] }],
        },
        ben: { inPlay: ['Dawn of Three', 'Dawn of Four', 'Dusk of Six', 'Dusk of Seven'] },
      },
      { step: 'discard', active: 'ben', cards },
    );
    ben.passes();
    play.pass();
    expect(play.question).toMatchObject({ ask: 'order', player: ann.seat });
    ann.chooses('Dawn of Two', 'Dawn of One');
    expect(play.question, 'also for ben’s it is ann who chooses').toMatchObject({ ask: 'order', player: ann.seat });
    ann.chooses('Dawn of Four', 'Dawn of Three');
    play.until('upkeep', 'ann');
    expect(harm()).toEqual([2, 1, 4, 3]);
    ann.dealsWith('Wanderlust');
    play.allPass();
    expect(harm()).toEqual([2, 1, 4, 3, 1]);
    play.pass();
    play.pass();
    ann.chooses('Dusk of Seven', 'Dusk of Six');
    play.until('draw');
    expect(harm()).toEqual([2, 1, 4, 3, 1, 5, 7, 6]);
    then(ann).hasLife(31);
  },
);

rule('F-145', 'both players use fast effects in the upkeep: instants, interrupts, and effects of cards in play', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Prodigal Sorcerer'] },
      ben: { hand: ['Counterspell', 'Red Elemental Blast'], inPlay: ['Island', 'Island', 'Mountain'] },
    },
    { step: 'upkeep' },
  );
  ann.casts('Lightning Bolt', { target: ben });
  ben.casts('Counterspell', { target: 'Lightning Bolt' });
  play.allPass();
  then(ben).hasLife(20);
  ann.activates('Prodigal Sorcerer', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  ben.casts('Red Elemental Blast', { target: 'Prodigal Sorcerer' });
  play.allPass();
  then('Prodigal Sorcerer').isIn('graveyard');
});

const seer = card('Paid Seer', {
  cost: '{1}',
  type: creature('Seer'),
  size: [1, 1],
  abilities: [
    triggered(atPhase('upkeep'), [unlessPaid(cost('{1}'), sacrifice())], { upkeepCost: true }),
    activated({ cost: ['{0}'], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
    always(yours(creatures), plus(1, 1)),
  ],
});

rule(['F-146', 'F-147'], 'an unpaid upkeep cost locks what costs something to use, not what is always on', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { inPlay: ['Paid Seer', 'Grizzly Bears', 'Forest'] }, ben: {} },
    { step: 'beginning of upkeep', cards: [seer] },
  );
  play.until('upkeep');
  then('Grizzly Bears').is(3, 3);
  refused('upkeep unpaid', () => ann.activates('Paid Seer', { target: ben }));
  ann.dealsWith('Paid Seer');
  ann.chooses('yes');
  then('Forest').isTapped();
  ann.activates('Paid Seer', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
  const poor = given(
    'fifth',
    { ann: { inPlay: ['Paid Seer', 'Grizzly Bears', 'Forest'] }, ben: {} },
    { step: 'beginning of upkeep', cards: [seer] },
  );
  play.until('upkeep');
  poor.ann.dealsWith('Paid Seer');
  poor.ann.chooses('no');
  then('Paid Seer').isIn('graveyard');
});

rule(
  'F-139',
  'what is over as upkeep begins is settled before the upkeep effects: an Aura that fell off then does nothing',
  () => {
    const { ann } = given('fifth', {
      ann: { hand: ['Wanderlust'], inPlay: ['Xenic Poltergeist', 'Rod of Ruin', 'Forest', 'Forest', 'Forest'] },
      ben: {},
    });
    ann.activates('Xenic Poltergeist', { target: 'Rod of Ruin' });
    play.allPass();
    ann.casts('Wanderlust', { target: 'Rod of Ruin' });
    play.allPass();
    then('Wanderlust').isAttachedTo('Rod of Ruin');
    play.until('upkeep', 'ben');
    then('Rod of Ruin').isA('creature').is(4, 4);
    play.until('draw', 'ann');
    then('Rod of Ruin').isNotA('creature');
    then('Wanderlust').isIn('graveyard');
    then(ann).hasLife(20);
  },
);

rule('F-146', 'nor can a card under Energy Flux give the mana for its own upkeep, or for anything before', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Sol Ring', 'Rod of Ruin', 'Island', 'Island'] }, ben: { inPlay: ['Energy Flux'] } },
    { step: 'beginning of upkeep' },
  );
  play.until('upkeep');
  refused('upkeep unpaid', () => ann.taps('Sol Ring'));
  refused('upkeep unpaid', () => ann.activates('Rod of Ruin', { target: ann }));
  ann.dealsWith('Sol Ring');
  ann.chooses('yes');
  then('Island').isTapped();
  then('Island#2').isTapped();
  ann.taps('Sol Ring');
  then(ann).hasMana('CC');
  ann.dealsWith('Rod of Ruin');
  ann.chooses('yes');
  then('Rod of Ruin').isIn('play');
  then(ann).hasMana('');
});

rule('F-139', 'what is promised for the next upkeep as this one begins is not due in it', () => {
  const promise = card('Nightly Promise', {
    cost: '{1}',
    type: enchantment,
    abilities: [triggered(atPhase('beginning of upkeep'), [atNextUpkeep(gainLife(3))])],
  });
  const { ann } = given(
    'fifth',
    { ann: { inPlay: ['Nightly Promise'] }, ben: {} },
    { step: 'untap', cards: [promise] },
  );
  play.until('draw', 'ann');
  then(ann).hasLife(20);
  play.until('draw', 'ben');
  then(ann).hasLife(23);
});

rule('F-139', 'nor is what is promised for the next upkeep of the player whose it is', () => {
  const promise = card('Yearly Promise', {
    cost: '{1}',
    type: enchantment,
    abilities: [
      triggered(atPhase('beginning of upkeep'), [{ do: 'later', when: 'your next upkeep', then: [gainLife(3)] }]),
    ],
  });
  const { ann } = given('fifth', { ann: { inPlay: ['Yearly Promise'] }, ben: {} }, { step: 'untap', cards: [promise] });
  play.until('draw', 'ann');
  then(ann).hasLife(20);
  play.until('draw', 'ben');
  then(ann).hasLife(20);
  // The next one: what is due now, and what will be promised again, come in the order that she chooses.
  while (play.question?.ask === 'act') play.pass();
  const { question } = play;
  if (question?.ask !== 'order') throw new Error(`asked for an order, not ${question?.ask}`);
  play.game.answer({ kind: 'order', order: question.items.map((_, index) => index) });
  play.until('draw', 'ann');
  then(ann).hasLife(23);
});
