import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import { placeOf, placesOf, startsOf, wantedOf } from '@meetingapp/domain/home/floor-places.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { use } from 'react';
import type { NavigateOptions } from '../../../lib/navigation/navigation.tsx';
import { useNavigate } from '../../../lib/navigation/navigation.tsx';
import { PageContext } from '../../../lib/navigation/page.ts';
import type { Home } from '../blocks/block.ts';

const inPlace: NavigateOptions = { replace: true };

/** A place on the plan with its display name. */
export interface Named extends FloorPlace {
  name: string;
  label: string;
  /** Level, on a plan with several. */
  on: string;
}

/** State of the floor plan. The chosen place is in the address, so that it can be linked to. */
export function useFloor({ info }: Home) {
  const go = useNavigate();
  const page = use(PageContext);
  const { levels, exhibitors } = info;
  const first = exhibitors.find(({ booth }) => placeOf(levels, { booth }) !== null);
  const asked = placeOf(levels, page.search);
  const chosen = asked ?? placeOf(levels, { booth: first?.booth });
  const start = placeOf(levels, { booth: page.search['from'] }) ?? startsOf(levels)[0] ?? null;

  function choose(place: FloorPlace): void {
    if (page.name === null) return;
    const { booth: _, hall: __, ...search } = page.search;
    const open = go as (name: string, parameters: object, query: object, options: NavigateOptions) => void;
    open(page.name, page.parameters, { ...search, ...wantedOf(levels, place) }, inPlace);
  }
  const nameOf = (place: FloorPlace): Named => named(levels, exhibitors, place);
  return { levels, exhibitors, chosen, asked: asked !== null, start, choose, nameOf };
}

type Exhibitors = Home['info']['exhibitors'];

/** Exhibitors by booth, computed once for a home: every row of the list asks for one. */
const byBooth = new WeakMap<Exhibitors, ReadonlyMap<string, Exhibitors[number]>>();

export function exhibitorsByBooth(exhibitors: Exhibitors): ReadonlyMap<string, Exhibitors[number]> {
  const known = byBooth.get(exhibitors);
  if (known) return known;
  const found = new Map(exhibitors.toReversed().map((one) => [one.booth, one]));
  byBooth.set(exhibitors, found);
  return found;
}

/** A place with its display name. */
export function named(levels: readonly FloorLevel[], exhibitors: Home['info']['exhibitors'], place: FloorPlace): Named {
  const level = levels[place.level];
  const area = level?.areas[place.area];
  const label = area?.label ?? '';
  const exhibitor = area?.kind === 'booth' && label !== '' ? exhibitorsByBooth(exhibitors).get(label) : undefined;
  return {
    ...place,
    name: exhibitor?.name ?? area?.name ?? '',
    label,
    on: levels.length > 1 ? (level?.name ?? '') : '',
  };
}

/** Halls and services that have a name. */
export const servicesOf = (levels: readonly FloorLevel[]): FloorPlace[] =>
  placesOf(levels).filter(
    ({ is }) => (is.kind === 'hall' || is.kind === 'service') && (is.name !== '' || is.label !== ''),
  );
