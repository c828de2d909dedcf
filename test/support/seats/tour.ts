// A tour of a card at a table of several: everybody has the same things, one player has the card as well, all of them do the
// same in their turns for a whole round, and what the card does, whom it asks and at whom it may be aimed is written down.

import type { ChainItem, Id, Seat } from '../../../src/core/state.ts';
import type { Answer, Question } from '../../../src/engine/asking/decision.ts';
import { fromPosition, type Game, type GameEvent, type PermanentWords } from '../../../src/game/index.ts';

/** The seat of who has the card, and of the one it is aimed at and who is attacked. */
export const OWNER: Seat = 0;
export const VICTIM: Seat = 2;
export const NAMES = ['ann', 'ben', 'cat', 'dan'] as const;

const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];
/** Everybody's own: creatures of all colours, lands enough for anything, an artifact and an enchantment. */
const BOARD: readonly (string | PermanentWords)[] = [
  ...BASICS.flatMap((land) => [land, land, land]),
  'Prodigal Pyromancer',
  'Scathe Zombies',
  'Merfolk of the Pearl Trident',
  'Silvercoat Lion',
  'Grizzly Bears',
  "Angel's Feather",
  'Glorious Anthem',
];
const HAND = [
  'Forest',
  'Runeclaw Bear',
  'Coral Merfolk',
  "Angel's Mercy",
  'Goblin Piker',
  'Dross Crocodile',
  'Swamp',
  'Plains',
];
const GRAVEYARD = ['Hill Giant', 'Island'];
const LIBRARY = Array.from({ length: 40 }, () => 'Forest');

/** Who may go on as often as they like stop somewhere. */
const MOST_TIMES = 30;

/** A spell or ability of the card that has resolved. */
export interface Resolution {
  readonly what: ChainItem['what'];
  readonly ability: unknown;
  /** The player of the event that triggered it; -1 for none. */
  readonly eventPlayer: Seat;
  readonly targets: readonly { readonly what: string; readonly seat: Seat }[];
  readonly turnOf: readonly Seat[];
  /** What befell each seat while it resolved, sorted. */
  readonly befell: readonly (readonly string[])[];
  readonly controller: Seat;
}

/** A choice that the card has asked for. */
export interface Choice {
  readonly asked: Seat;
  readonly aims: boolean;
  readonly players: readonly Seat[];
  /** Who controls (or owns) the things that may be chosen. */
  readonly controllers: readonly Seat[];
  readonly purpose: string;
}

export interface Tour {
  readonly game: Game;
  readonly card: Id;
  readonly resolutions: readonly Resolution[];
  readonly choices: readonly Choice[];
}

/** Something that waits: what it is, whose its targets were, and how much had happened when it was next to resolve. */
interface Begun {
  readonly item: ChainItem;
  readonly event: number;
  readonly targets: Resolution['targets'];
}

class Tourist {
  readonly game: Game;
  readonly card: Id;
  readonly resolutions: Resolution[] = [];
  readonly choices: Choice[] = [];
  private begun = new Map<Id, Begun>();
  private tried = new Set<string>();
  private agreed = 0;

  constructor(game: Game, card: Id) {
    this.game = game;
    this.card = card;
  }

  private get question(): Question | null {
    return this.game.question;
  }

  give(answer: Answer): void {
    const { question, game } = this;
    if (question === null) return;
    this.note(question);
    game.answer(answer, question.player);
    this.look();
  }

  private note(question: Question): void {
    if (question.ask !== 'pick' || question.source !== this.card) return;
    const objects = this.game.state.objects;
    this.choices.push({
      asked: question.player,
      aims: question.aims,
      purpose: question.purpose,
      players: question.from.filter(({ what }) => what === 'player').map(({ id }) => id),
      controllers: [
        ...new Set(
          question.from
            .filter(({ what }) => what === 'object')
            .map(({ id }) => (objects[id]?.zone === 'play' ? objects[id]?.controller : objects[id]?.owner) ?? -1),
        ),
      ].sort(),
    });
  }

