const SHORTEST_MS = 40;
/** With the way to the log and out to all sockets of a part, what is said is with everybody within a quarter of a second. */
const LONGEST_MS = 202;
/** Each frame is written once for each viewer, so the more there are, the more is put into one. */
const VIEWERS_PER_MS = 20;

/** So many get a frame in one go. Then it is the turn of what came in meanwhile. */
export const TOGETHER = 500;

/** Milliseconds that something waits in a room for more to go with it. */
export const paceOf = (viewers: number): number =>
  Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Math.round(viewers / VIEWERS_PER_MS)));

/**
 * Milliseconds that the so-manieth of the parts of a room waits after a pause. They take turns: written to all at once, the last
 * would wait for all the others.
 */
export const turnOf = (part: number, parts: number, viewers: number): number =>
  Math.floor((part * paceOf(viewers)) / parts);

/**
 * When a part of a room gets what came now: at `latest`, or as little before as keeps it `apart` from the turns of the other
 * parts. All of them begin to wait with the same message, and would otherwise sooner or later be written to in one moment. Where
 * there is no such moment any more, it is the one that is farthest from them.
 */
export function turnBefore(latest: number, earliest: number, apart: number, turns: readonly number[]): number {
  const others = turns.toSorted((a, b) => b - a);
  let turn = latest;
  for (const other of others) if (Math.abs(turn - other) < apart) turn = other - apart;
  if (turn >= earliest) return turn;
  const between = others.slice(1).map((other, at) => Math.floor((other + (others[at] ?? other)) / 2));
  const distance = (from: number): number => Math.min(...others.map((other) => Math.abs(from - other)));
  return [latest, ...between, earliest]
    .filter((one) => one >= earliest && one <= latest)
    .reduce((best, one) => (distance(one) > distance(best) ? one : best));
}

const COUNTS_MS = 1000;
const LONGEST_COUNTS_MS = 2000;
const VIEWERS_PER_COUNTS_MS = 5;

/** How often a room of so many is told how likes and votes stand, and with them how many it is. */
export const countsPaceOf = (viewers: number): number =>
  Math.min(LONGEST_COUNTS_MS, Math.max(COUNTS_MS, Math.round(viewers / VIEWERS_PER_COUNTS_MS)));

const LONGEST_VIEWERS_MS = 5000;
const VIEWERS_PER_VIEWERS_MS = 3;

/**
 * How often a room of so many is told how many it is, where nothing else has changed. In a large room somebody comes or goes at any
 * time, and after a restart all come at once, while each telling is as many writes as there are viewers.
 */
export const viewersPaceOf = (viewers: number): number =>
  Math.min(LONGEST_VIEWERS_MS, Math.max(COUNTS_MS, Math.round(viewers / VIEWERS_PER_VIEWERS_MS)));
