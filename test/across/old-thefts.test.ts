// Cards of 1993 and 1997 that meet: control that comes and goes, duties that move with it, cards that leave and come back.

import { describe, expect, test } from 'vitest';
import { given, play, then } from '../play.ts';

const OLD = ['beta', 'fifth'] as const;
const lands = (number: number, land = 'Island'): string[] => Array.from({ length: number }, () => land);

/** Everybody passes until nothing waits: what was cast, damage, cards that lie face down. */
function settled(): void {
  const { game } = play;
  const waits = (): boolean =>
    game.state.chain.length > 0 ||
    game.state.packets.length > 0 ||
    game.state.players.some((player) => player.drawing.length > 0);
  for (let i = 0; i < 40 && play.question?.ask === 'act' && waits(); i += 1) play.pass();
}

describe('whose it is', () => {
  test.each(OLD)('%s: a stolen Force of Nature is the thief’s to pay for', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Control Magic'], inPlay: lands(4) },
      ben: { inPlay: ['Force of Nature'] },
    });
    ann.casts('Control Magic', { target: 'Force of Nature' });
    play.allPass();
    play.until('main', 'ben');
    play.until('upkeep', 'ann');
    ann.dealsWith('Force of Nature');
    settled();
    then(ann).hasLife(12);
  });

  test('beta: a turn is skipped for a Time Vault under Stasis as well', () => {
    const { ann } = given(
      'beta',
      { ann: { inPlay: [{ card: 'Time Vault', tapped: true }, 'Stasis', 'Island'] }, ben: {} },
      { active: 'ben' },
    );
    for (let i = 0; i < 20 && play.question?.ask === 'act'; i += 1) play.pass();
    ann.chooses('yes');
    then('Time Vault').isUntapped();
    expect(play.game.names[play.game.state.turn.active]).toBe('ben');
  });

  test.each(OLD)('%s: who steals a tapped Monolith may pay to untap it', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Steal Artifact'], inPlay: lands(7) },
      ben: { inPlay: [{ card: 'Basalt Monolith', tapped: true }] },
    });
    ann.casts('Steal Artifact', { target: 'Basalt Monolith' });
    play.allPass();
    ann.activates('Basalt Monolith');
    settled();
    then('Basalt Monolith').isUntapped().isControlledBy(ann);
  });

  test.each(OLD)('%s: when Steal Artifact goes the artifact is used at once by its old controller', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Steal Artifact'], inPlay: lands(4) },
      ben: { hand: ['Disenchant'], inPlay: ['Rod of Ruin', ...lands(5, 'Plains')] },
    });
    ann.casts('Steal Artifact', { target: 'Rod of Ruin' });
    play.allPass();
    ben.casts('Disenchant', { target: 'Steal Artifact' });
    play.allPass();
    then('Rod of Ruin').isControlledBy(ben);
    ben.activates('Rod of Ruin', { target: 'ann' });
    settled();
    then(ann).hasLife(19);
  });

  test('beta: used in answer to its theft it works for the old controller, and is tapped for the new', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Steal Artifact'], inPlay: lands(4) },
      ben: { inPlay: ['Rod of Ruin', ...lands(3, 'Plains')] },
    });
    ann.casts('Steal Artifact', { target: 'Rod of Ruin' });
    play.pass();
    if (play.asked === 'ann') play.pass();
    ben.activates('Rod of Ruin', { target: 'ann' });
    play.allPass();
    then(ann).hasLife(19);
    then('Rod of Ruin').isControlledBy(ann).isTapped();
  });

  test.each(OLD)('%s: who controls a paralyzed creature pays for it, in his or her own upkeep', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: [...lands(4)], hand: ['Control Magic'] },
      ben: { inPlay: [{ card: 'Hill Giant', tapped: true, with: ['Paralyze'] }, ...lands(4)] },
    });
    ann.casts('Control Magic', { target: 'Hill Giant' });
    play.allPass();
    play.until('upkeep', 'ben');
    expect(ben.mayActivate('Paralyze')).toBe(false);
    play.until('upkeep', 'ann');
    ann.activates('Paralyze');
    settled();
    then('Hill Giant').isUntapped();
  });

  test.each(OLD)('%s: a Regeneration is used by who controls it, whosever the creature is', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Regeneration'], inPlay: lands(3, 'Forest') },
      ben: { hand: ['Lightning Bolt'], inPlay: ['Grizzly Bears', 'Mountain', 'Forest'] },
    });
    ann.casts('Regeneration', { target: 'Grizzly Bears' });
    play.allPass();
    ben.casts('Lightning Bolt', { target: 'Grizzly Bears' });
    play.until('regeneration');
    ann.activates('Regeneration');
    settled();
    then('Grizzly Bears').isIn('play').isTapped();
  });

  test.each(OLD)('%s: counters stay on what changes sides', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Control Magic'], inPlay: lands(4) },
      ben: { inPlay: [{ card: 'Sengir Vampire', counters: { '+1/+1': 2 } }] },
    });
    ann.casts('Control Magic', { target: 'Sengir Vampire' });
    play.allPass();
    then('Sengir Vampire').is(6, 6).isControlledBy(ann);
  });

  test('fifth: an attacker taken over is out of the fight, and may block in it', () => {
    const { ann, ben } = given('fifth', {
      ann: { inPlay: ['Hill Giant', 'Grizzly Bears'] },
      ben: { hand: ['Ray of Command'], inPlay: lands(4) },
    });
    ann.attacks('Hill Giant', 'Grizzly Bears');
    ben.casts('Ray of Command', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ben).isUntapped();
    ben.blocks('Grizzly Bears', 'Hill Giant');
    play.until('second main');
    then('Grizzly Bears').isIn('graveyard');
    then(ben).hasLife(20);
    play.until('upkeep', 'ben');
    then('Hill Giant').isControlledBy(ann).isTapped();
  });

  test('beta: a raised creature that was stolen goes to its owner’s graveyard when Animate Dead goes', () => {
    const { ann, ben } = given('beta', {
      ann: { hand: ['Animate Dead'], inPlay: lands(2, 'Swamp') },
      ben: {
        graveyard: ['Hill Giant'],
        hand: ['Control Magic', 'Disenchant'],
        inPlay: [...lands(4), ...lands(2, 'Plains')],
      },
    });
    ann.casts('Animate Dead', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ann).is(2, 3);
    play.until('main', 'ben');
    ben.casts('Control Magic', { target: 'Hill Giant' });
    play.allPass();
    then('Hill Giant').isControlledBy(ben);
    ben.casts('Disenchant', { target: 'Animate Dead' });
    play.allPass();
    then('Hill Giant').isIn('graveyard');
    then('Control Magic').isIn('graveyard');
  });
});

