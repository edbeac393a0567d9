/** How an opened player was asked whether somebody is there. Milliseconds since 1970. */
export interface Attention {
  /** Since when nobody needs to ask: the first beat, or the last answer. */
  since: number;
  /** The question that is not answered yet. */
  asked: { id: number; at: number } | null;
}

export const CHECK_EVERY_MS = 20 * 60_000;
export const ANSWER_WITHIN_SECONDS = 60;

/** `count`: it is watched. `ask`: it counts, and now somebody is asked. `wait`: until they answer it does not count. */
export type BeatVerdict = 'count' | 'ask' | 'wait';

/** What a beat comes to. Who answers in time loses nothing: the stretch goes on from the last beat that counted. */
export function judgeBeat({ since, asked }: Attention, now: number): BeatVerdict {
  if (asked) return 'wait';
  return now - since >= CHECK_EVERY_MS ? 'ask' : 'count';
}
