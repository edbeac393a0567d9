/** A step is under load while its last `MANY` items were performed within `BUSY_MS` milliseconds. */
const MANY = 3;
const BUSY_MS = 100;
/** Milliseconds that the next group of a step under load waits for company. */
const GATHER_MS = 40;
/** Milliseconds that others wait for an item that is performed alone: it may wait for a lock that they do not need. */
const LONGEST_ALONE_MS = 20;

/**
 * When a step begins its next group: at once, or, under load, when others have had time to arrive. With 32 phones on two cores the wait of
 * each step is less than what they would wait for a processor (bench/README.md).
 */
export class Pace {
  /** Moments at which the last items were performed. */
  #last: number[] = [];

  /** Undefined: the group begins at once. */
  gather(): Promise<void> | undefined {
    const [first = -Infinity] = this.#last;
    const isBusy = this.#last.length === MANY && performance.now() - first < BUSY_MS;
    return isBusy ? new Promise((resolve) => setTimeout(resolve, GATHER_MS)) : undefined;
  }

  performed(items: number): void {
    const now = performance.now();
    this.#last = [...this.#last, ...Array<number>(Math.min(items, MANY)).fill(now)].slice(-MANY);
  }
}

/** Waits for work that is performed alone, or for `LONGEST_ALONE_MS`; never rejects. What arrives until then gathers. */
export async function afterAlone(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_ALONE_MS);
  });
  await Promise.race([
    work.then(
      () => undefined,
      () => undefined,
    ),
    late,
  ]);
  clearTimeout(timer);
}
