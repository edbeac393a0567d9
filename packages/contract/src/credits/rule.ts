import * as v from 'valibot';

/** Kinds of evidence that a credit can be computed from. */
export const EvidenceKind = v.picklist(['on_site', 'live', 'replay', 'exam', 'feedback', 'talk', 'paper']);
export const RuleCode = v.picklist(['china_1', 'china_2', 'ama_pra', 'eaccme', 'free']);
export type RuleCode = v.InferOutput<typeof RuleCode>;

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
/** Hundredths of a credit, up to 1,000 credits. */
const Credit = whole(0, 100_000);

/** A rule set as data; the domain's `CreditRules` says what each part means. */
export const CreditRules = v.object({
  counts: v.pipe(v.array(EvidenceKind), v.maxLength(7)),
  missedChecks: whole(0, 20),
  whole: v.nullable(v.object({ minutes: v.nullable(whole(1, 1440)), percent: whole(1, 100) })),
  rate: v.object({
    minutes: whole(1, 1440),
    credit: Credit,
    step: whole(1, 10_000),
    rounding: v.picklist(['down', 'nearest']),
  }),
  exam: Credit,
  feedback: Credit,
  talk: v.object({ credit: Credit, perMinutes: v.nullable(whole(1, 1440)) }),
  paper: Credit,
  caps: v.object({ day: v.nullable(Credit), conference: v.nullable(Credit) }),
});
export type CreditRules = v.InferOutput<typeof CreditRules>;
