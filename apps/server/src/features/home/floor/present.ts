import type { FloorLevel } from '@meetingapp/contract/home/home.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { HomeContent } from '../../../db/schema/json-shapes.ts';
import { readingsOf } from '../../../text/pinyin.ts';

/** A hall of the programme in force. */
export interface NamedHall {
  id: number;
  name: Bilingual;
}

type Area = HomeContent['levels'][number]['areas'][number];

/** A floor plan in one language; texts missing in it come from the other. */
export function presentLevels(
  levels: HomeContent['levels'],
  halls: readonly NamedHall[],
  language: Language,
): FloorLevel[] {
  const say = (text: Bilingual) => pickLanguage(text, language);
  return levels.map(({ name, width, depth, areas }) => ({
    name: say(name),
    width,
    depth,
    areas: areas.map((area) => ({ ...area, name: say(area.name), hall: hallOf(area, halls) })),
  }));
}

/** Ids of the programme's halls that a plan shows. */
export const hallsOnPlan = (levels: HomeContent['levels'], halls: readonly NamedHall[]): number[] => [
  ...new Set(levels.flatMap(({ areas }) => areas.flatMap((area) => hallOf(area, halls) ?? []))),
];

interface Named {
  name: Bilingual;
  field: Bilingual;
  /** Absent: entered by hand. */
  stand?: { products: readonly { name: Bilingual }[] };
}

/** Pronunciations of all names on a floor plan, in the format of the programme's readings. */
export const floorReadings = ({
  levels,
  exhibitors,
}: Pick<HomeContent, 'levels'> & { exhibitors: readonly Named[] }): string =>
  readingsOf([
    ...levels.flatMap(({ name, areas }) => [name.zh, ...areas.map((area) => area.name.zh)]),
    ...exhibitors.flatMap(({ name, field, stand }) => [
      name.zh,
      field.zh,
      ...(stand?.products ?? []).map((product) => product.name.zh),
    ]),
  ]);

/** The hall that staff chose, else one of the same name. */
function hallOf({ kind, hall, name, label }: Area, halls: readonly NamedHall[]): number | null {
  if (kind !== 'hall' || hall !== null) return hall;
  const named = [name.zh, name.en, label].map(plain).filter((one) => one !== '');
  return halls.find((one) => [one.name.zh, one.name.en].some((text) => named.includes(plain(text))))?.id ?? null;
}

const plain = (text: string): string => text.trim().toLowerCase();
