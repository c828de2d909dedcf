// Fifth, the table: spell chains step by step. Interrupts reach only the latest thing; then come the instants.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';

/** Who is asked, and about interrupting what; null outside a chance to interrupt. */
function chance(): { asked: string | null; about: string } | null {
  const { question } = play;
  if (question?.ask !== 'act' || question.window !== 'interrupt') return null;
  const item = play.game.state.chain.find((each) => each.id === question.item);
  return { asked: play.asked, about: play.game.inside.kind(item?.object ?? 0).definition.name };
}

const waiting = (name: string): boolean | undefined =>
  play.game.view(0).chain.find((item) => item.name === name)?.successful;

rule('F-914', 'a spell is not successfully cast before its whole chain is resolved', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Gray Ogre', 'Red Elemental Blast'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  });
  ann.casts('Gray Ogre');
  expect(waiting('Gray Ogre')).toBe(false);
  ben.casts('Counterspell', { target: 'Gray Ogre' });
  expect(waiting('Gray Ogre')).toBe(false);
  ann.casts('Red Elemental Blast', { target: 'Counterspell' });
  expect(waiting('Gray Ogre'), 'the blast has done its work, and no more interrupts can come').toBe(true);
  then('Counterspell').isIn('graveyard');
  play.allPass();
  then('Gray Ogre').isIn('play');
});

rule('F-916', 'where nobody can interrupt, the spell is successfully cast at once and nobody is asked about it', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Gray Ogre', 'Thoughtlace'], inPlay: ['Mountain', 'Mountain', 'Mountain'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Mountain'] },
  });
  ann.casts('Gray Ogre');
  expect(chance()).toBeNull();
  expect(waiting('Gray Ogre')).toBe(true);
  expect(play.question, 'the next is the chance to respond').toMatchObject({ ask: 'act', window: 'fast' });
});

rule(['F-919', 'F-930'], 'the caster may interrupt first, then the opponent', () => {
  const { ann } = given('fifth', {
    ann: { hand: ['Gray Ogre', 'Lifelace'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Forest'] },
    ben: { hand: ['Thoughtlace'], inPlay: ['Island'] },
  });
  ann.casts('Gray Ogre');
  expect(chance()).toEqual({ asked: 'ann', about: 'Gray Ogre' });
  play.pass();
  expect(chance()).toEqual({ asked: 'ben', about: 'Gray Ogre' });
  play.pass();
  expect(waiting('Gray Ogre')).toBe(true);
});

rule(
  ['F-920', 'F-921', 'F-932'],
  'the caster has one chance at the original spell, and afterwards only at other interrupts',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        hand: ['Gray Ogre', 'Lifelace', 'Deathlace', 'Counterspell'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Forest', 'Swamp', 'Island', 'Island'],
      },
      ben: { hand: ['Thoughtlace', 'Sleight of Mind'], inPlay: ['Island', 'Island'] },
    });
    ann.casts('Gray Ogre');
    ann.passes();
    ben.casts('Thoughtlace', { target: 'Gray Ogre' });
    // Ben has interrupted; Ann declined her chance, and may still aim at what he cast.
    expect(chance()).toEqual({ asked: 'ben', about: 'Thoughtlace' });
    play.pass();
    expect(chance()).toEqual({ asked: 'ann', about: 'Thoughtlace' });
    ann.casts('Counterspell', { target: 'Thoughtlace' });
    while (chance() !== null) {
      expect(chance()?.about, 'nobody gets a second chance at the Ogre').not.toBe('Gray Ogre');
      play.pass();
    }
    then('Thoughtlace').isIn('graveyard');
    expect(waiting('Gray Ogre')).toBe(true);
    play.allPass();
    then('Gray Ogre').isIn('play').isColor('red');
  },
);

