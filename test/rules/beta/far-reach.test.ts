// Beta, "Timing" (p. 30): effects that touch different things need an order all the same where something else links them.

import { target } from '../../../src/language/amount.ts';
import { pump } from '../../../src/language/build.ts';
import { card, instant } from '../../../src/language/card.ts';
import { creature as creatures } from '../../../src/language/filter.ts';
import { permanent } from '../../../src/language/target.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast, untilDone } from './order.ts';

const lands = (number: number, land: string): string[] => Array.from({ length: number }, () => land);

rule(['B-285'], 'what waits for a death does something to another thing', () => {
  const scene = () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Grave Pact', 'Grizzly Bears'] },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Hill Giant'] },
    });
    ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Unsummon', { target: 'Hill Giant' });
    return ben;
  };
  comesFirst(scene());
  untilDone();
  then('Hill Giant').isIn('hand');
  // The other way round the Pact takes the Giant first.
  comesLast(scene());
  untilDone();
  then('Hill Giant').isIn('graveyard');
});

rule(['B-285'], 'an enchantment kills a creature whose death costs its owner half of what life there is', () => {
  const scene = () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Weakness'], inPlay: ['Swamp'] },
      ben: {
        hand: ['Lightning Bolt'],
        inPlay: ['Mountain', { card: 'Personal Incarnation', damage: 5 }],
      },
    });
    ann.casts('Weakness', { target: 'Personal Incarnation' });
    ann.passes();
    ben.casts('Lightning Bolt', { target: ben });
    return ben;
  };
  const first = scene();
  comesFirst(first);
  untilDone();
  then(first).hasLife(8); // 20, 17, and half of that rounded up
  const last = scene();
  comesLast(last);
  untilDone();
  then(last).hasLife(7); // 20, 10, and 3 less
});

rule(['B-285', 'B-289'], 'what will be a copy needs what it copies', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Copy Artifact'], inPlay: lands(2, 'Island') },
    ben: { hand: ['Shatter'], inPlay: [...lands(2, 'Mountain'), 'Sol Ring', 'Howling Mine'] },
  });
  ann.casts('Copy Artifact', { choose: ['Sol Ring'] });
  ann.passes();
  ben.casts('Shatter', { target: 'Sol Ring' });
  comesLast(ben);
  untilDone();
  then('ben:Sol Ring').isIn('graveyard');
  then('ann:Sol Ring').isIn('play');
});

rule(['B-285', 'B-163'], 'a land that becomes a swamp makes a Nightmare larger', () => {
  const scene = () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Evil Presence'], inPlay: ['Swamp', 'Swamp', 'Swamp', 'Forest', 'Nightmare'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    });
    ann.casts('Evil Presence', { target: 'Forest' });
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'Nightmare' });
    return ben;
  };
  comesFirst(scene());
  untilDone();
  then('Nightmare').isIn('graveyard');
  comesLast(scene());
  untilDone();
  then('Nightmare').isIn('play').hasDamage(3);
});

rule(['B-285'], 'the death of a creature feeds the Vampire that damaged it', () => {
  const scene = () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Sengir Vampire'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Wall of Air'] },
    });
    ann.attacks('Sengir Vampire');
    ben.blocks('Sengir Vampire', 'Wall of Air');
    play.until('second main');
    then('Wall of Air').hasDamage(4);
    ann.casts('Lightning Bolt', { target: 'Wall of Air' });
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'Sengir Vampire' });
    return ben;
  };
  comesFirst(scene());
  untilDone();
  then('Sengir Vampire').isIn('graveyard');
  // The Wall dies first, and the counter is there before the second Bolt.
  comesLast(scene());
  untilDone();
  then('Sengir Vampire').isIn('play').is(5, 5).hasDamage(4);
});

rule(['B-285', 'B-129'], 'what may be aimed at small creatures only has to come before the creature has grown', () => {
  const nudge = card('Small Help', {
    cost: '{0}',
    type: instant,
    targets: [permanent({ ...creatures, power: { max: 2 } })],
    effects: [pump(target(), 1, 1)],
  });
  const scene = () => {
    const { ann, ben } = given(
      'beta',
      { ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Grizzly Bears'] }, ben: { hand: ['Small Help'] } },
      { cards: [nudge] },
    );
    ann.casts('Giant Growth', { target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Small Help', { target: 'Grizzly Bears' });
    return ben;
  };
  comesFirst(scene());
  untilDone();
  then('Grizzly Bears').is(6, 6);
  comesLast(scene());
  untilDone();
  then('Grizzly Bears').is(5, 5);
});
