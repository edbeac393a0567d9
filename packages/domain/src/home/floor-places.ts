import type { FloorArea, FloorLevel } from '@meetingapp/contract/home/home.ts';
import type { FloorPlace } from './floor-way.ts';

/** What a URL asks for: a label on the plan (`?booth=A05`), or a hall of the programme by its id. */
export interface Wanted {
  booth?: string | undefined;
  hall?: string | undefined;
}

/** All areas of the plan, level by level. */
export const placesOf = (levels: readonly Pick<FloorLevel, 'areas'>[]): (FloorPlace & { is: FloorArea })[] =>
  levels.flatMap(({ areas }, level) => areas.map((is, area) => ({ level, area, is })));

type Levels = readonly Pick<FloorLevel, 'areas'>[];

/** Places of plans by label and by number, computed once for a plan: with hundreds of booths every row of the list looks its place up. */
const lookUps = new WeakMap<Levels, ReadonlyMap<string, FloorPlace>>();

/** The first area with a label counts; a number is found where no label is the same. */
function lookUpOf(levels: Levels): ReadonlyMap<string, FloorPlace> {
  const before = lookUps.get(levels);
  if (before) return before;
  const found = new Map<string, FloorPlace>();
  const all = placesOf(levels);
  for (const { level, area, is } of all) if (!found.has(is.label)) found.set(is.label, { level, area });
  for (const { level, area } of all) {
    const number = placeNumber({ level, area });
    if (!found.has(number)) found.set(number, { level, area });
  }
  lookUps.set(levels, found);
  return found;
}

/** The area a URL asks for; null when the plan has none. The levels may not be changed afterwards. */
export function placeOf(
  levels: readonly Pick<FloorLevel, 'areas'>[],
  { booth = '', hall = '' }: Wanted,
): FloorPlace | null {
  const found =
    (hall === '' ? undefined : placesOf(levels).find(({ is }) => is.hall !== null && String(is.hall) === hall)) ??
    (booth === '' ? undefined : lookUpOf(levels).get(booth));
  return found ? { level: found.level, area: found.area } : null;
}

/** For areas without a name, or with one used twice. */
const placeNumber = ({ level, area }: FloorPlace): string => `${level + 1}.${area + 1}`;

/** The URL parameters that identify exactly this area. */
export function wantedOf(levels: readonly Pick<FloorLevel, 'areas'>[], place: FloorPlace): Wanted {
  const area = levels[place.level]?.areas[place.area];
  const ways: Wanted[] = area
    ? [...(area.hall === null ? [] : [{ hall: String(area.hall) }]), { booth: area.label }]
    : [];
  return ways.find((way) => samePlace(placeOf(levels, way), place)) ?? { booth: placeNumber(place) };
}

const begins: readonly FloorArea['kind'][] = ['entrance', 'lift', 'stairs'];

/** Possible starting points: entrances, lifts and stairs, entrances first. The first one is the default. */
export const startsOf = (levels: readonly Pick<FloorLevel, 'areas'>[]): (FloorPlace & { is: FloorArea })[] =>
  begins.flatMap((kind) => placesOf(levels).filter(({ is }) => is.kind === kind));

/** True also for two nulls. */
export const samePlace = (one: FloorPlace | null, other: FloorPlace | null): boolean =>
  one?.level === other?.level && one?.area === other?.area;

/** A contradiction in a floor plan: an area by its field path, and the fault. */
export interface FloorFault {
  field: string;
  reason: 'outside_floor' | 'level_name' | 'level_size' | 'label_twice' | 'not_an_option';
  /** The duplicate label. */
  label?: string;
}

type Checked = Omit<FloorLevel, 'name' | 'areas'> & {
  name: { zh: string; en: string };
  areas: readonly Omit<FloorArea, 'name'>[];
};

/** Faults staff must fix before a plan can be shown. `strangeHalls`: halls on the plan that the conference does not have. */
export function checkFloor(levels: readonly Checked[], strangeHalls: readonly number[]): FloorFault[] {
  const seen = new Set<string>();
  return levels.flatMap(({ name, width, depth, areas }, level): FloorFault[] => {
    const at = `levels.${level}`;
    return [
      ...(levels.length > 1 && name.zh.trim() === '' ? [{ field: `${at}.name`, reason: 'level_name' as const }] : []),
      ...(width === null && depth !== null ? [{ field: `${at}.width`, reason: 'level_size' as const }] : []),
      ...(depth === null && width !== null ? [{ field: `${at}.depth`, reason: 'level_size' as const }] : []),
      ...areas.flatMap(({ label, kind, hall, x, y, w, h }, index): FloorFault[] => {
        // Lifts share a label across levels; booths and halls are found by label and must be unique.
        const key =
          kind === 'booth' || kind === 'hall'
            ? label
            : kind === 'lift' || kind === 'stairs'
              ? `${level} ${kind} ${label}`
              : '';
        const twice = key !== '' && seen.has(key);
        seen.add(key);
        return [
          ...(w > 0 && h > 0 && x + w <= 100 && y + h <= 100
            ? []
            : [{ field: `${at}.areas.${index}.w`, reason: 'outside_floor' as const }]),
          ...(twice ? [{ field: `${at}.areas.${index}.label`, reason: 'label_twice' as const, label }] : []),
          ...(hall === null || !strangeHalls.includes(hall)
            ? []
            : [{ field: `${at}.areas.${index}.hall`, reason: 'not_an_option' as const }]),
        ];
      }),
    ];
  });
}

type Labelled = Pick<FloorArea, 'kind' | 'label'>;

/** True for a booth that can be given to an exhibitor: one with a label. */
export const isBooth = ({ kind, label }: Labelled): boolean => kind === 'booth' && label !== '';

/** Labels of all booths of a plan. */
export const boothLabels = (levels: readonly { areas: readonly Labelled[] }[]): string[] =>
  levels.flatMap(({ areas }) => areas.filter(isBooth).map(({ label }) => label));
