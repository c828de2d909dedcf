// "All creatures able to block it do so", in five books: as many such demands are obeyed as can be, and what nobody can
// do is not demanded. Cards of later sets stand in for what each book's own cards would show.

import { describe, expect, it } from 'vitest';
import { has, protectionFrom, thisIs } from '../../src/language/build.ts';
import { card, creature } from '../../src/language/card.ts';
import { given, play, refused, then } from '../play.ts';
import { across, rule } from '../support/catalogue.ts';

const lure = (name: string) =>
  card(name, { cost: '{G}', type: creature('Unicorn'), size: [2, 5], abilities: [has('lure')] });
const [first, second] = [lure('First Lure'), lure('Second Lure')];
const guard = card('Wide Guard', {
  cost: '{W}',
  type: creature('Soldier'),
  size: [1, 4],
  abilities: [thisIs({ change: 'blocksMore', number: 'any' })],
});
const shy = card('Shy Lure', {
  cost: '{G}',
  type: creature('Unicorn'),
  size: [2, 5],
  abilities: [has('lure'), thisIs({ change: 'blockers', atMost: 1 })],
});
const pack = card('Pack Beast', {
  cost: '{G}',
  type: creature('Beast'),
  size: [2, 2],
  abilities: [
    thisIs({ change: 'company', doing: 'attack', atLeast: 1 }, { change: 'company', doing: 'block', atLeast: 1 }),
  ],
});
const warded = card('Warded Lure', {
  cost: '{G}',
  type: creature('Unicorn'),
  size: [2, 5],
  abilities: [has('lure'), protectionFrom({ colors: ['white'] })],
});
const cards = [first, second, guard, shy, pack, warded];

const AFTER: Record<string, string> = {
  beta: 'main after attack',
  fifth: 'main post-combat',
  portal: 'play cards after attack',
};

const TOGETHER = ['beta', 'fifth', 'tenth', 'm11'] as const;