  /** Notes items of the card that wait, and those that are gone since. */
  private look(): void {
    const { chain } = this.game.state;
    for (const [id, begun] of this.begun) {
      // Whoever resolves it may be asked for something on the way.
      if (chain.some((each) => each.id === id) || isMidway(this.question)) continue;
      this.begun.delete(id);
      this.resolved(begun);
    }
    // What waits on top will be the next to resolve: what happens from now on is its doing.
    for (const item of chain)
      if (item.object === this.card && (this.question?.ask === 'act' || !this.begun.has(item.id)))
        this.begun.set(item.id, { item, event: this.game.events.length, targets: this.aimedAt(item) });
  }

  private aimedAt({ targets }: ChainItem): Resolution['targets'] {
    const { objects } = this.game.state;
    return targets.map(({ what, id }) => ({
      what,
      seat: what === 'player' ? id : (objects[id]?.controller ?? -1),
    }));
  }

  private resolved({ item, event: from, targets }: Begun): void {
    const { game } = this;
    const { state } = game;
    const befell: string[][] = state.players.map(() => []);
    let hasResolved = false;
    for (const event of game.events.slice(from)) {
      if (hasResolved && ['step', 'announced', 'resolved'].includes(event.event)) break;
      hasResolved ||= event.event === 'resolved' && event.item === item.id;
      for (const [seat, sign] of signsOf(game, event, this.card)) befell[seat]?.push(sign);
    }
    this.resolutions.push({
      what: item.what,
      ability: item.ability,
      eventPlayer: item.event.player,
      controller: item.controller,
      turnOf: game.book.variant.turnOf(game.inside),
      targets,
      befell: befell.map((signs) => signs.sort()),
    });
  }

  /** What anybody answers to anything that is no act of their own. */
  private plain(question: Question): Answer {
    if (question.ask === 'pick') {
      const number = Math.max(question.min, Math.min(1, question.max));
      const { objects } = this.game.state;
      const liking = (each: { what: string; id: number }): number => {
        const seat = each.what === 'player' ? each.id : (objects[each.id]?.controller ?? -1);
        return question.aims || question.purpose === 'which player takes the damage' ? (seat === VICTIM ? 0 : 1) : 0;
      };
      const picked = [...question.from].sort((a, b) => liking(a) - liking(b)).slice(0, number);
      return { kind: 'pick', picked };
    }
    if (question.ask === 'yesno') return { kind: this.agreed++ < MOST_TIMES ? 'yes' : 'no' };
    if (question.ask === 'number') return { kind: 'number', number: Math.min(question.max, Math.max(question.min, 2)) };
    if (question.ask === 'option') return { kind: 'option', option: 0 };
    const none: Answer = question.ask === 'attack' ? { kind: 'attack', attackers: [] } : { kind: 'block', blocks: [] };
    if ((question.ask === 'attack' || question.ask === 'block') && this.game.whyNot(none) === null) return none;
    return this.game.legalAnswers()[0] as Answer;
  }

  /** An answer, unless it is not allowed or has been tried; if it is one to questions that nobody can answer it is taken back. */
  private tries(key: string, answer: Answer): boolean {
    if (this.tried.has(key) || this.game.whyNot(answer) !== null) return false;
    this.tried.add(key);
    this.give(answer);
    return true;
  }

  private attack(question: Extract<Question, { ask: 'attack' }>): Answer {
    const target = question.targets.find(({ what, id }) => what === 'player' && id === VICTIM) ?? question.targets[0];
    if (question.player !== OWNER || target === undefined) return this.plain(question);
    const all = question.candidates.map((id) => ({ id, target, band: 0 }));
    for (const attackers of [all, all.filter(({ id }) => id === this.card)]) {
      const answer: Answer = { kind: 'attack', attackers };
      if (attackers.length > 0 && this.game.whyNot(answer) === null) return answer;
    }
    return this.plain(question);
  }

