import { exponentOf } from '../exponent.ts';

/** A booth of the plan; its box is in whole percent of the level. */
export interface PlannedBooth {
  /** Label that it had when the plan was read; null: new. */
  was: string | null;
  label: string;
  /** Position of its level. */
  level: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

type Box = Pick<PlannedBooth, 'x' | 'y' | 'w' | 'h'>;

/** A level as far as booths are concerned; `rate`: price of a square metre in the smallest unit of the currency. */
export interface BoothLevel {
  /** In metres; null: not measured. */
  width: number | null;
  depth: number | null;
  rate: number | null;
}

/** Smallest side of a booth, in percent. */
export const LEAST_SIDE = 1;
/** Square metres of a booth, to a tenth; null where the level is not measured. */
export function areaOf({ w, h }: Pick<Box, 'w' | 'h'>, { width, depth }: BoothLevel): number | null {
  if (width === null || depth === null) return null;
  return Math.round((w * h * width * depth) / 1000) / 10;
}

/**
 * The list price of a booth: its area at the level's price, in whole units of the currency (yuan, not fen); null where the level has no
 * price or no measures.
 */
export function listPrice(box: Pick<Box, 'w' | 'h'>, level: BoothLevel, currency: string): number | null {
  const whole = 10 ** exponentOf(currency);
  const area = areaOf(box, level);
  return area === null || level.rate === null ? null : Math.round((area * level.rate) / whole) * whole;
}

/** Two halves of a booth side by side (`across`) or one below the other (`down`); null when it is too small. The first is the larger. */
export function halvesOf({ x, y, w, h }: Box, how: 'across' | 'down'): [Box, Box] | null {
  const side = how === 'across' ? w : h;
  if (side < 2 * LEAST_SIDE) return null;
  const first = Math.ceil(side / 2);
  return how === 'across'
    ? [
        { x, y, w: first, h },
        { x: x + first, y, w: w - first, h },
      ]
    : [
        { x, y, w, h: first },
        { x, y: y + first, w, h: h - first },
      ];
}

/** Another label of the same row: A05 gives A05A, A05B and so on, whichever is free; '' when all are taken. */
export function nextLabel(label: string, taken: readonly string[]): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return (
    [...letters].map((letter) => `${label}${letter}`).find((one) => one.length <= 12 && !taken.includes(one)) ?? ''
  );
}

/** A box after a move or a change of its size by whole percent, kept within the level. */
export function shifted({ x, y, w, h }: Box, by: { x: number; y: number }, how: 'move' | 'size'): Box {
  const within = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(most, Math.round(value)));
  return how === 'move'
    ? { x: within(x + by.x, 0, 100 - w), y: within(y + by.y, 0, 100 - h), w, h }
    : { x, y, w: within(w + by.x, LEAST_SIDE, 100 - x), h: within(h + by.y, LEAST_SIDE, 100 - y) };
}

/** True when two boxes have a common area; a common edge is none. */
export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

/** A change of labels: which booths have a new one, and which are gone. */
export function labelChanges(before: readonly string[], booths: readonly PlannedBooth[]) {
  const kept = new Set(booths.flatMap(({ was }) => was ?? []));
  return {
    renamed: booths.flatMap(({ was, label }) => (was !== null && was !== label ? [{ was, label }] : [])),
    removed: before.filter((label) => !kept.has(label)),
  };
}
