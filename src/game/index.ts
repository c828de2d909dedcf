// Everything the front door offers.

export type { Deck } from '../core/deck.ts';
export type { GameEvent } from '../core/event.ts';
export type { Id, Seat } from '../core/state.ts';
export type { Answer, Option, Payment, Question } from '../engine/asking/decision.ts';
export { aboutOf, type PickWorth, purposeOf } from '../engine/asking/purposes.ts';
export type { Refusal, Rulebook } from '../engine/rulebook.ts';
export { faceOf, isUnseenPlace, NOBODY } from '../engine/things/faces.ts';
export type { Ability, ActivatedAbility, TriggeredAbility } from '../language/ability.ts';
export type { Ref } from '../language/amount.ts';
export type { CardDefinition } from '../language/card.ts';
export type { Change, Effect } from '../language/effect.ts';
export { type Filter, TRAITS_OF_KIND } from '../language/filter.ts';
export type { Keyword } from '../language/keyword.ts';
export { BASIC_LAND_TYPES, COLORS, type Color, MANA_KINDS, type ManaCost, totalCost } from '../language/mana.ts';
export type { TargetSpec } from '../language/target.ts';
export { BOOK_IDS, type BookId, NEWEST_BOOK } from '../rulebooks/index.ts';
export { DUEL, readVariant } from '../rulebooks/variants.ts';
export {
  canAct,
  couldPay,
  hasWord,
  interceptorsOf,
  manaSources,
  mayIgnore,
  ownAbilities,
  playsFromElsewhere,
  wordsOf,
} from './acting.ts';
export { type Chance, chanceFrom } from './chance.ts';
export { couldFit } from './could-fit.ts';
export { faultsOf } from './deck-faults.ts';
export { BadInput, Refused } from './errors.ts';
export { fromPosition, Game, type Kept, newGame } from './game.ts';
export {
  type Changeable,
  changeables,
  type Difference,
  differences,
  type HouseWords,
  houseBook,
  houseFaults,
  isHouse,
  LONGEST_TEXT,
  passageOf,
  readHouse,
  writeHouse,
  writeValue,
} from './house.ts';
export { type Seen, seenBy, seenOpen } from './imagine.ts';
export { cardsOf, findBook, findCard, kindsFor } from './library.ts';
export { openParcel, type Parcel, packGame } from './parcel.ts';
export type { PermanentWords, PositionWords, SeatWords } from './position.ts';
export {
  cardsPrintedIn,
  colorsOf,
  type Printed,
  RARITIES,
  type Rarity,
  SET_CODES,
  type SetCode,
  setsWith,
} from './printed.ts';
export { parseReplay, playReplay, type Replay, replayText } from './replay.ts';
export { fitsInPlay, fitsOutside } from './seen.ts';
export type { GameOptions, NewGame } from './setup.ts';
export type { CardView, ItemView, PermanentView, PlayerView, Relation, View } from './view.ts';
export { eventWords, playedWord, tellEvents } from './words.ts';
