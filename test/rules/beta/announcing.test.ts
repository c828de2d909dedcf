// Beta, "Timing" (pp. 29-30): the player whose turn it is may announce several spells before anything happens.

import { expect } from 'vitest';
import { given, play, refused, then } from '../../play.ts';
import { rule } from '../../support/catalogue.ts';
import { comesFirst, comesLast } from './order.ts';

rule(
  ['B-283', 'B-089'],
  'a sorcery, a summoning and an enchantment announced one after the other take effect at the same time',
  () => {
    const { ann } = given('beta', {
      ann: {
        hand: ['Stone Rain', 'Hill Giant', 'Holy Strength', 'Rod of Ruin'],
        mana: 'RRRRRRRWCCCC',
        inPlay: ['Grizzly Bears'],
      },
      ben: { inPlay: ['Forest'] },
    });
    ann.casts('Holy Strength', { target: 'Grizzly Bears' });
    ann.casts('Stone Rain', { target: 'Forest' });
    ann.casts('Hill Giant');
    ann.casts('Rod of Ruin');
    expect(play.game.state.chain).toHaveLength(4);
    then('Forest').isIn('play');
    play.allPass();
    then('Forest').isIn('graveyard');
    then('Hill Giant').isIn('play');
    then('Rod of Ruin').isIn('play');
    then('Grizzly Bears').is(3, 4);
  },
);

rule('B-283', 'also after a fast effect of one’s own, but only until the rival has had the chance to respond', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Lightning Bolt', 'Hill Giant', 'Gray Ogre', 'Giant Growth'], mana: 'RRRRRRRRG' },
    ben: { hand: ['Lightning Bolt'], mana: 'R' },
  });
  ann.casts('Lightning Bolt', { target: 'ben' });
  ann.casts('Hill Giant');
  ann.passes();
  ben.casts('Lightning Bolt', { target: 'ann' });
  // "These reactions can be reacted to": with fast effects.
  expect(ann.mayCast('Gray Ogre')).toBe(false);
  refused('sorcery timing', () => ann.casts('Gray Ogre'));
  play.allPass();
  then('Hill Giant').isIn('play');
  ann.casts('Gray Ogre');
  play.allPass();
  then('Gray Ogre').isIn('play');
});

rule('B-283', 'what is announced cannot be used or aimed at before it has taken effect', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Hill Giant', 'Holy Strength', 'Rod of Ruin'], mana: 'RRRRWCCCCCCC' },
    ben: {},
  });
  ann.casts('Hill Giant');
  refused('no target', () => ann.casts('Holy Strength'));
  ann.casts('Rod of Ruin');
  expect(play.game.legalAnswers().filter(({ kind }) => kind === 'use')).toEqual([]);
});

rule(['B-283', 'B-073'], 'a land and the attack are no spells: they wait until what was announced has happened', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Hill Giant', 'Forest'], mana: 'RRRR', inPlay: ['Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Hill Giant');
  refused('land timing', () => ann.plays('Forest'));
  refused('wrong phase', () => play.game.answer({ kind: 'begin attack' }, 0));
  play.allPass();
  ann.plays('Forest');
  then('Forest').isIn('play');
});

rule(
  'B-283',
  'the rival cannot: a rival’s summoning waits for the rival’s turn, and an attack allows only fast effects',
  () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Lightning Bolt', 'Gray Ogre'], mana: 'RRRR', inPlay: ['Grizzly Bears'] },
      ben: { hand: ['Hill Giant', 'Lightning Bolt'], mana: 'RRRRR' },
    });
    ann.casts('Lightning Bolt', { target: 'ben' });
    ann.passes();
    refused('sorcery timing', () => ben.casts('Hill Giant'));
    ben.casts('Lightning Bolt', { target: 'ann' });
    play.allPass();
    ann.attacks('Grizzly Bears');
    refused('sorcery timing', () => ann.casts('Gray Ogre'));
  },
);

rule('B-285', 'the caster of several orders them: the later may come before the earlier', () => {
  for (const dies of [true, false]) {
    const { ann } = given('beta', {
      ann: { hand: ['Wrath of God', 'Hill Giant'], mana: 'WWWWRRRR', inPlay: ['Grizzly Bears'] },
      ben: {},
    });
    ann.casts('Wrath of God');
    ann.casts('Hill Giant');
    if (dies) comesFirst(ann);
    else comesLast(ann);
    then('Grizzly Bears').isIn('graveyard');
    then('Hill Giant').isIn(dies ? 'graveyard' : 'play');
  }
});

rule('B-285', 'where both orders come to the same there is no third way: a Clone does not slip through a Wrath', () => {
  const { ann } = given('beta', {
    ann: { hand: ['Wrath of God', 'Clone'], mana: 'WWWWUUUU', inPlay: ['Grizzly Bears'] },
    ben: {},
  });
  ann.casts('Wrath of God');
  ann.casts('Clone', { choose: ['Grizzly Bears'] });
  play.allPass();
  expect(play.game.state.inPlay).toEqual([]);
});

rule('B-283', 'each of several may be interrupted when it is announced, before the next is', () => {
  const { ann, ben } = given('beta', {
    ann: { hand: ['Hill Giant', 'Gray Ogre'], mana: 'RRRRRRR' },
    ben: { hand: ['Counterspell'], mana: 'UU' },
  });
  ann.casts('Hill Giant');
  ben.casts('Counterspell', { target: 'Hill Giant' });
  then('Hill Giant').isIn('graveyard');
  ann.casts('Gray Ogre');
  play.allPass();
  then('Gray Ogre').isIn('play');
});

rule(
  'B-289',
  'how a spell is used is said when it is announced: a Twiddle taps or untaps, and cannot be thought over',
  () => {
    const { ann, ben } = given('beta', {
      ann: { inPlay: ['Royal Assassin'] },
      ben: { hand: ['Twiddle'], mana: 'U', inPlay: [{ card: 'Grizzly Bears', tapped: true }] },
    });
    ann.activates('Royal Assassin', { target: 'Grizzly Bears' });
    ben.casts('Twiddle', { target: 'Grizzly Bears', choose: ['untap'] });
    comesFirst(ben);
    expect(play.question).toMatchObject({ ask: 'act' });
    then('Grizzly Bears').isIn('play').isUntapped();
  },
);
