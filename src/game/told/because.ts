// Why something happened: for an event of a game its causes, in words, each with the event that it goes back to. Followed from
// event to event that is the whole chain: the creature died of damage, the damage came of a spell, the spell was cast.

import { type Cause, causeOf } from '../../core/cause.ts';
import type { GameEvent } from '../../core/event.ts';
import type { Id, Seat } from '../../core/state.ts';
import { faceOf } from '../../engine/things/faces.ts';
import type { Ability, TriggeredAbility, When } from '../../language/ability.ts';
import type { CardDefinition } from '../../language/card.ts';
import { passageOf } from '../../rulebooks/house/passages.ts';
import { abilityText } from '../../wording/ability.ts';
import { textOf, type Voice } from '../../wording/index.ts';
import type { Game } from '../game.ts';

export interface Because {
  /** What it is, in a sentence; empty where the event that it goes back to says it all. */
  readonly says: string;
  /** Where the book has it; empty where that is no rule, or the book is silent. */
  readonly passage: string;
  /** The event that it goes back to, by its number; -1 for none. */
  readonly event: number;
}

interface Asked {
  readonly game: Game;
  /** All that has happened: a game that was rebuilt knows only the last of it. */
  readonly events: readonly GameEvent[];
  readonly seat: Seat;
  /** The number of the event that is asked about. */
  readonly at: number;
}

type Of<Name extends GameEvent['event']> = Extract<GameEvent, { readonly event: Name }>;

/** Everything that an event directly comes of; nothing where somebody simply did it. */
export function becauseOf(game: Game, events: readonly GameEvent[], at: number, seat: Seat): Because[] {
  const event = events[at];
  if (event === undefined) return [];
  const asked: Asked = { game, events, seat, at };
  const cause = causeOf(event);
  // What somebody is left with comes of the damage, and only so of what dealt it.
  const isLeft = event.event === 'life' && event.why === 'damage';
  const known = cause === null || isLeft ? [] : fromCause(asked, cause, event);
  const found = [...known, ...ofItself(asked, event, cause)];
  return found.filter(({ says, event: from }) => says !== '' || (from >= 0 && from !== at));
}

const because = (says: string, event = -1, passage = ''): Because => ({ says, passage, event });

/** The last event before the one asked about that is such a one, and none before the earliest; -1 for none. */
function lastBefore({ events, at }: Asked, fits: (event: GameEvent) => boolean, earliest = 0): number {
  for (let index = at - 1; index >= earliest; index -= 1) if (fits(events[index] as GameEvent)) return index;
  return -1;
}

const announcementOf = (asked: Asked, item: Id): number =>
  lastBefore(asked, (event) => event.event === 'announced' && event.item === item);

/** The last time that a thing itself was announced, or an ability of it. */
const announcedBy = (asked: Asked, object: Id): number =>
  lastBefore(asked, (event) => event.event === 'announced' && event.object === object && event.what !== 'damage');

// ---- what was noted ----

/** The card as this seat may see it, or null; in the laboratory, where nobody sits, everything lies open. */
function cardOf({ game, seat }: Asked, id: Id): CardDefinition | null {
  if (id === 0 || game.state.objects[id] === undefined) return null;
  return (seat < 0 ? game.inside.kind(id) : faceOf(game.inside, id, seat).shown)?.definition ?? null;
}

const nameOf = (asked: Asked, id: Id): string => cardOf(asked, id)?.name ?? 'a card';

/** Texts of cards by their definitions, which are those of one book: a long game says the same of its cards again and again. */
const texts = new WeakMap<CardDefinition, { readonly voice: Voice; readonly text: string }>();

function textOnce(definition: CardDefinition, voice: Voice): string {
  const known = texts.get(definition);
  if (known?.voice === voice) return known.text;
  const text = textOf(definition, voice);
  texts.set(definition, { voice, text });
  return text;
}

/** "Prodigal Sorcerer says: …", in the words of the book; nothing of what this seat may not see. */
function saying(asked: Asked, id: Id, ability: unknown): string {
  const { wording } = asked.game.book;
  const definition = cardOf(asked, id);
  if (definition === null) return '';
  const text =
    ability === null
      ? textOnce(definition, wording)
      : abilityText(ability as Ability, wording, definition, definition.name);
  return text === '' ? '' : `${definition.name}: “${text.replaceAll('\n', ' ')}”`;
}

