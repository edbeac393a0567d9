import { dayIn } from '../plain-date.ts';
import { isTimed } from './attendance.ts';
import type { Evidence } from './evidence.ts';
import { minutesIn, noMinutes, type CreditLine, type CreditSession, type Reason } from './line.ts';
import { convert, type CreditRules, type Hundredths } from './rules.ts';

/** Lines of exams, feedback, talks and papers: of rows about the same subject the one that gives most counts, the first of equal ones. */
export function eventLines(
  rows: readonly Evidence[],
  sessions: readonly CreditSession[],
  rules: CreditRules,
  zone: string,
): CreditLine[] {
  const events = rows.filter((row) => !isTimed(row));
  const worthOf = (row: Evidence) => (succeeded(row) && rules.counts.includes(row.kind) ? creditOf(row, rules) : 0);
  const best = new Map<string, Evidence>();
  for (const row of events.filter(succeeded)) {
    const known = best.get(subjectOf(row));
    if (!known || worthOf(row) > worthOf(known)) best.set(subjectOf(row), row);
  }
  return events.map((row) => {
    const repeated = succeeded(row) && best.get(subjectOf(row)) !== row;
    return {
      key: `${row.kind}:${row.id}`,
      kind: row.kind as CreditLine['kind'],
      sessionId: row.sessionId,
      title: row.title || (sessions.find(({ id }) => id === row.sessionId)?.title ?? ''),
      day: dayIn(zone, new Date(row.from)),
      from: row.from,
      to: row.to,
      planned: minutesIn(row.to - row.from),
      by: row.kind,
      minutes: noMinutes,
      credit: repeated ? 0 : worthOf(row),
      reasons: eventReasons(row, rules, repeated),
      evidence: [row.id],
    };
  });
}

/** Feedback is about its session; exams, talks and papers have a subject. */
const subjectOf = ({ kind, sessionId, subject }: Evidence) =>
  kind === 'feedback' ? `feedback:${sessionId ?? subject}` : `${kind}:${subject}`;

const succeeded = ({ kind, score, passMark }: Evidence) =>
  kind !== 'exam' || score === null || passMark === null || score >= passMark;

function eventReasons(row: Evidence, rules: CreditRules, repeated: boolean): Reason[] {
  const { score, passMark } = row;
  return [
    ...(row.kind === 'exam' ? [{ code: succeeded(row) ? 'passed' : 'failed', score, passMark } as const] : []),
    ...(rules.counts.includes(row.kind) ? [] : [{ code: 'kind_does_not_count' } as const]),
    ...(repeated ? [{ code: 'repeated' } as const] : []),
  ];
}

function creditOf(row: Evidence, { exam, feedback, talk, paper, rate }: CreditRules): Hundredths {
  if (row.kind === 'exam') return exam;
  if (row.kind === 'feedback') return feedback;
  if (row.kind === 'paper') return paper;
  if (talk.perMinutes === null) return talk.credit;
  return convert(row.to - row.from, { ...rate, minutes: talk.perMinutes, credit: talk.credit });
}
