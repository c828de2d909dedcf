// The turn in five books: setting up, drawing, mana, the hand, losing.

import { beginCompetition, duelFrom, nextDuel, withDuel } from '../../src/formats/competition.ts';
import { deckFaults } from '../../src/formats/deck.ts';
import { newGame } from '../../src/game/index.ts';
import { BOOKS as RULEBOOKS } from '../../src/rulebooks/index.ts';
import { given, play } from '../play.ts';
import { across, type BookId } from '../support/catalogue.ts';

const deck = (size: number): string[] =>
  Array.from({ length: size }, (_, index) => (index % 2 === 0 ? 'Plains' : 'Grizzly Bears'));
const started = (book: BookId, seed = 1) =>
  newGame({ book, decks: [deck(60), deck(60)], seed, options: { windows: 'all' } });

/** Answers everything before the first turn: play first, keep the hand. */
function begun(book: BookId) {
  const game = started(book);
  while (game.question !== null && game.question.ask !== 'act') {
    game.answer(game.question.ask === 'option' ? { kind: 'option', option: 0 } : { kind: 'no' });
  }
  return game;
}

across(
  'cards in hand and life when play begins, of the player who has not had a turn',
  { beta: [7, 20], fifth: [7, 20], portal: [7, 20], tenth: [7, 20], m11: [7, 20] },
  (book) => {
    const game = begun(book);
    const other = game.state.players[1 - game.state.turn.active];
    return [other?.hand.length, other?.life];
  },
  { facts: ['start.hand', 'start.life'] },
);

across(
  'what the starting player holds in the first main phase',
  { beta: 8, fifth: 7, portal: 8, tenth: 7, m11: 7 },
  (book) => {
    const game = begun(book);
    for (let i = 0; i < 40 && game.question?.ask === 'act' && game.question.window !== 'main'; i += 1)
      game.answer({ kind: 'pass' });
    return game.state.players[game.state.turn.active]?.hand.length;
  },
  { facts: ['start.firstPlayerDraws'] },
);

across(
  'the first question of a game',
  { beta: 'untap', fifth: 'play or draw', portal: 'land', tenth: 'play or draw', m11: 'play or draw' },
  (book) => {
    const { question } = started(book);
    return question?.ask === 'act' ? question.step : question?.purpose;
  },
  { facts: ['start.first', 'start.mulligan'] },
);

across(
  'a hand of lands only: what may be done about it (in Portal only if the players agreed on it)',
  { beta: 'nothing', fifth: 'mulligan', portal: 'mulligan', tenth: 'mulligan', m11: 'mulligan' },
  (book) => {
    const lands = Array.from({ length: 60 }, () => 'Plains');
    const game = newGame({
      book,
      decks: [lands, lands],
      seed: 3,
      options: { windows: 'all', rules: book === 'portal' ? ['mulligan'] : [] },
    });
    if (game.question?.ask === 'option') game.answer({ kind: 'option', option: 0 });
    return game.question?.purpose === 'mulligan' ? 'mulligan' : 'nothing';
  },
  { facts: ['start.mulligan'] },
);

across(
  'cards after one mulligan',
  { beta: null, fifth: 7, portal: 7, tenth: 6, m11: 6 },
  (book) => {
    const lands = Array.from({ length: 60 }, () => 'Plains');
    const game = newGame({
      book,
      decks: [lands, lands],
      seed: 3,
      options: { windows: 'all', rules: book === 'portal' ? ['mulligan'] : [] },
    });
    if (game.question?.ask === 'option') game.answer({ kind: 'option', option: 0 });
    if (game.question?.purpose !== 'mulligan') return null;
    const { player } = game.question;
    game.answer({ kind: 'yes' });
    return game.state.players[player]?.hand.length;
  },
  { facts: ['start.mulligan'] },
);

across(
  'a mixed hand: may it be redrawn',
  { beta: false, fifth: false, portal: false, tenth: true, m11: true },
  (book) => {
    const game = started(book, 2);
    if (game.question?.ask === 'option') game.answer({ kind: 'option', option: 0 });
    return game.question?.purpose === 'mulligan';
  },
  { facts: ['start.mulligan'] },
);

