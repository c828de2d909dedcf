// Corners of combat in five books: blockers that are gone, first strike that comes and goes, blockers of several.

import { describe, expect, it } from 'vitest';
import { target } from '../../src/language/amount.ts';
import { change, gains, has, thisIs } from '../../src/language/build.ts';
import { card, creature, instant } from '../../src/language/card.ts';
import type { Keyword } from '../../src/language/keyword.ts';
import { aCreature } from '../../src/language/target.ts';
import { given, play, refused, then } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const gets = (name: string, keyword: Keyword) =>
  card(name, { cost: '{0}', type: instant, targets: [aCreature], effects: [change(target(), [gains(keyword)])] });
const loses = (name: string, keyword: Keyword) =>
  card(name, {
    cost: '{0}',
    type: instant,
    targets: [aCreature],
    effects: [change(target(), [{ change: 'loseKeyword', keyword }])],
  });
const being = (name: string, size: [number, number], ...keywords: Keyword[]) =>
  card(name, { cost: '{1}', type: creature('Beast'), size, abilities: keywords.map(has) });
const cards = [
  gets('Gain First', 'first strike'),
  gets('Gain Double', 'double strike'),
  loses('Lose First', 'first strike'),
  loses('Lose Double', 'double strike'),
  loses('Lose Trample', 'trample'),
  being('Walker', [5, 5], 'trample'),
  being('Plain', [3, 3]),
  being('Fencer', [2, 2], 'first strike'),
  being('Duelist', [2, 2], 'double strike'),
  card('Wide Guard', {
    cost: '{W}',
    type: creature('Soldier'),
    size: [3, 6],
    abilities: [thisIs({ change: 'blocksMore', number: 'any' })],
  }),
];

const AFTER: Record<BookId, string> = {
  beta: 'main after attack',
  fifth: 'main post-combat',
  portal: 'play cards after attack',
  tenth: 'second main',
  m11: 'second main',
};
const life = (seat: number): number => play.game.state.players[seat]?.life ?? 0;

/** Ben blocks with bears, which are returned to his hand before damage. */
function blockerGone(book: BookId, attacker: string, meanwhile: string | null): number | null {
  if (book === 'portal') return null;
  const { ann, ben } = given(
    book,
    {
      ann: { inPlay: [attacker, 'Island', 'Island'], hand: ['Unsummon', ...(meanwhile === null ? [] : [meanwhile])] },
      ben: { inPlay: ['Grizzly Bears'] },
    },
    { cards },
  );
  ann.attacks(attacker);
  ben.blocks(attacker, 'Grizzly Bears');
  ann.casts('Unsummon', { target: 'Grizzly Bears' });
  play.allPass();
  if (meanwhile !== null) {
    ann.casts(meanwhile, { target: attacker });
    play.allPass();
  }
  play.until(AFTER[book]);
  return 20 - life(1);
}

across(
  'all blockers are gone: the attacker stays blocked and deals nothing',
  { beta: 0, fifth: 0, portal: null, tenth: 0, m11: 0 },
  (book) => blockerGone(book, 'Plain', null),
);
across(
  'all blockers of a trampler are gone: everything goes on',
  { beta: 5, fifth: 5, portal: null, tenth: 5, m11: 5 },
  (book) => blockerGone(book, 'Walker', null),
);
across(
  'a trampler that has lost trample and its blockers deals nothing',
  { beta: 0, fifth: 0, portal: null, tenth: 0, m11: 0 },
  (book) => blockerGone(book, 'Walker', 'Lose Trample'),
);

/** Nobody blocks; between the two dealings something changes. How much comes through in all. */
function between(book: BookId, attackers: readonly string[], spell: string, on: string): number | null {
  if (book !== 'tenth' && book !== 'm11') return null;
  const { ann } = given(book, { ann: { inPlay: attackers, hand: [spell] }, ben: {} }, { cards });
  ann.attacks(...attackers);
  play.until('first strike damage');
  while (play.game.state.chain.length > 0) play.pass();
  ann.casts(spell, { target: on });
  play.until('end of combat');
  return 20 - life(1);
}
const only = (tenth: number, m11: number) => ({ beta: null, fifth: null, portal: null, tenth, m11 });

