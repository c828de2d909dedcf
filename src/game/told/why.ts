// Why a permanent is what it is: what is printed on it, then everything that changes it, in the order of the book.

import type { Id, Lasting, Seat } from '../../core/state.ts';
import { type Applied, appliedNow, charOf } from '../../engine/things/characteristics.ts';
import { type Continuous, sizeOfCounter } from '../../engine/things/continuous.ts';
import { faceOf } from '../../engine/things/faces.ts';
import { type Characteristics, CREATURE, hasKeyword, type Kind } from '../../engine/things/kinds.ts';
import type { Change } from '../../language/effect.ts';
import { CARD_TYPES, SUPERTYPES } from '../../language/filter.ts';
import { KEYWORDS } from '../../language/keyword.ts';
import { COLORS } from '../../language/mana.ts';
import { begin } from '../../wording/ability.ts';
import { tellChanges } from '../../wording/change.ts';
import { capital, joined, one } from '../../wording/grammar.ts';
import { keywordSaid } from '../../wording/keyword.ts';
import { sizeLine } from '../../wording/text.ts';
import { printedSize } from '../../wording/typeline.ts';
import { BadInput } from '../errors.ts';
import type { Game } from '../game.ts';
import { untilWords } from './effects.ts';
import { Scene } from './scene.ts';

/** One value of it that a step has made another one. */
export interface Made {
  readonly what: 'power and toughness' | 'colors' | 'types' | 'keywords' | 'other abilities' | 'controller';
  readonly was: string;
  readonly is: string;
}

export interface WhyStep {
  /** Where in its order the book applies it: a layer, by its name. */
  readonly layer: string;
  /** The card whose effect it is, and who controls that; `id` is 0 where the card itself is no longer to be seen. */
  readonly source: { readonly id: Id; readonly name: string };
  readonly controller: Seat;
  readonly origin: 'copy' | 'its own text' | 'counters' | 'a permanent' | 'a spell or ability';
  /** What it does, in the book's words. */
  readonly says: string;
  /** What it made of it; empty where it was so already. */
  readonly made: readonly Made[];
}

export interface Why {
  readonly id: Id;
  readonly name: string;
  /** As the card is printed, or as it is taken for while it lies face down. */
  readonly printed: Values;
  readonly steps: readonly WhyStep[];
  readonly now: Values;
}

type Values = { readonly [what in Made['what']]: string };

/** Why a permanent is what it is now, as far as a seat may know. */
export function whyThing(game: Game, seat: Seat, id: Id): Why {
  const scene = new Scene(game, seat);
  if (scene.permanent(id) === null) throw new BadInput(`there is no permanent ${id}: what is in play has a reason`);
  return whyOf(scene, id, appliedNow(game.inside));
}

/** The same for everything in play that anything has changed. */
export function whyAll(scene: Scene): readonly Why[] {
  const applied = appliedNow(scene.game.inside);
  return scene.view.inPlay.map(({ id }) => whyOf(scene, id, applied)).filter(({ steps }) => steps.length > 0);
}

function whyOf(scene: Scene, id: Id, applied: readonly Applied[]): Why {
  const m = scene.game.inside;
  const shown = m.kind(id);
  const copies = copyStep(scene, id);
  const steps = applied.filter((each) => each.id === id && !isOfPlayers(each)).map((each) => stepOf(scene, each));
  return {
    id,
    name: shown.definition.name,
    printed: valuesOf(scene, printedKind(scene, id).base, m.object(id).home, printedKind(scene, id)),
    steps: [...copies, ...steps],
    now: valuesOf(scene, charOf(m, id), m.object(id).controller),
  };
}

/** What a text that is given to a creature says of its controller is no change of the creature. */
const isOfPlayers = ({ part: { change } }: Applied): boolean =>
  ['moreLands', 'shelters', 'untapsAtMost', 'cant', 'mayPlay', 'playerRule', 'costs'].includes(change.change);

/** The card itself; of what lies face down only what everybody sees. */
function printedKind({ game: { inside } }: Scene, id: Id): Kind {
  const { faceDown, printed } = inside.object(id);
  return faceDown ? inside.kind(id) : inside.kinds.of(printed);
}

function copyStep(scene: Scene, id: Id): readonly WhyStep[] {
  const m = scene.game.inside;
  const card = printedKind(scene, id);
  const { controller, home } = m.object(id);
  if (card === m.kind(id)) return [];
  const name = m.kind(id).definition.name;
  return [
    {
      layer: m.book.effects.copies,
      source: { id, name: card.definition.name },
      controller,
      origin: 'copy',
      says: `Is a copy of ${name}.`,
      made: madeOf(valuesOf(scene, card.base, home, card), valuesOf(scene, m.kind(id).base, home, m.kind(id))),
    },
  ];
}

