// Portal, "Creatures": summoning sickness, tapping, flying, landwalk, and abilities that wait for an event.

import { expect } from 'vitest';
import { has } from '../../../src/language/build.ts';
import { card, creature } from '../../../src/language/card.ts';
import { LANDWALKS } from '../../../src/language/keyword.ts';
import { BASIC_LAND_TYPES } from '../../../src/language/mana.ts';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

rule(
  ['P-076', 'P-078'],
  'a creature cannot attack in the turn it is played, and can from its player’s next turn on',
  () => {
    const { ann, ben } = given('portal', {
      ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest', 'Gray Ogre'] },
      ben: {},
    });
    ann.casts('Grizzly Bears');
    play.until('declare attack');
    expect(ann.choices).toEqual(['Gray Ogre']);
    refused('summoning sick', () => ann.attacks('Grizzly Bears'));
    ann.attacks();
    play.until('play cards', 'ben');
    play.until('play cards', 'ann');
    ann.attacks('Grizzly Bears');
    then(ben).hasLife(18);
  },
);

rule('P-079', 'a creature that just came cannot be tapped for its ability', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: [{ card: 'Prodigal Sorcerer', sick: true }] },
    ben: {},
  });
  refused('summoning sick', () => ann.activates('Prodigal Sorcerer', { target: ben }));
  play.until('play cards', 'ben');
  play.until('play cards', 'ann');
  ann.activates('Prodigal Sorcerer', { target: ben });
  then(ben).hasLife(19);
});

rule(['P-083', 'P-088'], 'some creatures are tapped for an effect; a tapped one cannot be used again', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Prodigal Sorcerer'] }, ben: {} });
  ann.activates('Prodigal Sorcerer', { target: ben });
  then('Prodigal Sorcerer').isTapped();
  then(ben).hasLife(19);
  refused('tapped', () => ann.activates('Prodigal Sorcerer', { target: ben }));
});

rule('P-049', 'a creature is used only in play', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Prodigal Sorcerer'], graveyard: ['Prodigal Pyromancer'] },
    ben: {},
  });
  for (const zone of ['hand', 'graveyard'] as const) {
    const source = play.game.state.players[0]?.[zone][0] as number;
    refused('not yours', () => play.game.answer({ kind: 'use', source, ability: 0 }, ann.seat));
  }
});

rule('P-086', 'a tapped creature cannot attack', () => {
  const { ann } = given('portal', { ann: { inPlay: ['Gray Ogre', { card: 'Hill Giant', tapped: true }] }, ben: {} });
  play.until('declare attack');
  expect(ann.choices).toEqual(['Gray Ogre']);
  refused('tapped', () => ann.attacks('Hill Giant'));
});

rule(
  ['P-050', 'P-088'],
  'a tapped card is in play like any other: it counts, it can be chosen, it takes and deals damage',
  () => {
    const { ann, ben } = given('portal', {
      ann: {
        hand: ['Blaze'],
        inPlay: [
          'Mountain',
          'Mountain',
          { card: 'Goblin King', tapped: true },
          'Raging Goblin',
          { card: 'Swamp', tapped: true },
          'Nightmare',
        ],
      },
      ben: { inPlay: [{ card: 'Savannah Lions', tapped: true }] },
    });
    then('Raging Goblin').is(2, 2);
    then('Nightmare').is(1, 1);
    ann.casts('Blaze', { x: 1, target: 'Savannah Lions' });
    then('Savannah Lions').isIn('graveyard');
    // An attacker is tapped and deals its damage.
    ann.attacks('Raging Goblin');
    then('Raging Goblin').isTapped();
    then(ben).hasLife(18);
  },
);

