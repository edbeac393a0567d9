import type {
  Part,
  Programme,
  ProgrammeExpert,
  ProgrammeHall,
  ProgrammeRole,
  ProgrammeSession,
} from '@meetingapp/contract/agenda/programme.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { programmeDay } from '@meetingapp/domain/agenda/programme-day.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';

/** Placeholder of a portrait: the first letter of the surname, which comes first in a Chinese name in Latin letters too. */
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

/** A programme's items by id, built once per release. */
export function tablesOf(programme: Programme): Tables {
  const found = tables.get(programme) ?? {
    halls: byId(programme.halls),
    experts: byId(programme.experts),
    sessions: byId(programme.sessions),
  };
  tables.set(programme, found);
  return found;
}

/** People with one of these roles, in the organiser's order. */
export function withRole(programme: Programme, parts: readonly Part[], roles: readonly ProgrammeRole[]) {
  const { experts } = tablesOf(programme);
  return parts.filter(({ role }) => roles.includes(role)).flatMap(({ expert }) => experts.get(expert) ?? []);
}

/** Time of day `09:30` in the conference's zone. */
export const clockOf = (programme: Programme, moment: string): string =>
  clockIn(programme.zone, new Date(moment)).slice(11);

/** Day in the conference's zone. */
export const dayOf = (programme: Programme, moment: string | number): string =>
  clockIn(programme.zone, new Date(moment)).slice(0, 10);

const days = new WeakMap<Programme, string[]>();

/** Programme day of a session. A late evening that continues after midnight stays on the day it began. */
export const sessionDay = (programme: Programme, session: Pick<ProgrammeSession, 'from' | 'to'>): string =>
  programmeDay(programme, session);

/** Days with sessions, in order. */
export function daysOf(programme: Programme): readonly string[] {
  const found =
    days.get(programme) ?? [...new Set(programme.sessions.map((session) => sessionDay(programme, session)))].sort();
  days.set(programme, found);
  return found;
}
