// Magic 2011, "Casting a Spell", "Target", "Responding", "Resolving" and the examples of spells on the stack.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule('M-132', 'the spell is shown to everybody as it goes on the stack', () => {
  const { ann, ben } = given('m11', { ann: { hand: ['Divination'], inPlay: Array(3).fill('Island') }, ben: {} });
  expect(play.game.view(ben.seat).players[0]?.hand).toEqual([]);
  ann.casts('Divination');
  expect(play.game.view(ben.seat).chain.map((item) => item.name)).toEqual(['Divination']);
});

rule(['M-133', 'M-331'], 'the option of "Choose one" is chosen while casting and cannot be changed', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Healing Salve'], inPlay: ['Plains'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Healing Salve', { mode: 0, target: ann });
  ann.passes();
  ben.casts('Lightning Bolt', { target: ann });
  play.allPass(); // nothing more is asked: the life is gained after the damage
  then(ann).hasLife(20);
});

rule('M-331', 'an option that does not work out is not exchanged for another', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Blue Elemental Blast'], inPlay: ['Island'] },
    ben: { hand: ['Unsummon'], inPlay: ['Island', 'Hill Giant', 'Gray Ogre'] },
  });
  ann.casts('Blue Elemental Blast', { mode: 1, target: 'Hill Giant' });
  ann.passes();
  ben.casts('Unsummon', { target: 'Hill Giant' });
  play.allPass();
  then('Blue Elemental Blast').isIn('graveyard');
  then('Gray Ogre').isIn('play');
});

rule(['M-134', 'M-142', 'M-138'], 'targets are chosen while casting, and the choice stays', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
  });
  ann.casts('Lightning Bolt', { target: 'Grizzly Bears' });
  expect(play.game.state.chain[0]?.targets.map((target) => target.id)).toEqual([
    play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === 'Grizzly Bears'),
  ]);
  play.allPass(); // nobody is asked again
  then('Grizzly Bears').isIn('graveyard');
  then('Gray Ogre').isIn('play');
  then(ben).hasLife(20);
});

rule('M-136', 'X is chosen while casting or activating, and has that value in the effect', () => {
  const spell = given('m11', { ann: { hand: ['Blaze'], inPlay: Array(5).fill('Mountain') }, ben: {} });
  spell.ann.casts('Blaze', { x: 3, target: spell.ben });
  expect(play.game.state.chain[0]?.x).toBe(3);
  play.allPass();
  then(spell.ben).hasLife(17);
  const ability = given('m11', { ann: { inPlay: ['X Pump', ...Array(5).fill('Mountain')] }, ben: {} }, { cards: ALL });
  ability.ann.activates('X Pump', { x: 4 });
  play.allPass();
  then('X Pump').is(5, 1);
});

rule('M-136', 'no X can be chosen that cannot be paid', () => {
  const { ann, ben } = given('m11', { ann: { hand: ['Blaze'], inPlay: Array(3).fill('Mountain') }, ben: {} });
  refused('wrong number', () => ann.casts('Blaze', { x: 3, target: ben }));
});

rule('M-137', 'other choices wait until the spell resolves', () => {
  const { ann } = given('m11', { ann: { hand: ['Twiddle'], inPlay: ['Island'] }, ben: { inPlay: ['Hill Giant'] } });
  ann.casts('Twiddle', { target: 'Hill Giant' });
  expect(play.question?.ask).toBe('act');
  play.pass();
  play.pass();
  ann.chooses('yes');
  expect(ann.choices).toEqual(['tap', 'untap']);
  ann.chooses('tap');
  then('Hill Giant').isTapped();
});

