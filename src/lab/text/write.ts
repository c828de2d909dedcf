// Writing a study: the text of a position and its line, and the position at which a game stands.

import { type Game, type Id, MANA_KINDS, type PermanentWords, type SeatWords } from '../../game/index.ts';
import type { Goal, Study } from '../study.ts';

// ---- from a game ----

/** The position at which a game stands, in words. What waits to resolve and what lasts for a while is not in it: see `leftOut`. */
export function positionOf(game: Game): Study['position'] {
  const { state, names } = game;
  const { turn } = state;
  const step = game.book.turn[turn.phase]?.steps[turn.step]?.name;
  return {
    seats: Object.fromEntries(names.map((name, seat) => [name, seatOf(game, seat)])),
    turn: Math.max(1, turn.number),
    active: names[turn.active] as string,
    ...(step === undefined ? {} : { step }),
  };
}

/** What a position in words cannot hold of a game, in sentences. */
export function leftOut({ state, inside }: Game): string[] {
  const said: string[] = [];
  if (state.chain.length > 0) said.push('what waits to resolve is not in the position');
  if (state.combat !== null && state.combat.attacks.length > 0)
    said.push('the attack that is on is not in the position');
  if (state.lasting.length > 0) said.push('effects that last for a while are not in the position');
  if (state.inPlay.some((id) => inside.object(id).faceDown))
    said.push('what turns a face-down creature up is not in the position');
  if (state.shields.length > 0) said.push('shields against damage and destruction are not in the position');
  return said;
}

function seatOf(game: Game, seat: number): SeatWords {
  const { state, inside } = game;
  const player = inside.player(seat);
  const name = (id: Id): string => inside.kinds.of(inside.object(id).printed).definition.name;
  const zone = (key: 'hand' | 'graveyard' | 'removed' | 'ante', ids: readonly Id[]): Partial<SeatWords> =>
    ids.length === 0 ? {} : { [key]: ids.map(name) };
  const mana = player.pool.map((number, kind) => (MANA_KINDS[kind] as string).repeat(number)).join('');
  const own = state.inPlay.filter((id) => {
    const object = inside.object(id);
    // A token is no card: a position in words cannot name it.
    return (
      object.owner === seat && !object.token && !(object.attachedTo !== 0 && state.inPlay.includes(object.attachedTo))
    );
  });
  return {
    life: player.life,
    ...(player.poison > 0 ? { poison: player.poison } : {}),
    ...(mana === '' ? {} : { mana }),
    ...(player.landsPlayed > 0 ? { landsPlayed: player.landsPlayed } : {}),
    ...zone('hand', player.hand),
    library: [...player.library].reverse().map(name),
    ...zone('graveyard', player.graveyard),
    ...zone('removed', player.removed),
    ...zone('ante', player.ante),
    ...(own.length === 0 ? {} : { inPlay: own.map((id) => permanentOf(game, id, seat)) }),
  };
}

function permanentOf(game: Game, id: Id, listed: number): string | PermanentWords {
  const { inside, state, names } = game;
  const object = inside.object(id);
  const card = inside.kinds.of(object.printed).definition.name;
  const on = state.inPlay.filter((each) => inside.object(each).attachedTo === id && !inside.object(each).token);
  const words: PermanentWords = {
    card,
    ...(object.faceDown
      ? { faceDown: inside.kind(id).definition.size?.join('/') as NonNullable<PermanentWords['faceDown']> }
      : {}),
    ...(object.tapped ? { tapped: true } : {}),
    ...(object.sick ? { sick: true } : {}),
    ...(object.damage > 0 ? { damage: object.damage } : {}),
    ...(object.counters.length === 0
      ? {}
      : { counters: Object.fromEntries(object.counters.map(({ name, number }) => [name, number])) }),
    ...(on.length === 0 ? {} : { with: on.map((each) => permanentOf(game, each, listed)) }),
    ...(object.owner === listed ? {} : { owner: names[object.owner] as string }),
    ...(object.controller === listed ? {} : { controller: names[object.controller] as string }),
    ...(object.chosen === null ? {} : { chosen: object.chosen }),
    ...(object.chosenSeat < 0 ? {} : { chosenPlayer: names[object.chosenSeat] as string }),
  };
  return Object.keys(words).length === 1 ? card : words;
}

