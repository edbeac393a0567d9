import { readingsFrom } from '@meetingapp/domain/agenda/search-text.ts';
import { placeOf, wantedOf } from '@meetingapp/domain/home/floor-places.ts';
import { indexFloor, searchFloor, type FloorSubject } from '@meetingapp/domain/home/floor-search.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { servicesOf, type useFloor } from './use-floor.ts';

/** A search result: a place on the plan, or an exhibitor without a booth, with its page. */
export interface FloorHit {
  key: string;
  name: string;
  label: string;
  note: string;
  place: FloorPlace | null;
  to: string;
}
type Floor = Pick<ReturnType<typeof useFloor>, 'levels' | 'exhibitors' | 'nameOf'>;

/** Results shown; further typing narrows them. */
const MOST = 8;

/** Returns what matches the words. A floor has a few hundred entries at most, so rebuilding the index is cheaper than caching it. */
export function findOnFloor(floor: Floor, readings: string, words: string): FloorHit[] {
  const all = findsOf(floor);
  const subjects = all.map(({ name, label, note }): FloorSubject => ({ names: [name, label], others: [note] }));
  return searchFloor(indexFloor(subjects, readingsFrom(readings)), words)
    .slice(0, MOST)
    .flatMap((at) => all[at] ?? []);
}

function findsOf({ levels, exhibitors, nameOf }: Floor): FloorHit[] {
  const stands = exhibitors.map((one): FloorHit => {
    const place = placeOf(levels, { booth: one.booth });
    const note = [one.field, ...one.products, place ? nameOf(place).on : ''].filter((part) => part !== '').join(' · ');
    return { key: `e${one.booth}${one.name}`, name: one.name, label: one.booth, note, place, to: one.to };
  });
  const services = servicesOf(levels).map((place): FloorHit => {
    const { name, label, on } = nameOf(place);
    const key = JSON.stringify(wantedOf(levels, place));
    return { key, name: name || label, label: name === '' ? '' : label, note: on, place, to: '' };
  });
  return [...stands, ...services].filter(({ place, to }) => place !== null || to !== '');
}
