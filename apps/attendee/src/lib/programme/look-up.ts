import type {
  Part,
  Programme,
  ProgrammeExpert,
  ProgrammeHall,
  ProgrammeRole,
  ProgrammeSession,
} from '@meetingapp/contract/agenda-programme.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

/** The text in one's language, or in the other where there is none. */
export const inWords = (text: Bilingual, language: Language): string =>
  text[language] || text[language === 'zh' ? 'en' : 'zh'];

/** What stands in place of a portrait: the surname's first letter, which in Latin letters stands first in a Chinese name, too. */
export function surnameMark({ name, reading }: ProgrammeExpert, language: Language): string | undefined {
  return language === 'en' && name.zh !== '' && name.en !== '' ? reading.slice(0, 1).toUpperCase() : undefined;
}

interface Tables {
  halls: ReadonlyMap<number, ProgrammeHall>;
  experts: ReadonlyMap<number, ProgrammeExpert>;
  sessions: ReadonlyMap<number, ProgrammeSession>;
}
const tables = new WeakMap<Programme, Tables>();

const byId = <T extends { id: number }>(items: readonly T[]): ReadonlyMap<number, T> =>
  new Map(items.map((item) => [item.id, item]));

/** A programme's items by number, made once for each release. */
export function tablesOf(programme: Programme): Tables {
  const found = tables.get(programme) ?? {
    halls: byId(programme.halls),
    experts: byId(programme.experts),
    sessions: byId(programme.sessions),
  };
  tables.set(programme, found);
  return found;
}

/** Who does this in it, in the organiser's order. */
export function withRole(programme: Programme, parts: readonly Part[], roles: readonly ProgrammeRole[]) {
  const { experts } = tablesOf(programme);
  return parts.filter(({ role }) => roles.includes(role)).flatMap(({ expert }) => experts.get(expert) ?? []);
}

/** `09:30` by the conference's clock. */
export const clockOf = (programme: Programme, moment: string): string =>
  clockIn(programme.zone, new Date(moment)).slice(11);

/** The day by the conference's clock. */
export const dayOf = (programme: Programme, moment: string | number): string =>
  clockIn(programme.zone, new Date(moment)).slice(0, 10);

const days = new WeakMap<Programme, string[]>();

/** The days on which something is, in order. */
export function daysOf(programme: Programme): readonly string[] {
  const found =
    days.get(programme) ?? [...new Set(programme.sessions.map(({ from }) => dayOf(programme, from)))].sort();
  days.set(programme, found);
  return found;
}
