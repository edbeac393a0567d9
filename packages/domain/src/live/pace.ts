const SHORTEST_MS = 50;
const LONGEST_MS = 400;
/** Each frame is written once for each viewer, so the more there are, the more is put into one. */
const VIEWERS_PER_MS = 25;

/** Milliseconds from one frame of a room to the next. */
export const paceOf = (viewers: number): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Math.round(viewers / VIEWERS_PER_MS)));
