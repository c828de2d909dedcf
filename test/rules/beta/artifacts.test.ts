// Beta, "Artifacts" and "Enchantments" (pp. 16-18): what may be used how often, and when it is off.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { example, rule } from '../../support/catalogue.ts';
import { continuousArtifact, polyArtifact } from './own-cards.ts';

rule(['B-140', 'B-085', 'B-143'], 'an artifact may be used in the turn it is played', () => {
  const { ann, ben } = given('beta', { ann: { hand: ['Rod of Ruin'], mana: 'CCCCCCC' }, ben: {} });
  ann.casts('Rod of Ruin');
  play.allPass();
  ann.activates('Rod of Ruin', { target: ben });
  play.allPass();
  then(ben).hasLife(19);
});

rule(
  ['B-141', 'B-145', 'B-346', 'B-058'],
  'a mono artifact is tapped by its use and cannot be used again until it is untapped',
  () => {
    const { ann, ben } = given('beta', { ann: { inPlay: ['Rod of Ruin'], mana: 'CCCCCC' }, ben: {} });
    ann.activates('Rod of Ruin', { target: ben });
    play.allPass();
    then('Rod of Ruin').isTapped();
    refused('tapped', () => ann.activates('Rod of Ruin', { target: ben }));
    play.until('upkeep', 'ann');
    then('Rod of Ruin').isUntapped();
  },
);

rule('B-141', 'an artifact tapped by something else cannot be used either, though its use would not tap it', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: [{ card: 'Poly Fountain', tapped: true }], mana: 'C' }, ben: {} },
    { cards: [polyArtifact] },
  );
  refused('tapped artifact', () => ann.activates('Poly Fountain'));
});

rule('B-146', 'a poly artifact may be used many times a turn and is not tapped by it', () => {
  const { ann } = given(
    'beta',
    { ann: { inPlay: ['Poly Fountain'], mana: 'CCC' }, ben: {} },
    { cards: [polyArtifact] },
  );
  for (const life of [21, 22, 23]) {
    ann.activates('Poly Fountain');
    play.allPass();
    then('Poly Fountain').isUntapped();
    then(ann).hasLife(life);
  }
});

rule(
  ['B-147', 'B-148'],
  'a continuous artifact works all the time, for nothing, and its controller cannot switch it off',
  () => {
    const { ann, ben } = given(
      'beta',
      { ann: { inPlay: ['Banner of Might', 'Grizzly Bears'] }, ben: { inPlay: ['Hill Giant'] } },
      { cards: [continuousArtifact] },
    );
    then('Grizzly Bears').is(3, 3);
    then('Hill Giant').is(4, 4);
    const uses = play.game.legalAnswers().filter((answer) => answer.kind === 'use');
    expect(uses).toEqual([]);
    play.until('main', 'ben');
    then('Grizzly Bears').is(3, 3);
    void ann;
    void ben;
  },
);

rule(['B-142', 'B-148'], 'tapped by a spell, a continuous artifact stops; untapped, it goes on', () => {
  const { ann } = given(
    'beta',
    { ann: { hand: ['Twiddle', 'Twiddle'], inPlay: ['Banner of Might', 'Grizzly Bears'], mana: 'UU' }, ben: {} },
    { cards: [continuousArtifact] },
  );
  ann.casts('Twiddle', { target: 'Banner of Might', choose: ['tap'] });
  play.pass();
  play.pass();
  then('Banner of Might').isTapped();
  then('Grizzly Bears').is(2, 2);
  ann.casts('Twiddle', { target: 'Banner of Might', choose: ['untap'] });
  play.pass();
  play.pass();
  then('Grizzly Bears').is(3, 3);
});

rule(['B-142', 'B-148'], 'a tapped Howling Mine draws nobody a card', () => {
  given('beta', { ann: {}, ben: { inPlay: [{ card: 'Howling Mine', tapped: true }] } }, { step: 'upkeep' });
  play.until('main');
  then('ann').hasCardsInHand(1);
  const { ann } = given('beta', { ann: {}, ben: { inPlay: ['Howling Mine'] } }, { step: 'upkeep' });
  play.until('draw');
  ann.dealsWith('Howling Mine');
  then('ann').hasCardsInHand(2);
});

rule('B-142', 'with Kormus Bell tapped the Swamps are mere lands until it untaps', () => {
  given('beta', { ann: { inPlay: [{ card: 'Kormus Bell', tapped: true }, 'Swamp'] }, ben: {} });
  then('Swamp').isNotA('creature');
  play.until('upkeep', 'ann');
  then('Swamp').isA('creature').is(1, 1);
});

