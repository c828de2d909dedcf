// Fifth, "Going to the Graveyard", "The Graveyard", "Cards Out of Play", "Counters", "Forced Effects", and losing.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

const lands = (name: string, number: number): string[] => Array.from({ length: number }, () => name);
const graveyard = (seat: number): string[] =>
  (play.game.view(seat).players[seat]?.graveyard ?? []).map((card) => card.name);

rule(
  ['F-634', 'F-635'],
  'a creature with lethal damage is in play until the step is over, then in the graveyard',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Grizzly Bears', 'Samite Healer'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.until('damage prevention');
    then('Grizzly Bears').isIn('play');
    ben.passes();
    // All have passed: at the end of the step it is in the graveyard, with nothing in between.
    then('Grizzly Bears').isIn('graveyard');
    expect(play.question).toMatchObject({ window: 'main', player: 0 });
  },
);

rule('F-636', 'the target of a successful burying spell is in the graveyard, without any step', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Terror'], inPlay: lands('Swamp', 2) },
    ben: { inPlay: ['Grizzly Bears', 'Samite Healer'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  then('Grizzly Bears').isIn('play');
  ann.passes();
  ben.passes();
  then('Grizzly Bears').isIn('graveyard');
  expect(play.question).toMatchObject({ window: 'main', player: 0 });
});

rule(
  'F-637',
  'a creature that is about to die can be sacrificed where that is legal: here in response to the Bolt',
  () => {
    const { ann, ben } = given(
      'fifth',
      {
        ann: { inPlay: ['Lord of the Pit', { card: 'Brass Man', tapped: true }, 'Forest'] },
        ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      },
      { step: 'untap' },
    );
    play.until('upkeep');
    ann.activates('Brass Man');
    ben.casts('Lightning Bolt', { target: 'Brass Man' });
    ann.dealsWith('Lord of the Pit');
    then('Brass Man').isIn('graveyard');
    play.allPass();
    then('Lightning Bolt').isIn('graveyard');
    then(ann).hasLife(20);
  },
);

rule('F-638', 'an instant, interrupt or sorcery goes to the graveyard when it has resolved or been countered', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt', 'Stone Rain'], inPlay: lands('Mountain', 4) },
    ben: { hand: ['Counterspell'], inPlay: lands('Island', 2) },
  });
  ann.casts('Stone Rain', { target: 'Island#1' });
  then('Stone Rain').isIn('chain');
  ben.casts('Counterspell', { target: 'Stone Rain' });
  then('Stone Rain').isIn('graveyard');
  then('Counterspell').isIn('graveyard');
  ann.casts('Lightning Bolt', { target: ben });
  then('Lightning Bolt').isIn('chain');
  play.allPass();
  then('Lightning Bolt').isIn('graveyard');
});

rule(['F-639', 'F-640'], 'a token is put into the graveyard, triggers what that triggers, and is gone', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Siege-Gang Commander', 'Lightning Bolt'], inPlay: [...lands('Mountain', 7), 'Soul Net'] },
    ben: {},
  });
  ann.casts('Siege-Gang Commander');
  play.allPass();
  ann.casts('Lightning Bolt', { target: 'Goblin' });
  play.allPass();
  expect(play.question).toMatchObject({ ask: 'yesno', player: 0 });
  ann.chooses('yes');
  then(ann).hasLife(21);
  expect(play.game.state.objects.filter((object) => object.token).map((object) => object.zone)).toEqual([
    'gone',
    'play',
    'play',
  ]);
  expect(graveyard(0)).not.toContain('Goblin');
});

rule(
  ['F-658', 'F-657', 'F-659'],
  'cards that go to a graveyard together are put there in the order their owner chooses',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Wrath of God'], inPlay: [...lands('Plains', 4), 'Savannah Lions'] },
      ben: { graveyard: ['Lightning Bolt'], inPlay: ['Grizzly Bears', 'Hill Giant', 'Gray Ogre'] },
    });
    ann.casts('Wrath of God');
    ann.passes();
    ben.passes();
    // Ann has one card among them and nothing to choose.
    expect(play.question).toMatchObject({ ask: 'order', player: 1 });
    ben.chooses('Gray Ogre', 'Grizzly Bears', 'Hill Giant');
    expect(graveyard(1)).toEqual(['Lightning Bolt', 'Gray Ogre', 'Grizzly Bears', 'Hill Giant']);
    then('Savannah Lions').isIn('graveyard');
  },
);

