/** Scans of one point that are recorded together, so that one commit serves all who ask in the same moment. */
interface Waiting<Scan, Outcome> {
  scans: readonly Scan[];
  resolve: (outcomes: Outcome[] | null) => void;
  reject: (error: unknown) => void;
}

const LARGEST_BATCH = 1000;

/** Collects scans of a point while the previous batch is being recorded. `record` answers one outcome per scan, in order, or null. */
export class ScanBatcher<Scan, Outcome> {
  readonly #record: (scans: readonly Scan[]) => Promise<Outcome[] | null>;
  #waiting: Waiting<Scan, Outcome>[] = [];
  #working = false;

  constructor(record: (scans: readonly Scan[]) => Promise<Outcome[] | null>) {
    this.#record = record;
  }

  add(scans: readonly Scan[]): Promise<Outcome[] | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ scans, resolve, reject });
      if (!this.#working) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) await this.#next();
    this.#working = false;
  }

  async #next(): Promise<void> {
    const batch: Waiting<Scan, Outcome>[] = [];
    for (let size = 0; size < LARGEST_BATCH;) {
      const next = this.#waiting.shift();
      if (!next) break;
      batch.push(next);
      size += next.scans.length;
    }
    try {
      const outcomes = await this.#record(batch.flatMap(({ scans }) => scans));
      let from = 0;
      for (const { scans, resolve } of batch) {
        resolve(outcomes && outcomes.slice(from, from + scans.length));
        from += scans.length;
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
