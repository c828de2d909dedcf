// A spell is where it is cast until it has done all it says: only then does it lie in the graveyard.

import { expect } from 'vitest';
import { all, you } from '../../src/language/amount.ts';
import { damage, draw, gainLife, onSpells, protectionFrom, search, toHand } from '../../src/language/build.ts';
import { card, creature, enchantment, sorcery } from '../../src/language/card.ts';
import { creature as creatures } from '../../src/language/filter.ts';
import { given, play, then } from '../play.ts';
import { across, type BookId, rule } from '../support/catalogue.ts';

const allBack = card('All Back', {
  cost: '{0}',
  type: sorcery,
  effects: [toHand({ ref: 'cards', zone: 'graveyard', filter: {}, of: you })],
});
const reckon = card('Reckon', {
  cost: '{0}',
  type: sorcery,
  effects: [gainLife({ amount: 'cards', zone: 'graveyard', of: you })],
});
const renew = card('Renew', { cost: '{0}', type: sorcery, effects: [{ do: 'shuffleGraveyard', who: you }, draw(1)] });
const find = card('Find', { cost: '{0}', type: sorcery, effects: [search({ named: 'Forest' }, 1, 'hand')] });
const sweep = card('Sweep', { cost: '{0}', type: sorcery, effects: [damage(2, all(creatures))] });
const shade = card('Shade over All', {
  cost: '{0}',
  type: enchantment,
  abilities: [onSpells({}, { change: 'color', colors: ['black'] })],
});
const saint = card('Own Saint', {
  cost: '{0}',
  type: creature('Human'),
  size: [2, 2],
  abilities: [protectionFrom({ colors: ['black'] })],
});
const cards = [allBack, reckon, renew, find, sweep, shade, saint];

const scene = (book: BookId, spell: string) => {
  const { ann } = given(
    book,
    { ann: { hand: [spell], graveyard: ['Swamp', 'Island'], library: ['Mountain', 'Forest'] }, ben: {} },
    { cards },
  );
  if (book === 'portal') play.until('play cards');
  ann.casts(spell);
  if (book !== 'portal') play.allPass();
  return ann;
};

across(
  'where a spell is that returns all cards of the graveyard',
  { beta: 'graveyard 2', fifth: 'graveyard 2', portal: 'graveyard 2', tenth: 'graveyard 2', m11: 'graveyard 2' },
  (book) => {
    scene(book, 'All Back');
    then('All Back').isIn('graveyard');
    return `graveyard ${play.game.state.players[0]?.hand.length}`;
  },
  { ids: ['T-081', 'M-092', 'P-037'] },
);

across(
  'life gained for each card in the graveyard: the spell does not count itself',
  { beta: 22, fifth: 22, portal: 22, tenth: 22, m11: 22 },
  (book) => {
    scene(book, 'Reckon');
    return play.game.state.players[0]?.life;
  },
  { ids: ['T-081', 'M-092'] },
);

across(
  'a spell that shuffles the graveyard into the library is not shuffled in',
  { beta: 3, fifth: 3, portal: 3, tenth: 3, m11: 3 },
  (book) => {
    scene(book, 'Renew');
    then('Renew').isIn('graveyard');
    return play.game.state.players[0]?.library.length;
  },
  { ids: ['T-081', 'M-092'] },
);

const inSight = (book: BookId): void => {
  const ann = scene(book, 'Find');
  expect(play.question).toMatchObject({ ask: 'pick', purpose: 'search' });
  for (const seat of [0, 1]) expect(play.game.view(seat).chain.map(({ name }) => name)).toEqual(['Find']);
  then('Find').isIn('chain');
  ann.chooses('Forest');
  expect(play.game.view(0).chain).toEqual([]);
  then('Find').isIn('graveyard');
};

rule('T-081', 'while it asks for something a spell is on the stack, for all to see', () => inSight('tenth'));
rule('M-092', 'while it asks for something a spell is on the stack, for all to see', () => inSight('m11'));

rule(['T-081'], 'what is so of spells is so of a spell while it resolves', () => {
  const { ann, ben } = given(
    'tenth',
    { ann: { hand: ['Sweep'], inPlay: ['Shade over All'] }, ben: { inPlay: ['Own Saint', 'Grizzly Bears'] } },
    { cards },
  );
  ann.casts('Sweep');
  play.allPass();
  // The spell is black as long as it is one: the saint is protected from it.
  then('Grizzly Bears').isIn('graveyard');
  then('Own Saint').isIn('play').isControlledBy(ben);
});
