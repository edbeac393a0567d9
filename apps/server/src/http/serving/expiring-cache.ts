/** Caches answers by key for a time; concurrent requests for a key share one pending answer. */
export class ExpiringCache {
  readonly #kept = new Map<string, { answer: Promise<boolean>; until: number }>();
  readonly #keep: (answer: boolean) => number;
  readonly #most: number;

  /** @param keep milliseconds that an answer is valid */
  constructor(keep: (answer: boolean) => number, most = 50_000) {
    this.#keep = keep;
    this.#most = most;
  }

  ask(key: string, now: number, find: () => Promise<boolean>): Promise<boolean> {
    const found = this.#kept.get(key);
    if (found && found.until > now) return found.answer;
    const entry = { answer: find(), until: Infinity };
    this.#kept.delete(key);
    this.#kept.set(key, entry);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    entry.answer.then(
      (given) => {
        entry.until = now + this.#keep(given);
      },
      () => {
        if (this.#kept.get(key) === entry) this.#kept.delete(key);
      },
    );
    return entry.answer;
  }
}