  /** What the player who is asked does of their own accord: the card first, then what everybody does. */
  private acts(question: Extract<Question, { ask: 'act' }>): void {
    const { player } = question;
    const { hand } = this.game.state.players[player] as { hand: readonly Id[] };
    const idle = this.game.state.chain.length === 0;
    const turn = this.game.state.turn.number;
    if (player === OWNER && idle) {
      if (this.tries('cast', { kind: 'cast', card: this.card })) return;
      if (this.tries('land', { kind: 'land', card: this.card })) return;
      for (let ability = 0; ability < 5; ability += 1)
        if (this.tries(`use ${ability}`, { kind: 'use', source: this.card, ability })) return;
    }
    const own = this.game.book.variant.turnOf(this.game.inside).includes(player);
    if (own && idle && question.window === 'main') {
      for (const card of hand) {
        if (card === this.card) continue;
        const name = this.game.inside.kind(card).definition.name;
        if (this.tries(`${turn} land ${player}`, { kind: 'land', card })) return;
        if (this.tries(`${turn} ${name} ${player}`, { kind: 'cast', card })) return;
      }
      const shooter = this.thing('Prodigal Pyromancer', player);
      if (shooter !== 0 && this.tries(`${turn} shoot ${player}`, { kind: 'use', source: shooter, ability: 0 })) return;
    }
    this.give({ kind: 'pass' });
  }

  private thing(name: string, controller: Seat): Id {
    const { inPlay, objects } = this.game.state;
    return (
      inPlay.find(
        (id) => objects[id]?.controller === controller && this.game.inside.kind(id).definition.name === name,
      ) ?? 0
    );
  }

  /** Who shoots aims at the seat across, so that everybody is shot at once in a round. */
  private aimed(question: Extract<Question, { ask: 'pick' }>): Answer | null {
    if (this.game.inside.kind(question.source)?.definition.name !== 'Prodigal Pyromancer') return null;
    const across = (question.player + 2) % 4;
    const option = question.from.find(({ what, id }) => what === 'player' && id === across);
    return option === undefined ? null : { kind: 'pick', picked: [option] };
  }

  run(): void {
    const { state } = this.game;
    const last = state.turn.number + 5;
    this.look();
    for (let i = 0; i < 1500; i += 1) {
      const { question } = this;
      if (question === null || this.game.state.turn.number >= last) return;
      if (question.ask === 'act') this.acts(question);
      else if (question.ask === 'attack') this.give(this.attack(question));
      else if (question.ask === 'pick') this.give(this.aimed(question) ?? this.plain(question));
      else this.give(this.plain(question));
    }
  }
}

/** Something that resolves may ask on the way; other questions come when it is over. */
const isMidway = (question: Question | null): boolean =>
  question !== null && !['act', 'attack', 'block'].includes(question.ask);

/** What an event is to the seats that it concerns, in a word that does not say whose it is. */
function signsOf(game: Game, event: GameEvent, card: Id): [Seat, string][] {
  const { objects } = game.state;
  const holder = (id: Id): Seat => objects[id]?.controller ?? -1;
  switch (event.event) {
    case 'life':
      // Damage tells of itself.
      return event.why === 'damage' ? [] : [[event.seat, `life ${event.to - event.from}`]];
    case 'damaged':
      if (event.combat) return [];
      return event.object === 0
        ? [[event.seat, `damage ${event.amount}`]]
        : [[holder(event.object), 'damage to a thing']];
    case 'moved':
      return event.id === card ? [] : [[objects[event.id]?.owner ?? event.seat, `${event.from} to ${event.to}`]];
    case 'tapped':
    case 'untapped':
      return event.id === card ? [] : [[holder(event.id), event.event]];
    case 'counters':
      return event.id === card ? [] : [[holder(event.id), `counters ${event.number}`]];
    case 'control':
      return event.id === card
        ? []
        : [
            [event.from, 'control lost'],
            [event.to, 'control won'],
          ];
    case 'shuffled':
      return [[event.seat, 'shuffled']];
    case 'mana':
      return [[event.seat, 'mana']];
    default:
      return [];
  }
}

/** The tour of a card in the hand of its owner. */
export function tourOf(book: string, variant: string, name: string): Tour {
  const game = fromPosition({
    book,
    seats: Object.fromEntries(
      NAMES.map((who, seat) => [
        who,
        {
          hand: seat === OWNER ? [name, ...HAND] : HAND,
          inPlay: BOARD,
          life: 60,
          graveyard: GRAVEYARD,
          library: LIBRARY,
        },
      ]),
    ),
    options: { windows: 'all', variant },
  });
  const mine = (id: Id): boolean =>
    game.state.objects[id]?.owner === OWNER && game.inside.kind(id).definition.name === name;
  const owner = game.state.players[OWNER];
  const card = owner?.hand.find(mine) ?? 0;
  const tourist = new Tourist(game, card);
  tourist.run();
  return tourist;
}
