// The red cards of Magic 2010 and 2011 with words of their own: each does what it says, and not what it does not say.

import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/game/index.ts';
import { given, play, refused, then } from '../play.ts';

const mountains = (number: number): string[] => Array.from({ length: number }, () => 'Mountain');

/** Everybody passes until somebody is asked something else. */
function untilAsked(): void {
  while (play.question?.ask === 'act') play.pass();
}

describe('when something may attack', () => {
  test('Bloodcrazed Goblin: attacks only if an opponent has been dealt damage this turn', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Bloodcrazed Goblin', 'Goblin Piker', 'Mountain'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    ann.attacks('Bloodcrazed Goblin');
    then('Bloodcrazed Goblin').isAttacking();
  });

  test('Bloodcrazed Goblin: stays home otherwise, even if you were hurt yourself', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Bloodcrazed Goblin', 'Goblin Piker', 'Mountain'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ann });
    play.allPass();
    play.until('declare attack');
    refused('cannot attack', () => ann.attacks('Bloodcrazed Goblin'));
  });

  test('Jackal Familiar: attacks and blocks only in company', () => {
    const { ann, ben } = given('m11', {
      ann: { inPlay: ['Jackal Familiar', 'Goblin Piker'] },
      ben: { inPlay: ['Jackal Familiar', 'Canyon Minotaur'] },
    });
    play.until('declare attack');
    refused('cannot attack', () => ann.attacks('Jackal Familiar'));
    ann.attacks('Jackal Familiar', 'Goblin Piker');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('Goblin Piker', 'ben:Jackal Familiar'));
    ben.blocks('Goblin Piker', 'ben:Jackal Familiar', 'Canyon Minotaur');
    then('ben:Jackal Familiar').isBlocking();
  });

  test('Jackal Familiar: with nobody else there is no attack', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Jackal Familiar'] }, ben: {} });
    play.until('second main');
    then('Jackal Familiar').isUntapped();
    expect(ann.choices).toEqual([]);
  });

  test('Jackal Familiar: if it must attack, somebody goes with it', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Incite'], inPlay: ['Mountain'] }, ben: { inPlay: ['Jackal Familiar', 'Goblin Piker'] } },
      { active: 'ben' },
    );
    ann.casts('Incite', { target: 'Jackal Familiar' });
    play.allPass();
    play.until('declare attack');
    refused('must attack', () => ben.attacks());
    refused('cannot attack', () => ben.attacks('Jackal Familiar'));
    ben.attacks('Jackal Familiar', 'Goblin Piker');
    then('Jackal Familiar').isAttacking();
  });

  test('Incite: a creature becomes red and must attack this turn', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { hand: ['Incite'], inPlay: ['Mountain'] }, ben: { inPlay: ['White Knight'] } },
      { active: 'ben' },
    );
    ann.casts('Incite', { target: 'White Knight' });
    play.allPass();
    then('White Knight').isColor('red');
    play.until('declare attack');
    refused('must attack', () => ben.attacks());
    ben.attacks('White Knight');
    play.until('upkeep', 'ann');
    then('White Knight').isColor('white');
  });
});

