// Scenes of cards that tell opponents from others: what happens to those, and what only they do.

import { expect } from 'vitest';
import { play, refused, then } from '../../play.ts';
import { benIsFoe, four, isTeams, land, lost, type Scene } from './four.ts';

export const FOE_SCENES: { readonly [card: string]: Scene } = {
  'Noxious Toad': (book, variant) => {
    const { ann, cat, dan, ben } = four(book, variant, {
      ann: { inPlay: ['Noxious Toad', 'Mountain'], hand: ['Shock', 'Forest'] },
      ben: { hand: ['Forest'] },
      cat: { hand: ['Forest'] },
      dan: { hand: ['Forest'] },
    });
    ann.casts('Shock', { target: 'Noxious Toad' });
    play.allPass();
    play.allPass();
    then(ann).hasCardsInHand(1);
    then(ben).hasCardsInHand(benIsFoe(variant) ? 0 : 1);
    then(cat).hasCardsInHand(0);
    then(dan).hasCardsInHand(0);
  },
  'Magma Phoenix': (book, variant) => {
    const { ann } = four(book, variant, { ann: { inPlay: ['Magma Phoenix', 'Mountain'], hand: ['Lightning Bolt'] } });
    const before = play.lives;
    ann.casts('Lightning Bolt', { target: 'Magma Phoenix' });
    play.allPass();
    play.allPass();
    expect(lost(before)).toEqual(isTeams(variant) ? [6, 6, 6, 6] : [3, 3, 3, 3]);
  },
  'Grave Pact': (book, variant) => {
    const bear = { inPlay: ['Grizzly Bears'] };
    const { ann } = four(book, variant, {
      ann: { inPlay: ['Grave Pact', 'Mountain', 'Goblin Piker', 'Hill Giant'], hand: ['Shock'] },
      ben: bear,
      cat: bear,
      dan: bear,
    });
    ann.casts('Shock', { target: 'Goblin Piker' });
    play.allPass();
    play.allPass();
    // Each other player: the team mate as well.
    for (const who of ['ben', 'cat', 'dan']) then(`${who}:Grizzly Bears`).isIn('graveyard');
    then('Hill Giant').isIn('play');
  },
  'Lavaborn Muse': (book, variant) => {
    const one = { hand: ['Forest'] };
    four(book, variant, { ann: { inPlay: ['Lavaborn Muse'] }, ben: one, cat: one, dan: { hand: land('Forest', 3) } });
    const before = play.lives;
    play.until('draw', 'cat');
    expect(lost(before)).toEqual(isTeams(variant) ? [0, 0, 3, 3] : [0, 3, 3, 0]);
    if (!isTeams(variant)) play.until('draw', 'dan');
    expect(lost(before)[3]).toBe(isTeams(variant) ? 3 : 0);
  },
  Megrim: (book, variant) => discards(book, variant, 'Megrim'),
  "Liliana's Caress": (book, variant) => discards(book, variant, "Liliana's Caress"),
  'Leyline of the Void': (book, variant) => {
    const { ben, cat, ann } = four(book, variant, {
      ann: { inPlay: ['Leyline of the Void', 'Mountain', 'Mountain', 'Mountain'], hand: ['Shock', 'Shock'] },
      ben: { inPlay: ['Grizzly Bears'] },
      cat: { inPlay: ['Runeclaw Bear'] },
    });
    ann.casts('Shock', { target: 'Grizzly Bears' });
    play.allPass();
    ann.casts('Shock', { target: 'Runeclaw Bear' });
    play.allPass();
    then('Grizzly Bears')
      .isIn(benIsFoe(variant) ? 'removed' : 'graveyard')
      .isOwnedBy(ben);
    then('Runeclaw Bear').isIn('removed').isOwnedBy(cat);
    then('Shock').isIn('graveyard');
  },
  'Obstinate Baloth': (book, variant) => {
    for (const [who, mode] of [
      ['ben', benIsFoe(variant)],
      ['dan', true],
    ] as const) {
      const active = isTeams(variant) ? (who === 'ben' ? 'ann' : 'cat') : who;
      const scene = four(
        book,
        variant,
        { ann: { hand: ['Obstinate Baloth'] }, [who]: { hand: ['Mind Rot'], inPlay: land('Swamp', 3) } },
        active,
      );
      scene[who].casts('Mind Rot', { target: 'ann' });
      play.allPass();
      then('Obstinate Baloth').isIn(mode ? 'play' : 'graveyard');
    }
  },
  'Troll Ascetic': (book, variant) => aimedAt(book, variant, 'Troll Ascetic'),
  'Sacred Wolf': (book, variant) => aimedAt(book, variant, 'Sacred Wolf'),
  'Avatar of Might': (book, variant) => {
    for (const [who, cheap] of [
      ['ben', benIsFoe(variant)],
      ['cat', true],
      ['dan', true],
    ] as const) {
      const { ann } = four(book, variant, {
        ann: { hand: ['Avatar of Might'], inPlay: land('Forest', 2) },
        [who]: { inPlay: land('Grizzly Bears', 4) },
      });
      expect(ann.mayCast('Avatar of Might'), `four creatures of ${who}`).toBe(cheap);
    }
  },
  'Guardian Seraph': (book, variant) => {
    for (const [who, dealt] of [
      ['ben', benIsFoe(variant) ? 1 : 2],
      ['cat', 1],
      ['dan', 1],
    ] as const) {
      const active = isTeams(variant) ? (who === 'ben' ? 'ann' : 'cat') : who;
      const scene = four(
        book,
        variant,
        { ann: { inPlay: ['Guardian Seraph'] }, [who]: { hand: ['Shock'], inPlay: ['Mountain'] } },
        active,
      );
      const before = play.lives;
      scene[who].casts('Shock', { target: 'ann' });
      play.allPass();
      expect(lost(before)[0], `from ${who}`).toBe(dealt);
    }
  },
  Silence: (book, variant) => {
    const spell = { hand: ['Shock'], inPlay: ['Mountain'] };
    const { ann } = four(book, variant, {
      ann: { hand: ['Silence', 'Shock'], inPlay: ['Plains', 'Mountain'] },
      ben: spell,
      cat: spell,
      dan: spell,
    });
    ann.casts('Silence');
    play.allPass();
    const may: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const seat = play.question?.player as number;
      const card = play.game.state.players[seat]?.hand.at(-1) as number;
      if (play.game.whyNot({ kind: 'cast', card }) === null) may.push(play.asked as string);
      play.pass();
    }
    expect(may).toEqual(benIsFoe(variant) ? ['ann'] : ['ann', 'ben']);
  },
  'Nettling Imp': (book, variant) => {
    const active = isTeams(variant) ? 'cat' : 'dan';
    const { ann } = four(
      book,
      variant,
      {
        ann: { inPlay: ['Nettling Imp'] },
        ben: { inPlay: ['Grizzly Bears'] },
        cat: { inPlay: ['Hill Giant'] },
        dan: { inPlay: ['Runeclaw Bear'] },
      },
      active,
    );
    // The player whose turn it is, and no other opponent; a side has its turn together.
    while (play.asked !== 'ann') play.pass();
    expect(ann.mayActivate('Nettling Imp')).toBe(true);
    const source = play.game.state.inPlay.find(
      (id) => play.game.inside.kind(id).definition.name === 'Nettling Imp',
    ) as number;
    play.game.answer({ kind: 'use', source, ability: 0 });
    const only = isTeams(variant) ? ann.choices : ['Runeclaw Bear'];
    expect(only).toEqual(isTeams(variant) ? ['Hill Giant', 'Runeclaw Bear'] : ['Runeclaw Bear']);
    if (!isTeams(variant))
      expect(play.game.state.chain[0]?.targets[0]?.id).toBe(
        play.game.state.inPlay.find((id) => play.game.inside.kind(id).definition.name === 'Runeclaw Bear'),
      );
  },
  'Phage the Untouchable': (book, variant) => {
    const { ann, cat } = four(book, variant, { ann: { inPlay: ['Phage the Untouchable'] } });
    ann.attacks({ card: 'Phage the Untouchable', at: 'cat' });
    play.until('combat damage');
    if (play.question?.ask === 'pick') ann.chooses('cat');
    for (let i = 0; i < 12 && play.game.state.players[2]?.out === null; i += 1) play.pass();
    expect(play.out).toEqual(isTeams(variant) ? ['cat', 'dan'] : ['cat']);
    expect(cat.name).toBe('cat');
    if (isTeams(variant)) expect(play.winners).toEqual(['ann', 'ben']);
    else play.isGoingOn();
  },
};