rule('F-657', 'the card that comes last lies on top', () => {
  const { ann, ben } = given('fifth', {
    ann: { graveyard: ['Giant Growth'], hand: ['Lightning Bolt', 'Shatter'], inPlay: lands('Mountain', 3) },
    ben: { inPlay: ['Sol Ring'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  play.allPass();
  ann.casts('Shatter', { target: 'Sol Ring' });
  play.allPass();
  expect(graveyard(0)).toEqual(['Giant Growth', 'Lightning Bolt', 'Shatter']);
});

rule('F-654', 'an effect on all of something reaches those in play only, and no spell that is still being cast', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Grizzly Bears'], inPlay: lands('Forest', 2) },
    ben: { inPlay: ['Pestilence', 'Swamp', 'Scryb Sprites'] },
  });
  ann.casts('Grizzly Bears');
  ben.activates('Pestilence');
  play.allPass();
  then('Scryb Sprites').isIn('graveyard');
  then('Grizzly Bears').isIn('play').hasDamage(0);
});

rule('F-656', 'counters of one name are one kind, whatever put them there', () => {
  const { ann } = given(
    'fifth',
    {
      ann: {
        inPlay: [{ card: 'Armageddon Clock', counters: { doom: 1 } }, ...lands('Plains', 8)],
      },
      ben: {},
    },
    { step: 'untap' },
  );
  play.until('upkeep');
  ann.dealsWith('Armageddon Clock');
  play.allPass();
  then('Armageddon Clock').hasCounters('doom', 2);
  for (const left of [1, 0]) {
    ann.activates('Armageddon Clock');
    play.allPass();
    then('Armageddon Clock').hasCounters('doom', left);
  }
  play.until('draw');
  then(ann).hasLife(20);
});

rule('F-656', 'a counter from one Mutation and a counter from another add up', () => {
  const { ann } = given(
    'fifth',
    { ann: { inPlay: [{ card: 'Hill Giant', with: ['Unstable Mutation', 'Unstable Mutation'] }] }, ben: {} },
    { step: 'untap' },
  );
  play.until('upkeep');
  ann.dealsWith('Unstable Mutation');
  play.allPass();
  ann.dealsWith('Unstable Mutation');
  play.allPass();
  then('Hill Giant').hasCounters('-1/-1', 2).is(7, 7);
});

rule('F-660', 'a player who must do something does it with what is there: no taking the damage instead', () => {
  const { ann } = given('fifth', { ann: { inPlay: ['Lord of the Pit', 'Grizzly Bears'] }, ben: {} }, { step: 'untap' });
  play.until('upkeep');
  refused('duties first', () => ann.passes());
  ann.dealsWith('Lord of the Pit');
  then('Grizzly Bears').isIn('graveyard');
  then(ann).hasLife(20);
});

rule('F-661', 'but need not cast or use anything to get it', () => {
  const { ann } = given(
    'fifth',
    {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Lord of the Pit', "Mishra's Factory", ...lands('Forest', 3)] },
      ben: {},
    },
    { step: 'untap' },
  );
  play.until('upkeep');
  ann.dealsWith('Lord of the Pit');
  play.allPass();
  // No Assembly Worker was made of the Factory to be sacrificed: the 7 damage come.
  then("Mishra's Factory").isIn('play').isUntapped();
  then(ann).hasLife(13);
});

rule('F-615', 'nobody loses while an effect resolves: it is done to the end first', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Ancestral Recall'], inPlay: ['Island'], library: ['Forest', 'Swamp'] },
    ben: {},
  });
  ann.casts('Ancestral Recall', { target: ann });
  play.isGoingOn();
  play.allPass();
  then(ann).hasInHand('Forest', 'Swamp');
  then('Ancestral Recall').isIn('graveyard');
  play.isWonBy('ben');
  expect(play.game.outcome?.reason).toBe('library');
  then(ben).hasLife(20);
});
