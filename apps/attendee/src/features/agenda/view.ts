import type {
  Programme,
  ProgrammeExpert,
  ProgrammeRole,
  ProgrammeSession,
  ProgrammeTalk,
} from '@meetingapp/contract/agenda/programme.ts';
import type { PlanItem } from '@meetingapp/contract/agenda/plan.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { planOverlaps } from '@meetingapp/domain/agenda/plan-overlaps.ts';
import { sessionDay, tablesOf } from '../../shared/programme/look-up.ts';

/** The language that is not being read. */
export const otherOf = (language: Language): Language => (language === 'zh' ? 'en' : 'zh');

/** Layouts of the agenda, as named in the address. */
export const layouts = ['list', 'grid', 'hall', 'topic'] as const;
export type Layout = (typeof layouts)[number];

export const layoutNamed = (name: string): Layout => layouts.find((layout) => layout === name) ?? 'list';

/** Filter of sessions. `hall` 0: all halls. */
export interface Filter {
  day: string;
  hall: number;
  /** True for a session in the plan; null when all are wanted. */
  mine: ((session: ProgrammeSession) => boolean) | null;
}

/** The sessions of a day, in order. */
export const sessionsOf = (programme: Programme, { day, hall, mine }: Filter): ProgrammeSession[] =>
  programme.sessions.filter(
    (session) =>
      sessionDay(programme, session) === day &&
      (hall === 0 || session.hall === hall) &&
      (mine === null || mine(session)),
  );

/** By session id: planned sessions that run at the same time. */
export type Overlaps = ReadonlyMap<number, readonly ProgrammeSession[]>;
export const noOverlaps: Overlaps = new Map();

export function overlapsOf(programme: Programme, day: string, has: (item: PlanItem) => boolean): Overlaps {
  const { sessions } = tablesOf(programme);
  const found = planOverlaps(sessionsOf(programme, { day, hall: 0, mine: null }), has);
  return new Map([...found].map(([id, others]) => [id, others.flatMap((other) => sessions.get(other) ?? [])]));
}

export type SessionState = { kind: 'over' | 'running' | 'soon' | 'later'; minutes: number };

/** Minutes before its start in which a session is "soon". */
const SOON_MINUTES = 15;

/** State of a session by the server's clock, with the minutes until it starts or ends. */
export function stateOf({ from, to }: Pick<ProgrammeSession, 'from' | 'to'>, now: number): SessionState {
  const until = (moment: string) => Math.ceil((Date.parse(moment) - now) / 60_000);
  if (now >= Date.parse(to)) return { kind: 'over', minutes: 0 };
  if (now >= Date.parse(from)) return { kind: 'running', minutes: until(to) };
  const minutes = until(from);
  return { kind: minutes <= SOON_MINUTES ? 'soon' : 'later', minutes };
}

/** Day to open with: the one in progress if it has sessions, else the next day, else the first. */
export function openingDay(days: readonly string[], current: string): string {
  return days.find((day) => day >= current) ?? days[0] ?? current;
}

/** Index of the session before which the mark of the present time is shown; the length means after all; null on another day. */
export function nowMark(
  sessions: readonly ProgrammeSession[],
  day: string,
  current: string,
  now: number,
): number | null {
  if (day !== current) return null;
  const at = sessions.findIndex(({ from }) => Date.parse(from) > now);
  return at < 0 ? sessions.length : at;
}

export interface PeopleLine {
  role: ProgrammeRole;
  experts: readonly ProgrammeExpert[];
}

/** Chairs, and speakers of the session or its talks; nobody is listed twice in a line. */
export function peopleLines(programme: Programme, session: ProgrammeSession): PeopleLine[] {
  const { experts } = tablesOf(programme);
  const parts = [...session.parts, ...session.talks.flatMap(({ parts: of }) => of)];
  return (['president', 'host', 'speaker'] as const).flatMap((role) => {
    const ids = new Set(parts.filter((part) => part.role === role).map(({ expert }) => expert));
    const found = [...ids].flatMap((id) => experts.get(id) ?? []);
    return found.length > 0 ? [{ role, experts: found }] : [];
  });
}

/** True when the session has an introduction by the organiser. */
export const isDescribed = ({ introduction, rich }: ProgrammeSession): boolean =>
  introduction.zh !== '' || introduction.en !== '' || rich != null;

/**
 * Sections of a session; the first one opens by default. Empty sections are left out, except that talks are always listed when the
 * session has no description, and that anything but a break can be asked about. The number of questions comes from the server.
 */
export function sectionsOf(session: ProgrammeSession) {
  const { talks, topics, materials } = session;
  const files = materials.length + talks.reduce((sum, talk) => sum + talk.materials.length, 0);
  const described = isDescribed(session);
  const first = { id: 'talks' as const, count: talks.length };
  const about = described || topics.length > 0 ? [{ id: 'about' as const, count: 0 }] : [];
  const rest = [
    ...(files > 0 ? [{ id: 'materials' as const, count: files }] : []),
    ...(session.kind === 'break' ? [] : [{ id: 'questions' as const, count: 0 }]),
  ];
  return talks.length === 0 && described ? [...about, ...rest] : [first, ...about, ...rest];
}

interface TalkIn {
  talk: ProgrammeTalk;
  session: ProgrammeSession;
}
const talks = new WeakMap<Programme, ReadonlyMap<number, TalkIn>>();

/** A talk with its session. */
export function talkIn(programme: Programme, id: number): TalkIn | undefined {
  const found =
    talks.get(programme) ??
    new Map(
      programme.sessions.flatMap((session) => session.talks.map((talk) => [talk.id, { talk, session }] as const)),
    );
  talks.set(programme, found);
  return found.get(id);
}
