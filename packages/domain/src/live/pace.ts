/** How long something waits in a room (ms): each frame is written once for each viewer, so the more there are, the longer. */
interface Pace {
  shortest: number;
  longest: number;
  viewersPerMs: number;
}

const paced = (viewers: number, { shortest, longest, viewersPerMs }: Pace): number =>
  Math.min(longest, Math.max(shortest, Math.round(viewers / viewersPerMs)));

/** With the way to the log and out to all sockets of a part, what is said is with everybody within a quarter of a second. */
const said: Pace = { shortest: 40, longest: 202, viewersPerMs: 20 };
/** Likes and votes. */
const counts: Pace = { shortest: 1000, longest: 2000, viewersPerMs: 5 };
const numberAlone: Pace = { shortest: 1000, longest: 5000, viewersPerMs: 3 };

/** So many get a frame in one go. Then it is the turn of what came in meanwhile. */
export const TOGETHER = 500;

/** Milliseconds that something waits in a room for more to go with it. */
export const paceOf = (viewers: number): number => paced(viewers, said);

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

/** How often a room of so many is told how likes and votes stand, and with them how many it is (ms). */
export const countsPaceOf = (viewers: number): number => paced(viewers, counts);

/**
 * How often a room of so many is told how many it is, where nothing else has changed (ms). In a large room somebody comes or goes at
 * any time, and after a restart all come at once, while each telling is as many writes as there are viewers.
 */
export const viewersPaceOf = (viewers: number): number => paced(viewers, numberAlone);