function fromCause(asked: Asked, cause: Cause, event: GameEvent): Because[] {
  switch (cause.by) {
    case 'effect':
      // That it resolves comes of its having been announced, and of nothing else.
      if ('item' in event && event.item === cause.item) return [because('', announcementOf(asked, cause.item))];
      return [because(saying(asked, cause.object, cause.ability), announcementOf(asked, cause.item))];
    case 'trigger':
      return [triggered(asked, cause)];
    case 'price':
      return [because(`It was the price for ${nameOf(asked, cause.object)}.`)];
    case 'rule':
      return [ruled(asked, cause)];
    case 'shield':
      return shielded(asked, cause);
    case 'instead':
      return [because(`${saying(asked, cause.source, null)} This is done instead.`, announcedBy(asked, cause.source))];
    default:
      return cause satisfies never;
  }
}

/** An ability waited for it: what it says, and what happened. A promise goes back to what made it. */
function triggered(asked: Asked, cause: Extract<Cause, { by: 'trigger' }>): Because {
  const { source, ability } = cause;
  if (cause.near === null) return because(`${nameOf(asked, source)} said so earlier.`, announcedBy(asked, source));
  return because(saying(asked, source, ability), triggerEvent(asked, cause));
}

/** The event an ability waited for lies about where it was noted: some are recorded right before that, some right after. */
function triggerEvent({ events, at }: Asked, cause: Extract<Cause, { by: 'trigger' }>): number {
  const { when } = cause.ability as TriggeredAbility;
  const near = cause.near === null ? -1 : events.lastIndexOf(cause.near, at);
  if (near < 0) return -1;
  for (let far = 0; far <= at; far += 1)
    for (const index of [near - far, near + 1 + far]) {
      const event = index < at ? events[index] : undefined;
      if (event !== undefined && isWaitedFor(when, event, cause.event.subject, cause.event.other)) return index;
    }
  return -1;
}

/** Whether an event is one that an ability of this kind waits for, and about this thing. */
function isWaitedFor(when: When, event: GameEvent, subject: Id, other: Id): boolean {
  if (when.on === 'either') return when.of.some((each) => isWaitedFor(each, event, subject, other));
  const isOf = (id: Id): boolean => subject === 0 || id === subject;
  switch (event.event) {
    case 'moved':
      return isMoveFor(when.on, event) && isOf(event.id);
    case 'damaged':
      if (when.on === 'deals damage' || when.on === 'player is dealt damage') return isOf(event.source);
      return when.on === 'is dealt damage' && isOf(event.object);
    case 'attacked':
      return (when.on === 'attacks' || when.on === 'unblocked') && isOf(event.id);
    case 'blocked':
      return ['blocks', 'blocked', 'fights'].includes(when.on) && [event.id, event.attacker].includes(subject);
    case 'announced':
      return (when.on === 'casts' && isOf(event.object)) || (when.on === 'becomes target' && event.object === other);
    case 'cast':
      return when.on === 'casts' && isOf(event.object);
    case 'played':
      return when.on === 'plays land' && isOf(event.id);
    case 'life':
      return (when.on === 'gains life' && event.to > event.from) || (when.on === 'loses life' && event.to < event.from);
    case 'tapped':
      return (when.on === 'becomes tapped' || when.on === 'taps for mana') && isOf(event.id);
    case 'untapped':
      return when.on === 'becomes untapped' && isOf(event.id);
    case 'counters':
      return when.on === 'counter removed' && isOf(event.id);
    default:
      return false;
  }
}

function isMoveFor(on: When['on'], { from, to, drawn }: Of<'moved'>): boolean {
  if (on === 'enters') return to === 'play';
  if (on === 'leaves') return from === 'play';
  if (on === 'dies' || on === 'victim dies') return from === 'play' && to === 'graveyard';
  if (on === 'discards') return from === 'hand' && to === 'graveyard';
  return on === 'draws' && drawn;
}

// ---- rules ----

function ruled({ game }: Asked, cause: Extract<Cause, { by: 'rule' }>): Because {
  const passage = (path: string): string => passageOf(game.book.edition, path);
  const { toughness } = game.book.wording;
  switch (cause.rule) {
    case 'lethal damage':
      return because(`It had ${cause.damage} damage, and its ${toughness} was ${cause.toughness}.`);
    case 'deathtouch':
      return because('It was dealt damage by a creature with deathtouch.', -1, passage('damage.deathtouch'));
    case 'no toughness':
      return because(`Its ${toughness} was ${cause.toughness}.`, -1, passage('permanents.toughnessZero'));
    case 'legend':
      return because('There was another of the same name.', -1, passage('permanents.legendRule'));
    case 'world':
      return because('A newer world came.', -1, passage('permanents.worldRule'));
    case 'planeswalker':
      return because('There was another planeswalker of the same type.', -1);
    case 'no loyalty':
      return because('It had no loyalty left.');
    case 'attached to nothing':
      return because('It was on nothing that it may be on.');
    default:
      return cause satisfies never;
  }
}

