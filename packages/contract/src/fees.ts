import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Bilingual, Currency, Fen, Id, Instant, Moment, Nothing } from './shapes.ts';

/**
 * Who may have a fee: a tree over what is known of a person. `code` is a field of the form, or `branch`, `member` ('1' or
 * '0') or `group` (how many register together).
 */
export type FeeRule =
  | { all: FeeRule[] }
  | { any: FeeRule[] }
  | { not: FeeRule }
  | { equals: { code: string; value: string } }
  | { oneOf: { code: string; values: string[] } }
  | { atLeast: { code: string; value: number } };

/** Any object on the wire; the server judges it by the domain's `isSoundRule`, which knows how deep a tree may be. */
export const FeeRule = v.record(v.string(), v.unknown()) as v.GenericSchema<unknown> as v.GenericSchema<FeeRule>;

const Words = (longest: number) =>
  v.object({
    zh: v.pipe(v.string(), v.trim(), v.maxLength(longest)),
    en: v.pipe(v.string(), v.trim(), v.maxLength(longest)),
  });
const Title = v.object({
  zh: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  en: v.pipe(v.string(), v.trim(), v.maxLength(120)),
});
const Price = v.pipe(Fen, v.minValue(0), v.maxValue(99_999_999_99));
/** Null: without limit. */
const Size = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)));

/** A price for a time of payment: from <= now < until. */
export const FeeWindow = v.object({ title: Title, from: Moment, until: Moment, amount: Price });
export type FeeWindow = v.InferOutput<typeof FeeWindow>;

/** What staff say of a kind of fee. */
export const FeeDraft = v.object({
  /** Null: a new one. */
  id: v.nullable(Id),
  title: Title,
  remark: Words(400),
  /** What must be shown at the desk or, where `proofNeeded`, uploaded and looked at; empty when nothing. */
  proof: Words(200),
  proofNeeded: v.boolean(),
  /** Null: for every branch. */
  branchId: v.nullable(Id),
  /** Places; lowering it takes nothing back. */
  size: Size,
  /** Null: everyone. */
  rule: v.nullable(FeeRule),
  /** No longer on sale; who has it keeps it. */
  closed: v.boolean(),
  windows: v.pipe(v.array(FeeWindow), v.maxLength(24)),
});
export type FeeDraft = v.InferOutput<typeof FeeDraft>;

const Taken = {
  confirmed: v.number(),
  held: v.number(),
  /** Somebody chose it once: it can be closed, not deleted. */
  used: v.boolean(),
};
export const FeeKind = v.object({ ...FeeDraft.entries, id: Id, ...Taken });
export type FeeKind = v.InferOutput<typeof FeeKind>;

export const ExtraDraft = v.object({
  id: v.nullable(Id),
  title: Title,
  remark: Words(400),
  amount: Price,
  atMost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  size: Size,
  closed: v.boolean(),
});
export type ExtraDraft = v.InferOutput<typeof ExtraDraft>;
export const Extra = v.object({ ...ExtraDraft.entries, id: Id, ...Taken });
export type Extra = v.InferOutput<typeof Extra>;

/** What a rule may ask about, in both languages. */
export const RuleField = v.object({
  code: v.string(),
  label: Bilingual,
  options: v.array(v.object({ value: v.string(), zh: v.string(), en: v.string() })),
});
export type RuleField = v.InferOutput<typeof RuleField>;

const Facts = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(400)));

/** A case with the price that it must have: kept so that a later change of the rules cannot go wrong unseen. */
export const FeeExample = v.object({
  id: Id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  facts: Facts,
  branchId: v.nullable(Id),
  at: Moment,
  feeId: Id,
  /** Null: must not be to be had. */
  amount: v.nullable(Price),
});
export type FeeExample = v.InferOutput<typeof FeeExample>;

/** Registrations that are not yet paid and would get another price. Null: the fee cannot be chosen. */
export const PriceChange = v.object({
  feeId: Id,
  from: v.nullable(Fen),
  to: v.nullable(Fen),
  people: v.number(),
});
export type PriceChange = v.InferOutput<typeof PriceChange>;

const drafts = v.pipe(v.array(FeeDraft), v.minLength(1), v.maxLength(60));

export const feeCalls = {
  list: call({
    path: '/medapp/api/console/fees/list',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({
      currency: Currency,
      zone: v.string(),
      kinds: v.array(FeeKind),
      extras: v.array(Extra),
      branches: v.array(v.object({ id: Id, title: Bilingual })),
      fields: v.array(RuleField),
      examples: v.array(FeeExample),
      now: Instant,
    }),
    errors: [],
  }),
  /** All of them or none. `seen`: fees as they stood when changing them was begun; one that somebody else has changed since is refused. */
  save: call({
    path: '/medapp/api/console/fees/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, kinds: drafts, seen: v.optional(v.array(FeeDraft), []) }),
    /** In the order in which they came. */
    answer: v.object({ feeIds: v.array(Id) }),
    errors: ['changed_meanwhile'],
  }),
  /** What saving would do to people: nothing is written. */
  effects: call({
    path: '/medapp/api/console/fees/effects',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, kinds: drafts }),
    answer: v.object({
      /** Have one of these fees and have not paid. */
      unpaid: v.number(),
      /** Of those, have an order, whose price stands until it ends. */
      ordered: v.number(),
      changes: v.array(PriceChange),
    }),
    errors: [],
  }),
  arrange: call({
    path: '/medapp/api/console/fees/arrange',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, feeIds: v.pipe(v.array(Id), v.maxLength(200)) }),
    answer: Nothing,
    errors: [],
  }),
  remove: call({
    path: '/medapp/api/console/fees/remove',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, feeId: Id }),
    answer: Nothing,
    errors: ['fee_in_use'],
  }),
  /** How many of those registered each part of a rule fits: the whole first, then its parts, as one reads the tree. */
  matches: call({
    path: '/medapp/api/console/fees/matches',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, rule: FeeRule }),
    answer: v.object({ people: v.number(), counts: v.array(v.number()) }),
    errors: [],
  }),
  /** Somebody registered, for the bench: by name, number or telephone. */
  person: call({
    path: '/medapp/api/console/fees/person',
    who: { staff: roles.readPeople },
    effect: 'read',
    body: v.object({ cid: Id, words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
    answer: v.object({
      people: v.array(
        v.object({
          regId: Id,
          name: v.string(),
          number: v.string(),
          facts: Facts,
          branchId: v.nullable(Id),
          feeId: v.nullable(Id),
        }),
      ),
    }),
    errors: [],
  }),
  saveExample: call({
    path: '/medapp/api/console/fees/saveExample',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, example: v.omit(FeeExample, ['id']) }),
    answer: v.object({ exampleId: Id }),
    errors: [],
  }),
  removeExample: call({
    path: '/medapp/api/console/fees/removeExample',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, exampleId: Id }),
    answer: Nothing,
    errors: [],
  }),
  saveExtra: call({
    path: '/medapp/api/console/fees/saveExtra',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, extra: ExtraDraft }),
    answer: v.object({ extraId: Id }),
    errors: [],
  }),
  removeExtra: call({
    path: '/medapp/api/console/fees/removeExtra',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, extraId: Id }),
    answer: Nothing,
    errors: ['fee_in_use'],
  }),
} as const;
