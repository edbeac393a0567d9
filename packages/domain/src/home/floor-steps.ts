import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import { sizeOf, turned, type Heading, type Point } from './floor-grid.ts';
import { METRES_A_SECOND, SECONDS_A_FLIGHT, SECONDS_A_LIFT, type FloorPlace, type WayLeg } from './floor-way.ts';

export type Turn = 'straight' | 'right' | 'around' | 'left';
const turns: readonly Turn[] = ['straight', 'right', 'around', 'left'];

export type WayStep =
  /** `metres` is null when the level has no measurements. */
  | { does: 'walk'; turn: Turn; metres: number | null }
  | { does: 'ride'; by: 'lift' | 'stairs'; with: FloorPlace; to: number }
  | { does: 'arrive'; side: Turn };

export interface DescribedWay {
  steps: WayStep[];
  metres: number | null;
  /** Whole minutes, rounded up, including lifts and stairs; null when unknown. */
  minutes: number | null;
}

/** Shorter segments count as part of the turn between two others. */
const SHORT_METRES = 0.05;

/** A route as instructions: where to turn and how far to walk, in metres where the levels have measurements. */
export function describeWay(levels: readonly FloorLevel[], legs: readonly WayLeg[]): DescribedWay {
  const steps: WayStep[] = [];
  let metres: number | null = 0;
  let seconds = 0;
  legs.forEach(({ level, points, leaves, faces, meets }, at) => {
    const plan = levels[level];
    if (!plan) return;
    const measured = plan.width !== null && plan.depth !== null;
    let looks = faces;
    let walked = 0;
    for (const { heading, length } of pieces(points, plan)) {
      walked += length;
      steps.push({
        does: 'walk',
        turn: turns[turned(heading, -looks)] ?? 'straight',
        metres: measured ? length : null,
      });
      looks = heading;
    }
    metres = metres === null || !measured ? null : metres + walked;
    seconds += walked / METRES_A_SECOND;
    const next = legs[at + 1];
    const by = leaves && plan.areas[leaves.area]?.kind;
    if (leaves && next && (by === 'lift' || by === 'stairs')) {
      steps.push({ does: 'ride', by, with: leaves, to: next.level });
      seconds += by === 'lift' ? SECONDS_A_LIFT : SECONDS_A_FLIGHT * Math.abs(next.level - level);
    } else steps.push({ does: 'arrive', side: turns[turned(meets, -looks)] ?? 'straight' });
  });
  return {
    steps: steps.map((step) =>
      step.does === 'walk' && step.metres !== null ? { ...step, metres: Math.round(step.metres) } : step,
    ),
    metres: metres === null ? null : Math.round(metres),
    minutes: metres === null ? null : Math.max(1, Math.ceil(seconds / 60)),
  };
}

function pieces(points: readonly Point[], level: FloorLevel): { heading: Heading; length: number }[] {
  const { width, depth } = sizeOf(level);
  return points.slice(1).flatMap((point, at) => {
    const before = points[at] ?? point;
    const x = ((point.x - before.x) * width) / 100;
    const y = ((point.y - before.y) * depth) / 100;
    const length = Math.abs(x) + Math.abs(y);
    const heading: Heading = Math.abs(x) > Math.abs(y) ? (x > 0 ? 0 : 2) : y > 0 ? 1 : 3;
    return length < SHORT_METRES ? [] : [{ heading, length }];
  });
}
