/** How long a moving code shows, in milliseconds. */
export const WINDOW_MS = 30_000;
/** Windows by which phone and door may differ: a code read at the end of its time, and clocks that differ by half a minute. */
const TOLERANCE = 2;
const WINDOWS = 0x1_0000;

/** The window of a moment (milliseconds since 1970), as the code holds it: its last 16 bits. */
export const windowAt = (at: number): number => Math.floor(at / WINDOW_MS) % WINDOWS;

/** True when a window is now or at most a minute away, before or after. */
export function isCurrent(window: number, at: number): boolean {
  const apart = (window - windowAt(at) + WINDOWS) % WINDOWS;
  return Math.min(apart, WINDOWS - apart) <= TOLERANCE;
}

/** The bytes that phone and door authenticate with the ticket's key: HMAC-SHA-256, of which the code has the first 4 bytes. */
export const windowBytes = (window: number): Uint8Array => Uint8Array.of((window >> 8) & 0xff, window & 0xff);
