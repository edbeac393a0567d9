/**
 * Offset of the server's clock (T3). The `now` of an answer is a lower bound: it was written before it is read, long before on a slow
 * line or from the cache. So the greatest offset is the closest to the truth.
 */
let ahead = Number.NEGATIVE_INFINITY;
/** True when an answer came in this visit: a stored one may be days old. */
let live = false;
/** Time at which the clock is stopped; null while it runs. */
let held: number | null = null;

export const serverClock = {
  /** Takes the `now` of an answer, ISO 8601. */
  learn(now: string): void {
    const instant = Date.parse(now);
    if (!Number.isNaN(instant)) ahead = Math.max(ahead, instant - Date.now());
  },
  /** Reads the `now` of an answer that the server has just given, if any: at the top level, or in `data` or `conference`. */
  hear(answer: Readonly<Record<string, unknown>>): void {
    for (const part of [answer, answer['data'], answer['conference']]) {
      const now = typeof part === 'object' && part !== null && 'now' in part ? part.now : undefined;
      if (typeof now !== 'string') continue;
      serverClock.learn(now);
      live = true;
    }
  },
  /** Milliseconds by which the server's clock was ahead of the phone's in an answer of this visit; null: none has come. */
  heard: (): number | null => (live ? ahead : null),
  /** Milliseconds since 1970 by the server's clock; by the phone's until an answer arrived. */
  now: (): number => held ?? Date.now() + (Number.isFinite(ahead) ? ahead : 0),
  /** Stops the clock at the time for which the page was rendered, so that hydration renders the same. */
  hold(moment: number): void {
    held = moment;
  },
  release(): void {
    held = null;
  },
  /** Resets the clock to its initial state; for tests. */
  forget(): void {
    ahead = Number.NEGATIVE_INFINITY;
    live = false;
    held = null;
  },
};
