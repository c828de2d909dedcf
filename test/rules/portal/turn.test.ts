// Portal, "Turns", "Draw", "Lands" and "Cleanup": the order of a turn and what belongs to each part of it.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';

const steps = (): string[] =>
  play.game.events.flatMap((event) => (event.event === 'step' && event.seat === 1 ? [event.step] : []));

rule('P-205', 'a turn runs: untap, draw, land, play cards, attack, play cards, cleanup', () => {
  const { ann, ben } = given(
    'portal',
    {
      ann: {},
      ben: {
        hand: ['Mountain', "Mons's Goblin Raiders"],
        inPlay: [
          { card: 'Grizzly Bears', tapped: true },
          { card: 'Mountain', tapped: true },
        ],
      },
    },
    { step: 'play cards after attack' },
  );
  ann.passes();
  expect(steps()).toEqual(['untap', 'draw', 'land']);
  then('Grizzly Bears').isUntapped();
  then(ben).hasCardsInHand(3);
  ben.plays('Mountain');
  expect(play.step).toBe('play cards');
  ben.casts("Mons's Goblin Raiders");
  ben.attacks('Grizzly Bears');
  expect(play.step).toBe('play cards after attack');
  ben.passes();
  expect(steps()).toEqual([
    'untap',
    'draw',
    'land',
    'play cards',
    'announce attackers',
    'declare interceptors',
    'play cards after attack',
    'cleanup',
  ]);
  expect(play.asked).toBe('ann');
});

rule('P-205', 'the land is step 3: not together with the cards of step 4, and those not in step 3', () => {
  const { ann } = given(
    'portal',
    { ann: { hand: ['Forest', 'Grizzly Bears'], inPlay: ['Forest', 'Forest'] }, ben: {} },
    { step: 'land' },
  );
  refused('sorcery timing', () => ann.casts('Grizzly Bears'));
  ann.passes();
  expect(play.step).toBe('play cards');
  refused('land timing', () => ann.plays('Forest'));
  ann.casts('Grizzly Bears');
  play.until('play cards after attack');
  refused('land timing', () => ann.plays('Forest'));
});

rule(
  ['P-090', 'P-091', 'P-131'],
  'a turn goes on until its player says "done"; then the opponent’s begins with untapping',
  () => {
    const { ann, ben } = given('portal', {
      ann: { inPlay: [{ card: 'Hill Giant', tapped: true }] },
      ben: { inPlay: [{ card: 'Gray Ogre', tapped: true }] },
    });
    refused('not your question', () => play.game.answer({ kind: 'pass' }, ben.seat));
    ann.passes();
    expect(play.asked).toBe('ann');
    expect(play.step).toBe('play cards after attack');
    then('Gray Ogre').isTapped();
    ann.passes();
    expect(play.asked).toBe('ben');
    then('Gray Ogre').isUntapped();
    then('Hill Giant').isTapped();
    play.until('play cards', 'ann');
    then('Hill Giant').isUntapped();
    play.until('play cards', 'ben');
  },
);

rule('P-092', 'all creatures and lands of the player untap at the beginning of the turn, and nobody else’s', () => {
  given(
    'portal',
    {
      ann: { inPlay: [{ card: 'Hill Giant', tapped: true }] },
      ben: { inPlay: ['Swamp', 'Forest', 'Gray Ogre', 'Craw Wurm'].map((card) => ({ card, tapped: true })) },
    },
    { step: 'play cards after attack' },
  );
  play.until('land', 'ben');
  for (const card of ['Swamp', 'Forest', 'Gray Ogre', 'Craw Wurm']) then(card).isUntapped();
  then('Hill Giant').isTapped();
});