describe.each(TOGETHER)('%s: all blocks together', (book) => {
  it('one that can block several blocks all that lure it', () => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['First Lure', 'Second Lure', 'Hill Giant'] }, ben: { inPlay: ['Wide Guard'] } },
      { cards },
    );
    ann.attacks('First Lure', 'Second Lure', 'Hill Giant');
    play.until('declare block');
    refused('must block', () => ben.blocks('First Lure', 'Wide Guard'));
    refused('must block', () => ben.doesNotBlock());
    ben.blocks('First Lure', 'Wide Guard');
    ben.blocks('Second Lure', 'Wide Guard');
    then('First Lure').isBlocked();
    then('Second Lure').isBlocked();
  });

  it('one that blocks one attacker chooses which of two it follows', () => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['First Lure', 'Second Lure', 'Hill Giant'] }, ben: { inPlay: ['Grizzly Bears'] } },
      { cards },
    );
    ann.attacks('First Lure', 'Second Lure', 'Hill Giant');
    play.until('declare block');
    refused('must block', () => ben.blocks('Hill Giant', 'Grizzly Bears'));
    ben.blocks('Second Lure', 'Grizzly Bears');
    then('Second Lure').isBlocked();
  });

  it('where only one can block the lure, another makes room for it if it has another to follow', () => {
    // The Scryb Sprites could block either, the bears only the one that does not fly.
    const high = card('High Lure', {
      cost: '{G}',
      type: creature('Unicorn'),
      size: [2, 5],
      abilities: [has('lure'), has('flying')],
    });
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Shy Lure', 'High Lure'] }, ben: { inPlay: ['Scryb Sprites', 'Grizzly Bears'] } },
      { cards: [...cards, high] },
    );
    ann.attacks('Shy Lure', 'High Lure');
    play.until('declare block');
    refused('must block', () => ben.blocks('Shy Lure', 'Scryb Sprites'));
    refused('must block', () => ben.blocks('High Lure', 'Scryb Sprites'));
    refused('cannot block', () => ben.blocks('Shy Lure', 'Scryb Sprites', 'Grizzly Bears'));
    ben.blocks('High Lure', 'Scryb Sprites');
    ben.blocks('Shy Lure', 'Grizzly Bears');
    then('High Lure').isBlocked();
    then('Shy Lure').isBlocked();
  });

  it('one that does not block alone takes another along, that is lured by nothing', () => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Warded Lure', 'Hill Giant'] }, ben: { inPlay: ['Pack Beast', 'Savannah Lions'] } },
      { cards },
    );
    ann.attacks('Warded Lure', 'Hill Giant');
    play.until('declare block');
    refused('must block', () => ben.doesNotBlock());
    refused('must block', () => ben.blocks('Hill Giant', 'Savannah Lions'));
    refused('cannot block', () => ben.blocks('Warded Lure', 'Pack Beast'));
    ben.blocks('Warded Lure', 'Pack Beast');
    ben.blocks('Hill Giant', 'Savannah Lions');
    then('Warded Lure').isBlocked();
    then('Hill Giant').isBlocked();
  });

  it('one that does not block alone is not made to where nobody could go along', () => {
    const { ann, ben } = given(
      book,
      {
        ann: { inPlay: ['First Lure', { card: 'Hill Giant', with: ['Flight'] }] },
        ben: { inPlay: ['Pack Beast', { card: 'Scryb Sprites', tapped: true }] },
      },
      { cards },
    );
    ann.attacks('First Lure', 'Hill Giant');
    play.until(AFTER[book] ?? 'second main');
    then(ben).hasLife(15);
  });

  it('where a second creature follows too, neither is alone', () => {
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['First Lure'] }, ben: { inPlay: ['Pack Beast', 'Grizzly Bears'] } },
      { cards },
    );
    ann.attacks('First Lure');
    play.until('declare block');
    refused('cannot block', () => ben.blocks('First Lure', 'Pack Beast'));
    refused('must block', () => ben.blocks('First Lure', 'Grizzly Bears'));
    ben.blocks('First Lure', 'Pack Beast', 'Grizzly Bears');
    then('First Lure').isBlocked();
  });
});

describe('bands (1993, 1997)', () => {
  rule(['B-262', 'F-444'], 'blocking any creature of a band follows the lure of another in it', () => {
    for (const book of ['beta', 'fifth']) {
      const { ann, ben } = given(book, {
        ann: { inPlay: ['Benalish Hero', { card: 'Craw Wurm', with: ['Lure'] }, 'Hill Giant'] },
        ben: { inPlay: ['Grizzly Bears', 'Gray Ogre'] },
      });
      ann.bands('Benalish Hero', 'Craw Wurm');
      ann.attacks('Benalish Hero', 'Craw Wurm', 'Hill Giant');
      play.until('declare block');
      refused('must block', () => ben.blocks('Hill Giant', 'Grizzly Bears'));
      ben.blocks('Benalish Hero', 'Grizzly Bears');
      ben.blocks('Craw Wurm', 'Gray Ogre');
      then('Craw Wurm').isBlocked();
      then('Benalish Hero').isBlocked();
    }
  });
});

