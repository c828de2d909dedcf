// Names that others see: one line of plain text.

import { z } from 'zod';

/** Signs that nobody sees, that turn the words around them or begin a new line; those that join letters are part of names. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** Of so many letters at most. */
export const nameOf = (most: number) =>
  z
    .string()
    .max(10 * most)
    .transform((text) => text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim())
    .pipe(z.string().min(1).max(most));