function stepOf(scene: Scene, { id, part, before, after }: Applied): WhyStep {
  const { book } = scene.game;
  const { effect, layer } = part;
  const { power, toughness } = book.wording;
  const { home } = scene.game.inside.object(id);
  return {
    layer: (book.effects.layers[layer] ?? '').replace('power and toughness', `${power} and ${toughness}`),
    source: sourceOf(scene, effect.source),
    controller: effect.controller,
    origin: originOf(id, effect),
    says: saysOf(scene, id, part.change, effect),
    made: madeOf(valuesOf(scene, before, home), valuesOf(scene, after, home)),
  };
}

/** A spell was seen when it was cast, and is named; where its card is now may be another matter. */
function sourceOf(scene: Scene, id: Id): WhyStep['source'] {
  const seen = faceOf(scene.game.inside, id, scene.seat).shown !== null;
  return { id: seen ? id : 0, name: scene.definition(id).name };
}

function originOf(id: Id, { origin, source }: Continuous): WhyStep['origin'] {
  if (origin === 'counters') return 'counters';
  if (origin === 'own size' || (origin === 'static' && source === id)) return 'its own text';
  return origin === 'static' ? 'a permanent' : 'a spell or ability';
}

// ---- what it does, in words ----

const IT = one('it');

function saysOf(scene: Scene, id: Id, change: Change, effect: Continuous): string {
  if (effect.origin === 'counters') return countersOf(scene, id, change);
  if (effect.origin === 'own size') return ownSizeOf(scene, id);
  const lasting = effect.origin === 'effect' ? lastingOf(scene, effect) : null;
  const card = scene.definition(effect.source);
  const telling = begin(scene.game.book.wording, card, card.name);
  const lasts = lasting === null ? '' : untilWords(scene, lasting, telling);
  const mood = effect.origin === 'effect' ? 'becomes' : 'is';
  const subject = { who: IT, own: effect.source === id, mood, was: null, again: () => 'it', lasts } as const;
  const { predicates, besides } = tellChanges([change], subject, telling);
  const main = predicates.length === 0 ? [] : [`${joined(predicates, false)} ${lasts}`.trim()];
  return [...main, ...besides].map((words) => capital(words).replace(/\.?$/, '.')).join(' ');
}

const lastingOf = ({ game: { state } }: Scene, { stamp, source }: Continuous): Lasting | null =>
  state.lasting.find((each) => each.stamp === stamp && each.source === source) ?? null;

/** What the card itself says of its size; what was chosen as it came is said where it was chosen. */
const ownSizeOf = (scene: Scene, id: Id): string =>
  sizeLine(scene.definition(id), scene.game.book.wording).join(' ') || 'As was chosen for it.';

/** "2 +1/+1 counters." */
function countersOf({ game: { inside } }: Scene, id: Id, change: Change): string {
  const counter = inside.object(id).counters.find(({ name, number }) => {
    const size = sizeOfCounter(name);
    return size !== null && change.change === 'size' && change.power === size[0] * number;
  });
  if (counter === undefined) return 'Counters.';
  return `${counter.number} ${counter.name} ${counter.number === 1 ? 'counter' : 'counters'}.`;
}

// ---- what it is at a step ----

function valuesOf(scene: Scene, char: Characteristics, home: Seat, kind: Kind | null = null): Values {
  const { book, names } = scene.game;
  const listed = <T extends string>(all: readonly T[], bits: number): T[] =>
    all.filter((_, index) => (bits & (1 << index)) !== 0);
  const types = [...listed(SUPERTYPES, char.supers), ...listed(CARD_TYPES, char.types), ...char.subtypes];
  const others = char.activated.length + char.triggered.length + char.protections.length + char.limits.length;
  return {
    'power and toughness': sizeOf(char, kind, (power, toughness) => book.wording.size(power, toughness)),
    colors: listed(COLORS, char.colors).join(' and ') || 'colorless',
    types: types.join(' '),
    keywords: KEYWORDS.filter((keyword) => hasKeyword(char.keywords, keyword))
      .map((keyword) => keywordSaid(keyword, book.wording))
      .join(', '),
    'other abilities': String(others + char.replacements.length),
    controller: names[char.control === -1 ? home : char.control] ?? '',
  };
}

/** Of what is printed a star is shown as one; what is no creature has no size to speak of. */
function sizeOf(char: Characteristics, kind: Kind | null, size: (power: string, toughness: string) => string): string {
  const printed = kind?.definition.size ?? null;
  if (printed !== null) return size(printedSize(printed[0]), printedSize(printed[1]));
  return (char.types & CREATURE) === 0 ? '' : size(String(char.power), String(char.toughness));
}

const WHAT: readonly Made['what'][] = [
  'power and toughness',
  'colors',
  'types',
  'keywords',
  'other abilities',
  'controller',
];

const madeOf = (before: Values, after: Values): Made[] =>
  WHAT.filter((what) => before[what] !== after[what]).map((what) => ({ what, was: before[what], is: after[what] }));
