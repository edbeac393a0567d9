import { watched } from '../live/watching.ts';
import { allocate, type Allocation, type Claim } from './allocation.ts';
import { attendances, timedKinds, type Attendance, type TimedKind } from './attendance.ts';
import { eventLines } from './events.ts';
import { compare, type Evidence } from './evidence.ts';
import {
  addMinutes,
  minutesIn,
  noMinutes,
  type CreditLine,
  type CreditSession,
  type Minutes,
  type Reason,
} from './line.ts';
import { convert, needed, type CreditRules, type Hundredths } from './rules.ts';

/** All that credits are computed from. Order of the rows does not matter. */
export interface CreditCase {
  evidence: readonly Evidence[];
  sessions: readonly CreditSession[];
  rules: CreditRules;
  /** IANA zone of the conference, for the days. */
  zone: string;
}

export interface CreditResult {
  total: Hundredths;
  /** In order of time. Lines minus caps are the total. */
  lines: CreditLine[];
  /** What limits took away. */
  caps: { day: string | null; limit: Hundredths; lost: Hundredths }[];
  minutes: Minutes;
  /** False where too many sessions overlapped to try every choice: staff look at it. */
  complete: boolean;
}

const MINUTE = 60_000;

/**
 * Computes a person's credits. Pure: the same case gives the same result in the server, the browser and the command line. The order of
 * the rows, the splitting of a stretch and the zone of the machine change nothing; more time, passes or feedback never give less.
 */
export function computeCredits({ evidence, sessions, rules, zone }: CreditCase): CreditResult {
  const rows = [...new Map(evidence.map((row) => [row.id, row])).values()].toSorted(
    (one, other) => one.from - other.from || one.to - other.to || compare(one.id, other.id),
  );
  const attended = attendances(rows, sessions, rules, zone);
  const shared = allocate(attended.filter(({ counts }) => counts).map((one) => claimOf(one, rules)));
  const timed = attended.map((one) => timedLine(one, shared, rules));
  if (!rules.whole) spread(timed, shared, rules);
  const lines = [...timed, ...eventLines(rows, sessions, rules, zone)].toSorted(
    (one, other) => one.from - other.from || compare(one.key, other.key),
  );
  const caps = capsOf(lines, rules);
  return {
    total: sumOf(lines) - caps.reduce((sum, { lost }) => sum + lost, 0),
    lines,
    caps,
    minutes: lines.reduce((sum, { minutes }) => addMinutes(sum, minutes), noMinutes),
    complete: shared.complete,
  };
}

const sumOf = (lines: readonly CreditLine[]) => lines.reduce((sum, { credit }) => sum + credit, 0);

const claimOf = ({ key, stretches, planned }: Attendance, { whole: rule, rate }: CreditRules): Claim => ({
  key,
  stretches,
  most: planned,
  need: rule ? needed(planned, rule) : null,
  worth: convert(planned, rate),
});

/** The line of a session; its credit is set here for whole sessions, and by the day's sum otherwise. */
function timedLine(one: Attendance, { own, met }: Allocation, rules: CreditRules): CreditLine {
  const mine = own.get(one.key) ?? 0;
  const full = rules.whole === null || met.has(one.key);
  const present = minutesIn(watched(one.stretches));
  const kept = one.counts ? minutesIn(mine) : 0;
  const overlap = one.counts ? present - kept : 0;
  const counted = one.counts && full ? kept : 0;
  const credit = rules.whole && met.has(one.key) ? convert(one.planned, rules.rate) : 0;
  return {
    key: one.key,
    kind: one.session ? 'session' : 'presence',
    sessionId: one.session?.id ?? null,
    title: one.session?.title ?? '',
    day: one.day,
    from: one.from,
    to: one.to,
    planned: minutesIn(one.planned),
    by: mainKind(one),
    minutes: { present, overlap, short: present - overlap - counted, counted },
    credit,
    reasons: [...rowReasons(one, rules), ...timeReasons(one, mine, full, rules)],
    evidence: one.rows.map(({ id }) => id),
  };
}

function mainKind({ rows }: Attendance): TimedKind {
  const time = (kind: TimedKind) => watched(rows.filter((row) => row.kind === kind));
  return timedKinds.reduce((best, kind) => (time(kind) > time(best) ? kind : best), 'on_site' as TimedKind);
}

function rowReasons({ rows, missed }: Attendance, rules: CreditRules): Reason[] {
  const asked = rows.reduce((sum, row) => sum + row.checksAsked, 0);
  const answered = rows.reduce((sum, row) => sum + row.checksAnswered, 0);
  return [
    ...rows.map(({ kind, title, from, to }): Reason =>
      kind === 'on_site' ? { code: 'on_site', place: title, from, to } : { code: 'watched', kind, from, to },
    ),
    ...(missed > 0
      ? [{ code: 'checks_missed', missed, limit: rules.missedChecks } as const]
      : asked > 0
        ? [{ code: 'checks', asked, answered } as const]
        : []),
    ...(rows.every(({ kind }) => !rules.counts.includes(kind)) ? [{ code: 'kind_does_not_count' } as const] : []),
  ];
}

function timeReasons({ counts, stretches, planned }: Attendance, mine: number, full: boolean, rules: CreditRules) {
  if (!counts) return [];
  const reasons: Reason[] = [];
  const there = watched(stretches);
  const beyond = minutesIn(Math.max(0, there - planned));
  const overlap = minutesIn(there) - minutesIn(mine) - beyond;
  if (overlap > 0) reasons.push({ code: 'overlap', minutes: overlap });
  if (beyond > 0) reasons.push({ code: 'beyond', minutes: beyond });
  if (!rules.whole) return reasons;
  const need = needed(planned, rules.whole);
  reasons.push(
    full
      ? { code: 'whole', need: Math.ceil(need / MINUTE) }
      : {
          code: 'lacking',
          need: Math.ceil(need / MINUTE),
          minutes: Math.ceil((need - mine) / MINUTE),
          gives: convert(planned, rules.rate),
        },
  );
  return reasons;
}

/**
 * Converts the counted time: of each day where a day is limited, else of the whole conference, so that no rounding loses time between
 * days. A line gets what it adds to the sum, so that the lines add up.
 */
function spread(lines: readonly CreditLine[], { own }: Allocation, { rate, caps }: CreditRules): void {
  const sums = new Map<string, number>();
  for (const line of lines.toSorted((one, other) => one.from - other.from || compare(one.key, other.key))) {
    const part = caps.day === null ? '' : line.day;
    const before = sums.get(part) ?? 0;
    const after = before + (own.get(line.key) ?? 0);
    line.credit = convert(after, rate) - convert(before, rate);
    sums.set(part, after);
  }
}

/** What the limits take away: first that of each day, then that of the conference. */
function capsOf(lines: readonly CreditLine[], { caps }: CreditRules): CreditResult['caps'] {
  const days = [...new Set(lines.map(({ day }) => day))].toSorted();
  const ofDays = days.flatMap((day) => {
    const lost = caps.day === null ? 0 : sumOf(lines.filter((line) => line.day === day)) - caps.day;
    return lost > 0 ? [{ day, limit: caps.day ?? 0, lost }] : [];
  });
  const rest = sumOf(lines) - ofDays.reduce((sum, { lost }) => sum + lost, 0);
  const over = caps.conference === null ? 0 : rest - caps.conference;
  return over > 0 ? [...ofDays, { day: null, limit: caps.conference ?? 0, lost: over }] : ofDays;
}
