// The red cards of Magic 2010 and 2011 with words of their own: each does what it says, and not what it does not say.

import { describe, expect, test } from 'vitest';
import { given, play, refused, then } from '../play.ts';
import type { Actor } from '../support/actor.ts';

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

describe('spells of spells, and a new world', () => {
  test('Reverberate: copies a spell, and the copy may have a new target', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Lightning Bolt', 'Reverberate'], inPlay: [...mountains(3)] },
      ben: {},
    });
    ann.casts('Lightning Bolt', { target: ben });
    ann.casts('Reverberate', { target: 'Lightning Bolt' });
    untilAsked();
    ann.chooses('yes');
    ann.chooses(ann);
    play.allPass();
    then(ann).hasLife(17);
    then(ben).hasLife(17);
  });

  test('Reverberate: a creature spell is no target', () => {
    const { ann } = given('m11', {
      ann: { hand: ['Goblin Piker', 'Reverberate'], inPlay: mountains(4) },
      ben: {},
    });
    ann.casts('Goblin Piker');
    expect(ann.mayCast('Reverberate')).toBe(false);
  });

  test('Warp World: permanents are shuffled away, and as many cards turned up come into play', () => {
    const { ann, ben } = given('m11', {
      ann: { hand: ['Warp World'], inPlay: mountains(8), library: Array.from({ length: 10 }, () => 'Goblin Piker') },
      ben: {
        inPlay: ['Canyon Minotaur', 'Forest'],
        library: Array.from({ length: 3 }, () => 'Lightning Bolt'),
      },
    });
    ann.casts('Warp World');
    untilAsked();
    while (play.question?.ask === 'order') {
      const { question } = play;
      (play.asked === 'ann' ? ann : ben).chooses(...question.items.map((_, index) => index));
    }
    const mine = play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.owner === 0);
    expect(mine).toHaveLength(8);
    const theirs = play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.owner === 1).length;
    // Two cards were turned up; what was an instant lies at the bottom again.
    then(ben)
      .hasCardsInLibrary(5 - theirs)
      .hasCardsInHand(0)
      .hasCardsInGraveyard(0);
    then(ann).hasCardsInLibrary(10).hasCardsInGraveyard(1);
  });
});

describe('Wild Evocation', () => {
  test('Wild Evocation: a land of the hand is put onto the battlefield in the upkeep', () => {
    const { ben } = evocation(['Forest']);
    play.allPass();
    then('Forest').isIn('play').isControlledBy(ben);
  });

  test('Wild Evocation: anything else is cast for nothing', () => {
    const { ben } = evocation(['Canyon Minotaur']);
    play.pass();
    play.pass();
    then('Canyon Minotaur').isIn('chain');
    play.allPass();
    then('Canyon Minotaur').isIn('play');
    then(ben).hasCardsInHand(0);
  });

  test('Wild Evocation: a spell with a target is aimed, and cannot be taken back', () => {
    const { ann, ben } = evocation(['Lightning Bolt']);
    untilAsked();
    expect(play.question?.mayCancel ?? false).toBe(false);
    ben.chooses(ann);
    play.allPass();
    then(ann).hasLife(17);
  });

  test('Wild Evocation: what cannot be cast stays in the hand', () => {
    const { ben } = evocation(['Shatter']);
    play.allPass();
    then(ben).hasInHand('Shatter');
  });
});

/** Ben's upkeep begins, with this in his hand. */
function evocation(hand: string[]): { ann: Actor; ben: Actor } {
  const actors = given('m11', { ann: { inPlay: ['Wild Evocation'] }, ben: { hand } });
  play.until('upkeep', 'ben');
  return actors;
}

function islands(number: number): string[] {
  return Array.from({ length: number }, () => 'Island');
}
