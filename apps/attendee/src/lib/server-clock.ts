/**
 * The server's clock on the phone (T3). Every answer that says `now` is a lower bound: it was written some time before it is
 * read, on a slow line or out of the cache long before. So the furthest of them is the nearest to the truth.
 */
let ahead = Number.NEGATIVE_INFINITY;
/** The moment at which the clock stands still; null while it goes. */
let held: number | null = null;

export const serverClock = {
  /** Takes the `now` of an answer, ISO 8601. */
  learn(now: string): void {
    const instant = Date.parse(now);
    if (!Number.isNaN(instant)) ahead = Math.max(ahead, instant - Date.now());
  },
  /** Looks into an answer for the `now` that it may say: on top, or in what it is about. */
  hear(answer: Readonly<Record<string, unknown>>): void {
    for (const part of [answer, answer['data'], answer['conference']]) {
      const now = typeof part === 'object' && part !== null && 'now' in part ? part.now : undefined;
      if (typeof now === 'string') serverClock.learn(now);
    }
  },
  /** Milliseconds since 1970 by the server's clock; by the phone's own until an answer came. */
  now: (): number => held ?? Date.now() + (Number.isFinite(ahead) ? ahead : 0),
  /** Stands still at the moment for which a page was painted, until the page is alive: it has to be drawn the same twice. */
  hold(moment: number): void {
    held = moment;
  },
  release(): void {
    held = null;
  },
  /** As if no answer had come yet; for tests. */
  forget(): void {
    ahead = Number.NEGATIVE_INFINITY;
    held = null;
  },
};
