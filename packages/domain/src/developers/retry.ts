/** Seconds from each failed attempt of a delivery to the next; after the last one it is given up. */
const RETRY_SECONDS = [8, 120, 300, 1800, 7200, 18_000, 36_000] as const;
/** Attempts of a delivery at the most, the first included. */
export const MOST_ATTEMPTS = RETRY_SECONDS.length + 1;
/** Part of a wait by which it is longer or shorter, so that deliveries that failed together are not repeated together. */
const JITTER = 0.2;
/** Seconds between attempts at an address that fails, at most. */
const LONGEST_PROBE_SECONDS = 300;
/** Milliseconds of failures after which an address is stopped. */
export const STOP_AFTER_MS = 6 * 3_600_000;

/**
 * Milliseconds until the next attempt of a delivery that has failed `attempts` times, 1 or more; null: it is given up. `chance` is
 * uniform from 0 to 1.
 */
export function retryAfterMs(attempts: number, chance: number): number | null {
  const seconds = RETRY_SECONDS[attempts - 1];
  return seconds === undefined ? null : varied(seconds, chance);
}

/** Milliseconds for which an address that has failed `failures` times in a row, 1 or more, is left alone. */
export const probeAfterMs = (failures: number, chance: number): number =>
  varied(Math.min(RETRY_SECONDS[0] * 2 ** Math.min(failures - 1, 20), LONGEST_PROBE_SECONDS), chance);

const varied = (seconds: number, chance: number): number =>
  Math.round(seconds * 1000 * (1 + JITTER * (2 * chance - 1)));
