// The words in which a game is told to a player: what is asked, what may be done, and what everything is called.

export { actWords, counted, itemWords, optionWords, passWords, paymentWords } from './acts.ts';
export { questionWords } from './ask.ts';
export { Scene } from './scene.ts';