rule('P-093', 'some cards untap others at another time', () => {
  const { ann, ben } = given('portal', {
    ann: { inPlay: ['Gray Ogre'] },
    ben: { hand: ['Defiant Stand'], inPlay: ['Plains', 'Plains', { card: 'Grizzly Bears', tapped: true }] },
  });
  ann.attacks('Gray Ogre');
  ben.casts('Defiant Stand', { target: 'Grizzly Bears' });
  then('Grizzly Bears').isUntapped().is(3, 5);
  ben.intercepts('Gray Ogre', 'Grizzly Bears');
  then('Gray Ogre').isIn('graveyard');
});

rule(
  ['P-154', 'P-156'],
  'one card is drawn each turn after untapping, without being asked, in the first turn too',
  () => {
    const { ann, ben } = given(
      'portal',
      { ann: { library: ['Hill Giant', 'Forest'] }, ben: { library: ['Gray Ogre', 'Swamp'] } },
      { step: 'play cards after attack', turn: 1 },
    );
    ann.passes();
    const draws = play.game.events.filter((event) => event.event === 'moved' && event.from === 'library');
    expect(draws).toHaveLength(1);
    then(ben).hasInHand('Gray Ogre').hasCardsInHand(1);
    then('Swamp').isIn('library');
    play.until('land', 'ann');
    then(ann).hasInHand('Hill Giant').hasCardsInHand(1);
  },
);

rule('P-155', 'a sorcery may make a player draw again later in the turn', () => {
  const { ann } = given(
    'portal',
    { ann: { hand: ['Divination'], inPlay: ['Island', 'Island', 'Island'] }, ben: {} },
    { step: 'play cards after attack', active: 'ben' },
  );
  play.until('play cards', 'ann');
  then(ann).hasCardsInHand(2);
  ann.casts('Divination');
  then(ann).hasCardsInHand(3);
});

rule(['P-157', 'P-061'], 'the last card of the deck can be drawn; having to draw another loses', () => {
  const { ben } = given('portal', { ann: {}, ben: { library: ['Forest'] } }, { step: 'play cards after attack' });
  play.until('land', 'ben');
  then(ben).hasInHand('Forest').hasCardsInLibrary(0);
  play.isGoingOn();
  play.until('play cards after attack', 'ann');
  play.isGoingOn();
  play.pass();
  play.isWonBy('ann');
});

rule('P-061', 'a sorcery that makes a player draw from an empty deck loses the game as well, at once', () => {
  const { ann } = given('portal', {
    ann: { hand: ['Divination'], library: ['Forest'], inPlay: ['Island', 'Island', 'Island'] },
    ben: {},
  });
  ann.casts('Divination');
  play.isWonBy('ben');
});

rule(['P-166', 'P-168', 'P-169'], 'one land a turn, if one likes; it stays, tapped for a cost or not', () => {
  const { ann, ben } = given(
    'portal',
    { ann: { hand: ['Forest', 'Swamp', 'Scryb Sprites'] }, ben: {} },
    { step: 'land' },
  );
  ann.plays('Forest');
  then('Forest').isIn('play');
  expect(play.step).toBe('play cards');
  refused('land timing', () => ann.plays('Swamp'));
  ann.casts('Scryb Sprites');
  then('Forest').isIn('play').isTapped();
  play.until('land', 'ben');
  ben.passes();
  play.until('land', 'ann');
  then('Forest').isIn('play').isUntapped();
  ann.passes();
  then('Swamp').isIn('hand');
});

rule('P-167', 'with several lands the player chooses one; without one there is none to play', () => {
  const { ann } = given('portal', { ann: { hand: ['Forest', 'Swamp'] }, ben: {} }, { step: 'land' });
  expect(ann.mayPlay('Forest')).toBe(true);
  expect(ann.mayPlay('Swamp')).toBe(true);
  ann.plays('Swamp');
  then('Forest').isIn('hand');

  const other = given('portal', { ann: { hand: ['Grizzly Bears'], graveyard: ['Forest'] }, ben: {} }, { step: 'land' });
  expect(play.game.legalAnswers()).toEqual([{ kind: 'pass' }]);
  refused('not in hand', () =>
    play.game.answer({ kind: 'land', card: play.game.state.players[0]?.graveyard[0] as number }, other.ann.seat),
  );
});

