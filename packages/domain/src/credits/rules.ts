import type { EvidenceKind } from './evidence.ts';

/** Credits are whole hundredths of a credit: 150 is 1.5. */
export type Hundredths = number;

/** A rule set: data, versioned and frozen once published. Minutes are whole minutes. */
export interface CreditRules {
  /** Kinds of evidence that count. */
  counts: readonly EvidenceKind[];
  /** Missed presence checks in a session from which its watched minutes do not count; 0: they always count. */
  missedChecks: number;
  /**
   * A session gives its whole credit to a person who attended `minutes` or `percent` of its planned length, whichever is less, and
   * nothing below. Null: all attended minutes of a day are added up and converted.
   */
  whole: { minutes: number | null; percent: number } | null;
  /** `credit` for each `minutes`, in multiples of `step`. */
  rate: { minutes: number; credit: Hundredths; step: Hundredths; rounding: 'down' | 'nearest' };
  /** Once for each exam that was passed. */
  exam: Hundredths;
  /** Once for each session for which feedback was given. */
  feedback: Hundredths;
  /** For each talk; with `perMinutes` for each such length of talking, in multiples of the step. */
  talk: { credit: Hundredths; perMinutes: number | null };
  /** Once for each paper presented. */
  paper: Hundredths;
  /** Most credits of a day in the conference's zone, and of the whole conference; null: no limit. */
  caps: { day: Hundredths | null; conference: Hundredths | null };
}

/** Converts attended minutes (whole or not) into credits. */
export function convert(milliseconds: number, { minutes, credit, step, rounding }: CreditRules['rate']): Hundredths {
  // The count of steps is a quotient of whole numbers, so that no rounding error of a fraction can lose a step.
  const [share, whole] = [milliseconds * credit, minutes * 60_000 * step];
  const steps = rounding === 'down' ? Math.floor(share / whole) : Math.floor((2 * share + whole) / (2 * whole));
  return steps * step;
}

/** Milliseconds of a session that a person must attend for its whole credit. */
export function needed(planned: number, { minutes, percent }: NonNullable<CreditRules['whole']>): number {
  const part = Math.ceil((planned * percent) / 100);
  return minutes === null ? part : Math.min(minutes * 60_000, part);
}

export const ruleFaults = ['counts_nothing', 'rate_gives_nothing', 'step_above_credit', 'cap_below_step'] as const;
export type RuleFault = (typeof ruleFaults)[number];

/** What is wrong with rules that are complete but cannot be meant. */
export function faultsOf(rules: CreditRules): RuleFault[] {
  const { rate, caps } = rules;
  const lowest = Math.min(caps.day ?? Infinity, caps.conference ?? Infinity);
  const extras = rules.exam + rules.feedback + rules.talk.credit + rules.paper;
  return [
    ...(rules.counts.length === 0 ? (['counts_nothing'] as const) : []),
    ...(rate.credit === 0 && extras === 0 ? (['rate_gives_nothing'] as const) : []),
    ...(rate.credit > 0 && rate.step > rate.credit * 10 ? (['step_above_credit'] as const) : []),
    ...(rate.credit > 0 && lowest < rate.step ? (['cap_below_step'] as const) : []),
  ];
}
