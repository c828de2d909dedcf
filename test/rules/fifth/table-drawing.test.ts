// Fifth, the table: drawing. Cards lie face down first, and each is drawn as a fast effect of its own.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const bothPass = (): void => {
  play.pass();
  play.pass();
};
const lying = (seat: number): number => play.game.view(0).players[seat]?.faceDown ?? -1;

rule(
  ['F-1025', 'F-863'],
  'the normal draw lies face down at first, from the own library, and is not in the hand yet',
  () => {
    const { ann, ben } = given(
      'fifth',
      { ann: { library: ['Shivan Dragon', 'Plains'] }, ben: { library: ['Air Elemental', 'Plains'] } },
      { step: 'upkeep' },
    );
    play.until('draw');
    expect(lying(0)).toBe(1);
    then(ann).hasCardsInHand(0).hasCardsInLibrary(1);
    then(ben).hasCardsInLibrary(2);
    expect(JSON.stringify([play.game.view(0), play.game.view(1)]), 'nobody may look at it').not.toContain(
      'Shivan Dragon',
    );
    play.until('main');
    then(ann).hasInHand('Shivan Dragon').hasCardsInHand(1);
    then(ben).hasCardsInHand(0);
    expect(lying(0)).toBe(0);
  },
);

rule('F-1026', 'both players may use fast effects before the draw and after it, and nothing slower', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: {
        hand: ['Lightning Bolt', 'Hill Giant'],
        library: ['Giant Growth'],
        inPlay: ['Mountain', 'Forest', 'Grizzly Bears'],
      },
      ben: { hand: ['Lightning Bolt', 'Unsummon'], inPlay: ['Mountain', 'Island'] },
    },
    { step: 'upkeep' },
  );
  play.until('draw');
  refused('sorcery timing', () => ann.casts('Hill Giant'));
  ann.casts('Lightning Bolt', { target: 'ben' });
  ben.casts('Lightning Bolt', { target: 'ann' });
  play.allPass();
  then(ben).hasLife(17);
  then(ann).hasLife(17).hasInHand('Giant Growth');
  expect(play.step).toBe('draw');
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('hand');
});

rule('F-1027', 'a card that an effect adds to the draw is laid down too, without being drawn yet', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Howling Mine'] }, ben: {} }, { step: 'upkeep' });
  play.until('draw');
  ann.dealsWith('Howling Mine');
  bothPass();
  expect(lying(0)).toBe(2);
  then(ann).hasCardsInHand(0).hasCardsInLibrary(18);
  play.until('main');
  then(ann).hasCardsInHand(2);
});

rule('F-1034', 'each card is drawn for itself, and both players may respond to each', () => {
  const { ann, ben } = given(
    'fifth',
    {
      ann: { inPlay: ['Howling Mine', 'Mountain'], hand: ['Shatter'], library: ['Giant Growth', 'Fog', 'Plains'] },
      ben: {},
    },
    { step: 'upkeep' },
  );
  play.until('draw');
  ann.dealsWith('Howling Mine');
  bothPass();
  for (const actor of [ann, ben]) {
    expect(play.asked).toBe(actor.name);
    actor.passes();
  }
  then(ann).hasCardsInHand(2).hasInHand('Giant Growth');
  expect(lying(0)).toBe(1);
  expect(play.asked).toBe('ann');
  ann.passes();
  expect(play.asked).toBe('ben');
  ben.passes();
  then(ann).hasInHand('Fog');
  expect(lying(0)).toBe(0);
});

rule(
  ['F-1035', 'F-1036'],
  'draws of an effect in another phase are face down first, with time for fast effects before each',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        hand: ['Ancestral Recall'],
        inPlay: ['Island', 'Mountain'],
        library: ['Fog', 'Lightning Bolt', 'Hill Giant', 'Plains'],
      },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
    });
    ann.casts('Ancestral Recall', { target: ann });
    play.pass();
    play.pass();
    then('Ancestral Recall').isIn('graveyard');
    then(ann).hasCardsInHand(0).hasCardsInLibrary(1);
    expect(lying(0)).toBe(3);
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.pass();
    play.pass();
    then('Grizzly Bears').isIn('hand');
    then(ann).hasCardsInHand(0);
    play.pass();
    play.pass();
    then(ann).hasCardsInHand(1).hasInHand('Fog');
    play.pass();
    play.pass();
    then(ann).hasCardsInHand(2).hasInHand('Lightning Bolt');
    ann.casts('Lightning Bolt', { target: 'ben' });
    play.allPass();
    then(ben).hasLife(17);
    then(ann).hasInHand('Hill Giant');
  },
);

example(
  ['F-1032', 'F-1031', 'F-1028', 'F-1029'],
  'Howling Mine and Island Sanctuary: the draw given up goes back on top',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Howling Mine', 'Island Sanctuary'], library: ['Fog', 'Shivan Dragon', 'Plains'] },
        ben: { inPlay: ['Grizzly Bears', 'Scryb Sprites'] },
      },
      { step: 'upkeep' },
    );
    play.until('draw');
    ann.dealsWith('Howling Mine');
    bothPass();
    expect(lying(0)).toBe(2);
    ann.passes();
    ben.passes();
    ann.chooses('yes');
    expect(play.question).toMatchObject({ ask: 'pick', purpose: 'give up which draw', min: 1, max: 1 });
    expect(ann.choices).toHaveLength(2);
    ann.chooses(1);
    expect(lying(0)).toBe(1);
    then(ann).hasCardsInLibrary(2).hasCardsInHand(0).hasCardsInGraveyard(0);
    then('Shivan Dragon').isIn('library');
    expect(play.game.inside.kind(play.game.state.players[0]?.library.at(-1) ?? 0).definition.name, 'on top').toBe(
      'Shivan Dragon',
    );
    play.until('main');
    then(ann).hasCardsInHand(1).hasInHand('Fog');
    play.until('draw', 'ben');
    ben.dealsWith('Howling Mine');
    play.until('main', 'ben');
    play.game.answer({ kind: 'begin attack' }, ben.seat);
    play.until('declare attack');
    expect(ben.choices, 'what the Sanctuary lets through').toEqual(['Scryb Sprites']);
  },
);

rule('F-1029', 'Island Sanctuary may be left alone: then the card is drawn, and nothing is asked about which', () => {
  const { ann, ben } = given(
    'fifth',
    { ann: { inPlay: ['Island Sanctuary'], library: ['Fog', 'Plains'] }, ben: {} },
    { step: 'upkeep' },
  );
  play.until('draw');
  ann.passes();
  ben.passes();
  ann.chooses('no');
  play.until('main');
  then(ann).hasInHand('Fog').hasCardsInHand(1);
});

rule('F-866', 'with an empty library the next draw loses, and only then', () => {
  const { ann } = given('fifth', { ann: { library: ['Fog'], hand: ['Hill Giant'] }, ben: {} }, { step: 'upkeep' });
  play.until('main');
  then(ann).hasCardsInLibrary(0);
  play.isGoingOn();
  play.until('upkeep', 'ann');
  play.isGoingOn();
  ann.passes();
  play.pass();
  play.isGoingOn();
  expect(play.step).toBe('draw');
  bothPass();
  play.isWonBy('ben');
});
