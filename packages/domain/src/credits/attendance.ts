import { merged, watched, type Stretch } from '../live/watching.ts';
import { addDays, dayIn } from '../plain-date.ts';
import { momentIn } from '../zoned.ts';
import { compare, type Evidence } from './evidence.ts';
import type { CreditSession } from './line.ts';
import type { CreditRules } from './rules.ts';

export type TimedKind = 'on_site' | 'live' | 'replay';
export const timedKinds: readonly TimedKind[] = ['on_site', 'live', 'replay'];
/** True for evidence with a beginning and an end. */
export const isTimed = (row: Evidence): row is Evidence & { kind: TimedKind } =>
  timedKinds.some((kind) => kind === row.kind);

/** A person's time in one session, or at the entrance on one day. */
export interface Attendance {
  key: string;
  session: CreditSession | null;
  day: string;
  from: number;
  to: number;
  planned: number;
  rows: (Evidence & { kind: TimedKind })[];
  stretches: Stretch[];
  missed: number;
  counts: boolean;
}

const clip = (row: Stretch, within: Stretch): Stretch => ({
  from: Math.max(row.from, within.from),
  to: Math.min(row.to, within.to),
});

/**
 * When time can count for a day. Rules that add minutes up and limit each day count time only on the day of its session: otherwise a
 * minute that overlaps a session of another day would leave one day's sum for the other's, and more time could give less.
 */
function windowOf(day: string, { whole, caps }: CreditRules, zone: string): Stretch {
  const always = { from: -Infinity, to: Infinity };
  if (whole !== null || caps.day === null) return always;
  const [from, to] = [momentIn(zone, `${day}T00:00`), momentIn(zone, `${addDays(day, 1)}T00:00`)];
  return { from: from?.getTime() ?? always.from, to: to?.getTime() ?? always.to };
}

/** True when the row is about this session: it names it, or it is a presence in its hall meanwhile. */
const concerns = (row: Evidence, session: CreditSession) =>
  row.sessionId === session.id ||
  (row.kind === 'on_site' && row.sessionId === null && row.hallId !== null && row.hallId === session.hallId);

/** In order of preference for time that two of them claim: on site first, then live, then replays; the earlier session first. */
export function attendances(
  rows: readonly Evidence[],
  sessions: readonly CreditSession[],
  rules: CreditRules,
  zone: string,
): Attendance[] {
  const timed = rows.filter(isTimed);
  const ofSessions = sessions.flatMap((session): Attendance[] => {
    const own = timed.filter((row) => concerns(row, session));
    const day = dayIn(zone, new Date(session.from));
    const counting = windowOf(day, rules, zone);
    const stretchOf = (row: (typeof own)[number]) => clip(row.kind === 'on_site' ? clip(row, session) : row, counting);
    const there = own.filter((row) => stretchOf(row).to > stretchOf(row).from);
    if (there.length === 0) return [];
    const counted = there.filter(({ kind }) => rules.counts.includes(kind));
    const missed = counted.reduce((sum, row) => sum + (row.kind === 'on_site' ? 0 : missedIn(row)), 0);
    const inattentive = rules.missedChecks > 0 && missed >= rules.missedChecks;
    const valid = counted.filter(({ kind }) => kind === 'on_site' || !inattentive);
    return [
      {
        key: `session:${session.id}`,
        session,
        day,
        from: session.from,
        to: session.to,
        planned: session.to - session.from,
        rows: there,
        stretches: (valid.length > 0 ? valid : there).map(stretchOf),
        missed: inattentive ? missed : 0,
        counts: valid.length > 0,
      },
    ];
  });
  const all = [...ofSessions, ...(rules.whole ? [] : entrances(timed, sessions, rules, zone))];
  const rank = ({ rows: own, session }: Attendance) =>
    session === null ? timedKinds.length : Math.min(...own.map(({ kind }) => timedKinds.indexOf(kind)));
  return all.toSorted((one, other) => rank(one) - rank(other) || one.from - other.from || compare(one.key, other.key));
}

const missedIn = ({ checksAsked, checksAnswered }: Evidence) => Math.max(0, checksAsked - checksAnswered);

/** Presence known only from the entrance: it counts while any session runs, one line a day. */
function entrances(
  timed: readonly (Evidence & { kind: TimedKind })[],
  sessions: readonly CreditSession[],
  rules: CreditRules,
  zone: string,
): Attendance[] {
  const rows = timed.filter(
    ({ kind, sessionId, hallId }) => kind === 'on_site' && sessionId === null && hallId === null,
  );
  const running = merged(sessions);
  const days = new Map<string, Attendance>();
  for (const programme of running) {
    const day = dayIn(zone, new Date(programme.from));
    for (const row of rows) {
      const stretch = clip(clip(row, programme), windowOf(day, rules, zone));
      if (stretch.to <= stretch.from) continue;
      const key = `presence:${day}`;
      const known = days.get(key) ?? {
        key,
        session: null,
        day,
        from: programme.from,
        to: programme.to,
        planned: 0,
        rows: [],
        stretches: [],
        missed: 0,
        counts: rules.counts.includes('on_site'),
      };
      if (!known.rows.includes(row)) known.rows.push(row);
      known.stretches.push(stretch);
      known.to = Math.max(known.to, programme.to);
      days.set(key, known);
    }
  }
  return [...days.values()].map((one) => ({ ...one, planned: watched(one.stretches) }));
}
