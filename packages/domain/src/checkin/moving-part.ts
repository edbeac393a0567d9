/** How long a moving code shows, in milliseconds. */
export const WINDOW_MS = 30_000;
const WINDOWS = 0x1_0000;

/** Windows by which a code may be older or newer than the clock that judges it. */
export interface Drift {
  older: number;
  newer: number;
}

/** By the server's clock: the code of this window or of the one before, which a person may still have shown. */
export const byServerClock: Drift = { older: 1, newer: 0 };
/** By the clock of a door with a network, which is behind the server's by the delay of its line. The server judges after it. */
export const byDoorClock: Drift = { older: 1, newer: 1 };
/** By the clock of a door without a network: a minute either way, because that clock may be wrong. */
export const byOwnClock: Drift = { older: 2, newer: 2 };

/** Milliseconds by which the phone's code follows the server's clock as it knows it, so that no door takes it for one of the future. */
export const FOLLOWS_MS = 2000;

/** The window of a moment (milliseconds since 1970), as the code holds it: its last 16 bits. */
export const windowAt = (at: number): number => Math.floor(at / WINDOW_MS) % WINDOWS;

/** True when a code of a window counts at a moment. */
export function isCurrent(window: number, at: number, { older, newer }: Drift): boolean {
  const ahead = (window - windowAt(at) + WINDOWS) % WINDOWS;
  return ahead <= newer || WINDOWS - ahead <= older;
}

/** The bytes that phone and door authenticate with the ticket's key: HMAC-SHA-256, of which the code has the first 4 bytes. */
export const windowBytes = (window: number): Uint8Array => Uint8Array.of((window >> 8) & 0xff, window & 0xff);
