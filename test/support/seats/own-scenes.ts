// Scenes of the cards whose words a plain round does not put to the test: each in a game of four, alone or two against two.

import { expect } from 'vitest';
import { play, then } from '../../play.ts';
import { ATTACK_SCENES } from './attack-scenes.ts';
import { FOE_SCENES } from './foe-scenes.ts';
import { benIsFoe, four, isTeams, land, lost, type Scene } from './four.ts';

const OWN: { readonly [card: string]: Scene } = {
  Balance: (book, variant) => {
    const { ann } = four(book, variant, {
      ann: { hand: ['Balance'], inPlay: ['Plains', 'Plains'] },
      ben: { inPlay: land('Forest', 3) },
      cat: { inPlay: land('Forest', 1), hand: ['Forest'] },
      dan: { inPlay: land('Forest', 4), hand: ['Forest', 'Forest'] },
    });
    ann.casts('Balance');
    play.allPass();
    // The fewest are Cat's one land, and no cards in Ann's and Ben's hands: all four come down to that.
    while (play.question?.ask === 'pick') {
      const { player, from, min } = play.question;
      play.game.answer({ kind: 'pick', picked: from.slice(0, min) }, player);
    }
    const count = (seat: number): number =>
      play.game.state.inPlay.filter((id) => play.game.state.objects[id]?.controller === seat).length;
    expect([0, 1, 2, 3].map(count)).toEqual([1, 1, 1, 1]);
    expect(play.game.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 0, 0]);
  },
  'Power Sink': (book, variant) => {
    const { ann, cat } = four(
      book,
      variant,
      {
        ann: { hand: ['Power Sink'], inPlay: land('Island', 4) },
        ben: { inPlay: ['Forest'] },
        cat: { hand: ['Grizzly Bears'], inPlay: land('Forest', 3) },
        dan: { inPlay: ['Forest'] },
      },
      'cat',
    );
    cat.casts('Grizzly Bears');
    ann.casts('Power Sink', { x: 2, target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('graveyard');
    // Only who cast the spell taps all lands.
    const tapped = play.game.state.inPlay.filter(
      (id) => play.game.state.objects[id]?.tapped && play.game.state.objects[id]?.controller !== 0,
    );
    expect(tapped.map((id) => play.game.state.objects[id]?.controller)).toEqual([2, 2, 2]);
  },
  'Memory Lapse': (book, variant) => {
    const { ann, dan } = four(
      book,
      variant,
      {
        ann: { hand: ['Memory Lapse'], inPlay: land('Island', 2) },
        dan: { hand: ['Grizzly Bears'], inPlay: land('Forest', 2) },
      },
      isTeams(variant) ? 'cat' : 'dan',
    );
    dan.casts('Grizzly Bears');
    ann.casts('Memory Lapse', { target: 'Grizzly Bears' });
    play.allPass();
    then('Grizzly Bears').isIn('library').isOwnedBy(dan);
    then(dan).hasCardsInLibrary(21);
  },
  Lifetap: (book, variant) => {
    for (const [who, heard] of [
      ['ben', benIsFoe(variant)],
      ['cat', true],
      ['dan', true],
    ] as const) {
      const scene = four(book, variant, {
        ann: { inPlay: ['Lifetap', 'Forest'] },
        [who]: { inPlay: ['Forest', 'Island'] },
      });
      scene[who].taps(`${who}:Island`);
      expect(play.game.state.chain).toEqual([]);
      scene[who].taps(`${who}:Forest`);
      expect(play.game.state.chain.length, `a Forest of ${who}`).toBe(heard ? 1 : 0);
    }
  },
  'Mana Flare': (book, variant) => {
    const { ben, dan } = four(book, variant, {
      ann: { inPlay: ['Mana Flare'] },
      ben: { inPlay: ['Forest'] },
      dan: { inPlay: ['Island'] },
    });
    ben.taps('ben:Forest');
    then(ben).hasMana('GG');
    dan.taps('dan:Island');
    then(dan).hasMana('UU');
    then(ben).hasMana('GG');
  },
  Kismet: (book, variant) => {
    for (const who of ['ben', 'cat', 'dan'] as const) {
      const active = isTeams(variant) ? (who === 'ben' ? 'ann' : 'cat') : who;
      const scene = four(book, variant, { ann: { inPlay: ['Kismet'] }, [who]: { hand: ['Forest'] } }, active);
      scene[who].plays('Forest');
      if (who === 'ben' && isTeams(variant)) then('Forest').isUntapped();
      else then('Forest').isTapped();
    }
  },
  'Land Tax': (book, variant) => {
    for (const [who, may] of [
      ['ben', benIsFoe(variant)],
      ['cat', true],
      ['dan', true],
    ] as const) {
      four(
        book,
        variant,
        { ann: { inPlay: ['Land Tax', 'Plains'], library: land('Plains', 9) }, [who]: { inPlay: land('Forest', 2) } },
        isTeams(variant) ? 'cat' : 'dan',
      );
      play.until('upkeep', 'ann');
      expect(play.game.state.chain.length, `${who} has more lands`).toBe(may ? 1 : 0);
    }
  },
  'Gift of Estates': (book, variant) => {
    for (const [who, may] of [
      ['ben', benIsFoe(variant)],
      ['cat', true],
      ['dan', true],
    ] as const) {
      const { ann } = four(book, variant, {
        ann: { hand: ['Gift of Estates'], inPlay: land('Plains', 2) },
        [who]: { inPlay: land('Forest', 3) },
      });
      ann.casts('Gift of Estates');
      play.allPass();
      if (may) ann.chooses('Plains', 'Plains#2', 'Plains#3');
      then(ann).hasCardsInHand(may ? 3 : 0);
    }
  },
  'Fellwar Stone': (book, variant) => {
    const { ann } = four(book, variant, {
      ann: { inPlay: ['Fellwar Stone', 'Plains'] },
      ben: { inPlay: ['Mountain'] },
      cat: { inPlay: ['Island'] },
      dan: { inPlay: ['Swamp'] },
    });
    ann.taps('Fellwar Stone');
    const colors = play.question?.ask === 'option' ? play.question.options : [];
    expect(colors).toHaveLength(benIsFoe(variant) ? 3 : 2);
  },
  'Ivory Guardians': (book, variant) => {
    for (const [who, larger] of [
      ['ben', benIsFoe(variant)],
      ['cat', true],
      ['dan', true],
    ] as const) {
      four(book, variant, { ann: { inPlay: ['Ivory Guardians'] }, [who]: { inPlay: ['Hill Giant'] } });
      then('Ivory Guardians').is(...((larger ? [4, 4] : [3, 3]) as [number, number]));
    }
  },
  'Angry Mob': (book, variant) => {
    four(book, variant, {
      ann: { inPlay: ['Angry Mob', 'Swamp'] },
      ben: { inPlay: ['Swamp'] },
      cat: { inPlay: ['Swamp'] },
      dan: { inPlay: ['Swamp', 'Forest'] },
    });
    const swamps = benIsFoe(variant) ? 3 : 2;
    then('Angry Mob').is(2 + swamps, 2 + swamps);
  },
  'Ghazbán Ogre': (book, variant) => {
    const { ben, cat } = four(
      book,
      variant,
      { ann: { inPlay: ['Ghazbán Ogre'], life: 20 }, cat: { life: 25 } },
      isTeams(variant) ? 'cat' : 'dan',
    );
    play.until('upkeep', 'ann');
    if (isTeams(variant)) {
      // Cat and Dan have the most together: no player has more than each other one (CR 606.9: each half of 25, rounded up).
      expect(play.game.state.chain).toEqual([]);
      return;
    }
    play.allPass();
    then('Ghazbán Ogre').isControlledBy(cat);
    expect(ben.name).toBe('ben');
  },
  'Serpent Generator': (book, variant) => {
    const { ann, cat } = four(
      book,
      variant,
      { ann: { inPlay: ['Serpent Generator', ...land('Forest', 4)] } },
      isTeams(variant) ? 'cat' : 'dan',
    );
    play.until('main', 'ann');
    ann.activates('Serpent Generator');
    play.allPass();
    play.until('upkeep', isTeams(variant) ? 'cat' : 'ben');
    play.until('main', 'ann');
    ann.attacks({ card: 'Snake', at: 'cat' });
    play.until('combat damage');
    if (play.question?.ask === 'pick') ann.chooses('cat');
    play.until('end of combat');
    then(cat).hasPoison(1);
    expect(play.game.state.players.map(({ poison }) => poison)).toEqual([0, 0, 1, 0]);
  },
  'Time Bomb': (book, variant) => {
    const { ann } = four(book, variant, {
      ann: { inPlay: [{ card: 'Time Bomb', counters: { time: 2 } }, 'Forest'] },
      cat: { inPlay: ['Hill Giant'] },
    });
    const before = play.lives;
    ann.activates('Time Bomb');
    play.allPass();
    expect(lost(before)).toEqual(isTeams(variant) ? [4, 4, 4, 4] : [2, 2, 2, 2]);
    then('Hill Giant').hasDamage(2);
  },
};

export const SCENES: { readonly [card: string]: Scene } = { ...OWN, ...FOE_SCENES, ...ATTACK_SCENES };
