// Magic 2011, the glossary on entering and leaving the battlefield, legends, tokens and counters.

import { expect } from 'vitest';
import { entering, triggered } from '../../../src/language/build.ts';
import { card, creature, land } from '../../../src/language/card.ts';
import { given, play, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { ALL } from './cards.ts';

rule('M-399', 'other permanents may listen too: an ability triggers whenever a creature comes', () => {
  const greeter = card('Greeter', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'enters', what: { types: ['creature'], other: true } }, [
        { do: 'gainLife', who: { ref: 'you' }, amount: 1 },
      ]),
    ],
  });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Grizzly Bears', 'Sol Ring'], inPlay: ['Greeter', 'Forest', 'Forest', 'Forest'] }, ben: {} },
    { cards: [greeter] },
  );
  ann.casts('Sol Ring');
  play.allPass();
  then(ann).hasLife(20);
  ann.casts('Grizzly Bears');
  play.allPass();
  then(ann).hasLife(21);
});

rule('M-400', 'what enters tapped is tapped already; it does not become tapped', () => {
  const slow = card('Slow Land', { type: land('Forest'), abilities: [entering({ tapped: true })] });
  const alarm = card('Tap Alarm', {
    cost: '{0}',
    type: creature('Human'),
    size: [1, 1],
    abilities: [
      triggered({ on: 'becomes tapped', what: { types: ['land'] } }, [
        { do: 'gainLife', who: { ref: 'you' }, amount: 1 },
      ]),
    ],
  });
  const { ann } = given(
    'm11',
    { ann: { hand: ['Slow Land'], inPlay: ['Tap Alarm', 'Mountain'] }, ben: {} },
    { cards: [slow, alarm] },
  );
  ann.plays('Slow Land');
  then('Slow Land').isTapped();
  expect(play.game.state.chain).toEqual([]);
  ann.taps('Mountain');
  expect(play.game.state.chain.length).toBe(1);
});

rule('M-401', 'counters and bonuses are there from the first moment', () => {
  const hydra = card('Small Hydra', {
    cost: '{0}',
    type: creature('Hydra'),
    size: [0, 0],
    abilities: [entering({ counters: { counter: '+1/+1', amount: 2 } })],
  });
  const runt = card('Goblin Runt', { cost: '{0}', type: creature('Goblin'), size: [0, 0] });
  const { ann } = given(
    'm11',
    {
      ann: { hand: ['Small Hydra', 'Goblin Runt', 'Goblin Runt'], inPlay: ['Goblin Chieftain'] },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
    },
    { cards: [hydra, runt] },
  );
  ann.casts('Small Hydra');
  play.allPass();
  then('Small Hydra').isIn('play').is(2, 2);
  ann.casts('Goblin Runt');
  play.allPass();
  then('Goblin Runt').isIn('play').is(1, 1);
});

rule('M-425', 'going anywhere from the battlefield is leaving it', () => {
  for (const [spell, zone] of [
    ['Unsummon', 'hand'],
    ['Terror', 'graveyard'],
    ['Exile It', 'removed'],
    ['Time Ebb', 'library'],
  ] as const) {
    const { ann } = given(
      'm11',
      {
        ann: { hand: [spell], inPlay: ['Island', 'Island', 'Island', 'Swamp', 'Swamp'] },
        ben: { inPlay: [{ card: 'Hill Giant', with: ['Holy Strength'] }] },
      },
      { cards: ALL },
    );
    ann.casts(spell, { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isIn(zone);
    then('Holy Strength').isIn('graveyard');
  }
});

rule('M-426', 'a card that comes back is a new one: no counters, no damage, no Auras, and summoning sick', () => {
  const { ann } = given('m11', {
    ann: {
      hand: ['Unsummon'],
      inPlay: [
        'Island',
        'Forest',
        'Forest',
        { card: 'Grizzly Bears', damage: 1, counters: { '+1/+1': 1 }, with: ['Holy Strength'] },
        'Hill Giant',
      ],
    },
    ben: {},
  });
  then('Grizzly Bears').is(4, 5);
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').is(2, 2).hasDamage(0).hasCounters('+1/+1', 0);
  play.until('declare attack');
  expect(ann.choices).toEqual(['Hill Giant']);
});

rule('M-426', 'an effect that was on it is lost too', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Unsummon', 'Giant Growth'], inPlay: ['Island', 'Forest', 'Forest', 'Forest', 'Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Giant Growth', { target: 'Grizzly Bears' });
  play.allPass();
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  ann.casts('Grizzly Bears');
  play.allPass();
  then('Grizzly Bears').is(2, 2);
});

rule(
  ['M-428', 'M-382'],
  'two legendary permanents of one name, whoever controls them: all go, and no shield helps',
  () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Kamahl, Pit Fighter'], inPlay: Array(6).fill('Mountain') },
      ben: { inPlay: ['Kamahl, Pit Fighter', 'Arcanis the Omnipotent'] },
    });
    ann.casts('Kamahl, Pit Fighter');
    play.allPass();
    then(ann).hasCardsInGraveyard(1);
    then(ben).hasCardsInGraveyard(1);
    then('Arcanis the Omnipotent').isIn('play');
  },
);

