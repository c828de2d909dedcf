// A card that leaves play and comes back is another thing: nothing that was noted about the old one is true of it.

import { describe, expect, test } from 'vitest';
import { ownerOf, self, target, you } from '../../src/language/amount.ts';
import {
  activated,
  bearerIs,
  damage,
  destroy,
  exile,
  plus,
  pump,
  toPlay,
  triggered,
} from '../../src/language/build.ts';
import { aura, card, creature, instant, sorcery } from '../../src/language/card.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { aCreature, aPlayer, creatureOrPlayer } from '../../src/language/target.ts';
import { given, play, refused, then } from '../play.ts';

const blink = card('Blink', {
  cost: '{0}',
  type: instant,
  targets: [aCreature],
  effects: [exile(target()), toPlay(target(), ownerOf(target()))],
});
const blinkSlowly = card('Blink Slowly', {
  cost: '{0}',
  type: sorcery,
  targets: [aCreature],
  effects: [exile(target()), toPlay(target(), ownerOf(target()))],
});
const slay = card('Slay', { cost: '{0}', type: instant, targets: [aCreature], effects: [destroy(target())] });
const vampire = card('Counting Vampire', {
  cost: '{0}',
  type: creature('Vampire'),
  size: [4, 4],
  abilities: [
    activated({ cost: ['{0}'], targets: [creatureOrPlayer], effects: [damage(1, target())] }),
    triggered({ on: 'victim dies' }, [{ do: 'putCounters', what: self, counter: '+1/+1', amount: 1 }]),
  ],
});
const breather = card('Breather', {
  cost: '{0}',
  type: creature('Dragon'),
  size: [2, 3],
  abilities: [
    activated({
      cost: ['{0}'],
      effects: [
        pump(self, 1, 0),
        {
          do: 'if',
          condition: { if: 'compare', left: { amount: 'activations' }, is: '>=', right: 2 },
          then: [destroy(self)],
          otherwise: [],
        },
      ],
    }),
  ],
});
const onceOnly = card('Once Only', {
  cost: '{0}',
  type: creature('Elf'),
  size: [1, 1],
  abilities: [activated({ cost: ['{0}'], once: true, effects: [pump(self, 1, 1)] })],
});
const might = card('Own Might', { cost: '{0}', type: aura(creatures), abilities: [bearerIs(plus(2, 2))] });
const again = card('Again', { cost: '{0}', type: sorcery, effects: [{ do: 'extraTurn', who: you }] });
const twice = card('Two for Them', {
  cost: '{0}',
  type: sorcery,
  targets: [aPlayer],
  effects: [
    { do: 'extraTurn', who: target() },
    { do: 'extraTurn', who: target() },
  ],
});
const cards = [blink, blinkSlowly, slay, vampire, breather, onceOnly, might];