rule(
  ['P-186', 'P-187', 'P-206'],
  'any number of cards may be played before and after the attack, and none has to be',
  () => {
    const { ann } = given('portal', {
      ann: {
        hand: ["Mons's Goblin Raiders", 'Savannah Lions', 'Scryb Sprites', 'Merfolk of the Pearl Trident', 'Craw Wurm'],
        inPlay: ['Mountain', 'Plains', 'Forest', 'Island'],
      },
      ben: {},
    });
    ann.casts("Mons's Goblin Raiders");
    ann.casts('Savannah Lions');
    play.until('play cards after attack');
    ann.casts('Scryb Sprites');
    expect(ann.mayCast('Craw Wurm')).toBe(false);
    expect(ann.mayCast('Merfolk of the Pearl Trident')).toBe(true);
    ann.passes();
    then('Merfolk of the Pearl Trident').isIn('hand');
  },
);

rule(['P-207', 'P-208'], 'there is one attack in a turn, and it may be passed up', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Hill Giant', 'Gray Ogre'] }, ben: {} });
  ann.attacks('Hill Giant');
  then(ben).hasLife(17);
  expect(play.step).toBe('play cards after attack');
  refused('wrong phase', () => play.game.answer({ kind: 'begin attack' }, ann.seat));
  play.until('play cards', 'ben');
  play.until('declare attack');
  expect(play.asked).toBe('ann');
  ann.attacks();
  then('Hill Giant').isUntapped();
  then(ben).hasLife(17);
});

rule(['P-132', 'P-133'], 'the cleanup erases nonlethal damage: it does not carry over to the next turn', () => {
  const { ann, ben } = given('portal', { ann: { inPlay: ['Gray Ogre'] }, ben: { inPlay: ['Regal Unicorn'] } });
  ann.attacks('Gray Ogre');
  ben.intercepts('Gray Ogre', 'Regal Unicorn');
  then('Regal Unicorn').hasDamage(2);
  ann.passes();
  then('Regal Unicorn').isIn('play').hasDamage(0);
  play.until('land', 'ben');
});

rule('P-132', 'a defense bonus and the damage it outlasted end at the same moment', () => {
  const { ann, ben } = given('portal', {
    ann: { hand: ['Steadfastness'], inPlay: ['Plains', 'Plains', 'Gray Ogre'] },
    ben: { inPlay: ['Hill Giant'] },
  });
  ann.casts('Steadfastness');
  ann.attacks('Gray Ogre');
  ben.intercepts('Gray Ogre', 'Hill Giant');
  then('Gray Ogre').is(2, 5).hasDamage(3);
  ann.passes();
  then('Gray Ogre').isIn('play').is(2, 2).hasDamage(0);
});

example(
  ['P-135', 'P-134', 'P-025'],
  'damage of combat and of a sorcery in one turn adds up, and is erased if it is not enough',
  () => {
    for (const [x, zone] of [
      [1, 'play'],
      [2, 'graveyard'],
    ] as const) {
      const { ann, ben } = given('portal', {
        ann: { hand: ['Blaze'], inPlay: ['Mountain', 'Mountain', 'Mountain', 'Gray Ogre'] },
        ben: { inPlay: ['Rowan Treefolk'] },
      });
      ann.attacks('Gray Ogre');
      ben.intercepts('Gray Ogre', 'Rowan Treefolk');
      then('Rowan Treefolk').hasDamage(2);
      ann.casts('Blaze', { x, target: 'Rowan Treefolk' });
      then('Rowan Treefolk').isIn(zone);
      if (zone !== 'play') continue;
      ann.passes();
      then('Rowan Treefolk').isIn('play').hasDamage(0);
    }
  },
);
