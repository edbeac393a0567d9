import { readingsFrom } from '@meetingapp/domain/agenda/search-text.ts';
import { placeOf, wantedOf } from '@meetingapp/domain/home/floor-places.ts';
import { indexFloor, searchFloor, type FloorSubject } from '@meetingapp/domain/home/floor-search.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { servicesOf, type useFloor } from './use-floor.ts';

/** What one finds: something on the plan, or an exhibitor who does not stand on it, with a page of their own. */
export interface FloorFind {
  key: string;
  name: string;
  label: string;
  note: string;
  place: FloorPlace | null;
  to: string;
}
type Floor = Pick<ReturnType<typeof useFloor>, 'levels' | 'exhibitors' | 'nameOf'>;

/** So many are shown: who looks for more types more. */
const MOST = 8;

/** What answers the words. Of a floor there are hundreds of things at most: to make the index anew costs less than to keep it. */
export function findOnFloor(floor: Floor, readings: string, words: string): FloorFind[] {
  const all = findsOf(floor);
  const subjects = all.map(({ name, label, note }): FloorSubject => ({ names: [name, label], others: [note] }));
  return searchFloor(indexFloor(subjects, readingsFrom(readings)), words)
    .slice(0, MOST)
    .flatMap((at) => all[at] ?? []);
}

function findsOf({ levels, exhibitors, nameOf }: Floor): FloorFind[] {
  const stands = exhibitors.map((one): FloorFind => {
    const place = placeOf(levels, { booth: one.booth });
    const note = [one.field, place ? nameOf(place).on : ''].filter((part) => part !== '').join(' · ');
    return { key: `e${one.booth}${one.name}`, name: one.name, label: one.booth, note, place, to: one.to };
  });
  const services = servicesOf(levels).map((place): FloorFind => {
    const { name, label, on } = nameOf(place);
    const key = JSON.stringify(wantedOf(levels, place));
    return { key, name: name || label, label: name === '' ? '' : label, note: on, place, to: '' };
  });
  return [...stands, ...services].filter(({ place, to }) => place !== null || to !== '');
}
