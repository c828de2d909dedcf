// Everything the front door offers.

export type { Answer, Option, Question } from '../engine/decision.ts';
export { BadInput, Refused } from './errors.ts';
export { fromPosition, Game, type Kept, newGame } from './game.ts';
export { cardsOf, findBook, findCard, kindsFor } from './library.ts';
export type { PermanentWords, PositionWords, SeatWords } from './position.ts';
export { parseReplay, playReplay } from './replay.ts';
export type { GameOptions, NewGame } from './setup.ts';
export type { View } from './view.ts';
