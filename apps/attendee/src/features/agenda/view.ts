import type {
  Programme,
  ProgrammeExpert,
  ProgrammeRole,
  ProgrammeSession,
  ProgrammeTalk,
} from '@meetingapp/contract/agenda-programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { planOverlaps } from '@meetingapp/domain/agenda/plan-overlaps.ts';
import { dayOf, tablesOf } from '../../lib/programme/look-up.ts';

/** The language in which one does not read. */
export const otherOf = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

/** The agenda's layouts, as their address names them. */
export const layouts = ['list', 'grid', 'hall', 'topic'] as const;
export type Layout = (typeof layouts)[number];

export const layoutNamed = (name: string): Layout => layouts.find((layout) => layout === name) ?? 'list';

/** Which sessions a person wants to see. Hall: 0 all of them. */
export interface Filter {
  day: string;
  hall: number;
  /** Only what is in the plan. */
  mine: ((session: ProgrammeSession) => boolean) | null;
}

/** The sessions of a day, in order. */
export const sessionsOf = (programme: Programme, { day, hall, mine }: Filter): ProgrammeSession[] =>
  programme.sessions.filter(
    (session) =>
      dayOf(programme, session.from) === day &&
      (hall === 0 || session.hall === hall) &&
      (mine === null || mine(session)),
  );

/** The sessions of a plan that run while another one of it does. */
export type Overlaps = ReadonlyMap<number, readonly ProgrammeSession[]>;
export const noOverlaps: Overlaps = new Map();

export function overlapsOf(programme: Programme, day: string, has: (item: PlanItem) => boolean): Overlaps {
  const { sessions } = tablesOf(programme);
  const found = planOverlaps(sessionsOf(programme, { day, hall: 0, mine: null }), has);
  return new Map([...found].map(([id, others]) => [id, others.flatMap((other) => sessions.get(other) ?? [])]));
}

export type SessionState = { kind: 'over' | 'running' | 'soon' | 'later'; minutes: number };

/** A session that begins within so many minutes is said to begin soon. */
const SOON_MINUTES = 15;

/** Where a session stands by the server's clock; minutes until it begins, or until it ends. */
export function stateOf({ from, to }: Pick<ProgrammeSession, 'from' | 'to'>, now: number): SessionState {
  const until = (moment: string) => Math.ceil((Date.parse(moment) - now) / 60_000);
  if (now >= Date.parse(to)) return { kind: 'over', minutes: 0 };
  if (now >= Date.parse(from)) return { kind: 'running', minutes: until(to) };
  const minutes = until(from);
  return { kind: minutes <= SOON_MINUTES ? 'soon' : 'later', minutes };
}

/** The day to open with: today where there is something today, else the next one, else the first. */
export function openingDay(days: readonly string[], today: string): string {
  return days.find((day) => day >= today) ?? days[0] ?? today;
}

/** Before which session the mark of the present time stands; its length: after all; null: it is another day. */
export function nowMark(sessions: readonly ProgrammeSession[], day: string, today: string, now: number): number | null {
  if (day !== today) return null;
  const at = sessions.findIndex(({ from }) => Date.parse(from) > now);
  return at < 0 ? sessions.length : at;
}

export interface PeopleLine {
  role: ProgrammeRole;
  experts: readonly ProgrammeExpert[];
}

/** Who chairs it, and who speaks in it or in its talks; nobody twice in a line. */
export function peopleLines(programme: Programme, session: ProgrammeSession): PeopleLine[] {
  const { experts } = tablesOf(programme);
  const parts = [...session.parts, ...session.talks.flatMap(({ parts: of }) => of)];
  return (['president', 'host', 'speaker'] as const).flatMap((role) => {
    const ids = new Set(parts.filter((part) => part.role === role).map(({ expert }) => expert));
    const found = [...ids].flatMap((id) => experts.get(id) ?? []);
    return found.length > 0 ? [{ role, experts: found }] : [];
  });
}

/** The sections that a session has; one with nothing in it is left out, its talks never. */
export function sectionsOf({ talks, introduction, rich, topics, materials, talks: all }: ProgrammeSession) {
  const files = materials.length + all.reduce((sum, talk) => sum + talk.materials.length, 0);
  return [
    { id: 'talks' as const, count: talks.length },
    ...(introduction.zh || introduction.en || rich || topics.length > 0 ? [{ id: 'about' as const, count: 0 }] : []),
    ...(files > 0 ? [{ id: 'materials' as const, count: files }] : []),
  ];
}

interface TalkIn {
  talk: ProgrammeTalk;
  session: ProgrammeSession;
}
const talks = new WeakMap<Programme, ReadonlyMap<number, TalkIn>>();

/** A talk and the session in which it is. */
export function talkIn(programme: Programme, id: number): TalkIn | undefined {
  const found =
    talks.get(programme) ??
    new Map(
      programme.sessions.flatMap((session) => session.talks.map((talk) => [talk.id, { talk, session }] as const)),
    );
  talks.set(programme, found);
  return found.get(id);
}
