import { isDeepStrictEqual } from 'node:util';

/**
 * Somebody else saved something else meanwhile: what is there now is neither what the person saw when they began to type nor what
 * they want. Undefined `seen`: the person was not asked to look.
 */
export const isOvertaken = (now: unknown, seen: unknown, wanted: unknown): boolean =>
  seen !== undefined && !isDeepStrictEqual(now, seen) && !isDeepStrictEqual(now, wanted);