describe('what left and came back', () => {
  test.each(OLD)('%s: counters do not outlive a return to the hand', (book) => {
    const { ann, ben } = given(
      book,
      {
        ann: { hand: ['Unsummon'], inPlay: lands(1) },
        ben: { inPlay: [{ card: 'Sengir Vampire', counters: { '+1/+1': 2 } }, ...lands(5, 'Swamp')] },
      },
      { active: 'ben' },
    );
    ann.casts('Unsummon', { target: 'Sengir Vampire' });
    play.allPass();
    ben.casts('Sengir Vampire');
    play.allPass();
    then('Sengir Vampire').is(4, 4);
  });

  test.each(OLD)('%s: how often it was used is forgotten with the card that left', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Unsummon'], inPlay: ['Dragon Whelp', ...lands(9, 'Mountain'), 'Island'] },
      ben: {},
    });
    for (let i = 0; i < 3; i += 1) {
      ann.activates('Dragon Whelp');
      play.allPass();
    }
    ann.casts('Unsummon', { target: 'Dragon Whelp' });
    play.allPass();
    ann.casts('Dragon Whelp');
    play.allPass();
    ann.activates('Dragon Whelp');
    play.allPass();
    play.until('upkeep', 'ben');
    then('Dragon Whelp').isIn('play');
  });

  test.each(OLD)('%s: what was thrown by a Stone Giant and came back is another creature', (book) => {
    const { ann } = given(book, {
      ann: {
        hand: ['Unsummon', 'Grizzly Bears'],
        inPlay: ['Stone Giant', 'Gray Ogre', 'Island', 'Island', ...lands(3, 'Mountain')],
      },
      ben: {},
    });
    ann.activates('Stone Giant', { target: 'Gray Ogre' });
    play.allPass();
    then('Gray Ogre').hasKeyword('flying');
    ann.casts('Unsummon', { target: 'Gray Ogre' });
    play.allPass();
    ann.casts('Gray Ogre');
    play.allPass();
    then('Gray Ogre').lacksKeyword('flying');
    play.until('discard');
    for (let i = 0; i < 12 && play.game.state.turn.active === 0 && play.question?.ask === 'act'; i += 1) {
      const d = play.game.state.turn.duties[0];
      if (d !== undefined && play.asked === 'ann') play.game.answer({ kind: 'duty', duty: d.id }, 0);
      else play.pass();
    }
    then('Gray Ogre').isIn('play');
  });
});

