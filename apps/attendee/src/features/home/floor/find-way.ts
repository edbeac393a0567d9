import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import { describeWay, type DescribedWay } from '@meetingapp/domain/home/floor-steps.ts';
import { findWay, type FloorPlace, type WayLeg } from '@meetingapp/domain/home/floor-way.ts';

export interface Way extends DescribedWay {
  legs: readonly WayLeg[];
}

/** The way to a place with its description; null when there is none. */
export function wayTo(
  levels: readonly FloorLevel[],
  from: FloorPlace,
  to: FloorPlace,
  options: { stairs: boolean },
): Way | null {
  const legs = findWay(levels, from, to, options);
  return legs && { legs, ...describeWay(levels, legs) };
}
