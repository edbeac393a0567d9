/**
 * Where the sessions of a programme can be watched: small, the same for everybody, and asked again and again as long as somebody looks
 * at the programme. The phone names the status by the clock; the file changes only with what happens.
 */
export const entrancesFile = (cid: number | string): string => `/medapp/entrances/${cid}.json`;

/** A broadcast of a session, or a film of it that was brought in. */
export interface Entrance {
  session: number;
  /** Null: a film without a broadcast. */
  lid: number | null;
  startsAt: string;
  endsAt: string;
  state: 'planned' | 'live' | 'paused' | 'ended';
  /** The film that is published. */
  vid: number | null;
  /** Where talks begin in the film, in milliseconds, by number. */
  talks: Record<string, number>;
}
