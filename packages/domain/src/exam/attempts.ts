import type { ExamRules } from '@meetingapp/contract/exam/exam.ts';

const MINUTE = 60_000;

/** When an attempt that begins now ends: after its minutes, at the latest when the exam closes. */
export const endOf = (minutes: number, closesAt: Date | null, now: Date): Date =>
  new Date(Math.min(now.getTime() + minutes * MINUTE, closesAt?.getTime() ?? Infinity));

/** From when an attempt is taken automatically: its end, and where allowed the minutes in which late answers still arrive. */
export const collectedAt = (endsAt: Date, offline: number): Date => new Date(endsAt.getTime() + offline * MINUTE);

export interface PastAttempt {
  state: 'running' | 'finished';
  passed: boolean | null;
  /** Null while it runs. */
  finishedAt: Date | null;
}

interface Situation {
  rules: Pick<ExamRules, 'attempts' | 'wait'>;
  opensAt: Date | null;
  closesAt: Date | null;
  past: readonly PastAttempt[];
  now: Date;
}

/** Why no attempt can begin. `running`: one has begun already. `passed`: nothing is left to reach. */
export type StartHindrance =
  | 'running'
  | 'exam_not_open'
  | 'exam_closed'
  | 'exam_passed'
  | 'exam_used_up'
  | 'exam_waiting';

/** The earliest moment of the next attempt after the last; null: at once. */
export function nextFrom({ rules, past }: Pick<Situation, 'rules' | 'past'>): Date | null {
  const last = past.reduce((latest, { finishedAt }) => Math.max(latest, finishedAt?.getTime() ?? 0), 0);
  return last === 0 || rules.wait === 0 ? null : new Date(last + rules.wait * MINUTE);
}

/** Null when an attempt may begin now. */
export function startHindrance({ rules, opensAt, closesAt, past, now }: Situation): StartHindrance | null {
  if (past.some(({ state }) => state === 'running')) return 'running';
  if (past.some(({ passed }) => passed === true)) return 'exam_passed';
  if (opensAt === null || now < opensAt) return 'exam_not_open';
  if (closesAt !== null && now >= closesAt) return 'exam_closed';
  if (past.length >= rules.attempts) return 'exam_used_up';
  const from = nextFrom({ rules, past });
  return from !== null && now < from ? 'exam_waiting' : null;
}

interface Arrival {
  startedAt: Date;
  endsAt: Date;
  offline: number;
  /** When the person typed the answer, as their device claims; null: it does not know. */
  typedAt: Date | null;
  now: Date;
}

/**
 * True when an answer that arrives now counts. Before the end every answer does. Afterwards only one typed before the end, within the
 * minutes that the organiser allows; its time is the device's, so the organiser decides whether to trust it.
 */
export function counts({ startedAt, endsAt, offline, typedAt, now }: Arrival): boolean {
  if (now < endsAt) return true;
  if (typedAt === null || now >= collectedAt(endsAt, offline)) return false;
  return typedAt >= startedAt && typedAt < endsAt;
}