/** Somebody discards, and it costs life where it was an opponent. */
function discards(book: string, variant: string, name: string): void {
  for (const [who, cost] of [
    ['ann', 0],
    ['ben', benIsFoe(variant) ? 2 : 0],
    ['cat', 2],
    ['dan', 2],
  ] as const) {
    const { cat } = four(
      book,
      variant,
      {
        ann: { inPlay: [name], hand: ['Forest'] },
        ben: { hand: ['Forest'] },
        cat: { hand: ['Mind Rot', 'Forest'], inPlay: land('Swamp', 3) },
        dan: { hand: ['Forest'] },
      },
      'cat',
    );
    const before = play.lives;
    cat.casts('Mind Rot', { target: who });
    play.allPass();
    play.allPass();
    const seat = ['ann', 'ben', 'cat', 'dan'].indexOf(who);
    expect(lost(before)[seat], `${who} discards`).toBe(cost);
  }
}

/** "Can't be the target of spells or abilities your opponents control": a team mate is none. */
function aimedAt(book: string, variant: string, name: string): void {
  const shock = { hand: ['Shock'], inPlay: ['Mountain'] };
  for (const [who, may] of [
    ['ann', true],
    ['ben', isTeams(variant)],
    ['cat', false],
    ['dan', false],
  ] as const) {
    const scene = four(book, variant, {
      [who]: shock,
      ann: { ...(who === 'ann' ? shock : {}), inPlay: [name, ...(who === 'ann' ? ['Mountain'] : [])] },
    });
    while (play.asked !== who) play.pass();
    if (may) {
      scene[who].casts('Shock', { target: name });
      expect(play.game.state.chain).toHaveLength(1);
    } else refused('illegal target', () => scene[who].casts('Shock', { target: name }));
  }
}
