export interface MinuteFigure {
  /** Milliseconds since 1970, at a full minute. */
  at: number;
  viewers: number;
}

const MINUTE = 60_000;

/**
 * Every minute from the first to the last, unknown ones as 0; above `most` points, several minutes are merged into one with their
 * maximum.
 */
export function curveOf(minutes: readonly MinuteFigure[], most: number): MinuteFigure[] {
  const [first, last] = [minutes[0], minutes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const known = new Map(minutes.map(({ at, viewers }) => [at, viewers]));
  const step = Math.ceil(((last.at - first.at) / MINUTE + 1) / most) * MINUTE;
  const points: MinuteFigure[] = [];
  for (let from = first.at; from <= last.at; from += step) {
    let viewers = 0;
    for (let at = from; at < from + step; at += MINUTE) viewers = Math.max(viewers, known.get(at) ?? 0);
    points.push({ at: from, viewers });
  }
  return points;
}

/** The minute with most viewers, the first such; null without viewers. */
export function peakOf(minutes: readonly MinuteFigure[]): MinuteFigure | null {
  return minutes.reduce<MinuteFigure | null>((peak, one) => (one.viewers > (peak?.viewers ?? 0) ? one : peak), null);
}
