import type { FloorLevel } from '@meetingapp/contract/home.ts';
import { placeOf, placesOf, startsOf, wantedOf } from '@meetingapp/domain/home/floor-places.ts';
import type { FloorPlace } from '@meetingapp/domain/home/floor-way.ts';
import { use } from 'react';
import type { GoOptions } from '../../../lib/go.tsx';
import { useGo } from '../../../lib/go.tsx';
import { PageContext } from '../../../lib/page.ts';
import type { Home } from '../blocks/block.ts';

const inPlace: GoOptions = { replace: true };

/** One thing on the plan, as people speak of it. */
export interface Named extends FloorPlace {
  name: string;
  label: string;
  /** Where it is, on a plan of several levels. */
  on: string;
}

/** What is chosen on the floor plan: it stands in the address, so that a link leads to it. */
export function useFloor({ info }: Home) {
  const go = useGo();
  const page = use(PageContext);
  const { levels, exhibitors } = info;
  const first = exhibitors.find(({ booth }) => placeOf(levels, { booth }) !== null);
  const asked = placeOf(levels, page.search);
  const chosen = asked ?? placeOf(levels, { booth: first?.booth });
  const start = placeOf(levels, { booth: page.search['from'] }) ?? startsOf(levels)[0] ?? null;

  function choose(place: FloorPlace): void {
    if (page.name === null) return;
    const { booth: _, hall: __, ...search } = page.search;
    const open = go as (name: string, parameters: object, query: object, options: GoOptions) => void;
    open(page.name, page.parameters, { ...search, ...wantedOf(levels, place) }, inPlace);
  }
  const nameOf = (place: FloorPlace): Named => named(levels, exhibitors, place);
  return { levels, exhibitors, chosen, asked: asked !== null, start, choose, nameOf };
}

function named(levels: readonly FloorLevel[], exhibitors: Home['info']['exhibitors'], place: FloorPlace): Named {
  const level = levels[place.level];
  const area = level?.areas[place.area];
  const label = area?.label ?? '';
  const exhibitor =
    area?.kind === 'booth' ? exhibitors.find(({ booth }) => booth !== '' && booth === label) : undefined;
  return {
    ...place,
    name: exhibitor?.name ?? area?.name ?? '',
    label,
    on: levels.length > 1 ? (level?.name ?? '') : '',
  };
}

/** Halls and what helps people, as far as they have a name. */
export const servicesOf = (levels: readonly FloorLevel[]): FloorPlace[] =>
  placesOf(levels).filter(
    ({ is }) => (is.kind === 'hall' || is.kind === 'service') && (is.name !== '' || is.label !== ''),
  );
