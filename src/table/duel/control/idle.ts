// The control of a table at which nothing can be answered: of a duel that is over, or of one at which somebody looks on.

import type { DuelControl } from './control.ts';

const nothing = (): void => undefined;

type Idle =
  | 'setDraft'
  | 'forecast'
  | 'why'
  | 'light'
  | 'click'
  | 'aim'
  | 'block'
  | 'auto'
  | 'drain'
  | 'usesOf'
  | 'answer'
  | 'undo'
  | 'goOn'
  | 'passOn'
  | 'askMe'
  | 'since'
  | 'armed'
  | 'arm'
  | 'hold'
  | 'attackAll'
  | 'toggleStop'
  | 'isStop'
  | 'preview'
  | 'tell'
  | 'sure';

export const IDLE: Pick<DuelControl, Idle> = {
  setDraft: nothing,
  forecast: null,
  why: '',
  light: () => null,
  click: nothing,
  aim: nothing,
  block: nothing,
  auto: nothing,
  drain: nothing,
  usesOf: () => [],
  answer: nothing,
  undo: nothing,
  goOn: nothing,
  passOn: nothing,
  askMe: nothing,
  since: 0,
  armed: false,
  arm: nothing,
  hold: nothing,
  attackAll: nothing,
  toggleStop: nothing,
  isStop: () => false,
  preview: nothing,
  tell: nothing,
  sure: nothing,
};