describe('damage', () => {
  test("Chandra's Spitfire: grows when an opponent is dealt noncombat damage, not from combat", () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ["Chandra's Spitfire", 'Goblin Piker', 'Mountain'] },
      ben: {},
    });
    ann.attacks('Goblin Piker');
    play.until('second main');
    then(ben).hasLife(18);
    then("Chandra's Spitfire").is(1, 3).hasKeyword('flying');
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then("Chandra's Spitfire").is(4, 3);
  });

  test("Chandra's Spitfire: does not care for damage to yourself", () => {
    const { ann } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ["Chandra's Spitfire", 'Mountain'] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ann });
    play.allPass();
    then("Chandra's Spitfire").is(1, 3);
  });

  test('Combust: five damage to a white or blue creature, past all prevention and countering', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Combust'], inPlay: mountains(2) },
      ben: { hand: ['Healing Salve', 'Cancel'], inPlay: ['Air Elemental', 'Goblin Piker', 'Plains', ...islands(3)] },
    });
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: 'Air Elemental' });
    play.allPass();
    ann.casts('Combust', { target: 'Air Elemental' });
    ann.passes();
    ben.casts('Cancel', { target: 'Combust' });
    play.allPass();
    then('Air Elemental').isIn('graveyard');
  });

  test('Combust: a red creature is no target', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Combust'], inPlay: mountains(2) },
      ben: { inPlay: ['Goblin Piker'] },
    });
    expect(ann.mayCast('Combust')).toBe(false);
  });

  test('Leyline of Punishment: nobody gains life, no damage is prevented', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Leyline of Punishment', 'Mountain'] },
      ben: { hand: ['Healing Salve', 'Healing Salve'], inPlay: ['Plains', 'Plains'] },
    });
    ann.passes();
    ben.casts('Healing Salve', { mode: 0, target: ben });
    play.allPass();
    then(ben).hasLife(20);
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben });
    play.allPass();
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(17);
  });

  test('Leyline of Punishment: without it life is gained and damage prevented', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt'], inPlay: ['Mountain'] },
      ben: { hand: ['Healing Salve', 'Healing Salve'], inPlay: ['Plains', 'Plains'] },
    });
    ann.passes();
    ben.casts('Healing Salve', { mode: 0, target: ben });
    play.allPass();
    ann.passes();
    ben.casts('Healing Salve', { mode: 1, target: ben });
    play.allPass();
    ann.casts('Lightning Bolt', { target: ben });
    play.allPass();
    then(ben).hasLife(23);
  });

  test('Leyline of Punishment: the game may begin with it on the battlefield', () => {
    const leylines = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? 'Leyline of Punishment' : 'Mountain'));
    const game = newGame({ book: 'm11', decks: [leylines, mountains(60)], seed: 3 });
    while (game.question !== null && game.state.turn.number === 0) {
      const { question } = game;
      const opens = question.ask === 'yesno' && question.purpose === 'begin the game with it in play';
      if (question.ask === 'yesno') game.answer({ kind: opens ? 'yes' : 'no' }, question.player);
      else game.answer({ kind: 'option', option: 0 }, question.player);
    }
    const names = game.state.inPlay.map((id) => game.inside.kind(id).definition.name);
    expect(new Set(names)).toEqual(new Set(['Leyline of Punishment']));
  });

  test('Fling: the power of what was sacrificed is the damage', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Fling'], inPlay: ['Canyon Minotaur', ...mountains(2)] },
      ben: {},
    });
    ann.casts('Fling', { target: ben });
    then('Canyon Minotaur').isIn('graveyard');
    play.allPass();
    then(ben).hasLife(17);
  });

  test('Fling: without a creature it cannot be cast', () => {
    const { ann } = given('m11', { ann: { hand: ['Fling'], inPlay: mountains(2) }, ben: {} });
    expect(ann.mayCast('Fling')).toBe(false);
  });

  test('Ancient Hellkite: burns creatures of the defending player while it attacks', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Ancient Hellkite', 'Goblin Piker', ...mountains(2)] },
      ben: { inPlay: ['Jackal Familiar', 'Canyon Minotaur'] },
    });
    expect(ann.mayActivate('Ancient Hellkite')).toBe(false);
    ann.attacks('Ancient Hellkite');
    expect(ann.mayActivate('Ancient Hellkite')).toBe(true);
    ann.activates('Ancient Hellkite', { target: 'Canyon Minotaur' });
    play.allPass();
    then('Canyon Minotaur').hasDamage(1);
    then('Ancient Hellkite').is(6, 6).hasKeyword('flying');
  });

  test('Cyclops Gladiator: fights a creature of the defending player as it attacks, if you like', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Cyclops Gladiator'] },
      ben: { inPlay: ['Canyon Minotaur'] },
    });
    ann.attacks('Cyclops Gladiator');
    untilAsked();
    ann.chooses('yes');
    then('Canyon Minotaur').isIn('graveyard');
    then('Cyclops Gladiator').hasDamage(3);
  });

  test('Cyclops Gladiator: need not', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Cyclops Gladiator'] },
      ben: { inPlay: ['Canyon Minotaur'] },
    });
    ann.attacks('Cyclops Gladiator');
    untilAsked();
    ann.chooses('no');
    then('Canyon Minotaur').hasDamage(0);
    then('Cyclops Gladiator').hasDamage(0);
  });
});

