import type {
  RehearsalCriterion,
  RehearsalFigures,
  RehearsalRun,
  RehearsalSecond,
  RehearsalVerdict,
} from '@meetingapp/contract/rehearsal.ts';
import { trendOf, type Trend } from '@meetingapp/domain/rehearsal/verdict.ts';

/** What a failed criterion calls for, as in the run-book. */
export type Advice = 'capacity' | 'errors' | 'money' | 'places' | 'door' | 'leak';

export const adviceFor: Readonly<Record<RehearsalCriterion, Advice>> = {
  unserved: 'errors',
  oversold: 'places',
  rushFailures: 'errors',
  rushSpeed: 'capacity',
  rushPace: 'capacity',
  doublePayments: 'money',
  unmatchedMoney: 'money',
  faultLate: 'money',
  faultTwice: 'money',
  faultLost: 'money',
  faultRefused: 'money',
  missedAdmissions: 'door',
  doubleAdmissions: 'door',
  doorFailures: 'errors',
  doorSpeed: 'capacity',
  sentMessages: 'leak',
  sentEvents: 'leak',
};

/** Commands of the run-book, “When a rehearsal fails”. `copyId`: the copy, where it still stands. */
export function commandsOf(advice: Advice, copyId: number | null): readonly string[] {
  const cid = copyId === null ? 'COPY' : String(copyId);
  const query = (text: string) => `psql "$DATABASE_URL" -c "${text}"`;
  switch (advice) {
    case 'capacity':
      return [
        `curl -s "127.0.0.1:$METRICS_PORT/metrics" | grep -E 'connections|request_duration'`,
        'systemctl edit meetingapp   # Environment=SERVER_PROCESSES=2',
        'systemctl restart meetingapp',
      ];
    case 'errors':
      return [`journalctl -u meetingapp --since -1h | grep '"level":50'`];
    case 'money':
      return [
        query(
          `select number, state, total, (select sum(amount) from ledger where order_id = orders.id) as booked from orders where conference_id = ${cid}`,
        ),
      ];
    case 'places':
      return [
        query(
          `select stock.id, size, (select sum(amount) from claim where stock_id = stock.id and state = 'confirmed') as taken from stock where conference_id = ${cid}`,
        ),
        query('select recount_claims()'),
      ];
    case 'door':
      return [
        query(
          `select registration_id, count(*) from attendance where conference_id = ${cid} and kind = 'in' group by 1 having count(*) > 1`,
        ),
      ];
    case 'leak':
      return [
        'systemctl stop meetingapp',
        query('select id, channel, state, sent_at from message order by id desc limit 50'),
      ];
  }
}

/** The second of each scenario summed: requests per second, and the slowest of both. */
export function bySecond(seconds: readonly RehearsalSecond[]): { second: number; requests: number; p95: number }[] {
  const sums = new Map<number, { second: number; requests: number; p95: number }>();
  for (const { second, requests, p95 } of seconds) {
    const sum = sums.get(second) ?? { second, requests: 0, p95: 0 };
    sums.set(second, { second, requests: sum.requests + requests, p95: Math.max(sum.p95, p95) });
  }
  return [...sums.values()].sort((one, other) => one.second - other.second);
}

/** The points with the seconds in which nothing happened, as zero. */
export function withQuiet(points: readonly { second: number; value: number }[]): { second: number; value: number }[] {
  const known = new Map(points.map(({ second, value }) => [second, value]));
  const last = points.at(-1)?.second ?? -1;
  return Array.from({ length: last + 1 }, (_, second) => ({ second, value: known.get(second) ?? 0 }));
}

export interface ComparedRow {
  name: 'rushP95' | 'rushLongest' | 'unserved' | 'doorP95' | 'doorLongest';
  before: number;
  now: number;
  trend: Trend;
}

/** Values that both rehearsals have, and of which less is better. */
export function compare(before: RehearsalFigures, now: RehearsalFigures): ComparedRow[] {
  const pairs: [ComparedRow['name'], number | undefined, number | undefined][] = [
    ['rushP95', before.rush?.p95, now.rush?.p95],
    ['rushLongest', before.rush?.longest, now.rush?.longest],
    ['unserved', before.rush?.unserved, now.rush?.unserved],
    ['doorP95', before.door?.p95, now.door?.p95],
    ['doorLongest', before.door?.longest, now.door?.longest],
  ];
  return pairs.flatMap(([name, was, is]) =>
    was === undefined || is === undefined ? [] : [{ name, before: was, now: is, trend: trendOf(was, is) }],
  );
}

export const verdictColours = { pass: 'success', condition: 'warning', fail: 'error', open: 'default' } as const;

export const countVerdicts = (lines: readonly { verdict: RehearsalVerdict }[]): Record<RehearsalVerdict, number> => {
  const counts = { pass: 0, condition: 0, fail: 0, open: 0 };
  for (const { verdict } of lines) counts[verdict] += 1;
  return counts;
};

/** Seconds since the first registration; null: it has not begun. */
export const secondsSince = ({ beganAt, endedAt }: RehearsalRun, now: string): number | null =>
  beganAt === null ? null : Math.max(0, Math.round((Date.parse(endedAt ?? now) - Date.parse(beganAt)) / 1000));
