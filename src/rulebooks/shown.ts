// What the books show of themselves, in the order of their years, for those who show books and play by none: the page.

import type { Shown } from '../core/shown.ts';
import { shown as beta } from './beta/shown.ts';
import { shown as fifth } from './fifth/shown.ts';
import { shown as m11 } from './m11/shown.ts';
import { shown as portal } from './portal/shown.ts';
import { shown as tenth } from './tenth/shown.ts';

export const SHOWN: readonly Shown[] = [beta, fifth, portal, tenth, m11];

export const shownOf = (book: string): Shown | undefined => SHOWN.find(({ id }) => id === book);
