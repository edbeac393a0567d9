import { isDeepStrictEqual } from 'node:util';

/**
 * True when the present value is neither what the person saw nor what they want, because somebody else has saved another value since.
 * Always false when `seen` is undefined: the person was not shown a value.
 */
export const isChangedMeanwhile = (now: unknown, seen: unknown, wanted: unknown): boolean =>
  seen !== undefined && !isDeepStrictEqual(now, seen) && !isDeepStrictEqual(now, wanted);