across(
  'after a lost game: who starts the next',
  {
    beta: 'the loser',
    fifth: 'somebody chooses',
    portal: 'the loser',
    tenth: 'the loser chooses',
    m11: 'the loser chooses',
  },
  (book) => {
    const game = newGame({ book, decks: [deck(60), deck(60)], seed: 7, options: { windows: 'all', loser: 1 } });
    const { question } = game;
    if (question?.purpose === 'play or draw')
      return RULEBOOKS[book].facts.start.loser === 'chooses' && question.player === 1
        ? 'the loser chooses'
        : 'somebody chooses';
    return game.state.turn.first === 1 ? 'the loser' : 'somebody';
  },
  { facts: ['start.loser', 'start.first'] },
);

across(
  'after a drawn game: who starts the next, if Ben chose before (or began)',
  { beta: 'chance', fifth: 'chance', portal: 'chance', tenth: 'who chose before', m11: 'who chose before' },
  (book) => {
    const decks = [deck(60), deck(60)];
    const says = (seed: number, loser: number): number => {
      const game = newGame({ book, decks, seed, options: { loser } });
      return game.question?.purpose === 'play or draw' ? game.question.player : game.state.turn.first;
    };
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const game = newGame({ book, decks, seed: seeds.find((seed) => says(seed, -1) === 1) ?? 0 });
    if (game.question?.purpose === 'play or draw') game.answer({ kind: 'option', option: 0 });
    const drawn = { ...duelFrom(game.answer({ kind: 'concede', seat: 0 })), winner: null };
    const { loser } = nextDuel(withDuel(beginCompetition('best of 3', decks), { ...drawn, ante: [], staked: [] }));
    return seeds.every((seed) => says(seed, loser) === 1) ? 'who chose before' : 'chance';
  },
  { ids: ['T-223', 'M-217'], facts: ['start.drawn'] },
);

across(
  'ante asked for: how many cards are at stake',
  { beta: 2, fifth: 2, portal: 'refused', tenth: 'refused', m11: 'refused' },
  (book) => {
    try {
      const game = newGame({ book, decks: [deck(60), deck(60)], seed: 1, options: { ante: true } });
      return game.state.players.reduce((sum, player) => sum + player.ante.length, 0);
    } catch {
      return 'refused';
    }
  },
  { facts: ['start.ante'] },
);

across(
  'one mana left over at the end of the phase: life lost',
  { beta: 1, fifth: 1, portal: 'no pool', tenth: 1, m11: 0 },
  (book) => {
    const { ann } = given(book, { ann: { inPlay: ['Mountain'] }, ben: {} });
    if (!RULEBOOKS[book].facts.mana.pool)
      return play.question?.ask === 'act' && play.game.legalAnswers().some((answer) => answer.kind === 'use')
        ? 'pool'
        : 'no pool';
    ann.taps('Mountain');
    play.until('upkeep', 'ben');
    return 20 - (play.game.state.players[0]?.life ?? 0);
  },
  { facts: ['mana.pool', 'mana.burn'], ids: ['M-123', 'T-117'] },
);

across(
  'mana made in the upkeep: is it still there in the draw step',
  { beta: false, fifth: false, portal: null, tenth: true, m11: false },
  (book) => {
    if (!RULEBOOKS[book].facts.mana.pool) return null;
    const { ann } = given(book, { ann: { inPlay: ['Mountain'] }, ben: {} }, { step: 'upkeep' });
    ann.taps('Mountain');
    play.until('draw');
    return play.game.state.players[0]?.pool[3] === 1;
  },
  { facts: ['mana.empties'] },
);

across(
  'mana made before the attack is announced: life lost when it begins',
  { beta: 1, fifth: 0, portal: null, tenth: 1, m11: 0 },
  (book) => {
    if (!RULEBOOKS[book].facts.mana.pool) return null;
    const { ann } = given(book, { ann: { inPlay: ['Mountain', 'Grizzly Bears'] }, ben: {} });
    ann.taps('Mountain');
    ann.attacks('Grizzly Bears');
    return 20 - (play.game.state.players[0]?.life ?? 0);
  },
  { facts: ['mana.clearedByAttack', 'combat.attacks'] },
);

