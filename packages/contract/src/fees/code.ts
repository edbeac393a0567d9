import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Fen, Id, Instant, Moment, Nothing, OptionalId } from '../shapes.ts';
import { Prices } from './console.ts';

/** What a code grants: `percent` in basis points (1000 is 10 %), `amount` in the main currency; an exemption has no value. */
const Terms = {
  kind: v.picklist(['percent', 'amount', 'exempt']),
  value: v.pipe(Fen, v.minValue(0), v.maxValue(99_999_999_99)),
  /** Of `amount`: the sum in further currencies of the conference, by their codes; the code does not apply in one that is absent. */
  prices: v.optional(Prices, {}),
  from: v.nullable(Moment),
  until: v.nullable(Moment),
  /** How many people may use the code; null: unlimited. */
  size: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000))),
  /** Fees to which the code applies; empty: all. */
  feeIds: v.optional(v.pipe(v.array(Id), v.maxLength(100)), []),
};

export const DiscountCode = v.object({
  id: Id,
  code: v.string(),
  ...Terms,
  prices: Prices,
  feeIds: v.array(Id),
  /** Phone number or e-mail address of the only person who can use the code; empty: everybody. */
  onlyFor: v.string(),
  /** That person's data were erased: nobody can use the code. */
  erased: v.boolean(),
  confirmed: v.number(),
  held: v.number(),
});
export type DiscountCode = v.InferOutput<typeof DiscountCode>;

const Code = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9][A-Z0-9-]{2,23}$/));

export const feeCodeCalls = {
  /** Newest first; `before`: only those with a smaller number. */
  codes: call({
    path: '/medapp/api/console/fees/codes',
    who: { staff: roles.desk },
    effect: 'read',
    body: v.object({
      cid: Id,
      words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      before: OptionalId,
    }),
    answer: v.object({ codes: v.array(DiscountCode), total: v.number(), more: v.boolean() }),
    errors: [],
  }),
  /** Creates one code with a chosen name (`code`), or `count` unguessable codes that begin with `prefix`. */
  makeCodes: call({
    path: '/medapp/api/console/fees/makeCodes',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({
      cid: Id,
      ...Terms,
      code: v.optional(v.nullable(Code), null),
      /** Phone number or e-mail address of the person for whom one code is; empty: everybody. */
      onlyFor: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
      prefix: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9]{0,12}$/)), ''),
      count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000)), 1),
    }),
    answer: v.object({ codes: v.array(v.string()) }),
    errors: ['code_exists'],
  }),
  /** Ends a code: it gives no discount from now on. Registrations already paid with it are unchanged. */
  endCode: call({
    path: '/medapp/api/console/fees/endCode',
    who: { staff: roles.desk },
    effect: 'write',
    body: v.object({ cid: Id, codeId: Id }),
    answer: Nothing,
    errors: [],
  }),
  /** Who used a code, latest first. */
  codeUses: call({
    path: '/medapp/api/console/fees/codeUses',
    who: { staff: roles.desk },
    effect: 'read',
    body: v.object({ cid: Id, codeId: Id }),
    answer: v.object({
      uses: v.array(v.object({ regId: Id, name: v.string(), number: v.string(), confirmed: v.boolean(), at: Instant })),
    }),
    errors: [],
  }),
} as const;