across('first strike gained after the first strikes: the damage is still dealt, once', only(5, 5), (book) =>
  between(book, ['Fencer', 'Plain'], 'Gain First', 'Plain'),
);
across('first strike lost after the first strikes: nothing is dealt again', only(2, 2), (book) =>
  between(book, ['Fencer'], 'Lose First', 'Fencer'),
);
across('double strike gained after the first strikes, by one that struck: it strikes again', only(4, 4), (book) =>
  between(book, ['Fencer'], 'Gain Double', 'Fencer'),
);
across('double strike gained after the first strikes, by one that did not: it strikes once', only(5, 5), (book) =>
  between(book, ['Fencer', 'Plain'], 'Gain Double', 'Plain'),
);
across('double strike lost after the first strikes: it has struck', only(2, 2), (book) =>
  between(book, ['Duelist'], 'Lose Double', 'Duelist'),
);

across(
  'one of two attackers that one creature blocks is gone: the other gets all its damage',
  { beta: 3, fifth: 3, portal: null, tenth: 3, m11: 3 },
  (book) => {
    if (book === 'portal') return null;
    const { ann, ben } = given(
      book,
      { ann: { inPlay: ['Walker', 'Plain', 'Island'], hand: ['Unsummon'] }, ben: { inPlay: ['Wide Guard'] } },
      { cards },
    );
    ann.attacks('Walker', 'Plain');
    ben.blocks('Walker', 'Wide Guard');
    ben.blocks('Plain', 'Wide Guard');
    if (book === 'm11') ben.chooses('Plain', 'Walker');
    ann.casts('Unsummon', { target: 'Plain' });
    play.allPass();
    while (play.question?.ask === 'act' && play.step !== AFTER[book]) play.pass();
    if (play.question?.ask === 'split') ann.assigns({ 'Wide Guard': 5 });
    play.until(AFTER[book]);
    return play.game.inside.object(play.game.state.inPlay[0] ?? 0).damage;
  },
);

describe('2010: trampling over to a planeswalker', () => {
  const JACE = { card: 'Jace Beleren', counters: { loyalty: 5 } };

  it('what is left goes to the planeswalker, not to the player', () => {
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Walker'] }, ben: { inPlay: [JACE, 'Grizzly Bears'] } },
      { cards },
    );
    ann.attacks({ card: 'Walker', at: 'Jace Beleren' });
    ben.blocks('Walker', 'Grizzly Bears');
    play.pass();
    play.pass();
    refused('lethal first', () => ann.assigns({ 'Grizzly Bears': 1, 'Jace Beleren': 4 }));
    ann.assigns({ 'Grizzly Bears': 2, 'Jace Beleren': 3 });
    then('Jace Beleren').hasCounters('loyalty', 2);
    then(ben).hasLife(20);
  });

  it('with the planeswalker gone all of it goes to the blockers', () => {
    const bounce = card('Away', {
      cost: '{0}',
      type: instant,
      targets: [{ ...aCreature, filter: { types: ['planeswalker'] } }],
      effects: [{ do: 'exile', what: target() }],
    });
    const { ann, ben } = given(
      'm11',
      { ann: { inPlay: ['Walker'], hand: ['Away'] }, ben: { inPlay: [JACE, 'Craw Wurm'] } },
      { cards: [...cards, bounce] },
    );
    ann.attacks({ card: 'Walker', at: 'Jace Beleren' });
    ben.blocks('Walker', 'Craw Wurm');
    ann.casts('Away', { target: 'Jace Beleren' });
    play.allPass();
    play.until('end of combat');
    then(ben).hasLife(20);
    expect(play.game.outcome).toBeNull();
    then('Craw Wurm').isIn('graveyard');
  });
});
