import { computeCredits, type CreditResult } from '@meetingapp/domain/credits/credits.ts';
import { corrected, type Evidence } from '@meetingapp/domain/credits/evidence.ts';
import type { Reason } from '@meetingapp/domain/credits/line.ts';
import { merged, watched, type Stretch } from '@meetingapp/domain/live/watching.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Credits } from './data.ts';

export type Facts = Pick<Credits, 'zone' | 'evidence' | 'corrections' | 'sessions'>;
export type RuleSet = Credits['sets'][number];

/** Computes the credits here from the evidence and rules that the page shows. */
export const computeHere = ({ zone, evidence, corrections, sessions }: Facts, { rules }: RuleSet): CreditResult =>
  computeCredits({ evidence: corrected(evidence, corrections), sessions, rules, zone });

export type Lane = 'on_site' | 'live' | 'replay';
const lanes: readonly Lane[] = ['on_site', 'live', 'replay'];

export interface DayChart {
  day: string;
  /** First and last moment shown, on full quarter hours. Milliseconds. */
  from: number;
  to: number;
  lanes: { lane: Lane; stretches: Stretch[]; overlaps: Stretch[] }[];
  union: Stretch[];
  /** Whole minutes. */
  overlap: number;
  total: number;
}

const QUARTER_MS = 15 * 60_000;

/** The day on which most time overlaps, as lanes; null when nothing overlaps. */
export function overlapChart({ zone, evidence, corrections }: Facts): DayChart | null {
  const rows = corrected(evidence, corrections).filter((row) => lanes.some((lane) => lane === row.kind));
  const days = [...new Set(rows.map((row) => dayIn(zone, new Date(row.from))))];
  const charts = days.map((day) =>
    chartOf(
      day,
      rows.filter((row) => dayIn(zone, new Date(row.from)) === day),
    ),
  );
  const [most] = charts.toSorted((one, other) => other.overlap - one.overlap || (one.day < other.day ? -1 : 1));
  return most && most.overlap > 0 ? most : null;
}

function chartOf(day: string, rows: readonly Evidence[]): DayChart {
  const union = merged(rows);
  const shown: DayChart['lanes'] = [];
  for (const lane of lanes) {
    const stretches = merged(rows.filter(({ kind }) => kind === lane));
    const earlier = merged(shown.flatMap((one) => one.stretches));
    if (stretches.length > 0) shown.push({ lane, stretches, overlaps: common(stretches, earlier) });
  }
  return {
    day,
    from: Math.floor((union[0]?.from ?? 0) / QUARTER_MS) * QUARTER_MS,
    to: Math.ceil((union.at(-1)?.to ?? 0) / QUARTER_MS) * QUARTER_MS,
    lanes: shown,
    union,
    overlap: Math.floor(shown.reduce((sum, { overlaps }) => sum + watched(overlaps), 0) / 60_000),
    total: Math.floor(watched(union) / 60_000),
  };
}

/** The time that both have. */
function common(some: readonly Stretch[], others: readonly Stretch[]): Stretch[] {
  return some.flatMap((one) =>
    others.flatMap((other) => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
      return to > from ? [{ from, to }] : [];
    }),
  );
}

/** Watched stretches listed one by one; more are only counted. */
const MOST_WATCHED = 2;

/** The reasons to list, and the number of watched stretches left out. */
export function listedReasons(reasons: readonly Reason[]): { reasons: Reason[]; more: number } {
  const stretches = reasons.filter(({ code }) => code === 'watched');
  const shown = stretches.length > MOST_WATCHED + 1 ? stretches.slice(0, MOST_WATCHED) : stretches;
  return {
    reasons: reasons.filter((reason) => reason.code !== 'watched' || shown.includes(reason)),
    more: stretches.length - shown.length,
  };
}