rule('B-148', 'out of play, a continuous artifact has no effect any more', () => {
  const { ann } = given(
    'beta',
    { ann: { hand: ['Shatter'], inPlay: ['Banner of Might', 'Grizzly Bears'], mana: 'RR' }, ben: {} },
    { cards: [continuousArtifact] },
  );
  ann.casts('Shatter', { target: 'Banner of Might' });
  play.allPass();
  then('Grizzly Bears').is(2, 2);
});

rule(
  ['B-149', 'B-144'],
  'an artifact creature is both: Shatter destroys it, it fights, and it may not attack at once',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Juggernaut'], inPlay: ['Juggernaut'], mana: 'CCCC' },
      ben: { hand: ['Shatter'], inPlay: ['Mountain', 'Mountain'] },
    });
    then('Juggernaut').isA('artifact').isA('creature');
    ann.casts('Juggernaut');
    play.allPass();
    play.game.answer({ kind: 'begin attack' }, 0);
    refused('summoning sick', () => ann.attacks('Juggernaut#1', 'Juggernaut#2'));
    ann.attacks('Juggernaut#2');
    ben.casts('Shatter', { target: 'Juggernaut#2' });
    play.allPass();
    then('Juggernaut').isIn('play');
    expect(play.game.state.players[0]?.graveyard).toHaveLength(1);
  },
);

rule(['B-149', 'B-142'], 'a creature’s own abilities do not cease when the artifact creature taps to attack', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Juggernaut', 'Ornithopter'] },
    ben: { inPlay: ['Wall of Stone', 'Grizzly Bears'] },
  });
  ann.attacks('Juggernaut', 'Ornithopter');
  play.until('declare block');
  refused('cannot block', () => ben.declareBlocks([{ blocker: 'Wall of Stone', attacker: 'Juggernaut' }]));
  refused('flying', () => ben.declareBlocks([{ blocker: 'Grizzly Bears', attacker: 'Ornithopter' }]));
});

// ---- enchantments ----

rule(
  ['B-151', 'B-154', 'B-332'],
  'an enchantment without a cost of use is in effect all the time, turn after turn',
  () => {
    const { ann } = given('beta', { ann: { hand: ['Holy Strength'], inPlay: ['Grizzly Bears', 'Plains'] }, ben: {} });
    ann.casts('Holy Strength', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').is(3, 4);
    play.until('main', 'ben');
    then('Grizzly Bears').is(3, 4);
    play.until('main', 'ann');
    then('Grizzly Bears').is(3, 4);
  },
);

rule('B-332', 'destroyed, it has no effect any more', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Disenchant'], inPlay: [{ card: 'Grizzly Bears', with: ['Holy Strength'] }], mana: 'WW' },
    ben: {},
  });
  ann.casts('Disenchant', { target: 'Holy Strength' });
  play.allPass();
  then('Grizzly Bears').is(2, 2);
  then('Holy Strength').isIn('graveyard');
});

rule(
  ['B-162', 'B-332'],
  'what enchants a card is discarded when that card leaves play, be it to the graveyard or to the hand',
  () => {
    for (const [spell, mana] of [
      ['Lightning Bolt', 'R'],
      ['Unsummon', 'U'],
    ] as const) {
      const { ann } = given('beta', {
        ann: { hand: [spell], inPlay: [{ card: 'Grizzly Bears', with: ['Firebreathing', 'Flight'] }], mana },
        ben: {},
      });
      ann.casts(spell, { target: 'Grizzly Bears' });
      play.allPass();
      then('Firebreathing').isIn('graveyard');
      then('Flight').isIn('graveyard');
    }
  },
);

rule(
  ['B-153', 'B-155', 'B-136', 'B-156'],
  'an enchantment with a cost is paid each time, used as often as its controller likes, and never tapped',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Pestilence', 'Hill Giant'], mana: 'BB' },
      ben: { mana: 'B' },
    });
    ann.activates('Pestilence');
    play.allPass();
    ann.activates('Pestilence');
    play.allPass();
    then(ben).hasLife(18);
    then(ann).hasLife(18).hasMana('');
    then('Hill Giant').hasDamage(2);
    then('Pestilence').isUntapped();
    refused('not enough mana', () => ann.activates('Pestilence'));
    ann.passes();
    refused('not yours', () => ben.activates('Pestilence'));
  },
);

rule('B-156', 'enchantments are never tapped: no card that taps finds one', () => {
  const { ann } = given('beta', { ann: { hand: ['Twiddle'], inPlay: ['Pestilence'], mana: 'U' }, ben: {} });
  refused('no target', () => ann.casts('Twiddle'));
});

