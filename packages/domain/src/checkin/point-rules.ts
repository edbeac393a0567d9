import type { TicketRole } from './ticket-roles.ts';

export type Direction = 'in' | 'out';

export const pointKinds = ['entry', 'hall', 'meal', 'gift', 'session', 'activity'] as const;
export type PointKind = (typeof pointKinds)[number];

/** A half-open span of milliseconds since 1970. */
export interface Span {
  from: number;
  until: number;
}

/** The rules of a check-in point, as plain data: server and device decide by the same. An empty list allows everybody or any time. */
export interface PointRules {
  opens: readonly Span[];
  roles: readonly TicketRole[];
  feeIds: readonly number[];
  branchIds: readonly number[];
  /** How many times a ticket is admitted; null: any number. */
  most: { times: number; per: 'day' | 'ever' } | null;
  /** `both`: who leaves is scanned too. */
  ways: 'in' | 'both';
  /** Who is inside must leave before entering again; needs `both`. */
  antiPassback: boolean;
  /** People inside at once (`both`) or admitted in all (`in`); null: no limit. */
  capacity: number | null;
  /** Only codes that change every 30 seconds; badges and bar codes are refused. */
  moving: boolean;
}

export interface TicketFacts {
  role: TicketRole;
  feeId: number | null;
  branchId: number | null;
  valid: boolean;
}

/** An accepted scan of one ticket at one point. */
export interface Passage {
  /** Of the scan; unique over all devices. */
  id: string;
  /** Milliseconds since 1970, by the server's clock as far as the device knew it. */
  at: number;
  direction: Direction;
}

export type Refusal =
  | 'void'
  | 'role'
  | 'fee'
  | 'branch'
  | 'not_yet'
  | 'over'
  | 'full'
  | 'unknown'
  | 'signature'
  | 'other_conference'
  | 'not_moving'
  | 'stale';

export type Verdict<P extends Passage = Passage> =
  | { kind: 'admit'; remark: 'none' | 'unlisted' | 'not_in' }
  | { kind: 'already'; previous: P }
  | { kind: 'refuse'; reason: Refusal };

export interface ScanFacts {
  direction: Direction;
  at: number;
  /** The calendar day of a moment in the conference's zone. */
  dayOf: (at: number) => string;
  /** People inside (`both`) or admitted (`in`), this ticket not counted. */
  inside: number;
}

const allows = <T>(list: readonly T[], value: T | null): boolean =>
  list.length === 0 || (value !== null && list.includes(value));

function whenRefused(opens: readonly Span[], at: number): Refusal | null {
  if (opens.length === 0 || opens.some(({ from, until }) => at >= from && at < until)) return null;
  return opens.some(({ from }) => at < from) ? 'not_yet' : 'over';
}

/** Why a ticket may never enter here, whatever happened before; null: it may. */
export function whoRefused(rules: PointRules, ticket: TicketFacts): Refusal | null {
  if (!ticket.valid) return 'void';
  if (!allows(rules.roles, ticket.role)) return 'role';
  if (!allows(rules.feeIds, ticket.feeId)) return 'fee';
  return allows(rules.branchIds, ticket.branchId) ? null : 'branch';
}

/** The passage that stands against another admission of the same ticket; null: none does. `past` is sorted by time. */
export function hinderedBy<P extends Passage>(
  rules: PointRules,
  past: readonly P[],
  { at, dayOf }: Pick<ScanFacts, 'at' | 'dayOf'>,
): P | null {
  const last = past.at(-1);
  if (rules.ways === 'both' && rules.antiPassback && last?.direction === 'in') return last;
  if (!rules.most) return null;
  const { times, per } = rules.most;
  const counted = past.filter((one) => one.direction === 'in' && (per === 'ever' || dayOf(one.at) === dayOf(at)));
  return counted.length >= times ? (counted.at(-1) ?? null) : null;
}

/**
 * The verdict on one scan: the same function on the server and on a device. A scan out is always admitted: a missing entry is a
 * remark. `past`: the accepted scans of this ticket at this point, sorted by time.
 */
export function verdictOf<P extends Passage>(
  rules: PointRules,
  ticket: TicketFacts,
  past: readonly P[],
  scan: ScanFacts,
): Verdict<P> {
  if (scan.direction === 'out') return { kind: 'admit', remark: past.at(-1)?.direction === 'in' ? 'none' : 'not_in' };
  const who = whoRefused(rules, ticket);
  if (who) return { kind: 'refuse', reason: who };
  const hindrance = hinderedBy(rules, past, scan);
  if (hindrance) return { kind: 'already', previous: hindrance };
  const when = whenRefused(rules.opens, scan.at);
  if (when) return { kind: 'refuse', reason: when };
  if (rules.capacity !== null && scan.inside >= rules.capacity) return { kind: 'refuse', reason: 'full' };
  return { kind: 'admit', remark: 'none' };
}