describe('Portal: one attacker at a time, one of them lured by Alluring Scent', () => {
  /** Ann attacks with both; the first one has the scent. */
  function scene(lured: string, other: string, defenders: readonly string[], rules: readonly string[] = []) {
    const players = given(
      'portal',
      {
        ann: { hand: ['Alluring Scent'], inPlay: ['Forest', 'Forest', 'Forest', lured, other] },
        ben: { inPlay: defenders },
      },
      { step: 'play cards', rules },
    );
    players.ann.casts('Alluring Scent', { target: lured });
    players.ann.attacks(lured, other);
    return players;
  }

  it('what would go to the lure is not spent on another attacker before', () => {
    const { ben } = scene('Redwood Treefolk', 'Hill Giant', ['Grizzly Bears', 'Gray Ogre']);
    ben.chooses('Hill Giant');
    // Nobody is free to intercept the giant, so nobody is asked: it has got through.
    then(ben).hasLife(17);
    refused('must block', () => ben.letsThrough('Redwood Treefolk'));
    refused('must block', () => ben.intercepts('Redwood Treefolk', 'Grizzly Bears'));
    ben.intercepts('Redwood Treefolk', 'Grizzly Bears', 'Gray Ogre');
    then(ben).hasLife(17);
  });

  it('just as with all declared together', () => {
    const { ben } = scene('Redwood Treefolk', 'Hill Giant', ['Grizzly Bears', 'Gray Ogre'], ['declare together']);
    refused('must block', () => ben.blocks('Hill Giant', 'Grizzly Bears'));
    ben.blocks('Redwood Treefolk', 'Grizzly Bears', 'Gray Ogre');
    ben.table.flush();
    expect(play.question?.ask).toBe('split');
  });

  it('one that cannot go to the lure is free', () => {
    const { ben } = scene('Wind Drake', 'Hill Giant', ['Grizzly Bears', 'Storm Crow']);
    ben.chooses('Hill Giant');
    expect(ben.choices).toEqual(['Grizzly Bears']);
    refused('must block', () => ben.intercepts('Hill Giant', 'Storm Crow'));
    ben.intercepts('Hill Giant', 'Grizzly Bears');
    ben.intercepts('Wind Drake', 'Storm Crow');
    then(ben).hasLife(20);
  });

  it('of two that could, one is free where only one can intercept the lure', () => {
    const { ben } = scene('Stalking Tiger', 'Hill Giant', ['Grizzly Bears', 'Gray Ogre']);
    ben.chooses('Hill Giant');
    refused('must block', () => ben.intercepts('Hill Giant', 'Grizzly Bears', 'Gray Ogre'));
    ben.intercepts('Hill Giant', 'Gray Ogre');
    refused('must block', () => ben.letsThrough('Stalking Tiger'));
    ben.intercepts('Stalking Tiger', 'Grizzly Bears');
    then(ben).hasLife(20);
  });
});

across(
  'a creature that must attack and does not attack alone: with another it must go, by itself it stays',
  {
    beta: ['must attack', 'cannot attack', null, true],
    fifth: ['must attack', 'cannot attack', null, true],
    portal: null,
    tenth: ['must attack', 'cannot attack', null, true],
    m11: ['must attack', 'cannot attack', null, true],
  },
  (book) => {
    if (book === 'portal') return null;
    const wild = card('Wild Pack', {
      cost: '{G}',
      type: creature('Beast'),
      size: [2, 2],
      abilities: [
        thisIs({ change: 'company', doing: 'attack', atLeast: 1 }, { change: 'company', doing: 'block', atLeast: 1 }),
        has('attacks each turn'),
      ],
    });
    given(book, { ann: { inPlay: ['Wild Pack', 'Grizzly Bears'] }, ben: {} }, { cards: [wild] });
    const begins = book === 'beta' || book === 'fifth';
    if (begins) play.game.answer({ kind: 'begin attack' });
    play.until('declare attack');
    const [wolf, bears] = play.game.state.inPlay.map((id) => ({
      id,
      target: { what: 'player' as const, id: 1 },
      band: 0,
    }));
    const key = (attackers: readonly (typeof wolf)[]) =>
      play.game.whyNot({ kind: 'attack', attackers: attackers.flatMap((each) => each ?? []) })?.key ?? null;
    const answers = [key([bears]), key([wolf]), key([wolf, bears])];
    given(book, { ann: { inPlay: ['Wild Pack'] }, ben: {} }, { cards: [wild] });
    if (begins) play.game.answer({ kind: 'begin attack' });
    play.until(AFTER[book] ?? 'second main');
    return [...answers, play.game.state.players[1]?.life === 20];
  },
);