rule(['M-474'], 'putting onto the battlefield is no casting, and costs nothing', () => {
  const fetch = card('Bring It', {
    cost: '{0}',
    type: { types: ['sorcery'], supertypes: [], subtypes: [], interrupt: false, enchant: null },
    effects: [
      { do: 'search', who: { ref: 'you' }, filter: { types: ['creature'] }, amount: 1, to: 'play', reveal: false },
    ],
  });
  const { ann } = given(
    'm11',
    {
      ann: { hand: ['Bring It'], library: ['Forest', 'Craw Wurm'] },
      ben: { hand: ['Counterspell'], inPlay: ['Island', 'Island'] },
    },
    { cards: [fetch] },
  );
  ann.casts('Bring It');
  play.pass();
  play.pass();
  ann.chooses('Craw Wurm');
  then('Craw Wurm').isIn('play').isControlledBy(ann);
  expect(play.game.state.chain).toEqual([]);
});

rule(
  ['M-505', 'M-507', 'M-444'],
  'tokens are creatures in every way, owned by the player under whose control they came',
  () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Siege-Gang Commander', 'Terror'],
        inPlay: [...Array(5).fill('Mountain'), 'Swamp', 'Swamp', 'Goblin Chieftain'],
      },
      ben: {},
    });
    ann.casts('Siege-Gang Commander');
    play.allPass();
    then('Goblin')
      .is(2, 2)
      .isA('creature')
      .isColor('red')
      .hasSubtypes('Goblin')
      .isControlledBy(ann)
      .isOwnedBy(ann)
      .hasKeyword('haste');
    ann.casts('Terror');
    expect(ann.choices).toContain('Goblin');
    ann.chooses('Goblin');
    play.allPass();
    ann.attacks('Goblin', 'Goblin#2');
    play.until('end of combat');
    then(ben).hasLife(16);
  },
);

rule('M-508', 'a token that leaves goes to the graveyard, and then is gone', () => {
  const { ann } = given('m11', {
    ann: { hand: ['Lightning Bolt'], inPlay: ['Garruk Wildspeaker', 'Soul Net', 'Mountain', 'Plains'] },
    ben: {},
  });
  ann.activates('Garruk Wildspeaker', { ability: 1 });
  play.allPass();
  then('Beast').is(3, 3);
  ann.casts('Lightning Bolt', { target: 'Beast' });
  play.pass();
  play.pass();
  expect(play.game.view(0).chain.map((item) => item.name)).toEqual(['Soul Net']); // it went to the graveyard
  play.pass();
  play.pass();
  ann.chooses('yes');
  then(ann).hasLife(21).hasCardsInGraveyard(1);
  then('Beast').isIn('gone');
});

rule('M-508', 'a token returned to a hand does not stay there', () => {
  const { ann } = given('m11', { ann: { hand: ['Unsummon'], inPlay: ['Garruk Wildspeaker', 'Island'] }, ben: {} });
  ann.activates('Garruk Wildspeaker', { ability: 1 });
  play.allPass();
  ann.casts('Unsummon', { target: 'Beast' });
  play.allPass();
  then(ann).hasCardsInHand(0);
  then('Beast').isIn('gone');
});

rule('M-365', 'a counter stays as long as its permanent', () => {
  const { ann } = given(
    'm11',
    { ann: { hand: ['Grow For Good'], inPlay: ['Grizzly Bears'] }, ben: {} },
    { cards: ALL },
  );
  ann.casts('Grow For Good', { target: 'Grizzly Bears' });
  play.allPass();
  then('Grizzly Bears').is(4, 4).hasCounters('+1/+1', 2);
  play.until('upkeep', 'ben');
  play.until('upkeep', 'ann');
  then('Grizzly Bears').is(4, 4);
});
