// The dueling options: how the table looks and where play halts. The browser remembers them.

import { useSyncExternalStore } from 'react';
import type { Moved } from './letters.ts';
import type { Speed } from './stage.ts';
import type { Stop } from './stops.ts';
import { stored } from './stored.ts';

export interface Options {
  /** Standard keeps the showcase on screen; advanced shows it only when called, and gives the room to the territories. */
  readonly layout: 'standard' | 'advanced';
  /** Small cards of advice that say what the present phase is for. */
  readonly cueCards: boolean;
  readonly showAbilities: boolean;
  readonly showPower: boolean;
  readonly seeNextDraws: boolean;
  /** The colour of the cloth: by your deck's colours, or plain. */
  readonly background: 'plain' | 'W' | 'U' | 'B' | 'R' | 'G';
  /** How fast what happens is shown. */
  readonly speed: Speed;
  readonly fullControl: boolean;
  /** Pay by itself, or ask for every land. */
  readonly autoPay: boolean;
  /** A refusal names the passage of the book that says so. */
  readonly sayWhy: boolean;
  readonly showIds: boolean;
  readonly showEffects: boolean;
  /** Letters and digits do something without a modifier; whoever speaks to the computer may want them off. */
  readonly letterKeys: boolean;
  /** The letters that the player has put on other keys. */
  readonly letters: Moved;
  /** Sounds, and how loud they are, in hundredths. */
  readonly sound: boolean;
  readonly volume: number;
  /** Stops by book. */
  readonly stops: { readonly [book: string]: readonly Stop[] };
}

const DEFAULT_OPTIONS: Options = {
  layout: 'standard',
  cueCards: true,
  showAbilities: true,
  showPower: true,
  seeNextDraws: false,
  background: 'plain',
  speed: 'normal',
  fullControl: false,
  autoPay: true,
  sayWhy: true,
  showIds: false,
  showEffects: false,
  letterKeys: true,
  letters: {},
  sound: true,
  volume: 50,
  stops: {},
};

const store = stored('fivefold options', DEFAULT_OPTIONS);

export const optionsNow = (): Options => store.get();
export const useOptions = (): Options => useSyncExternalStore(store.subscribe, store.get);
export const setOptions = (change: Partial<Options>): void => store.set({ ...store.get(), ...change });