describe('phases and prices', () => {
  test.each(OLD)('%s: Fastbond and Ankh of Mishra both hurt', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Forest', 'Forest'], inPlay: ['Fastbond', 'Ankh of Mishra'] },
      ben: {},
    });
    ann.plays('Forest');
    settled();
    then(ann).hasLife(18);
    ann.plays('Forest');
    settled();
    then(ann).hasLife(15);
  });

  test('beta: cards instead of life, and none left: lost', () => {
    const { ann } = given('beta', {
      ann: { life: 0, library: ['Plains'], hand: ['Stream of Life'], inPlay: ['Lich', ...lands(4, 'Forest')] },
      ben: {},
    });
    ann.casts('Stream of Life', { x: 3, target: 'ann' });
    play.allPass();
    play.isWonBy('ben');
  });

  test.each(OLD)('%s: a countered enchantment was not cast for the Enchantress', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Castle'], inPlay: ['Verduran Enchantress', ...lands(4, 'Plains')] },
      ben: { hand: ['Counterspell'], inPlay: lands(2) },
    });
    ann.casts('Castle');
    ben.casts('Counterspell', { target: 'Castle' });
    settled();
    then('Castle').isIn('graveyard');
    then(ann).hasCardsInHand(0);
  });

  test.each(OLD)('%s: Consecrate Land puts away what was on the land', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Consecrate Land'], inPlay: ['Plains'] },
      ben: { inPlay: [{ card: 'Forest', with: ['Evil Presence'] }] },
    });
    ann.casts('Consecrate Land', { target: 'Forest' });
    play.allPass();
    then('Evil Presence').isIn('graveyard');
    then('Consecrate Land').isIn('play');
  });

  test.each(OLD)('%s: Nightmare dies of its damage when a Swamp goes', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Stone Rain'], inPlay: lands(3, 'Mountain') },
      ben: { inPlay: [{ card: 'Nightmare', damage: 2 }, 'Swamp', 'Swamp', 'Swamp'] },
    });
    ann.casts('Stone Rain', { target: 'Swamp' });
    settled();
    then('Nightmare').isIn('graveyard');
  });

  test.each(OLD)('%s: a Sea Serpent without an Island goes', (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Evil Presence'], inPlay: ['Swamp'] },
      ben: { inPlay: ['Sea Serpent', 'Island'] },
    });
    ann.casts('Evil Presence', { target: 'Island' });
    settled();
    then('Sea Serpent').isIn('graveyard');
  });

  test.each(OLD)('%s: what Meekstone keeps tapped may be untapped by paying', (book) => {
    const { ben } = given(book, {
      ann: { inPlay: ['Meekstone'] },
      ben: { inPlay: [{ card: 'Craw Wurm', tapped: true, with: ['Paralyze'] }, ...lands(4)] },
    });
    play.until('upkeep', 'ben');
    ben.activates('Paralyze');
    settled();
    then('Craw Wurm').isUntapped();
  });

  test.each(OLD)('%s: Psychic Venom hears of a land tapped by something else', (book) => {
    const { ann, ben } = given(book, {
      ann: { inPlay: ['Icy Manipulator', 'Island'] },
      ben: { inPlay: [{ card: 'Forest', with: ['Psychic Venom'] }] },
    });
    ann.activates('Icy Manipulator', { target: 'Forest' });
    play.allPass();
    if (play.game.state.packets.length > 0) play.allPass();
    then(ben).hasLife(18);
  });

  test.each(OLD)('%s: lands tapped by Mana Short are not tapped for mana, though they are tapped', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Mana Short'], inPlay: [...lands(3)] },
      ben: { inPlay: ['Manabarbs', ...lands(3, 'Forest')] },
    });
    ann.casts('Mana Short', { target: ben });
    for (
      let i = 0;
      i < 12 &&
      play.question?.ask === 'act' &&
      (play.game.state.chain.length > 0 || play.game.state.packets.length > 0);
      i += 1
    )
      play.pass();
    then(ben).hasLife(book === 'beta' ? 17 : 20); // Manabarbs of 1993: whenever any land is tapped
    then(ann).hasLife(17);
  });

  test.each(OLD)('%s: lands tapped by Drain Power are', (book) => {
    const { ann, ben } = given(book, {
      ann: { hand: ['Drain Power'], mana: 'UU' },
      ben: { inPlay: ['Manabarbs', ...lands(3, 'Forest')] },
    });
    ann.casts('Drain Power', { target: ben });
    for (
      let i = 0;
      i < 16 &&
      play.question?.ask === 'act' &&
      (play.game.state.chain.length > 0 || play.game.state.packets.length > 0);
      i += 1
    )
      play.pass();
    then(ben).hasLife(17);
    then(ann).hasMana('GGG');
  });

  test.each(OLD)('%s: a tapped Gauntlet of Might helps nobody', (book) => {
    const { ann } = given(book, {
      ann: { inPlay: ['Icy Manipulator', 'Island'] },
      ben: { inPlay: ['Gauntlet of Might', { card: "Mons's Goblin Raiders", damage: 1 }] },
    });
    ann.activates('Icy Manipulator', { target: 'Gauntlet of Might' });
    play.allPass();
    then("Mons's Goblin Raiders").isIn('graveyard');
  });

  test.each(OLD)('%s: giving up while damage is divided', (book) => {
    const { ann, ben } = given(book, { ann: { inPlay: ['Craw Wurm'] }, ben: { inPlay: ['Hill Giant', 'Gray Ogre'] } });
    ann.attacks('Craw Wurm');
    ben.blocks('Craw Wurm', 'Hill Giant', 'Gray Ogre');
    play.pass();
    play.pass();
    expect(play.question?.ask).toBe('split');
    ben.concedes();
    play.isWonBy('ann');
  });
});