rule('M-139', 'only what the text names can be the target', () => {
  const { ann, ben } = given(
    'm11',
    {
      ann: { hand: ['Red Killer', 'Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { inPlay: ['Hill Giant', 'Grizzly Bears', 'Rod of Ruin', 'Furnace of Rath'] },
    },
    { cards: ALL },
  );
  ann.casts('Red Killer');
  expect(ann.choices).toEqual(['Hill Giant', 'Furnace of Rath']);
  refused('illegal target', () => ann.chooses('Grizzly Bears'));
  play.game.answer({ kind: 'cancel' });
  ann.casts('Lightning Bolt');
  expect(new Set(ann.choices)).toEqual(new Set(['ann', 'ben', 'Hill Giant', 'Grizzly Bears']));
  refused('illegal target', () => ann.chooses('Rod of Ruin'));
  ann.chooses(ben);
});

rule(
  ['M-140', 'M-311', 'M-171'],
  'targets of an activated ability are chosen, and its cost paid, as it is activated; then it waits',
  () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Prodigal Pyromancer'] },
      ben: { inPlay: ['Savannah Lions'] },
    });
    ann.activates('Prodigal Pyromancer', { target: 'Savannah Lions' });
    then('Prodigal Pyromancer').isTapped().isIn('play');
    expect(play.game.state.chain.map((item) => [item.what, item.targets.length])).toEqual([['ability', 1]]);
    then('Savannah Lions').isIn('play');
    play.allPass();
    then('Savannah Lions').isIn('graveyard');
    then(ben).hasLife(20);
  },
);

rule('M-141', 'without a legal target the spell is not cast and the ability not activated', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Terror', 'Giant Growth'], inPlay: ['Swamp', 'Swamp', 'Forest', 'Royal Assassin'] },
    ben: { inPlay: ['Scathe Zombies'] },
  });
  refused('no target', () => ann.casts('Terror')); // everything is black
  refused('no target', () => ann.activates('Royal Assassin')); // nothing is tapped
  expect(ann.mayCast('Giant Growth')).toBe(true);
});

rule('M-143', 'a target that no longer fits is illegal when the spell resolves', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Terror'], inPlay: ['Swamp', 'Swamp'] },
    ben: { hand: ['Deathlace'], inPlay: ['Swamp', 'Grizzly Bears'] },
  });
  ann.casts('Terror', { target: 'Grizzly Bears' });
  ann.passes();
  ben.casts('Deathlace', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('play').isColor('black');
  then('Terror').isIn('graveyard');
});

rule('M-143', 'a target that left and came back is not the same thing', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Arcanis the Omnipotent', ...Array(4).fill('Island')] },
  });
  ann.casts('Lightning Bolt', { target: 'Arcanis the Omnipotent' });
  ann.passes();
  ben.activates('Arcanis the Omnipotent', { ability: 1 });
  play.allPass();
  then('Arcanis the Omnipotent').isIn('hand');
  then('Lightning Bolt').isIn('graveyard');
});

rule('M-144', 'one illegal target is left alone, the other is affected', () => {
  const { ann, ben } = given(
    'm11',
    { ann: { hand: ['Two Shots'] }, ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears', 'Gray Ogre'] } },
    { cards: ALL },
  );
  ann.casts('Two Shots', { targets: ['Grizzly Bears', 'Gray Ogre'] });
  ann.passes();
  ben.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').isIn('hand');
  then('Gray Ogre').isIn('graveyard');
});

rule(
  ['M-145', 'M-362'],
  'with all targets illegal the spell is countered, does nothing at all, and goes to the graveyard',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Drain Life'], inPlay: Array(4).fill('Swamp') },
      ben: { hand: ['Unsummon'], inPlay: ['Island', 'Grizzly Bears'] },
    });
    ann.casts('Drain Life', { x: 2, target: 'Grizzly Bears' });
    ann.passes();
    ben.casts('Unsummon', { target: 'Grizzly Bears' });
    play.allPass();
    then(ann).hasLife(20); // no life gained either
    then('Drain Life').isIn('graveyard');
  },
);