rule('P-045', 'only creatures with flying intercept one with flying', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Snapping Drake'] },
    ben: { inPlay: ['Craw Wurm', 'Scryb Sprites'] },
  });
  ann.attacks('Snapping Drake');
  expect(ben.choices).toEqual(['Scryb Sprites']);
  refused('flying', () => ben.intercepts('Snapping Drake', 'Craw Wurm'));
  const wurm = play.game.state.inPlay[1] as number;
  const answer = { kind: 'block', blocks: [{ blocker: wurm, attacker: play.game.state.inPlay[0] as number }] } as const;
  expect(play.game.whyNot(answer)).toMatchObject({
    reason: 'only creatures that fly (or reach that high) can intercept a flying creature',
    passage: expect.stringContaining('P-045'),
  });
  ben.intercepts('Snapping Drake', 'Scryb Sprites');
  then('Scryb Sprites').isIn('graveyard');
  then(ben).hasLife(20);
});

rule('P-046', 'a creature with flying intercepts one on the ground', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Gray Ogre'] }, ben: { inPlay: ['Air Elemental'] } });
  ann.attacks('Gray Ogre');
  ben.intercepts('Gray Ogre', 'Air Elemental');
  then('Gray Ogre').isIn('graveyard');
});

example(
  ['P-054', 'P-053'],
  'forestwalk: nothing intercepts it if the defender has a forest; each landwalk with its own land',
  () => {
    const forest = (inPlay: string[]) => {
      const { ann, ben } = given('portal', {
        ann: { inPlay: ['Shanodin Dryads', 'Forest'] },
        ben: { inPlay: ['Hill Giant', 'Air Elemental', ...inPlay] },
      });
      ann.attacks('Shanodin Dryads');
      return ben;
    };
    then(forest(['Forest'])).hasLife(19);
    const ben = forest(['Swamp']);
    ben.intercepts('Shanodin Dryads', 'Hill Giant');
    then('Shanodin Dryads').isIn('graveyard');
    LANDWALKS.forEach((walk, index) => {
      for (const land of BASIC_LAND_TYPES) {
        const walker = card('Walker', { cost: '{G}', type: creature('Walker'), size: [1, 1], abilities: [has(walk)] });
        const seats = given(
          'portal',
          { ann: { inPlay: ['Walker'] }, ben: { inPlay: ['Hill Giant', land] } },
          { cards: [walker] },
        );
        seats.ann.attacks('Walker');
        expect(play.asked, `${walk} against ${land}`).toBe(land === BASIC_LAND_TYPES[index] ? 'ann' : 'ben');
      }
    });
  },
);

rule(['P-053', 'P-050'], 'a tapped land serves landwalk as well; the attacker’s own does not', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Bog Wraith'] },
    ben: { inPlay: ['Hill Giant', { card: 'Swamp', tapped: true }] },
  });
  ann.attacks('Bog Wraith');
  then(ben).hasLife(17);

  const other = given('portal', { ann: { inPlay: ['Bog Wraith', 'Swamp'] }, ben: { inPlay: ['Hill Giant'] } });
  other.ann.attacks('Bog Wraith');
  expect(other.ben.choices).toEqual(['Hill Giant']);
});

rule('P-141', 'a creature stays in play turn after turn until it is destroyed', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Grizzly Bears'], inPlay: ['Forest', 'Forest'] },
    ben: { hand: ['Wrath of God'], inPlay: Array<string>(4).fill('Plains') },
  });
  ann.casts('Grizzly Bears');
  for (const turn of ['ben', 'ann', 'ben']) play.until('play cards', turn);
  then('Grizzly Bears').isIn('play');
  play.game.answer({ kind: 'cast', card: play.game.state.players[1]?.hand[0] as number }, 1);
  then('Grizzly Bears').isIn('graveyard');
});

rule(['P-143', 'P-295'], '"can’t intercept" and "can’t attack" mean what they say; Walls cannot attack', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Wall of Stone', 'Gray Ogre'] },
    ben: { inPlay: ['Hulking Goblin', 'Grizzly Bears'] },
  });
  play.until('declare attack');
  refused('wall', () => ann.attacks('Wall of Stone'));
  ann.attacks('Gray Ogre');
  expect(ben.choices).toEqual(['Grizzly Bears']);
  refused('cannot block', () => ben.intercepts('Gray Ogre', 'Hulking Goblin'));
  ben.letsThrough('Gray Ogre');
  play.until('play cards', 'ben');
  ben.attacks('Hulking Goblin');
  ann.intercepts('Hulking Goblin', 'Wall of Stone');
  then('Hulking Goblin').isIn('play');
});

