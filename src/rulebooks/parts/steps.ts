// Words for writing a turn down: a step with all its fields, most of which are the usual ones.

import type { StepData } from '../../engine/rulebook.ts';

const usual: StepData = {
  name: '',
  actions: [],
  window: 'fast',
  combat: false,
  when: 'always',
  phase: null,
  ending: [],
};

export const step = (name: string, words: Partial<StepData> = {}): StepData => ({ ...usual, name, ...words });
export const fight = (name: string, words: Partial<StepData> = {}): StepData => ({
  ...usual,
  name,
  combat: true,
  when: 'attackers',
  ...words,
});
