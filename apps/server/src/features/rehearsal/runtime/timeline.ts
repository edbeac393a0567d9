import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest wait of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

export interface Pace {
  /** Milliseconds of the time axis per real millisecond. */
  speed: number;
  paused: boolean;
}

const newChange = (): AbortController => {
  const change = new AbortController();
  // Each late payment waits for it.
  setMaxListeners(0, change.signal);
  return change;
};

/** The time axis of a rehearsal, in milliseconds since its begin: it runs at a speed, and stands still while it is paused. */
export class Timeline {
  #pace: Pace;
  #since = performance.now();
  /** Where the axis was at `#since`. */
  #at = 0;
  #change = newChange();

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  now(): number {
    return this.#at + this.#passed();
  }

  get speed(): number {
    return this.#pace.speed;
  }

  set(pace: Pace): void {
    if (pace.speed === this.#pace.speed && pace.paused === this.#pace.paused) return;
    this.#at = this.now();
    this.#since = performance.now();
    this.#pace = { speed: pace.speed, paused: pace.paused };
    this.#change.abort();
    this.#change = newChange();
  }

  /** Waits until the axis has reached a moment, but not longer than until `signal` is aborted. */
  async until(moment: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const left = moment - this.now();
      if (left <= 0) return;
      const { speed, paused } = this.#pace;
      await pause(paused ? LONGEST_MS : Math.ceil(left / speed), AbortSignal.any([signal, this.#change.signal]));
    }
  }

  /** Waits while the axis stands still. */
  async whilePaused(signal: AbortSignal): Promise<void> {
    while (this.#pace.paused && !signal.aborted)
      await pause(LONGEST_MS, AbortSignal.any([signal, this.#change.signal]));
  }

  #passed(): number {
    return this.#pace.paused ? 0 : (performance.now() - this.#since) * this.#pace.speed;
  }
}

/** Waits, but not longer than until `signal` is aborted. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