rule('P-296', 'some cards of the standard game hurt Walls and no other creature', () => {
  for (const [blocker, zone] of [
    ['Wall of Stone', 'graveyard'],
    ['Craw Wurm', 'play'],
  ] as const) {
    const { ann, ben } = given('fifth', { ann: { inPlay: ['Battering Ram'] }, ben: { inPlay: [blocker] } });
    ann.attacks('Battering Ram');
    ben.blocks('Battering Ram', blocker);
    play.until('main', 'ben');
    then(blocker).isIn(zone);
  }
});

rule(
  ['P-145', 'P-146'],
  'abilities take effect by themselves when the creature is played, is destroyed or attacks',
  () => {
    const { ann } = given('portal', {
      ann: { hand: ['Kavu Climber'], inPlay: Array<string>(5).fill('Forest') },
      ben: {},
    });
    ann.casts('Kavu Climber');
    then(ann).hasCardsInHand(1);

    const other = given('portal', { ann: { inPlay: ['Air Elemental'] }, ben: { inPlay: ['Aven Fisher'] } });
    other.ann.attacks('Air Elemental');
    other.ben.intercepts('Air Elemental', 'Aven Fisher');
    then('Aven Fisher').isIn('graveyard');
    expect(play.question).toMatchObject({ ask: 'yesno', player: other.ben.seat });
    other.ben.chooses('yes');
    then(other.ben).hasCardsInHand(1);
  },
);

example(['P-149', 'P-147', 'P-146'], 'Fire Imp must deal its 2 damage, even if all creatures in play are yours', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Fire Imp'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Fire Imp');
  then('Fire Imp').isIn('play');
  expect(ann.choices.sort()).toEqual(['Fire Imp', 'Grizzly Bears']);
  refused('wrong number', () => ann.chooses());
  ann.chooses('Grizzly Bears');
  then('Grizzly Bears').isIn('graveyard');

  const alone = given('portal', { ann: { hand: ['Fire Imp'], inPlay: ['Mountain', 'Mountain', 'Mountain'] }, ben: {} });
  alone.ann.casts('Fire Imp');
  then('Fire Imp').isIn('graveyard');
});

example(['P-153', 'P-150', 'P-084'], 'Seasoned Marshal taps a creature before interceptors are declared', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Seasoned Marshal'] },
    ben: { inPlay: ['Grizzly Bears', 'Hill Giant'] },
  });
  ann.attacks('Seasoned Marshal');
  expect(play.asked).toBe('ann');
  ann.chooses('yes');
  ann.chooses('Hill Giant');
  then('Hill Giant').isTapped().isNotAttacking();
  expect(play.asked).toBe('ben');
  expect(ben.choices).toEqual(['Grizzly Bears']);
  refused('tapped', () => ben.intercepts('Seasoned Marshal', 'Hill Giant'));
  ben.letsThrough('Seasoned Marshal');
  then(ben).hasLife(18);
});

rule(['P-152', 'P-146'], '"you may choose": the player may leave it', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Seasoned Marshal'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.attacks('Seasoned Marshal');
  ann.chooses('no');
  then('Hill Giant').isUntapped();
  ben.intercepts('Seasoned Marshal', 'Hill Giant');
  then('Seasoned Marshal').isIn('graveyard');
});

rule('P-038', 'a destroyed creature goes to the discard pile of the player whose card it is', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: [{ card: 'Grizzly Bears', owner: 'ben' }, 'Gray Ogre'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.attacks('Grizzly Bears', 'Gray Ogre');
  ben.intercepts('Grizzly Bears', 'Hill Giant');
  then(ben).hasCardsInGraveyard(1);
  then(ann).hasCardsInGraveyard(0);
  then(ben).hasLife(18);
});
