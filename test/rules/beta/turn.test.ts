// Beta, "Game Turn" and "Casting Spells" about lands: six phases, what must and what may be done in each.

import { expect } from 'vitest';
import { newGame } from '../../../src/game/index.ts';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** The names of the phases as the game goes through them, from the start of a turn to the start of the next. */
function phasesOfATurn(): string[] {
  const game = newGame({
    book: 'beta',
    decks: [Array(40).fill('Forest'), Array(40).fill('Forest')],
    seed: 1,
    options: { windows: 'all' },
  });
  while (game.state.turn.number < 3) {
    const { question } = game;
    if (question?.ask === 'pick') game.answer({ kind: 'pick', picked: question.from.slice(0, question.min) });
    else game.answer({ kind: 'pass' });
  }
  const turns = game.events.filter((event) => event.event === 'turn').length;
  expect(turns).toBe(3);
  const names: string[] = [];
  for (const event of game.events) if (event.event === 'step') names.push(event.phase as string);
  return names;
}

rule(
  ['B-067', 'B-061', 'B-016'],
  'both players’ turns have the same six phases, in this order, and the discard comes before the end',
  () => {
    const six = ['untap', 'upkeep', 'draw', 'main', 'discard', 'end'];
    expect(phasesOfATurn().slice(0, 12)).toEqual([...six, ...six]);
  },
);

rule(
  ['B-068', 'B-060', 'B-058', 'B-083'],
  'the active player’s tapped lands, creatures and artifacts untap, whether wanted or not; the rival’s do not',
  () => {
    const tapped = (card: string) => ({ card, tapped: true });
    given(
      'beta',
      {
        ann: { inPlay: [tapped('Forest'), tapped('Grizzly Bears'), tapped('Rod of Ruin')] },
        ben: { inPlay: [tapped('Island'), tapped('Hill Giant'), tapped('Sol Ring')] },
      },
      { step: 'end' },
    );
    play.until('upkeep', 'ben');
    for (const card of ['Island', 'Hill Giant', 'Sol Ring']) then(card).isUntapped();
    for (const card of ['Forest', 'Grizzly Bears', 'Rod of Ruin']) then(card).isTapped();
    play.until('upkeep', 'ann');
    for (const card of ['Forest', 'Grizzly Bears', 'Rod of Ruin']) then(card).isUntapped();
  },
);

rule(['B-069', 'B-083'], 'what is due in the upkeep is dealt with there and cannot be left undone', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Lord of the Pit'] }, ben: {} }, { step: 'untap' });
  play.until('upkeep');
  refused('duties first', () => ann.passes());
  ann.dealsWith('Lord of the Pit');
  then(ann).hasLife(13);
  ann.passes();
});

rule('B-069', 'several things due in one upkeep are taken in the order the active player likes', () => {
  for (const order of [
    ['Cursed Land', 'Lord of the Pit'],
    ['Lord of the Pit', 'Cursed Land'],
  ]) {
    const { ann } = given(
      'beta',
      { ann: { inPlay: ['Lord of the Pit', { card: 'Swamp', with: ['Cursed Land'] }] }, ben: {} },
      { step: 'untap' },
    );
    play.until('upkeep');
    ann.dealsWith(order[0] as string);
    then(ann).hasLife(order[0] === 'Cursed Land' ? 19 : 13);
    refused('duties first', () => ann.passes());
    ann.dealsWith(order[1] as string);
    then(ann).hasLife(12);
  }
});

rule(
  ['B-070', 'B-329'],
  'upkeep is owed only for a card that says so, and the casting cost is never paid again',
  () => {
    const { ann } = given(
      'beta',
      { ann: { inPlay: ['Shivan Dragon', 'Conversion', 'Plains', 'Plains'] }, ben: {} },
      { step: 'untap' },
    );
    play.until('upkeep');
    expect(play.game.state.turn.duties.map((duty) => play.game.inside.kind(duty.source).definition.name)).toEqual([
      'Conversion',
    ]);
    ann.dealsWith('Conversion');
    ann.chooses('yes');
    ann.passes();
    then('Conversion').isIn('play');
    then('Shivan Dragon').isIn('play');
    then('Plains').isTapped();
  },
);