describe('at the end of the turn', () => {
  test('Dragon Whelp: breathes fire three times and lives', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Dragon Whelp', ...mountains(3)] }, ben: {} });
    for (let i = 0; i < 3; i += 1) {
      ann.activates('Dragon Whelp');
      play.allPass();
    }
    then('Dragon Whelp').is(5, 3).hasKeyword('flying');
    play.until('upkeep', 'ben');
    then('Dragon Whelp').isIn('play').is(2, 3);
  });

  test('Dragon Whelp: the fourth breath is its last', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Dragon Whelp', ...mountains(4)] }, ben: {} });
    for (let i = 0; i < 4; i += 1) {
      ann.activates('Dragon Whelp');
      play.allPass();
    }
    then('Dragon Whelp').is(6, 3);
    play.until('upkeep', 'ben');
    then('Dragon Whelp').isIn('graveyard');
  });

  test('Stone Giant: throws a small creature of yours, which flies and dies', () => {
    const { ann } = given('m11', {
      ann: { inPlay: ['Stone Giant', 'Goblin Piker', 'Wall of Fire'] },
      ben: { inPlay: ['Jackal Familiar'] },
    });
    // Neither the Wall, which is too heavy, nor what belongs to somebody else.
    ann.activates('Stone Giant', { target: 'Goblin Piker' });
    expect(play.game.state.chain[0]?.targets).toHaveLength(1);
    play.allPass();
    then('Goblin Piker').hasKeyword('flying');
    play.until('upkeep', 'ben');
    then('Goblin Piker').isIn('graveyard');
    then('Stone Giant').isIn('play');
  });

  test('Stone Giant: with nothing light enough there is nothing to throw', () => {
    const { ann } = given('m11', { ann: { inPlay: ['Stone Giant', 'Wall of Fire'] }, ben: {} });
    expect(ann.mayActivate('Stone Giant')).toBe(false);
  });
});

describe('chance and treasure', () => {
  test('Capricious Efreet: one of the chosen is destroyed, lands never', () => {
    const { ann } = given(
      'm11',
      {
        ann: { inPlay: ['Capricious Efreet', 'Mountain'] },
        ben: { inPlay: ['Goblin Piker', 'Canyon Minotaur', 'Forest'] },
      },
      { active: 'ben', step: 'cleanup' },
    );
    while (play.question?.ask !== 'pick') play.pass();
    expect(ann.choices).toEqual(['Goblin Piker', 'Canyon Minotaur']);
    ann.chooses('Goblin Piker', 'Canyon Minotaur');
    play.allPass();
    const dead = play.game.state.players.flatMap((player) => player.graveyard);
    expect(dead).toHaveLength(1);
  });

  test('Hoarding Dragon: exiles an artifact, and gives it back when it dies', () => {
    const { ann } = given('m11', {
      ann: {
        hand: ['Hoarding Dragon'],
        inPlay: mountains(5),
        library: ['Forest', 'Ornithopter', 'Canyon Minotaur', 'Forest'],
      },
      ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: mountains(2) },
    });
    ann.casts('Hoarding Dragon');
    untilAsked();
    ann.chooses('yes');
    expect(ann.choices).toEqual(['Ornithopter']);
    ann.chooses('Ornithopter');
    then('Ornithopter').isIn('removed');
  });

  test('Hoarding Dragon: what it hoarded comes to the hand', () => {
    const { ann, ben } = given('m11', {
      ann: {
        hand: ['Hoarding Dragon'],
        inPlay: mountains(5),
        library: ['Forest', 'Ornithopter', 'Canyon Minotaur', 'Forest'],
      },
      ben: { hand: ['Lightning Bolt', 'Lightning Bolt'], inPlay: mountains(2) },
    });
    ann.casts('Hoarding Dragon');
    untilAsked();
    ann.chooses('yes');
    ann.chooses('Ornithopter');
    ann.passes();
    ben.casts('Lightning Bolt', { target: 'Hoarding Dragon' });
    ben.casts('Lightning Bolt', { target: 'Hoarding Dragon' });
    untilAsked();
    ann.chooses('yes');
    then('Hoarding Dragon').isIn('graveyard');
    then('Ornithopter').isIn('hand');
  });
});

function islands(number: number): string[] {
  return Array.from({ length: number }, () => 'Island');
}