across(
  'nine cards in hand at the end of the turn: how many are kept',
  { beta: 7, fifth: 7, portal: 9, tenth: 7, m11: 7 },
  (book) => {
    const { ann } = given(book, { ann: { hand: Array.from({ length: 9 }, () => 'Grizzly Bears') }, ben: {} });
    for (let i = 0; i < 60 && play.question?.ask === 'act' && play.game.state.turn.active === 0; i += 1) play.pass();
    if (play.question?.ask === 'pick') ann.chooses('Grizzly Bears', 'Grizzly Bears#2');
    return play.game.state.players[0]?.hand.length;
  },
  { facts: ['hand.limit'] },
);

across(
  'the parts of a turn',
  {
    beta: 'untap, upkeep, draw, main, discard, end',
    fifth: 'untap, upkeep, draw, main, discard, cleanup',
    portal: 'untap, draw, land, play, attack, play again, cleanup',
    tenth: 'beginning, first main, combat, main, end',
    m11: 'beginning, first main, combat, main, ending',
  },
  (book) => {
    const names: string[] = [];
    given(book, { ann: {}, ben: {} });
    for (let i = 0; i < 80 && play.question !== null; i += 1) {
      for (const event of play.game.events.slice(-60))
        if (event.event === 'step' && event.seat === 1 && !names.includes(event.phase)) names.push(event.phase);
      if (play.game.state.turn.active === 0 && names.length > 0) break;
      if (play.question?.ask !== 'act') break;
      play.pass();
    }
    return names.join(', ');
  },
  { facts: ['timing.lands'] },
);

across(
  'ten poison counters',
  { beta: 'plays on', fifth: 'lost', portal: 'plays on', tenth: 'lost', m11: 'lost' },
  (book) => {
    given(book, { ann: {}, ben: { poison: 10 } });
    return play.game.outcome === null ? 'plays on' : 'lost';
  },
  { facts: ['loss.poison'] },
);

across(
  'a player at 0 life in the middle of a phase',
  { beta: 'lost', fifth: 'plays on', portal: 'lost', tenth: 'lost', m11: 'lost' },
  (book) => {
    const { ann } = given(book, {
      ann: { hand: ['Lava Axe'], inPlay: Array.from({ length: 5 }, () => 'Mountain') },
      ben: { life: 5 },
    });
    ann.casts('Lava Axe', { target: 'ben' });
    if (play.game.outcome === null) play.allPass();
    return play.game.outcome === null ? 'plays on' : 'lost';
  },
  { facts: ['loss.life'] },
);

across(
  'both at 0 or less through one spell',
  { beta: null, fifth: null, portal: null, tenth: null, m11: null },
  (book) => {
    const { ann } = given(book, {
      ann: { life: 2, hand: ['Earthquake'], inPlay: Array.from({ length: 4 }, () => 'Mountain') },
      ben: { life: 3 },
    });
    ann.casts('Earthquake', { x: 3 });
    for (let i = 0; i < 60 && play.question?.ask === 'act'; i += 1) play.pass();
    return play.game.outcome?.winner;
  },
  { facts: ['loss.life'] },
);

across(
  'the smallest legal deck, whether it may hold five of one card, and the size of a sideboard',
  { beta: [40, true, 0], fifth: [40, true, 0], portal: [35, true, 0], tenth: [60, false, 15], m11: [60, false, 15] },
  (book) => {
    const lands = (size: number): string[] => Array.from({ length: size }, () => 'Plains');
    let size = 1;
    while (size < 100 && deckFaults(book, lands(size)).length > 0) size += 1;
    const five = [...lands(size), ...Array.from({ length: 5 }, () => 'Grizzly Bears')];
    return [size, deckFaults(book, five).length === 0, RULEBOOKS[book].facts.deck.sideboard];
  },
  { facts: ['deck.min', 'deck.copies', 'deck.sideboard'] },
);