rule('F-922', 'a spell being cast is no permanent: only interrupts that target spells reach it', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Air Elemental'], inPlay: ['Island', 'Island', 'Island', 'Island', 'Island'] },
    ben: { hand: ['Unsummon', 'Terror', 'Red Elemental Blast'], inPlay: ['Island', 'Swamp', 'Swamp', 'Mountain'] },
  });
  ann.casts('Air Elemental');
  expect(chance()).toEqual({ asked: 'ben', about: 'Air Elemental' });
  refused('interrupts only', () => ben.casts('Unsummon', { target: 'Air Elemental' }));
  refused('interrupts only', () => ben.casts('Terror', { target: 'Air Elemental' }));
  ben.casts('Red Elemental Blast', { target: 'Air Elemental' });
  then('Air Elemental').isIn('graveyard');
});

rule(
  ['F-925', 'F-926', 'F-913'],
  'after an interrupt its caster and then the other may interrupt that, and so the chain grows',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        hand: ['Gray Ogre', 'Thoughtlace', 'Counterspell'],
        inPlay: ['Mountain', 'Mountain', 'Mountain', 'Island', 'Island', 'Island'],
      },
      ben: { hand: ['Counterspell', 'Blue Elemental Blast'], inPlay: ['Island', 'Island', 'Island'] },
    });
    ann.casts('Gray Ogre');
    ann.casts('Thoughtlace', { target: 'Gray Ogre' });
    expect(chance()).toEqual({ asked: 'ann', about: 'Thoughtlace' });
    play.pass();
    expect(chance()).toEqual({ asked: 'ben', about: 'Thoughtlace' });
    ben.casts('Counterspell', { target: 'Thoughtlace' });
    expect(chance(), 'the chain went on for another step').toEqual({ asked: 'ann', about: 'Counterspell' });
    ann.casts('Counterspell', { target: 'Counterspell' });
    then(ben).hasCardsInGraveyard(1);
    expect(chance(), 'all of it is resolved, and now it is the opponent at the Ogre').toBeNull();
    play.allPass();
    then('Gray Ogre').isIn('play').isColor('blue');
  },
);

rule('F-927', 'each player may respond to whatever the other does', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Lightning Bolt', { target: 'ben' });
  ann.passes();
  expect(play.asked).toBe('ben');
  ben.casts('Lightning Bolt', { target: 'ann' });
  expect(play.asked, 'even without the means').toBe('ann');
  ann.passes();
  expect(play.asked).toBe('ben');
  play.allPass();
  then(ann).hasLife(17);
});

