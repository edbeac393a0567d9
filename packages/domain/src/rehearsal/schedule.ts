import { peakOfRush } from './plan.ts';

/**
 * Milliseconds at which each person begins: most at the opening, then fewer, in a straight line from `peakOfRush` times the average
 * down to the rest. In order; the last begins before the end.
 */
export function rushSchedule(people: number, seconds: number): number[] {
  // The share of people who have begun at the share x of the time is peak * x - (peak - 1) * x².
  const slope = peakOfRush - 1;
  return Array.from({ length: people }, (_, index) => {
    const share = (index + 0.5) / people;
    const x = (peakOfRush - Math.sqrt(peakOfRush ** 2 - 4 * slope * share)) / (2 * slope);
    return Math.min(Math.floor(x * seconds * 1000), seconds * 1000 - 1);
  });
}

/** Milliseconds at which each scan is made: as many in every second. */
export const evenSchedule = (count: number, seconds: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 0.5) / count) * seconds * 1000));
