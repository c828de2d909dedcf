// The choices of the first page, remembered by the browser.

import { stored } from '../state/stored.ts';
import { type Choices, FIRST_CHOICES } from './choices.ts';

export const choicesStore = stored<Choices>('fivefold start', FIRST_CHOICES);