rule('B-329', 'an upkeep cost that is not paid has the consequence the card names', () => {
  const { ann } = given('beta', { ann: { inPlay: ['Conversion', 'Plains', 'Plains'] }, ben: {} }, { step: 'untap' });
  play.until('upkeep');
  ann.dealsWith('Conversion');
  ann.chooses('no');
  then('Conversion').isIn('graveyard');
});

rule(['B-071', 'B-083'], 'in the draw phase the active player draws one card, and only that player', () => {
  given('beta', { ann: { hand: [] }, ben: { hand: [] } }, { step: 'upkeep' });
  play.until('main');
  then('ann').hasCardsInHand(1);
  then('ben').hasCardsInHand(0);
});

rule(
  ['B-072', 'B-080', 'B-079'],
  'land, attack and spells come in any order, spells both before and after the attack',
  () => {
    const { ann, ben } = given('beta', {
      ann: {
        hand: ['Forest', 'Grizzly Bears', 'Sol Ring', 'Stone Rain'],
        inPlay: ['Hill Giant', 'Forest', 'Mountain', 'Mountain', 'Mountain', 'Forest'],
      },
      ben: { inPlay: ['Island'] },
    });
    ann.casts('Grizzly Bears');
    play.allPass();
    ann.attacks('Hill Giant');
    play.until('main after attack');
    then(ben).hasLife(17);
    ann.casts('Stone Rain', { target: 'Island' });
    play.allPass();
    then('Island').isIn('graveyard');
    ann.plays('Forest');
    ann.casts('Sol Ring');
    play.allPass();
    then('Sol Ring').isIn('play');
  },
);

rule(['B-014', 'B-079'], 'in one’s own turn cards of every kind may be played, as many as there is mana for', () => {
  const hand = ['Scryb Sprites', 'Sol Ring', 'Web', 'Lightning Bolt', 'Dark Ritual', 'Raise Dead'];
  const { ann, ben } = given('beta', { ann: { hand, mana: 'GGCRBB', graveyard: ['Hill Giant'] }, ben: {} });
  ann.casts('Scryb Sprites');
  play.allPass();
  ann.casts('Sol Ring');
  play.allPass();
  ann.casts('Web', { target: 'Scryb Sprites' });
  play.allPass();
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  ann.casts('Dark Ritual');
  ann.casts('Raise Dead', { target: 'Hill Giant' });
  play.allPass();
  then(ann).hasInHand('Hill Giant').hasCardsInHand(1);
  then('Scryb Sprites').is(1, 3);
  then(ben).hasLife(17);
});

rule(['B-073', 'B-075'], 'one land a turn, and its mana may be used at once', () => {
  const { ann } = given('beta', { ann: { hand: ['Forest', 'Forest', 'Scryb Sprites'] }, ben: {} });
  ann.plays('Forest');
  refused('one land', () => ann.plays('Forest'));
  ann.casts('Scryb Sprites');
  play.allPass();
  then('Scryb Sprites').isIn('play');
  then('ann').hasCardsInHand(1);
});

rule(['B-074', 'B-127'], 'a land is played only in one’s own main phase, not while an attack is under way', () => {
  const { ann, ben } = given(
    'beta',
    { ann: { hand: ['Forest'], inPlay: ['Grizzly Bears'] }, ben: { hand: ['Island'] } },
    { step: 'upkeep' },
  );
  refused('land timing', () => ann.plays('Forest'));
  play.until('main');
  ann.attacks('Grizzly Bears');
  refused('land timing', () => ann.plays('Forest'));
  refused('land timing', () => ben.plays('Island'));
  play.until('main after attack');
  ann.plays('Forest');
  then('Forest').isIn('play');
});

rule(['B-076', 'B-077'], 'one attack a turn, with any or all creatures save those that came this turn', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Scryb Sprites'], inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Forest'] },
    ben: {},
  });
  ann.casts('Scryb Sprites');
  play.allPass();
  play.game.answer({ kind: 'begin attack' });
  refused('summoning sick', () => ann.attacks('Grizzly Bears', 'Scryb Sprites'));
  ann.attacks('Grizzly Bears', 'Hill Giant');
  play.until('main after attack');
  then(ben).hasLife(15);
  refused('one attack', () => play.game.answer({ kind: 'begin attack' }));
  then('Gray Ogre').isUntapped();
});

