/** State of a player's presence check. Milliseconds since 1970. */
export interface Attention {
  /** Start of the current interval: the first beat, or the last answer. */
  since: number;
  /** The pending check. */
  asked: { id: number; at: number } | null;
}

/** Milliseconds of watching between two checks. */
export const CHECK_EVERY_MS = 20 * 60_000;
/** Seconds to answer a check before watch time stops counting. */
export const ANSWER_WITHIN_SECONDS = 60;

/** `count`: watch time counts. `ask`: counts, and a check is sent now. `wait`: does not count until the check is answered. */
export type BeatVerdict = 'count' | 'ask' | 'wait';

/** Outcome of a beat. An answer in time loses nothing: the interval continues from the last beat that counted. */
export function validateBeat({ since, asked }: Attention, now: number): BeatVerdict {
  if (asked) return 'wait';
  return now - since >= CHECK_EVERY_MS ? 'ask' : 'count';
}
