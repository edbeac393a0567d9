import * as v from 'valibot';

/** No form has this number. */
const NO_FORM = -1;
/**
 * Names a registration form of a conference: 0 is the first one. It arrives from addresses, so that other text is a form that does not
 * exist.
 */
export const FormKey = v.union([
  v.pipe(v.number(), v.safeInteger(), v.minValue(NO_FORM)),
  v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(60),
    v.transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : NO_FORM)),
  ),
]);
/** Null or empty: the form is not named. */
export const OptionalFormKey = v.optional(
  v.union([
    FormKey,
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    v.null(),
  ]),
  null,
);

/**
 * Input type of a field: T text, DDL dropdown, DATE date, S single, MS multi-select, P province, C city. In addition to the
 * specification: PIC picture, AC text with suggestions, LT long text, NUM number, CON consent, SIG signature, FILE file; and parts of the form without
 * an answer: H heading, EXP explanation, PAGE beginning of the next page.
 */
export const FieldType = v.picklist([
  'T',
  'DDL',
  'DATE',
  'S',
  'MS',
  'P',
  'C',
  'PIC',
  'AC',
  'LT',
  'NUM',
  'CON',
  'SIG',
  'FILE',
  'H',
  'EXP',
  'PAGE',
]);
export type FieldType = v.InferOutput<typeof FieldType>;

const Condition = v.object({ code: v.string(), oneOf: v.array(v.string()) });
/**
 * A condition under which a field is shown: another field's value is one of these. `more`: further conditions, of which all or any must
 * hold together with the first.
 */
export const ShowWhen = v.object({
  ...Condition.entries,
  more: v.optional(v.object({ how: v.picklist(['all', 'any']), conditions: v.array(Condition) })),
});
export type ShowWhen = v.InferOutput<typeof ShowWhen>;

/** Limits that only some kinds have. A number: smallest, largest and step; a long text: `most` characters; a consent: its version. */
export const FieldLimits = v.object({
  least: v.optional(v.number()),
  most: v.optional(v.number()),
  step: v.optional(v.number()),
  version: v.optional(v.string()),
});
export type FieldLimits = v.InferOutput<typeof FieldLimits>;
/** The limits and texts of a field in the language of the request. */
export const FieldSettings = v.object({
  ...FieldLimits.entries,
  unit: v.optional(v.string()),
  /** What is consented to, or the explanation; plain text. */
  text: v.optional(v.string()),
});

/** An answer as it is shown, in the language of the request. */
export const ShownAnswer = v.object({
  code: v.string(),
  label: v.string(),
  value: v.string(),
  /** The text that the person consented to. */
  text: v.optional(v.string()),
  /** A drawn signature, as it is stored. */
  ink: v.optional(v.string()),
  /** Reference of an uploaded file; `value` is its name. */
  file: v.optional(v.string()),
});
export type ShownAnswer = v.InferOutput<typeof ShownAnswer>;

/** Where a conference has several registration forms: the one that is asked, and the others that are offered. 0 is the first one. */
export const SignForm = v.object({
  formId: v.number(),
  title: v.string(),
  members: v.boolean(),
  others: v.array(
    v.object({
      formId: v.number(),
      title: v.string(),
      /** As that of the form that is asked: only for members of the conference's list. */
      members: v.boolean(),
    }),
  ),
});
export type SignForm = v.InferOutput<typeof SignForm>;
