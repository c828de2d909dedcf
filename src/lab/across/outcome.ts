// What came of a line: where every card is and in what state, what the players have, and in what two outcomes differ.

import type { Game, GameEvent, Id } from '../../game/index.ts';

/** One thing that can be told of a position: of a card, of a player or of the game. */
export interface Fact {
  readonly of: string;
  readonly what: string;
  readonly value: string;
}

export interface Outcome {
  readonly facts: readonly Fact[];
  /** The same in a few words, as against the beginning: what died, what moved, whose life changed. */
  readonly told: readonly string[];
  readonly life: { readonly [name: string]: number };
  readonly died: readonly string[];
  readonly winner: string | null;
  readonly over: boolean;
}

/** Names by which cards of the beginning are told apart: "Grizzly Bears", "ben's Grizzly Bears#2". */
function labelsOf(game: Game): ReadonlyMap<Id, string> {
  const labels = new Map<Id, string>();
  const all = game.state.objects.filter(({ id, zone }) => id > 0 && zone !== 'library');
  for (const { id, owner } of all) {
    const name = game.inside.kind(id).definition.name;
    const alike = all.filter((each) => game.inside.kind(each.id).definition.name === name);
    const own = alike.filter((each) => each.owner === owner);
    const nth = own.length > 1 ? `#${own.findIndex((each) => each.id === id) + 1}` : '';
    const shared = alike.length > own.length;
    labels.set(id, `${shared ? `${game.names[owner]}'s ` : ''}${name}${nth}`);
  }
  return labels;
}

const PLACES: { readonly [zone: string]: string } = {
  play: 'in play',
  hand: 'in hand',
  graveyard: 'in the graveyard',
  library: 'in the library',
  removed: 'out of the game',
  ante: 'in the ante',
  chain: 'waiting to resolve',
  drawing: 'laid out to be drawn',
  aside: 'set aside face down',
  gone: 'gone',
};

function cardFacts(game: Game, id: Id, of: string): Fact[] {
  const object = game.state.objects[id];
  if (object === undefined) return [];
  const fact = (what: string, value: string): Fact => ({ of, what, value });
  const place = fact('place', PLACES[object.zone] ?? object.zone);
  if (object.zone !== 'play') return [place];
  const thing = game.view(0).inPlay.find((each) => each.id === id);
  if (thing === undefined) return [place];
  return [
    place,
    ...(thing.power === null
      ? []
      : [fact('size', `${thing.power}/${thing.toughness}`), fact('damage', String(thing.damage))]),
    fact('tapped', thing.tapped ? 'tapped' : 'untapped'),
    fact('controller', game.names[thing.controller] ?? ''),
    ...thing.counters.map(({ name, number }) => fact(`${name} counters`, String(number))),
  ];
}

function playerFacts(game: Game): Fact[] {
  return game.state.players.flatMap((player, seat) => {
    const of = game.names[seat] ?? '';
    const fact = (what: string, value: number | string): Fact => ({ of, what, value: String(value) });
    return [
      fact('life', player.life),
      fact('cards in hand', player.hand.length),
      fact('cards in library', player.library.length),
      ...(player.poison > 0 ? [fact('poison', player.poison)] : []),
    ];
  });
}

/** Tokens, and cards that were nowhere to be seen in the beginning. */
function newcomers(game: Game, labels: ReadonlyMap<Id, string>): Fact[] {
  const found = new Map<string, number>();
  for (const { id, name, controller } of game.view(0).inPlay) {
    if (labels.has(id)) continue;
    const of = `${game.names[controller]}'s ${name}`;
    found.set(of, (found.get(of) ?? 0) + 1);
  }
  return [...found].map(([of, number]) => ({ of, what: 'new in play', value: String(number) }));
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const cards = (number: number): string => (number === 1 ? 'a card' : `${number} cards`);

/** What the beginning was like, as far as an outcome is told against it. */
export interface Beginning {
  readonly labels: ReadonlyMap<Id, string>;
  readonly zones: ReadonlyMap<Id, string>;
  readonly life: readonly number[];
}

export const beginningOf = (game: Game): Beginning => {
  const labels = labelsOf(game);
  return {
    labels,
    zones: new Map([...labels.keys()].map((id) => [id, game.state.objects[id]?.zone ?? ''])),
    life: game.state.players.map(({ life }) => life),
  };
};

export function outcomeOf(game: Game, { labels, zones, life }: Beginning, events: readonly GameEvent[]): Outcome {
  const facts = [
    ...playerFacts(game),
    ...[...labels].flatMap(([id, label]) => cardFacts(game, id, label)),
    ...newcomers(game, labels),
    ...(game.outcome === null ? [] : [{ of: 'the game', what: 'winner', value: winnerOf(game) ?? 'nobody' }]),
  ];
  const now = (id: Id): string => game.state.objects[id]?.zone ?? '';
  const went = (from: string, to: string): string[] =>
    [...labels].flatMap(([id, label]) => (zones.get(id) === from && now(id) === to ? [label] : []));
  const died = went('play', 'graveyard');
  const told: string[] = [];
  if (died.length > 0) told.push(`${list(died)} ${died.length > 1 ? 'go' : 'goes'} to the graveyard`);
  const back = went('play', 'hand');
  if (back.length > 0) told.push(`${list(back)} ${back.length > 1 ? 'go' : 'goes'} back to the hand`);
  const gone = went('play', 'removed');
  if (gone.length > 0) told.push(`${list(gone)} ${gone.length > 1 ? 'leave' : 'leaves'} the game`);
  const came = [...labels].flatMap(([id, label]) => (zones.get(id) !== 'play' && now(id) === 'play' ? [label] : []));
  if (came.length > 0) told.push(`${list(came)} ${came.length > 1 ? 'are' : 'is'} in play`);
  const countered = events.flatMap((event) =>
    event.event === 'countered' ? [labels.get(event.object) ?? 'a spell'] : [],
  );
  if (countered.length > 0) told.push(`${list(countered)} ${countered.length > 1 ? 'are' : 'is'} countered`);
  const burnt = events.flatMap((event) =>
    event.event === 'burn' ? [`${game.names[event.seat]} burns for ${event.number}`] : [],
  );
  told.push(...burnt);
  game.state.players.forEach((player, seat) => {
    const drawn = events.filter((event) => event.event === 'moved' && event.drawn && event.seat === seat).length;
    const discarded = events.filter(
      (event) => event.event === 'moved' && event.seat === seat && event.from === 'hand' && event.to === 'graveyard',
    ).length;
    if (drawn > 0) told.push(`${game.names[seat]} draws ${cards(drawn)}`);
    if (discarded > 0) told.push(`${game.names[seat]} discards ${cards(discarded)}`);
    if (player.life !== life[seat]) told.push(`${game.names[seat]} is at ${player.life}`);
  });
  if (game.outcome !== null) told.push(winnerOf(game) === null ? 'the game is a draw' : `${winnerOf(game)} wins`);
  return {
    facts,
    told: told.length === 0 ? ['everything stays where it was'] : told,
    life: Object.fromEntries(game.state.players.map((player, seat) => [game.names[seat] ?? '', player.life])),
    died,
    winner: winnerOf(game),
    over: game.outcome !== null,
  };
}

function winnerOf(game: Game): string | null {
  const winner = game.outcome?.winner ?? null;
  return winner === null ? null : (game.names[winner] ?? null);
}

export const keyOf = ({ of, what }: Fact): string => `${of}: ${what}`;

/** Two outcomes are the same if all of it is. */
export const outcomeKey = (outcome: Outcome): string =>
  outcome.facts
    .map((fact) => `${keyOf(fact)} ${fact.value}`)
    .sort()
    .join('\n');
