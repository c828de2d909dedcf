// What is wrong with a message, in one sentence that names the place.

import type { z } from 'zod';

export function whatIsWrong(error: z.ZodError): string {
  const sentences = error.issues.slice(0, 3).map(({ path, message }) => {
    const where = path.length === 0 ? 'the message' : `'${path.join('.')}'`;
    return `${where}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  });
  return sentences.join('; ');
}
