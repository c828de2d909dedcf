// Words for writing a turn down: a step with all its fields, most of which are the usual ones.

import type { Station, StepData } from '../../engine/rulebook.ts';

const usual: Omit<StepData, 'name' | 'station'> = {
  actions: [],
  window: 'fast',
  combat: false,
  when: 'always',
  phase: null,
  ending: [],
};

type Words = Partial<Omit<StepData, 'name' | 'station'>>;

/** Where a step stands on the bar of the turn; or where it would stand, on a bar that leaves it out. */
export const at = (key: Station['key'], label: string, onBar = true): Station => ({ key, label, onBar });

export const step = (name: string, station: Station, words: Words = {}): StepData => ({
  ...usual,
  name,
  station,
  ...words,
});

export const fight = (name: string, station: Station, words: Words = {}): StepData => ({
  ...usual,
  name,
  station,
  combat: true,
  when: 'attackers',
  ...words,
});
