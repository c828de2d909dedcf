// Where many tables wait for computers that think, whoever waits long is told how many are thought for before.
//
// It is told late: after a silence that is longer than any in which a computer only seems to think (`tempo.ts`), so that it says
// nothing that the silence has not said.

import { LONGEST } from './tempo.ts';

const FIRST_MS = LONGEST + 500;
const AGAIN_MS = 1000;

export class InLine {
  private timer: NodeJS.Timeout | null = null;
  private told = 0;

  constructor(
    /** Says to those who wait how many come before; 0 where it is their turn. */
    private readonly tell: (ahead: number) => void,
    private readonly firstMs = FIRST_MS,
    private readonly againMs = AGAIN_MS,
  ) {}

  /** Somebody thinks, or seems to, before whom so many are thought for. */
  async during<T>(ahead: () => number, thinking: Promise<T>): Promise<T> {
    this.told = 0;
    const look = (): void => {
      const now = ahead();
      if (now !== this.told) this.tell(now);
      this.told = now;
      this.timer = setTimeout(look, this.againMs).unref();
    };
    this.timer = setTimeout(look, this.firstMs).unref();
    try {
      return await thinking;
    } finally {
      if (this.timer !== null) clearTimeout(this.timer);
    }
  }
}
