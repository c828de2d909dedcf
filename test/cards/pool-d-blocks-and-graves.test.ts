// Cards that grow by each blocker beyond the first, that come back from the graveyard by themselves, and others of their kind.

import { expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

test.each([
  ['Wolverine Pack', 'fifth', 2, 4],
  ['Wolverine Pack', 'm11', 2, 4],
  ['Wolverine Pack', 'beta', 2, 4],
  ['Craw Giant', 'fifth', 6, 4],
  ['Craw Giant', 'tenth', 6, 4],
] as const)(
  '%s, by the rules of %s: rampage counts blockers beyond the first, until end of turn',
  (name, book, power, toughness) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [name, 'Hill Giant'] },
      ben: { inPlay: ['Wall of Wood', 'Grizzly Bears', 'Scathe Zombies', 'Gray Ogre'] },
    });
    ann.attacks(name, 'Hill Giant');
    // Who blocks another attacker does not count.
    ben.blocks('Hill Giant', 'Gray Ogre');
    ben.blocks(name, 'Wall of Wood', 'Grizzly Bears', 'Scathe Zombies');
    if (play.question?.ask === 'order') ann.chooses('Wall of Wood', 'Grizzly Bears', 'Scathe Zombies');
    if (play.game.state.chain.length > 0) play.allPass();
    then(name).is(power + 4, toughness + 4);
  },
);

test('rampage: one blocker gives nothing', () => {
  const { ann, ben } = given('fifth', { ann: { inPlay: ['Wolverine Pack'] }, ben: { inPlay: ['Wall of Wood'] } });
  ann.attacks('Wolverine Pack');
  ben.blocks('Wolverine Pack', 'Wall of Wood');
  play.pass();
  then('Wolverine Pack').is(2, 4);
});

test('Carapace: two tougher, and saves what it is on', () => {
  for (const book of ['tenth', 'm11'] as const) {
    const { ann } = given(book, {
      ann: {
        inPlay: [{ card: 'Grizzly Bears', with: ['Carapace'] }, 'Gray Ogre', 'Mountain', 'Mountain'],
        hand: ['Lightning Bolt', 'Lightning Bolt'],
      },
      ben: {},
    });
    then('Grizzly Bears').is(2, 4);
    ann.activates('Carapace');
    play.allPass();
    then('Carapace').isIn('graveyard');
    then('Grizzly Bears').is(2, 2);
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('play').isTapped();
    ann.casts('Lightning Bolt', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').isIn('graveyard');
  }
});

test('Commune with Nature: a creature card of the top five, if you like, and the rest to the bottom', () => {
  const library = ['Swamp', 'Craw Wurm', 'Forest', 'Gray Ogre', 'Plains', 'Hill Giant', 'Plains'];
  const { ann } = given('tenth', { ann: { hand: ['Commune with Nature'], inPlay: ['Forest'], library }, ben: {} });
  ann.casts('Commune with Nature');
  play.allPass();
  ann.chooses('yes');
  expect(ann.choices).toEqual(['Craw Wurm', 'Gray Ogre']); // the Hill Giant is the sixth
  ann.chooses('Gray Ogre');
  ann.chooses('Swamp', 'Craw Wurm', 'Forest', 'Plains');
  then(ann).hasInHand('Gray Ogre').hasCardsInLibrary(6);

  const other = given('tenth', { ann: { hand: ['Commune with Nature'], inPlay: ['Forest'], library }, ben: {} });
  other.ann.casts('Commune with Nature');
  play.allPass();
  other.ann.chooses('no');
  other.ann.chooses('Swamp', 'Craw Wurm', 'Forest', 'Gray Ogre', 'Plains');
  then(other.ann).hasCardsInHand(0).hasCardsInLibrary(7);
});

test('Squee, Goblin Nabob: comes back to the hand in your upkeep, out of your graveyard only', () => {
  for (const book of ['fifth', 'tenth', 'm11'] as const) {
    const { ann } = given(
      book,
      { ann: { graveyard: ['Squee, Goblin Nabob'] }, ben: { hand: ['Squee, Goblin Nabob'] } },
      { active: 'ben' },
    );
    play.until('upkeep', 'ann');
    // In 1997 it is for the player to do it at some time of the upkeep, or not.
    if (book === 'fifth') ann.dealsWith('Squee, Goblin Nabob');
    while (play.question?.ask === 'act' && play.step === 'upkeep') play.pass();
    ann.chooses('yes');
    then('ann:Squee, Goblin Nabob').isIn('hand');
  }
});

test('Squee, Goblin Nabob: in the graveyard of another player it waits for that player', () => {
  given(
    'm11',
    { ann: { inPlay: ['Squee, Goblin Nabob'] }, ben: { graveyard: ['Squee, Goblin Nabob'] } },
    { active: 'ben' },
  );
  play.until('draw', 'ann'); // would stop at a question
  then('ben:Squee, Goblin Nabob').isIn('graveyard');
});
