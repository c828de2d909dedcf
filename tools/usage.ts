// `npm run usage`: which cards were drawn, cast, used and left play in random games of each book, and which were not.

import type { GameEvent } from '../src/core/event.ts';
import {
  type Answer,
  type CardDefinition,
  cardsOf,
  DUEL,
  findBook,
  findCard,
  type Game,
  newGame,
} from '../src/game/index.ts';
import { booksPlaying, optionsOf, wholeNumber } from './options.ts';
import { Chance } from './soak/random.ts';

const values = optionsOf({
  games: { type: 'string', default: '600' },
  book: { type: 'string' },
  /** How the table is set: only the books that offer it are played. */
  variant: { type: 'string', default: DUEL },
  json: { type: 'boolean', default: false },
});

type Deed = 'drawn' | 'cast' | 'used' | 'left play';

const BASICS: { readonly [color: string]: string } = {
  white: 'Plains',
  blue: 'Island',
  black: 'Swamp',
  red: 'Mountain',
  green: 'Forest',
};

/** What there is to see of a card: using counts for cards with something to use or to wait for. */
function deedsOf(definition: CardDefinition): Deed[] {
  const permanent = !definition.types.some((type) => type === 'instant' || type === 'sorcery');
  const acts = definition.abilities.some((each) => each.ability === 'activated' || each.ability === 'triggered');
  return ['drawn', 'cast', ...(acts ? (['used'] as const) : []), ...(permanent ? (['left play'] as const) : [])];
}

/** What is still to be seen of each card of a book. */
class Ledger {
  readonly open = new Map<string, Set<Deed>>();
  readonly definitions = new Map<string, CardDefinition>();

  constructor(book: string) {
    for (const name of cardsOf(findBook(book))) {
      const { definition } = findCard(findBook(book), name);
      this.definitions.set(name, definition);
      this.open.set(name, new Set(deedsOf(definition)));
    }
  }

  see(name: string, deed: Deed): void {
    const left = this.open.get(name);
    if (left?.delete(deed) === true && left.size === 0) this.open.delete(name);
  }
}

/** A deck of one color and what has none: cards not yet seen in full first. */
function deckFor(ledger: Ledger, color: string, chance: Chance): string[] {
  const fitting = [...ledger.definitions.values()].filter(
    (each) => each.colors.every((own) => own === color) && !each.supertypes.includes('basic'),
  );
  const wanted = fitting.filter((each) => ledger.open.has(each.name));
  const basic = BASICS[color] as string;
  const others = Object.values(BASICS).filter((land) => land !== basic);
  const deck = [...Array.from({ length: 17 }, () => basic), ...others];
  while (deck.length < 60) deck.push(chance.of(wanted.length > 0 && chance.below(3) > 0 ? wanted : fitting).name);
  return deck;
}

function note(game: Game, ledger: Ledger, event: GameEvent): void {
  const nameOf = (id: number): string => game.inside.kind(id).definition.name;
  if (event.event === 'moved') {
    if (event.from === 'library' && (event.to === 'hand' || event.to === 'drawing'))
      ledger.see(nameOf(event.id), 'drawn');
    if (event.from === 'hand' && event.to === 'play') ledger.see(nameOf(event.id), 'cast');
    if (event.from === 'play') ledger.see(nameOf(event.id), 'left play');
  } else if (event.event === 'announced') ledger.see(nameOf(event.object), event.what === 'spell' ? 'cast' : 'used');
  else if (event.event === 'triggered') ledger.see(nameOf(event.object), 'used');
}

/** Rather does something than pass, so that games are full of happenings. */
function pickAnswer(answers: readonly Answer[], chance: Chance): Answer {
  const acts = answers.filter((answer) => answer.kind !== 'pass');
  return acts.length > 0 && chance.below(4) > 0 ? chance.of(acts) : chance.of(answers);
}

const MOST_QUESTIONS = 6_000;

function playOne(book: string, ledger: Ledger, seed: string): void {
  const chance = new Chance(seed);
  const colors = Object.keys(BASICS);
  const { least } = findBook(book, [], values.variant).variant.seats;
  const decks = Array.from({ length: least }, () => deckFor(ledger, chance.of(colors), chance));
  const ante = decks.flat().some((name) => ledger.definitions.get(name)?.forAnte === true);
  const game = newGame({
    book,
    decks,
    seed,
    options: { windows: chance.below(4) === 0 ? 'all' : 'useful', ante, variant: values.variant },
  });
  for (let questions = 0; game.question !== null && questions < MOST_QUESTIONS; questions += 1) {
    const { question } = game;
    const answer = pickAnswer(game.legalAnswers(), chance);
    if (question.ask === 'act' && answer.kind === 'use')
      ledger.see(game.inside.kind(answer.source).definition.name, 'used');
    game.take(answer);
  }
  for (const event of game.events) note(game, ledger, event);
}

let failed = false;
const most = wholeNumber('games', values.games);
for (const book of booksPlaying(values.book, values.variant)) {
  const ledger = new Ledger(book);
  const total = ledger.open.size;
  let games = 0;
  while (games < most && ledger.open.size > 0) {
    playOne(book, ledger, `usage-${book}-${games}`);
    games += 1;
  }
  const missing = [...ledger.open].map(([name, deeds]) => ({ name, never: [...deeds] }));
  failed ||= missing.length > 0;
  if (values.json) console.log(JSON.stringify({ book, variant: values.variant, games, cards: total, missing }));
  else {
    console.log(`${book}: ${total - missing.length} of ${total} cards seen in full after ${games} games`);
    for (const { name, never } of missing) console.log(`  ${name}: never ${never.join(', never ')}`);
  }
}
process.exitCode = failed ? 1 : 0;
