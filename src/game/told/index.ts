// The words in which a game is told to a player: what is asked, what may be done, and what everything is called.

export { actWords, cardWords, counted, itemWords, optionWords, passWords, paymentWords } from './acts.ts';
export { questionWords } from './ask.ts';
export { cardNotes } from './card-notes.ts';
export { Chain, type ToldLine, tellChain } from './chain.ts';
export { lastingWords } from './effects.ts';
export { faceOf } from './face.ts';
export { spellWords, waitingWords } from './items.ts';
export { saidKeywords } from './keywords.ts';
export { Scene } from './scene.ts';
export { pilesWords, sidesOf } from './sides.ts';
export { type Why, whyAll, whyThing } from './why.ts';
