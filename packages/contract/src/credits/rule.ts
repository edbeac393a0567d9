import * as v from 'valibot';

/** Kinds of evidence that a credit can be computed from. */
export const EvidenceKind = v.picklist(['on_site', 'live', 'replay', 'exam', 'feedback', 'talk', 'paper']);
export const RuleCode = v.picklist(['china_1', 'china_2', 'ama_pra', 'eaccme', 'free']);
export type RuleCode = v.InferOutput<typeof RuleCode>;
/** Rules of a province, of another level or of an earlier edition, to start from instead of the usual example of a code. */
export const RuleVariant = v.picklist([
  'china_1_cap_25',
  'china_1_province',
  'china_1_province_cap_25',
  'china_1_province_teaching',
  'china_1_city',
  'china_2_city',
  'china_merged',
  'eaccme_6_a_day',
]);
export type RuleVariant = v.InferOutput<typeof RuleVariant>;
/** The usual example of a code, or a variant. */
export const ExampleCode = v.picklist([...RuleCode.options, ...RuleVariant.options]);
export type ExampleCode = v.InferOutput<typeof ExampleCode>;

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
