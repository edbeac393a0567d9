import type {
  RehearsalCriterion,
  RehearsalFigures,
  RehearsalSecond,
  RehearsalVerdict,
} from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalRun } from '@meetingapp/contract/rehearsal/run.ts';
import { trendOf, type Trend } from '@meetingapp/domain/rehearsal/verdict.ts';

/** What a failed criterion calls for, as in the run-book. */
export type Advice = 'capacity' | 'errors' | 'money' | 'places' | 'door' | 'exam' | 'live' | 'speakers' | 'leak';

const adviceFor: Readonly<Record<RehearsalCriterion, Advice>> = {
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
  examUnserved: 'exam',
  lostAnswers: 'exam',
  examFailures: 'errors',
  examSpeed: 'capacity',
  liveUnserved: 'live',
  lostChat: 'live',
  unheardChat: 'live',
  liveFailures: 'errors',
  liveSpeed: 'capacity',
  speakersUnserved: 'speakers',
  wrongLetters: 'speakers',
  lostReplies: 'speakers',
  oldProgrammes: 'speakers',
  speakerFailures: 'errors',
  speakerSpeed: 'capacity',
  sentMessages: 'leak',
  sentEvents: 'leak',
};

/** Failures by what they call for, in the order of the sheet. */
export function byAdvice(
  failures: readonly { criterion: RehearsalCriterion }[],
): { advice: Advice; criteria: RehearsalCriterion[] }[] {
  const found = new Map<Advice, RehearsalCriterion[]>();
  for (const { criterion } of failures) {
    const advice = adviceFor[criterion];
    found.set(advice, [...(found.get(advice) ?? []), criterion]);
  }
  return [...found].map(([advice, criteria]) => ({ advice, criteria }));
}

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
    case 'exam':
      return [
        query(
          `select account_id, count(*) as attempts, bool_and(exam_attempt.state = 'finished') as marked from exam_attempt join exam on exam.id = exam_id where conference_id = ${cid} group by 1 having count(*) > 1 or not bool_and(exam_attempt.state = 'finished')`,
        ),
      ];
    case 'live':
      return [
        query(
          `select broadcast.id, last_sequence, (select count(*) from live_event where broadcast_id = broadcast.id) as rows, (select count(*) from live_viewer where broadcast_id = broadcast.id) as viewers from broadcast where conference_id = ${cid}`,
        ),
        `journalctl -u meetingapp --since -1h | grep -E 'live room|what was said|viewers could not'`,
      ];
    case 'speakers':
      return [
        query(
          `select recipient, count(*) from message where conference_id = ${cid} and template = 'speaker_changed' group by 1 having count(*) > 1`,
        ),
        query(
          `select expert_id, state, letters, invited_at, answered_at from speaker_invitation where conference_id = ${cid} and state <> 'accepted'`,
        ),
        query(`select number, released_at from programme_release where conference_id = ${cid} order by number`),
      ];
    case 'leak':
      return [
        'systemctl stop meetingapp',
        query('select id, channel, state, sent_at from message order by id desc limit 50'),
      ];
  }
}

/** A member of staff who may see to what failed. */
export type Colleague = NonNullable<RehearsalRun['tasks'][number]['assignee']>;

/** Minutes and seconds of the time axis. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** Points of a curve at most. */
const MOST_POINTS = 240;
/** Seconds for which a curve has one point. */
export const widthOf = (whole: number): number => Math.max(1, Math.ceil(whole / MOST_POINTS));

/** The scenarios summed, one point for each `width` seconds: requests per second on average, and the slowest answers. */
export function bySecond(
  seconds: readonly RehearsalSecond[],
  width = 1,
): { second: number; requests: number; p95: number }[] {
  const sums = new Map<number, { second: number; requests: number; p95: number }>();
  for (const one of seconds) {
    const { requests, p95 } = one;
    const second = one.second - (one.second % width);
    const sum = sums.get(second) ?? { second, requests: 0, p95: 0 };
    sums.set(second, { second, requests: sum.requests + requests, p95: Math.max(sum.p95, p95) });
  }
  return [...sums.values()]
    .map((sum) => ({ ...sum, requests: Math.round((sum.requests * 10) / width) / 10 }))
    .sort((one, other) => one.second - other.second);
}

/** The points with the seconds in which nothing happened, as zero. */
export function withQuiet(
  points: readonly { second: number; value: number }[],
  width = 1,
): { second: number; value: number }[] {
  const known = new Map(points.map(({ second, value }) => [second, value]));
  const last = points.at(-1)?.second ?? -width;
  return Array.from({ length: last / width + 1 }, (_, at) => ({
    second: at * width,
    value: known.get(at * width) ?? 0,
  }));
}

export interface ComparedRow {
  name:
    | 'rushP95'
    | 'rushLongest'
    | 'unserved'
    | 'doorP95'
    | 'doorLongest'
    | 'examP95'
    | 'lostAnswers'
    | 'liveP95'
    | 'liveLongest'
    | 'lostChat'
    | 'unheardChat'
    | 'speakersP95'
    | 'wrongLetters'
    | 'oldProgrammes';
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
    ['examP95', before.exam?.p95, now.exam?.p95],
    ['lostAnswers', before.exam?.lost, now.exam?.lost],
    ['liveP95', before.live?.p95, now.live?.p95],
    ['liveLongest', before.live?.longest, now.live?.longest],
    ['lostChat', before.live?.lost, now.live?.lost],
    ['unheardChat', before.live?.unheard, now.live?.unheard],
    ['speakersP95', before.speakers?.p95, now.speakers?.p95],
    ['wrongLetters', before.speakers?.misled, now.speakers?.misled],
    ['oldProgrammes', before.speakers?.outdated, now.speakers?.outdated],
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