example(
  ['B-158', 'B-157', 'B-155', 'B-339'],
  'three red mana at once into a Firebreathing: three more power, until the turn ends',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: [{ card: 'Grizzly Bears', with: ['Firebreathing'] }], mana: 'RRR' },
      ben: {},
    });
    ann.activates('Firebreathing');
    ann.activates('Firebreathing');
    ann.activates('Firebreathing');
    expect(play.game.state.chain).toHaveLength(3);
    play.allPass();
    then('Grizzly Bears').is(5, 2);
    play.until('upkeep', 'ben');
    then('Grizzly Bears').is(2, 2);
    void ben;
  },
);

rule(
  ['B-159', 'B-160'],
  '“enchant” something is put on such a thing, one’s own or the rival’s, and on nothing else',
  () => {
    const { ann } = given('beta', {
      ann: { hand: ['Web', 'Cursed Land'], inPlay: ['Grizzly Bears', 'Sol Ring', 'Forest'], mana: 'GGBBB' },
      ben: { inPlay: ['Hill Giant', 'Island'] },
    });
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
    expect(ann.choices.sort()).toEqual(['Grizzly Bears', 'Hill Giant']);
    ann.chooses('Hill Giant');
    play.allPass();
    then('Web').isAttachedTo('Hill Giant').isControlledBy(ann);
    play.game.answer({ kind: 'cast', card: play.game.state.players[0]?.hand[0] as number }, 0);
    expect(ann.choices.sort()).toEqual(['Forest', 'Island']);
  },
);

rule(
  ['B-163', 'B-164', 'B-165', 'B-150'],
  'a plain enchantment lies before its caster on nothing; it may be there for both players',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Manabarbs'], mana: 'RRRR', inPlay: ['Forest'] },
      ben: { inPlay: ['Island'] },
    });
    ann.casts('Manabarbs');
    play.allPass();
    expect(play.game.view(0).inPlay.find((each) => each.name === 'Manabarbs')).toMatchObject({
      attachedTo: 0,
      controller: 0,
    });
    ann.taps('Forest');
    then(ann).hasLife(19);
    ann.passes();
    ben.taps('Island');
    then(ben).hasLife(19);
  },
);

rule('B-164', 'or it gives its controller, and only its controller, a power', () => {
  const { ann, ben } = given('beta', {
    ann: { inPlay: ['Circle of Protection: Red'], mana: 'C' },
    ben: { inPlay: ['Hill Giant'], mana: 'C' },
  });
  expect(ann.mayActivate('Circle of Protection: Red')).toBe(true);
  ann.passes();
  expect(ben.mayActivate('Circle of Protection: Red')).toBe(false);
});

example(['B-322', 'B-250'], 'Holy Strength and Unholy Strength on one Air Elemental: both work', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Holy Strength', 'Unholy Strength'], inPlay: ['Air Elemental'], mana: 'WB' },
    ben: {},
  });
  ann.casts('Holy Strength', { target: 'Air Elemental' });
  play.allPass();
  ann.casts('Unholy Strength', { target: 'Air Elemental' });
  play.allPass();
  then('Air Elemental').is(7, 7);
  then('Holy Strength').isAttachedTo('Air Elemental');
  then('Unholy Strength').isAttachedTo('Air Elemental');
});

example(
  ['B-335', 'B-332', 'B-069'],
  'Paralyze taps the Minotaur, four mana in the upkeep untap it, and Paralyze stays',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Paralyze'], inPlay: ['Swamp'] },
      ben: { inPlay: ['Hurloon Minotaur', 'Mountain', 'Mountain', 'Mountain', 'Mountain'] },
    });
    ann.casts('Paralyze', { target: 'Hurloon Minotaur' });
    play.allPass();
    then('Hurloon Minotaur').isTapped();
    refused('not yours', () => ann.activates('Paralyze'));
    play.until('upkeep', 'ben');
    then('Hurloon Minotaur').isTapped();
    ben.activates('Paralyze');
    play.allPass();
    then('Hurloon Minotaur').isUntapped();
    then('Paralyze').isAttachedTo('Hurloon Minotaur');
    ben.attacks('Hurloon Minotaur');
    then('Hurloon Minotaur').isTapped();
    play.until('upkeep', 'ann');
    play.until('main', 'ben');
    then('Hurloon Minotaur').isTapped();
    refused('wrong phase', () => ben.activates('Paralyze'));
  },
);