rule(['M-146', 'M-147', 'M-148'], 'a spell waits; everybody may respond, its caster too; responses go on top', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt', 'Giant Growth'], inPlay: ['Mountain', 'Forest', 'Grizzly Bears'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain', 'Prodigal Pyromancer'] },
  });
  ann.casts('Lightning Bolt', { target: ben });
  then(ben).hasLife(20);
  expect(play.asked).toBe('ann');
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  ann.passes();
  ben.activates('Prodigal Pyromancer', { target: ann });
  expect(play.asked).toBe('ben');
  ben.casts('Lightning Bolt', { target: ann });
  expect(play.game.view(0).chain.map((item) => item.name)).toEqual([
    'Lightning Bolt',
    'Giant Growth',
    'Prodigal Pyromancer',
    'Lightning Bolt',
  ]);
  play.allPass();
  then(ann).hasLife(16);
  then(ben).hasLife(17);
  then('Grizzly Bears').is(5, 5);
});

rule('M-151', 'announce, choose, pay: the lands are tapped last, and only then is the spell cast', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { inPlay: ['Grizzly Bears'] },
  });
  ann.casts('Lightning Bolt');
  expect(play.question?.purpose).toBe('choose a target');
  then('Mountain').isUntapped();
  ann.chooses(ben);
  then('Mountain').isTapped();
  then('Lightning Bolt').isIn('chain');
  expect(play.question?.ask).toBe('act');
});

example('M-152', 'Giant Growth in response saves Runeclaw Bear from Lightning Bolt', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    ben: { hand: ['Giant Growth'], inPlay: ['Forest', 'Runeclaw Bear'] },
  });
  ann.casts('Lightning Bolt', { target: 'Runeclaw Bear' });
  ann.passes();
  ben.casts('Giant Growth', { target: 'Runeclaw Bear' });
  ben.passes();
  ann.passes();
  then('Runeclaw Bear').is(5, 5).hasDamage(0);
  then('Lightning Bolt').isIn('chain');
  play.allPass();
  then('Runeclaw Bear').isIn('play').is(5, 5).hasDamage(3);
  then('Lightning Bolt').isIn('graveyard').isOwnedBy(ann);
  then('Giant Growth').isIn('graveyard').isOwnedBy(ben);
});

example('M-156', 'the other way round the Bear dies and Giant Growth is countered', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Giant Growth'], inPlay: ['Forest', 'Runeclaw Bear'] },
    ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
  });
  ann.casts('Giant Growth', { target: 'Runeclaw Bear' });
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'Runeclaw Bear' });
  ben.passes();
  ann.passes();
  then('Runeclaw Bear').isIn('graveyard');
  then('Giant Growth').isIn('chain');
  play.allPass();
  then('Giant Growth').isIn('graveyard');
  then('Lightning Bolt').isIn('graveyard');
});

rule(['M-312'], 'an additional cost is paid as well as the mana cost', () => {
  const cast = (inPlay: string[]): string => {
    const { ann, ben } = given('m11', { ann: { hand: ['Sacrifice Bolt'], inPlay }, ben: {} }, { cards: ALL });
    if (!ann.mayCast('Sacrifice Bolt')) return 'no';
    ann.casts('Sacrifice Bolt', { target: ben });
    then('Grizzly Bears').isIn('graveyard');
    then('Mountain').isTapped();
    play.allPass();
    then(ben).hasLife(16);
    return 'yes';
  };
  expect(cast(['Mountain'])).toBe('no');
  expect(cast(['Grizzly Bears'])).toBe('no');
  expect(cast(['Mountain', 'Grizzly Bears'])).toBe('yes');
});

rule(['M-359'], 'a cost may also be asked for while something resolves', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Hidden Horror', 'Grizzly Bears', 'Forest'], inPlay: Array(3).fill('Swamp') },
    ben: {},
  });
  ann.casts('Hidden Horror');
  for (let i = 0; i < 4; i += 1) play.pass();
  expect(play.question?.ask).toBe('yesno');
  ann.chooses('yes');
  then('Hidden Horror').isIn('play');
  then('Grizzly Bears').isIn('graveyard');
  then(ann).hasCardsInHand(1);
});