// ---- as text ----

/** "3 Forest, Grizzly Bears (tapped)": neighbours of the same words are counted. */
function counted(words: readonly string[]): string {
  const parts: { word: string; number: number }[] = [];
  for (const word of words) {
    const last = parts.at(-1);
    if (last?.word === word) last.number += 1;
    else parts.push({ word, number: 1 });
  }
  return parts.map(({ word, number }) => (number === 1 ? word : `${number} ${word}`)).join(', ');
}

function permanentText(words: string | PermanentWords): string {
  if (typeof words === 'string') return words;
  const notes = [
    words.tapped === true ? 'tapped' : '',
    words.sick === true ? 'new' : '',
    words.damage === undefined || words.damage === 0 ? '' : `${words.damage} damage`,
    ...Object.entries(words.counters ?? {}).map(
      ([name, number]) => `${number} ${name} counter${number === 1 ? '' : 's'}`,
    ),
    ...(words.with ?? []).map((each) => `with ${permanentText(each)}`),
    words.controller === undefined ? '' : `controlled by ${words.controller}`,
    words.owner === undefined ? '' : `owned by ${words.owner}`,
    words.chosen === undefined ? '' : `chosen ${words.chosen}`,
    words.chosenPlayer === undefined ? '' : `chosen player ${words.chosenPlayer}`,
  ].filter((note) => note !== '');
  return notes.length === 0 ? words.card : `${words.card} (${notes.join(', ')})`;
}

function seatLines(name: string, seat: SeatWords): string[] {
  const line = (key: string, value: string | number | undefined): string[] =>
    value === undefined || value === '' ? [] : [`  ${key}: ${value}`];
  return [
    `${name}:`,
    ...line('life', seat.life),
    ...line('poison', seat.poison),
    ...line('mana', seat.mana),
    ...line('lands played', seat.landsPlayed),
    ...line('hand', counted(seat.hand ?? [])),
    ...line('in play', counted((seat.inPlay ?? []).map(permanentText))),
    ...line('graveyard', counted(seat.graveyard ?? [])),
    ...line('removed', counted(seat.removed ?? [])),
    ...line('ante', counted(seat.ante ?? [])),
    ...line('library', counted(seat.library ?? [])),
  ];
}

const GOALS = { wins: 'wins', survives: 'survives', 'draws out': 'makes the rival draw out' } as const;

export const goalText = ({ who, what, turns }: Goal): string =>
  `${who} ${GOALS[what]} ${turns === 1 ? 'this turn' : `in ${turns} turns`}`;

const spoken = (section: string, said: Study['line']): string[] =>
  said.length === 0 ? [] : [`${section}:`, ...said.map(({ words }) => `  ${words}`)];

/** The text of a study, as `readStudy` reads it. */
export function writeStudy({ title, note, books, position, waiting, line, goal, open }: Study): string {
  const head = (key: string, value: string | number | undefined): string[] =>
    value === undefined || value === '' ? [] : [`${key}: ${value}`];
  return [
    ...head('title', title),
    ...head('note', note),
    ...head(books.length === 1 ? 'book' : 'books', books.join(', ')),
    ...head('turn', position.turn),
    ...head('active', position.active),
    ...head('step', position.step),
    ...head('seed', position.seed),
    ...head('goal', goal === null ? '' : goalText(goal)),
    ...head('open', open.join(', ')),
    ...Object.entries(position.seats).flatMap(([name, seat]) => seatLines(name, seat)),
    ...spoken('waiting', waiting),
    ...spoken('line', line),
    '',
  ].join('\n');
}
