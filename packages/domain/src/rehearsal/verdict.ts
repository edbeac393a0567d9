import type {
  RehearsalCriterion,
  RehearsalFigures,
  RehearsalLine,
  RehearsalVerdict,
} from '@meetingapp/contract/rehearsal/figures.ts';
import type { RehearsalPlan } from '@meetingapp/contract/rehearsal/plan.ts';

/** Milliseconds by which people may begin after their time before the load counts as not reached. */
const MOST_BEHIND_MS = 1000;
/** A slower answer than this many times the limit is no longer a condition but a failure. */
const FAR_OVER = 2;

type Judged = Omit<RehearsalLine, 'criterion'>;

/** What must be exactly zero. */
const none = (measured: number | null): Judged => ({
  limit: 0,
  measured,
  verdict: measured === null ? 'open' : measured === 0 ? 'pass' : 'fail',
});

/** What should stay below a limit. */
const below = (measured: number | null, limit: number, failsAt: number): Judged => ({
  limit,
  measured,
  verdict: measured === null ? 'open' : measured <= limit ? 'pass' : measured <= failsAt ? 'condition' : 'fail',
});

/** Not every conference plays these scenarios: their lines are on the sheet only where they are played. */
const linesOf: Readonly<Record<'exam' | 'live' | 'speakers', readonly RehearsalCriterion[]>> = {
  exam: ['examUnserved', 'lostAnswers', 'examFailures', 'examSpeed'],
  live: ['liveUnserved', 'lostChat', 'unheardChat', 'liveFailures', 'liveSpeed'],
  speakers: ['speakersUnserved', 'wrongLetters', 'lostReplies', 'oldProgrammes', 'speakerFailures', 'speakerSpeed'],
};

/** The lines of the sheet, in its order. `figures` null: nothing was played yet. */
export function rehearsalLines(plan: RehearsalPlan, figures: RehearsalFigures | null): RehearsalLine[] {
  const rush = figures?.rush ?? null;
  const door = figures?.door ?? null;
  const exam = figures?.exam ?? null;
  const live = figures?.live ?? null;
  const speakers = figures?.speakers ?? null;
  const money = figures?.money ?? null;
  const away = figures?.away ?? null;
  /** What was stopped half-way can fail and cannot pass. */
  const whole = (part: { complete: boolean } | null, judged: Judged): Judged =>
    part?.complete === false && judged.verdict !== 'fail' ? { ...judged, verdict: 'open' } : judged;
  const hit = (kind: 'late' | 'twice' | 'lost' | 'refused') => {
    const fault = figures?.faults[kind] ?? null;
    return none(fault === null || fault.payments === 0 ? null : fault.wrong);
  };
  const lines: Record<RehearsalCriterion, Judged> = {
    unserved: whole(rush, none(rush && rush.unserved)),
    oversold: whole(rush, none(rush && rush.oversold)),
    rushFailures: whole(rush, none(rush && rush.failures)),
    rushSpeed: whole(rush, below(rush && rush.p95, plan.rush.p95, plan.rush.p95 * FAR_OVER)),
    rushPace: whole(rush, below(rush && rush.behind, MOST_BEHIND_MS, Infinity)),
    doublePayments: whole(rush, none(money && money.doubled)),
    unmatchedMoney: whole(rush, none(money && money.unmatched)),
    faultLate: hit('late'),
    faultTwice: hit('twice'),
    faultLost: hit('lost'),
    faultRefused: hit('refused'),
    missedAdmissions: whole(door, none(door && door.missed)),
    doubleAdmissions: whole(door, none(door && door.doubled)),
    doorFailures: whole(door, none(door && door.failures)),
    doorSpeed: whole(door, below(door && door.p95, plan.door.p95, plan.door.p95 * FAR_OVER)),
    examUnserved: whole(exam, none(exam && exam.unserved)),
    lostAnswers: whole(exam, none(exam && exam.lost)),
    examFailures: whole(exam, none(exam && exam.failures)),
    examSpeed: whole(exam, below(exam && exam.p95, plan.exam.p95, plan.exam.p95 * FAR_OVER)),
    liveUnserved: whole(live, none(live && live.unserved)),
    lostChat: whole(live, none(live && live.lost)),
    unheardChat: whole(live, none(live && live.unheard)),
    liveFailures: whole(live, none(live && live.failures)),
    liveSpeed: whole(live, below(live && live.p95, plan.live.p95, plan.live.p95 * FAR_OVER)),
    speakersUnserved: whole(speakers, none(speakers && speakers.unserved)),
    wrongLetters: whole(speakers, none(speakers && speakers.misled)),
    lostReplies: whole(speakers, none(speakers && speakers.lost)),
    oldProgrammes: whole(speakers, none(speakers && speakers.outdated)),
    speakerFailures: whole(speakers, none(speakers && speakers.failures)),
    speakerSpeed: whole(speakers, below(speakers && speakers.p95, plan.speakers.p95, plan.speakers.p95 * FAR_OVER)),
    sentMessages: none(away && away.messages),
    sentEvents: none(away && away.events),
  };
  const unplayed = (['exam', 'live', 'speakers'] as const).flatMap((scenario) =>
    plan[scenario].on ? [] : linesOf[scenario],
  );
  return (Object.keys(lines) as RehearsalCriterion[])
    .filter((criterion) => !unplayed.includes(criterion))
    .map((criterion) => ({ criterion, ...lines[criterion] }));
}

/** Whether a criterion is measured in milliseconds; the others are counts. */
export const isDuration = (criterion: RehearsalCriterion): boolean => durations.has(criterion);
const durations: ReadonlySet<RehearsalCriterion> = new Set([
  'rushSpeed',
  'rushPace',
  'doorSpeed',
  'examSpeed',
  'liveSpeed',
  'speakerSpeed',
]);

export type Decision = 'go' | 'conditional' | 'no_go';

/** What the sheet says as a whole: one failure is a no; a condition, or something that was not played, stays a condition. */
export function decisionOf(lines: readonly Pick<RehearsalLine, 'verdict'>[]): Decision {
  const has = (verdict: RehearsalVerdict) => lines.some((line) => line.verdict === verdict);
  if (has('fail') || lines.every((line) => line.verdict === 'open')) return 'no_go';
  return has('condition') || has('open') ? 'conditional' : 'go';
}

/** Percentile by the nearest rank of values in any order; 0 of none. */
export function nearestRank(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export type Trend = 'better' | 'worse' | 'same';

/** How a measured value compares with that of an earlier rehearsal, of values of which less is better. Within a tenth it is the same. */
export function trendOf(before: number, now: number): Trend {
  if (Math.abs(now - before) * 10 <= Math.max(before, now)) return 'same';
  return now < before ? 'better' : 'worse';
}
