/** Delay before a frame is sent to a room (ms): each frame is written once per viewer, so larger rooms wait longer. */
interface Pace {
  shortest: number;
  longest: number;
  viewersPerMs: number;
}

const paced = (viewers: number, { shortest, longest, viewersPerMs }: Pace): number =>
  Math.min(longest, Math.max(shortest, Math.round(viewers / viewersPerMs)));

/** Including the write to the log and the fan-out to all sockets of a part, a message reaches everyone within 250 ms. */
const said: Pace = { shortest: 40, longest: 202, viewersPerMs: 20 };
/** Likes and votes. */
const counts: Pace = { shortest: 1000, longest: 2000, viewersPerMs: 5 };
const numberAlone: Pace = { shortest: 1000, longest: 5000, viewersPerMs: 3 };

/** Viewers written to in one go, before newly arrived events are handled. */
export const TOGETHER = 500;

/** Milliseconds an event waits in a room to be batched with others. */
export const paceOf = (viewers: number): number => paced(viewers, said);

/**
 * Milliseconds the part with this index waits after a pause. The parts take turns: written to at the same time, the last would wait
 * for all the others.
 */
export const turnOf = (part: number, parts: number, viewers: number): number =>
  Math.floor((part * paceOf(viewers)) / parts);

/**
 * When a part of a room sends what has arrived now: at `latest`, or just early enough to be `apart` from the other parts' turns. All
 * parts start waiting with the same message and would otherwise converge to the same moment. If no such moment is left, the one
 * farthest from the others.
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

/** Milliseconds between updates of likes, votes and viewer count, in a room of that size. */
export const countsPaceOf = (viewers: number): number => paced(viewers, counts);

/**
 * Milliseconds between updates of the viewer count when nothing else has changed. In a large room people come and go constantly, and
 * after a restart all reconnect at once, while each update is one write per viewer.
 */
export const viewersPaceOf = (viewers: number): number => paced(viewers, numberAlone);
