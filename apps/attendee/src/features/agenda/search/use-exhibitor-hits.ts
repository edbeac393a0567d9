import { exhibitionCalls as calls, type FoundExhibitor } from '@meetingapp/contract/exhibition/exhibitor.ts';
import type { Hit } from '@meetingapp/domain/agenda/search-index.ts';
import { readingsFrom, type Readings } from '@meetingapp/domain/agenda/search-text.ts';
import { indexFloor, searchFloor } from '@meetingapp/domain/home/floor-search.ts';
import { useCall } from '../../../lib/calls/use-call.ts';

export interface FoundExhibitors {
  hits: readonly Hit[];
  exhibitors: ReadonlyMap<number, FoundExhibitor>;
  readings: Readings;
}

/** Exhibitors whose name or booth matches come first, then those with a matching field or product; they have no day. */
function findExhibitors(exhibitors: readonly FoundExhibitor[], readings: Readings, typed: string): Hit[] {
  const index = indexFloor(
    exhibitors.map(({ name, booth, field, products }) => ({
      names: [name.zh, name.en, booth],
      others: [field.zh, field.en, ...products.flatMap(({ zh, en }) => [zh, en])],
    })),
    readings,
  );
  return searchFloor(index, typed)
    .flatMap((at) => exhibitors[at] ?? [])
    .map(({ id }) => ({ id, days: [] }));
}

/** Exhibitors that match the input. Their list is fetched on the first input, not before; null while it is missing. */
export function useExhibitorHits(cid: number, sought: string): FoundExhibitors | null {
  'use memo';
  const { answer } = useCall(calls.index, sought.trim() === '' ? null : { cid }, {
    quiet: true,
    kept: true,
    keepPrevious: true,
  });
  if (!answer) return null;
  const readings = readingsFrom(answer.readings);
  return {
    hits: findExhibitors(answer.exhibitors, readings, sought),
    exhibitors: new Map(answer.exhibitors.map((one) => [one.id, one])),
    readings,
  };
}
