// Lines from a person at a terminal, or from a pipe: one at a time, and null when there are no more.

import { createInterface, type Interface } from 'node:readline';

export interface Lines {
  /** Shows the prompt and waits for a line; null at the end of the input. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

export const isTerminal = (): boolean => process.stdin.isTTY === true && process.stdout.isTTY === true;

export function openLines(): Lines {
  const terminal = isTerminal();
  const reader: Interface = createInterface({
    input: process.stdin,
    ...(terminal ? { output: process.stdout } : {}),
    terminal,
  });
  const ready: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let ended = false;
  const hand = (line: string | null): void => {
    const resolve = waiting;
    waiting = null;
    if (resolve !== null) resolve(line);
    else if (line !== null) ready.push(line);
  };
  reader.on('line', hand);
  reader.on('close', () => {
    ended = true;
    hand(null);
  });
  // Ctrl-C ends the game as politely as the end of the input does.
  reader.on('SIGINT', () => reader.close());
  return {
    async next(prompt) {
      const line = ready.shift();
      if (line !== undefined || ended) {
        // In a pipe nobody sees what was typed, so the transcript shows it.
        if (!terminal) process.stdout.write(`${prompt}${line ?? ''}\n`);
        return line ?? null;
      }
      if (terminal) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      const typed = await new Promise<string | null>((resolve) => {
        waiting = resolve;
      });
      if (!terminal) process.stdout.write(`${prompt}${typed ?? ''}\n`);
      return typed;
    },
    close: () => reader.close(),
  };
}
