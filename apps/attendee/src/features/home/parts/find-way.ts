import type { FloorLevel } from '@meetingapp/contract/home.ts';
import { tellWay, type ToldWay } from '@meetingapp/domain/home/floor-steps.ts';
import { findWay, type FloorPlace, type WayLeg } from '@meetingapp/domain/home/floor-way.ts';

export interface Way extends ToldWay {
  legs: readonly WayLeg[];
}

/** The way to something, and how one tells it; null where there is none. */
export function wayTo(
  levels: readonly FloorLevel[],
  from: FloorPlace,
  to: FloorPlace,
  options: { stairs: boolean },
): Way | null {
  const legs = findWay(levels, from, to, options);
  return legs && { legs, ...tellWay(levels, legs) };
}
