// A player in a test: the words are those in which anybody says what they do.
export { Actor, type Choices, type Pickable } from '../../src/game/spoken/actor.ts';
