/** Options of `TimedCache`. */
export interface TimedCacheOptions<Value> {
  /** Milliseconds for which a value is kept; 0: nothing is kept. */
  ms: number;
  /** Maximum sum of the sizes. */
  most: number;
  /** Size of a value in the unit of `most`. */
  size: (value: Value) => number;
  /** Milliseconds of a clock that never goes back. */
  elapsed?: () => number;
}

/**
 * Keeps values by key for a short time. Concurrent requests for a key share one computation. A value whose computation began before
 * `clear` is returned to those who wait for it and is not kept. Expired values, and then the oldest, make room for new ones.
 */
export class TimedCache<Value> {
  readonly #values = new Map<string, { value: Value; until: number; size: number }>();
  readonly #pending = new Map<string, Promise<Value | null>>();
  readonly #options: TimedCacheOptions<Value>;
  readonly #elapsed: () => number;
  #sum = 0;

  constructor(options: TimedCacheOptions<Value>) {
    this.#options = options;
    this.#elapsed = options.elapsed ?? (() => performance.now());
  }

  /** The kept value; undefined when there is none. */
  find(key: string): Value | undefined {
    const kept = this.#values.get(key);
    return kept && kept.until > this.#elapsed() ? kept.value : undefined;
  }

  /** The kept value, or the one that `make` computes; null is not kept. */
  async get(key: string, make: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.find(key) ?? this.#pending.get(key);
    if (known !== undefined) return known;
    if (this.#options.ms === 0) return make();
    const pending = make();
    this.#pending.set(key, pending);
    try {
      const value = await pending;
      if (value !== null && this.#pending.get(key) === pending) this.#keep(key, value);
      return value;
    } finally {
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
    }
  }

  /** Sum of the sizes of what is in memory. */
  get size(): number {
    return this.#sum;
  }

  clear(): void {
    this.#values.clear();
    this.#pending.clear();
    this.#sum = 0;
  }

  #keep(key: string, value: Value): void {
    const size = this.#options.size(value);
    this.#drop(key);
    this.#values.set(key, { value, until: this.#elapsed() + this.#options.ms, size });
    this.#sum += size;
    // All live equally long, so the oldest come first.
    for (const [oldest, { until }] of this.#values) {
      if (this.#sum <= this.#options.most && until > this.#elapsed()) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#sum -= this.#values.get(key)?.size ?? 0;
    this.#values.delete(key);
  }
}
