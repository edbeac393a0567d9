/**
 * Which sessions of a programme can be watched: small, the same for everybody, and polled while the programme is on screen. The phone
 * derives the status from the clock; the file changes only with events.
 */
export const entrancesFile = (cid: number | string): string => `/medapp/entrances/${cid}.json`;

/** A broadcast of a session, or an imported video of it. */
export interface Entrance {
  session: number;
  /** Null: a video without a broadcast. */
  lid: number | null;
  startsAt: string;
  endsAt: string;
  state: 'planned' | 'live' | 'paused' | 'ended';
  /** The published video. */
  vid: number | null;
  /** Start of each talk in the video, in milliseconds, by talk id. */
  talks: Record<string, number>;
}