rule(
  ['B-015', 'B-083'],
  'nobody must play a land, attack or cast anything: a turn may be ended without any of it',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Forest', 'Scryb Sprites'], inPlay: ['Grizzly Bears', 'Forest'] },
      ben: {},
    });
    play.until('upkeep', 'ben');
    then('Scryb Sprites').isIn('hand');
    then('Grizzly Bears').isUntapped();
    then(ann).hasCardsInHand(2);
  },
);

rule(['B-081', 'B-083', 'B-217'], 'more than seven in hand: the player discards down to seven, choosing which', () => {
  const hand = ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Shatter', 'Fog', 'Jump', 'Flight', 'Web', 'Lure'];
  const { ann } = given('beta', { ann: { hand }, ben: {} });
  ann.passes();
  play.pass();
  ann.passes();
  play.pass();
  refused('wrong number', () => ann.chooses('Fog'));
  ann.chooses('Fog', 'Lure');
  then(ann).hasCardsInHand(7);
  then('Fog').isIn('graveyard');
  then('Lure').isIn('graveyard');
  expect(
    play.game
      .view(1)
      .players[0]?.graveyard.map((card) => card.name)
      .sort(),
  ).toEqual(['Fog', 'Lure']);
});

rule(['B-330', 'B-331'], 'with seven or fewer nothing is discarded, and nothing may be', () => {
  const hand = ['Grizzly Bears', 'Hill Giant', 'Gray Ogre', 'Shatter', 'Fog', 'Jump', 'Flight'];
  const { ann } = given('beta', { ann: { hand }, ben: { hand: ['Web'] } });
  const id = play.game.state.players[0]?.hand[0] as number;
  refused('not understood', () => play.game.answer({ kind: 'pick', picked: [{ what: 'object', id }] }));
  play.until('upkeep', 'ben');
  then(ann).hasCardsInHand(7).hasCardsInGraveyard(0);
});

rule('B-331', 'a card may force a discard all the same', () => {
  const { ann, ben } = given('beta', { ann: { inPlay: ['Hypnotic Specter'] }, ben: { hand: ['Web'] } });
  ann.attacks('Hypnotic Specter');
  play.until('main after attack');
  then(ben).hasCardsInHand(0);
  then('Web').isIn('graveyard');
});

rule(
  ['B-082', 'B-016'],
  'the player lets the rival know: only when both are done with the end phase does the next turn begin',
  () => {
    const { ann, ben } = given(
      'beta',
      { ann: {}, ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] } },
      { step: 'end' },
    );
    expect(play.asked).toBe('ann');
    ann.passes();
    expect(play.asked).toBe('ben');
    ben.casts('Lightning Bolt', { target: ann });
    play.allPass();
    expect(play.step).toBe('end');
    play.allPass();
    expect(play.game.view(0).active).toBe(1);
  },
);

rule(
  ['B-101', 'B-102', 'B-104', 'B-345'],
  'a land gives one mana a round: tapped until its player’s next turn, and never more for having waited',
  () => {
    const { ann } = given('beta', {
      ann: { inPlay: ['Mountain'], hand: ['Lightning Bolt', 'Lightning Bolt'] },
      ben: {},
    });
    play.until('main', 'ben');
    play.until('main', 'ann');
    ann.casts('Lightning Bolt', { target: 'ben' });
    play.allPass();
    then('Mountain').isTapped();
    refused('not enough mana', () => ann.casts('Lightning Bolt', { target: 'ben' }));
    play.until('main', 'ben');
    then('Mountain').isTapped();
    play.until('upkeep', 'ann');
    then('Mountain').isUntapped();
  },
);

rule(['B-103', 'B-084'], 'a land kept in reserve gives its mana in the rival’s turn', () => {
  const { ann, ben } = given('beta', { ann: {}, ben: { inPlay: ['Mountain'], hand: ['Lightning Bolt'] } });
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass();
  then(ann).hasLife(17);
  then('Mountain').isTapped();
});
