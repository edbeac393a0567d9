import type { FloorLevel } from '@meetingapp/contract/home.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { HomeContent } from '../../db/json-shapes.ts';
import { readingsOf } from '../agenda/present-readings.ts';

/** A hall of the programme that is in force. */
export interface NamedHall {
  id: number;
  name: Bilingual;
}

type Area = HomeContent['levels'][number]['areas'][number];

/** A floor plan in one language, in the other where it says nothing in this one. */
export function presentLevels(
  levels: HomeContent['levels'],
  halls: readonly NamedHall[],
  language: Language,
): FloorLevel[] {
  const say = (text: Bilingual) => text[language] || text.zh || text.en;
  return levels.map(({ name, width, depth, areas }) => ({
    name: say(name),
    width,
    depth,
    areas: areas.map((area) => ({ ...area, name: say(area.name), hall: hallOf(area, halls) })),
  }));
}

/** Which halls of the programme a plan shows. */
export const hallsOnPlan = (levels: HomeContent['levels'], halls: readonly NamedHall[]): number[] => [
  ...new Set(levels.flatMap(({ areas }) => areas.flatMap((area) => hallOf(area, halls) ?? []))),
];

/** How all that a floor plan names is read, in the way of the programme's own readings. */
export const floorReadings = ({ levels, exhibitors }: Pick<HomeContent, 'levels' | 'exhibitors'>): string =>
  readingsOf([
    ...levels.flatMap(({ name, areas }) => [name.zh, ...areas.map((area) => area.name.zh)]),
    ...exhibitors.flatMap(({ name, field }) => [name.zh, field.zh]),
  ]);

/** Said by staff, or one of the same name. */
function hallOf({ kind, hall, name, label }: Area, halls: readonly NamedHall[]): number | null {
  if (kind !== 'hall' || hall !== null) return hall;
  const named = [name.zh, name.en, label].map(plain).filter((one) => one !== '');
  return halls.find((one) => [one.name.zh, one.name.en].some((text) => named.includes(plain(text))))?.id ?? null;
}

const plain = (text: string): string => text.trim().toLowerCase();