const BOOKS = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe.each(BOOKS)('what was noted about a card ends with it, in %s', (book) => {
  const hunted = (...hand: string[]) =>
    given(book, { ann: { hand, inPlay: ['Counting Vampire'] }, ben: { inPlay: ['Hill Giant'] } }, { cards });

  test('a creature dies that the vampire has hurt: the vampire grows', () => {
    const { ann } = hunted('Slay');
    ann.activates('Counting Vampire', { target: 'Hill Giant' });
    play.allPass();
    ann.casts('Slay', { target: 'Hill Giant' });
    play.allPass();
    then('Counting Vampire').hasCounters('+1/+1', 1);
  });

  test('a vampire that has come back has hurt nothing', () => {
    const { ann } = hunted('Blink', 'Slay');
    ann.activates('Counting Vampire', { target: 'Hill Giant' });
    play.allPass();
    ann.casts('Blink', { target: 'Counting Vampire' });
    play.allPass();
    then('Hill Giant').hasDamage(1);
    ann.casts('Slay', { target: 'Hill Giant' });
    play.allPass();
    then('Counting Vampire').hasCounters('+1/+1', 0);
  });

  test('a victim that has come back has not been hurt', () => {
    const { ann } = hunted('Blink', 'Slay');
    ann.activates('Counting Vampire', { target: 'Hill Giant' });
    play.allPass();
    ann.casts('Blink', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').hasDamage(0);
    ann.casts('Slay', { target: 'Hill Giant' });
    play.allPass();
    then('Counting Vampire').hasCounters('+1/+1', 0);
  });

  test('damage of an ability whose source has left is not the damage of what came back', () => {
    const { ann } = hunted('Blink', 'Slay');
    ann.activates('Counting Vampire', { target: 'Hill Giant' });
    ann.casts('Blink', { target: 'Counting Vampire' });
    play.allPass();
    then('Hill Giant').hasDamage(1);
    ann.casts('Slay', { target: 'Hill Giant' });
    play.allPass();
    then('Counting Vampire').hasCounters('+1/+1', 0);
  });

  test('a victim of this turn is none of the next', () => {
    const { ann, ben } = hunted('Slay');
    ann.activates('Counting Vampire', { target: 'Hill Giant' });
    play.allPass();
    play.until('main', 'ben');
    then('Hill Giant').hasDamage(0);
    ben.passes();
    ann.casts('Slay', { target: 'Hill Giant' });
    play.allPass();
    then('Counting Vampire').hasCounters('+1/+1', 0);
  });

  test('uses are counted for the thing that was used', () => {
    const { ann } = given(book, { ann: { hand: ['Blink'], inPlay: ['Breather'] }, ben: {} }, { cards });
    ann.activates('Breather');
    play.allPass();
    ann.casts('Blink', { target: 'Breather' });
    play.allPass();
    ann.activates('Breather');
    play.allPass();
    then('Breather').isIn('play').is(3, 3);
    ann.activates('Breather');
    play.allPass();
    then('Breather').isIn('graveyard');
  });

  test('once a turn is once a turn for each thing', () => {
    const { ann } = given(book, { ann: { hand: ['Blink'], inPlay: ['Once Only'] }, ben: {} }, { cards });
    ann.activates('Once Only');
    play.allPass();
    refused('once a turn', () => ann.activates('Once Only'));
    ann.casts('Blink', { target: 'Once Only' });
    play.allPass();
    ann.activates('Once Only');
    play.allPass();
    then('Once Only').is(2, 2);
  });

  test('what is attached does not follow a card that went and came back in one breath', () => {
    const { ann } = given(
      book,
      { ann: { hand: ['Blink'], inPlay: [{ card: 'Hill Giant', with: ['Own Might'] }] }, ben: {} },
      { cards },
    );
    then('Hill Giant').is(5, 5);
    ann.casts('Blink', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').is(3, 3);
    then('Own Might').isIn('graveyard');
  });

  test('an attacker that went and came back attacks no more', () => {
    const { ann, ben } = given(book, { ann: { hand: ['Blink'], inPlay: ['Hill Giant'] }, ben: {} }, { cards });
    ann.attacks('Hill Giant');
    ann.casts('Blink', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isNotAttacking().isUntapped();
    play.until('second main');
    then(ben).hasLife(20);
  });
});

describe("attacked during its controller's last turn", () => {
  const sled = (turns: string[]) =>
    given(
      'fifth',
      {
        ann: { hand: turns, inPlay: ['Goblin Rock Sled', 'Island', 'Island', 'Island', 'Island'] },
        ben: { inPlay: ['Mountain'] },
      },
      { cards: [...cards, again, twice] },
    );

  test('Goblin Rock Sled stays tapped in the untap phase after its attack', () => {
    const { ann } = sled([]);
    ann.attacks('Goblin Rock Sled');
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Goblin Rock Sled').isTapped();
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Goblin Rock Sled').isUntapped();
  });

  test('an extra turn is a turn: in the one after it the sled untaps', () => {
    const { ann } = sled(['Again']);
    ann.casts('Again');
    play.allPass();
    ann.attacks('Goblin Rock Sled');
    play.until('upkeep', 'ann');
    then('Goblin Rock Sled').isTapped();
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Goblin Rock Sled').isUntapped();
  });

  test("however many turns the rival takes in between, one's own last turn is the one before", () => {
    const { ann, ben } = sled(['Two for Them']);
    ann.casts('Two for Them', { target: ben });
    play.allPass();
    ann.attacks('Goblin Rock Sled');
    play.until('main', 'ben');
    play.until('main', 'ann');
    expect(play.game.state.turn.number).toBeGreaterThan(3);
    then('Goblin Rock Sled').isTapped();
  });

  test('a sled that came back has not attacked', () => {
    const { ann } = sled(['Blink Slowly']);
    ann.attacks('Goblin Rock Sled');
    play.until('second main');
    ann.casts('Blink Slowly', { target: 'Goblin Rock Sled' });
    play.allPass();
    then('Goblin Rock Sled').isUntapped();
    play.until('main', 'ben');
    play.until('main', 'ann');
    then('Goblin Rock Sled').isUntapped();
  });
});
