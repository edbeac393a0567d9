import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { describeWay } from '@meetingapp/domain/home/floor-steps.ts';
import { placeOf } from '@meetingapp/domain/home/floor-places.ts';
import { findWay } from '@meetingapp/domain/home/floor-way.ts';
import type { WalkMinutes } from '@meetingapp/domain/speakers/task-clashes.ts';
import type { HomeContent } from '../../../db/schema/json-shapes.ts';
import { presentLevels } from '../../home/floor/present.ts';

/** Minutes from hall to hall along the floor plan; null where it has no way or no measures. Each way is computed once. */
export function walksOn(home: Pick<HomeContent, 'levels'> | null, programme: Pick<Programme, 'halls'>): WalkMinutes {
  if (!home || home.levels.length === 0) return () => null;
  const levels = presentLevels(home.levels, programme.halls, 'zh');
  const known = new Map<string, number | null>();
  return (one, other) => {
    const key = `${Math.min(one, other)}/${Math.max(one, other)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const [from, to] = [one, other].map((hall) => placeOf(levels, { hall: String(hall) }));
    const legs = from && to ? findWay(levels, from, to) : null;
    const minutes = legs ? describeWay(levels, legs).minutes : null;
    known.set(key, minutes);
    return minutes;
  };
}
