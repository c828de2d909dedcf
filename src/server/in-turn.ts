// One change after the other for everything that has an id: two pages may show the same draft, or the same collection.

export class InTurn {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does something when everything asked for before under the same id is done, well or not. */
  async run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.last.get(id) ?? Promise.resolve();
    const next = before.catch(() => undefined).then(work);
    this.last.set(id, next);
    try {
      return await next;
    } finally {
      if (this.last.get(id) === next) this.last.delete(id);
    }
  }

  /** How many ids something is being done for. */
  get busy(): number {
    return this.last.size;
  }
}