rule(
  ['F-928', 'F-929'],
  'while an interrupt is unresolved, only the latest one can be a target, never the original spell',
  () => {
    const { ann, ben } = given('fifth', {
      ann: { hand: ['Gray Ogre', 'Thoughtlace'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Island'] },
      ben: { hand: ['Counterspell', 'Blue Elemental Blast'], inPlay: ['Island', 'Island', 'Island'] },
    });
    ann.casts('Gray Ogre');
    ann.casts('Thoughtlace', { target: 'Gray Ogre' });
    expect(chance()).toEqual({ asked: 'ben', about: 'Thoughtlace' });
    // The Ogre is red and on the chain, but the blast cannot be aimed at it now.
    refused('no target', () => ben.casts('Blue Elemental Blast'));
    ben.casts('Counterspell');
    const [aimed] = play.game.events.flatMap((event) => (event.event === 'countered' ? [event.object] : []));
    expect(play.game.inside.kind(aimed ?? 0).definition.name).toBe('Thoughtlace');
    expect(chance()).toEqual({ asked: 'ben', about: 'Gray Ogre' });
    ben.casts('Blue Elemental Blast', { target: 'Gray Ogre' });
    then('Gray Ogre').isIn('graveyard');
  },
);

rule('F-933', 'the chain ends when both have declined, or their interrupts are resolved: countered or cast', () => {
  const position = {
    ann: { hand: ['Gray Ogre', 'Lifelace'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Forest'] },
    ben: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
  };
  const countered = given('fifth', position);
  countered.ann.casts('Gray Ogre');
  countered.ann.passes();
  countered.ben.casts('Blue Elemental Blast', { target: 'Gray Ogre' });
  expect(chance()).toEqual({ asked: 'ann', about: 'Blue Elemental Blast' });
  play.pass();
  then('Gray Ogre').isIn('graveyard');
  const cast = given('fifth', position);
  cast.ann.casts('Gray Ogre');
  cast.ann.casts('Lifelace', { target: 'Gray Ogre' });
  expect(chance(), 'the Ogre is green now: nothing left to interrupt it with').toBeNull();
  expect(waiting('Gray Ogre')).toBe(true);
});

rule('F-934', 'what a card does by coming into play happens before anyone can respond with instants', () => {
  const { ann, ben } = given('fifth', {
    ann: { hand: ['Fire Imp', 'Goblin King'], inPlay: [...Array<string>(6).fill('Mountain'), "Mons's Goblin Raiders"] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
  });
  ann.casts('Goblin King');
  play.allPass();
  then("Mons's Goblin Raiders").is(2, 2).hasKeyword('mountainwalk');
  ann.casts('Fire Imp');
  play.pass();
  play.pass();
  if (play.question?.ask === 'pick') ann.chooses('Grizzly Bears');
  then('Fire Imp').isIn('play');
  expect(play.question, 'the damage is dealt already: it could only be prevented').toMatchObject({
    window: 'prevention',
  });
  play.pass();
  refused('prevention only', () => ben.casts('Unsummon', { target: 'Grizzly Bears' }));
  play.allPass();
  then('Grizzly Bears').isIn('graveyard');
});

rule('F-935', 'a further cost of bringing the card into play is paid when it comes in, not when it is cast', () => {
  const position = {
    ann: { hand: ['Hidden Horror', 'Grizzly Bears', 'Gray Ogre'], inPlay: ['Swamp', 'Swamp', 'Swamp'] },
    ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
  };
  const first = given('fifth', position);
  first.ann.casts('Hidden Horror');
  then(first.ann).hasCardsInHand(2);
  first.ben.casts('Counterspell', { target: 'Hidden Horror' });
  then('Hidden Horror').isIn('graveyard');
  then(first.ann).hasCardsInHand(2);
  const second = given('fifth', position);
  second.ann.casts('Hidden Horror');
  play.pass();
  play.pass();
  play.pass();
  expect(play.question?.player).toBe(second.ann.seat);
  second.ann.chooses('yes');
  second.ann.chooses('Gray Ogre');
  then('Hidden Horror').isIn('play');
  then(second.ann).hasCardsInHand(1);
  then('Gray Ogre').isIn('graveyard');
});

rule(
  ['F-936', 'F-937', 'F-938', 'F-939'],
  'then instants in turn, aimed at anything, until both stop; the last takes effect first',
  () => {
    const { ann, ben } = given('fifth', {
      ann: {
        hand: ['Giant Growth', 'Counterspell', 'Jump'],
        inPlay: ['Forest', 'Island', 'Island', 'Island', 'Grizzly Bears'],
      },
      ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: ['Mountain', 'Mountain'] },
    });
    ann.casts('Jump', { target: 'Grizzly Bears' });
    play.pass();
    expect(chance(), 'the chain of interrupts is over').toBeNull();
    ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    expect(chance(), 'an instant of the second chain can be interrupted itself').toEqual({
      asked: 'ann',
      about: 'Lightning Bolt',
    });
    play.pass();
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    // An instant need not be aimed at the latest thing: this one passes over it.
    ben.casts('Lightning Bolt#1', { target: 'ann' });
    play.pass();
    play.allPass();
    // Last in, first out: the bolt at Ann, then the growth, and only then the bolt at the Bears, who live.
    then(ann).hasLife(17);
    then('Grizzly Bears').isIn('play').is(5, 5).hasDamage(3).hasKeyword('flying');
    const done = play.game.events.flatMap((event) =>
      event.event === 'resolved' ? [play.game.inside.kind(event.object).definition.name] : [],
    );
    expect(done).toEqual(['Lightning Bolt', 'Giant Growth', 'Lightning Bolt', 'Jump']);
  },
);