example('M-361', 'without a card in hand, a cost that says "discard a card" cannot be paid', () => {
  const { ann } = given('m11', { ann: { inPlay: ['Discarder'] }, ben: {} }, { cards: ALL });
  refused('cost', () => ann.activates('Discarder'));
  const with1 = given('m11', { ann: { hand: ['Forest'], inPlay: ['Discarder'] }, ben: {} }, { cards: ALL });
  with1.ann.activates('Discarder');
  then('Forest').isIn('graveyard');
});

rule(['M-362', 'M-106'], "a countered spell has no effect and goes to its owner's graveyard", () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Lava Axe'], inPlay: Array(5).fill('Mountain') },
    ben: { hand: ['Cancel'], inPlay: Array(3).fill('Island') },
  });
  ann.casts('Lava Axe', { target: ben });
  ann.passes();
  ben.casts('Cancel', { target: 'Lava Axe' });
  play.allPass();
  then(ben).hasLife(20);
  then('Lava Axe').isIn('graveyard').isOwnedBy(ann);
});

rule('M-363', 'what has begun to resolve cannot be countered any more', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Twiddle'], inPlay: ['Island'] },
    ben: { hand: ['Cancel'], inPlay: ['Hill Giant', ...Array(3).fill('Island')] },
  });
  ann.casts('Twiddle', { target: 'Hill Giant' });
  play.pass();
  play.pass(); // the last chance is over: Twiddle resolves and asks
  expect(play.question?.player).toBe(ann.seat);
  // It is still on the stack (M-092), but nobody gets the chance to do anything about it.
  expect(play.game.view(1).chain.map(({ name }) => name)).toEqual(['Twiddle']);
  ann.chooses('yes');
  ann.chooses('tap');
  then('Hill Giant').isTapped();
});

example('M-450', 'Unsummon targets a creature on the battlefield, not a card in a graveyard or a hand', () => {
  const none = given('m11', {
    ann: { hand: ['Unsummon', 'Hill Giant'], inPlay: ['Island'], graveyard: ['Hill Giant'] },
    ben: { graveyard: ['Grizzly Bears'] },
  });
  refused('no target', () => none.ann.casts('Unsummon'));
  const { ann, ben } = given('m11', {
    ann: { hand: ['Unsummon'], inPlay: ['Island', 'Gray Ogre', { card: 'Hill Giant', owner: 'ben' }] },
    ben: { graveyard: ['Grizzly Bears'] },
  });
  ann.casts('Unsummon');
  expect(ann.choices).toEqual(['Gray Ogre', 'Hill Giant']);
  ann.chooses('Hill Giant');
  play.allPass();
  then('Hill Giant').isIn('hand');
  then(ben).hasInHand('Hill Giant');
});

rule('M-448', 'a text that says "creatures" does not speak of cards elsewhere', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Evacuation', 'Grizzly Bears'], inPlay: Array(5).fill('Island') },
    ben: { inPlay: ['Hill Giant'], graveyard: ['Gray Ogre'] },
  });
  ann.casts('Evacuation');
  play.allPass();
  then('Hill Giant').isIn('hand');
  then('Gray Ogre').isIn('graveyard');
});

example('M-496', 'Shivan Dragon: a creature card in hand, a creature spell on the stack, then a creature', () => {
  const { ann, ben } = given('m11', {
    ann: { hand: ['Shivan Dragon'], inPlay: Array(6).fill('Mountain') },
    ben: { hand: ['Mystic Denial', 'Unsummon'], inPlay: Array(3).fill('Island') },
  });
  then('Shivan Dragon').isIn('hand');
  ann.casts('Shivan Dragon');
  ann.passes();
  then('Shivan Dragon').isIn('chain').isA('creature');
  expect(play.game.view(1).chain[0]?.what).toBe('spell');
  expect(ben.mayCast('Mystic Denial')).toBe(true); // it counters creature spells
  expect(ben.mayCast('Unsummon')).toBe(false); // no creature yet
  play.pass();
  then('Shivan Dragon').isIn('play').isA('creature');
});