/** What stood between: a shield that was made beforehand goes back to what made it, what a permanent does by itself to it. */
function shielded(asked: Asked, { source, made }: Extract<Cause, { by: 'shield' }>): Because[] {
  if (made?.by === 'effect')
    return [because(saying(asked, made.object, made.ability), announcementOf(asked, made.item))];
  return source === 0 ? [] : [because(saying(asked, source, null), announcedBy(asked, source))];
}

// ---- what the kind of event tells ----

function ofItself(asked: Asked, event: GameEvent, cause: Cause | null): Because[] {
  const { game } = asked;
  const passage = (path: string): string => passageOf(game.book.edition, path);
  switch (event.event) {
    case 'damaged':
      return event.combat ? fought(asked, event.source, event.object) : cause === null ? dealt(asked, event) : [];
    case 'life':
      return event.why === 'damage' ? [because('', damageFor(asked, event))] : [];
    case 'moved':
      if (cause?.by === 'rule' && (cause.rule === 'lethal damage' || cause.rule === 'deathtouch'))
        return hurts(asked, event.id);
      return cause === null ? byTheTurn(asked, event) : [];
    case 'regenerated':
      return hurts(asked, event.id);
    case 'burn':
      return [because('Mana that nobody used was left when the phase ended.', -1, passage('mana.burn'))];
    case 'out':
      return event.reason === 'life'
        ? [
            because(
              '',
              lastBefore(asked, (each) => each.event === 'life' && each.seat === event.seat),
              passage('loss.life'),
            ),
          ]
        : [];
    case 'over':
      return [
        because(
          '',
          lastBefore(asked, (each) => each.event === 'out'),
        ),
      ];
    default:
      return [];
  }
}

/** Why two fought: it attacked, or blocked; a block of an earlier attack says nothing, and is not looked for. */
function fought(asked: Asked, source: Id, object: Id): Because[] {
  const attacked = lastBefore(asked, (each) => each.event === 'attacked' && (each.id === source || each.id === object));
  const isIn = (id: Id, one: Id, other: Id): boolean => id === one || id === other;
  const blocked = lastBefore(
    asked,
    (each) =>
      each.event === 'blocked' &&
      isIn(source, each.id, each.attacker) &&
      (object === 0 || isIn(object, each.id, each.attacker)),
    attacked + 1,
  );
  return [attacked, blocked].map((index) => because('', index));
}

/** Damage that was laid out first and counted later (1997) has no text of its own by then: it is its source's. */
const dealt = (asked: Asked, { source }: Of<'damaged'>): Because[] => {
  const announced = announcedBy(asked, source);
  return announced < 0 ? [] : [because('', announced)];
};

/** The damage that a loss of life comes of stands right beside it. */
function damageFor({ events, at }: Asked, { seat }: Of<'life'>): number {
  const isIt = (event: GameEvent | undefined): boolean => event?.event === 'damaged' && event.seat === seat;
  return isIt(events[at + 1]) ? at + 1 : isIt(events[at - 1]) ? at - 1 : -1;
}

/** All damage that something was dealt in this turn. */
function hurts({ events, at }: Asked, id: Id): Because[] {
  const found: Because[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const event = events[index] as GameEvent;
    if (event.event === 'turn' || (event.event === 'moved' && event.id === id)) break;
    if (event.event === 'damaged' && event.object === id) found.unshift(because('', index));
  }
  return found;
}

/** What the turn itself brings: the draw, and cards put away that are too many. */
function byTheTurn(asked: Asked, { drawn, from, to }: Of<'moved'>): Because[] {
  const { game } = asked;
  const begun = lastBefore(asked, ({ event }) => event === 'turn');
  if (begun < 0) return [];
  if (drawn) return [because('The draw of the turn.', begun)];
  if (from !== 'hand' || to !== 'graveyard') return [];
  return [because('There were more cards in hand than may be kept.', -1, passageOf(game.book.edition, 'hand.limit'))];
}
