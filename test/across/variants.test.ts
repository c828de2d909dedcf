// The variants side by side: one scene each, at a duel, three kinds of Free-for-All, Two-Headed Giant, Emperor and Portal's round.

import { newGame, type SeatWords } from '../../src/game/index.ts';
import { given, play } from '../play.ts';
import { acrossVariants, type SetTable } from '../support/catalogue.ts';

/** A position at this table, the same for every seat unless said otherwise. */
function seated({ book, variant, names }: SetTable, of: { readonly [name: string]: SeatWords } = {}) {
  const seats = Object.fromEntries(names.map((name): [string, SeatWords] => [name, of[name] ?? {}]));
  return given(book, seats, { variant });
}

const gone = (): string => play.out.join(' ');

acrossVariants(
  'how many cards the first player has in the first main phase, and the life of everybody',
  {
    duel: [7, 20],
    'free-for-all': [8, 20],
    'attack left': [8, 20],
    'range 1': [8, 20],
    'two-headed-giant': [7, 30],
    emperor: [8, 20],
    round: [8, 20],
  },
  ({ book, variant, names }) => {
    const decks = names.map(() => Array.from({ length: 60 }, () => 'Forest'));
    const game = newGame({ book, decks, seed: 3, options: { variant } });
    while (game.question !== null && game.question.ask !== 'act')
      game.answer(game.question.ask === 'option' ? { kind: 'option', option: 0 } : { kind: 'no' });
    const first = game.state.players[game.state.turn.active];
    return [first?.hand.length, first?.life];
  },
  { ids: ['M-292', 'M-297', 'M-298'] },
);

acrossVariants(
  'whom the first player may attack',
  {
    duel: ['ben'],
    'free-for-all': ['ben', 'cat', 'dan'],
    'attack left': ['ben'],
    'range 1': ['ben', 'dan'],
    'two-headed-giant': ['cat'], // who stands for both
    emperor: ['fay'],
    round: ['ben'],
  },
  (table) => {
    seated(table, { ann: { inPlay: ['Grizzly Bears'] } });
    return play.game.view(0).attackable.map((seat) => table.names[seat]);
  },
  { ids: ['M-293', 'M-295', 'P-247'] },
);

acrossVariants(
  'who loses life by "each opponent"',
  {
    duel: [20, 17],
    'free-for-all': [20, 17, 17, 17],
    'attack left': [20, 17, 17, 17],
    'range 1': [20, 17, 20, 17],
    'two-headed-giant': [30, 30, 24, 24],
    emperor: [20, 20, 20, 20, 20, 17],
    round: [20, 15, 20, 20], // Lava Axe: "your opponent"
  },
  (table) => {
    const round = table.book === 'portal';
    const lands = Array.from({ length: 5 }, () => (round ? 'Mountain' : 'Swamp'));
    const card = round ? 'Lava Axe' : 'Blood Tithe';
    const { ann } = seated(table, { ann: { hand: [card], inPlay: lands } });
    ann?.casts(card);
    if (!round) play.allPass();
    // What Ann gains by it is not what this is about.
    return play.lives.map((life, seat) =>
      play.game.view(0).players[seat]?.relation === 'foe'
        ? life
        : seat < 2 && table.variant === 'two-headed-giant'
          ? 30
          : 20,
    );
  },
  { ids: ['P-246'] },
);

acrossVariants(
  'who is hurt by "each player"',
  {
    duel: [19, 19],
    'free-for-all': [19, 19, 19, 19],
    'attack left': [19, 19, 19, 19],
    'range 1': [19, 19, 20, 19],
    'two-headed-giant': [28, 28, 28, 28],
    emperor: [19, 19, 20, 20, 20, 19],
    round: [19, 19, 19, 19],
  },
  (table) => {
    const round = table.book === 'portal';
    const card = round ? 'Dry Spell' : 'Earthquake';
    const land = round ? 'Swamp' : 'Mountain';
    const { ann } = seated(table, { ann: { hand: [card], inPlay: [land, land] } });
    ann?.casts(card, round ? {} : { x: 1 });
    if (!round) play.allPass();
    return play.lives;
  },
  { ids: ['P-257'] },
);

acrossVariants(
  'who is out when the second player gives up, and whether the game goes on',
  {
    duel: ['ben', false],
    'free-for-all': ['ben', true],
    'attack left': ['ben', true],
    'range 1': ['ben', true],
    'two-headed-giant': ['ann ben', false],
    emperor: ['ann ben cat', false], // Ben is an emperor
    round: ['ben', true],
  },
  (table) => {
    const { ben } = seated(table);
    ben?.concedes();
    return [gone(), play.game.outcome === null];
  },
  { ids: ['M-294', 'P-250'] },
);

acrossVariants(
  'who wins when the first and then the third player give up, and how many points there are',
  {
    duel: [['ben'], []],
    'free-for-all': [[], [0, 0, 0, 0]],
    'attack left': [[], [0, 0, 0, 0]],
    'range 1': [[], [0, 0, 0, 0]],
    'two-headed-giant': [
      ['cat', 'dan'],
      [0, 0, 0, 0],
    ],
    emperor: [[], [0, 0, 0, 0, 0, 0]],
    round: [[], [0, 1, 0, 1]],
  },
  (table) => {
    const { ann, cat } = seated(table);
    ann?.concedes();
    if (play.game.outcome === null) cat?.concedes();
    return [play.winners, play.points];
  },
  { ids: ['M-290', 'M-294', 'M-295', 'P-252'] },
);

acrossVariants(
  'whose turns follow one another',
  {
    duel: ['ann', 'ben', 'ann', 'ben'],
    'free-for-all': ['ann', 'ben', 'cat', 'dan'],
    'attack left': ['ann', 'ben', 'cat', 'dan'],
    'range 1': ['ann', 'ben', 'cat', 'dan'],
    'two-headed-giant': ['ann and ben', 'cat and dan', 'ann and ben', 'cat and dan'],
    emperor: ['ann', 'ben', 'cat', 'dan'],
    round: ['ann', 'ben', 'cat', 'dan'],
  },
  (table) => {
    seated(table);
    const turns: string[] = [];
    let before = 0;
    for (let i = 0; i < 400 && turns.length < 4; i += 1) {
      const { number } = play.game.state.turn;
      if (number !== before)
        turns.push(
          play.game
            .view(0)
            .turnOf.map((seat) => table.names[seat])
            .join(' and '),
        );
      before = number;
      play.pass();
    }
    return turns;
  },
  { ids: ['M-291'] },
);

acrossVariants(
  'the hands that the first player sees',
  {
    duel: ['ann'],
    'free-for-all': ['ann'],
    'attack left': ['ann'],
    'range 1': ['ann'],
    'two-headed-giant': ['ann', 'ben'],
    emperor: ['ann', 'ben', 'cat'],
    round: ['ann'],
  },
  (table) => {
    const hand = { hand: ['Forest'] };
    seated(table, Object.fromEntries(table.names.map((name) => [name, hand])));
    return play.game
      .view(0)
      .players.filter((player) => player.hand.length > 0)
      .map(({ name }) => name);
  },
);
