import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { FormKey } from '../registration/form.ts';
import { Bilingual, Currency, Day, Fen, Id, Instant, Moment, Nothing } from '../shapes.ts';

/**
 * Who may choose a fee: a condition tree over the person's data. `code` is a field of the form, or `branch`, `member` ('1' or '0') or
 * `group` (how many register together).
 */
export type FeeRule =
  | { all: FeeRule[] }
  | { any: FeeRule[] }
  | { not: FeeRule }
  | { equals: { code: string; value: string } }
  | { oneOf: { code: string; values: string[] } }
  | { atLeast: { code: string; value: number } };

/** Any object on the wire; the server validates it with the domain's `isSoundRule`, which limits the depth of the tree. */
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
/** Null: unlimited. */
const Size = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000_000)));

/** Prices in further currencies of the conference, by their codes; absent: it is not sold in that currency. */
export const Prices = v.pipe(v.record(v.pipe(v.string(), v.length(3)), Price), v.maxEntries(12));

/** A price for a payment period: from <= now < until. */
export const FeeWindow = v.object({
  title: Title,
  from: Moment,
  until: Moment,
  /** In the main currency. */
  amount: Price,
  prices: v.optional(Prices, {}),
});
export type FeeWindow = v.InferOutput<typeof FeeWindow>;

/** A fee kind as staff edit it. */
export const FeeDraft = v.object({
  /** Null creates a new one. */
  id: v.nullable(Id),
  title: Title,
  remark: Words(400),
  /** Proof to show at the desk or, where `proofNeeded`, to upload for review; empty when no proof is needed. */
  proof: Words(200),
  proofNeeded: v.boolean(),
  /** Null: for every branch. */
  branchId: v.nullable(Id),
  /** Capacity; lowering it does not affect existing registrations. */
  size: Size,
  /** Null: everyone. */
  rule: v.nullable(FeeRule),
  /** Forms whose registrations can have it, 0 is the first registration form; null: all. */
  formIds: v.optional(v.nullable(v.pipe(v.array(FormKey), v.minLength(1), v.maxLength(60))), null),
  /** No longer on sale; existing registrations are unchanged. */
  closed: v.boolean(),
  windows: v.pipe(v.array(FeeWindow), v.maxLength(24)),
});
export type FeeDraft = v.InferOutput<typeof FeeDraft>;

const Taken = {
  confirmed: v.number(),
  held: v.number(),
  /** True once a registration has chosen it: it can be closed, not deleted. */
  used: v.boolean(),
};
export const FeeKind = v.object({ ...FeeDraft.entries, id: Id, ...Taken });
export type FeeKind = v.InferOutput<typeof FeeKind>;

export const ExtraDraft = v.object({
  id: v.nullable(Id),
  title: Title,
  remark: Words(400),
  amount: Price,
  prices: v.optional(Prices, {}),
  atMost: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  size: Size,
  closed: v.boolean(),
});
export type ExtraDraft = v.InferOutput<typeof ExtraDraft>;
export const Extra = v.object({ ...ExtraDraft.entries, id: Id, ...Taken });
export type Extra = v.InferOutput<typeof Extra>;

/** A field a rule may refer to, in both languages. */
export const RuleField = v.object({
  code: v.string(),
  label: Bilingual,
  options: v.array(v.object({ value: v.string(), zh: v.string(), en: v.string() })),
});
export type RuleField = v.InferOutput<typeof RuleField>;

const Facts = v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(400)));

/** A case with its expected price, saved so that a later change of the rules that breaks it is noticed. */
export const FeeExample = v.object({
  id: Id,
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  facts: Facts,
  branchId: v.nullable(Id),
  at: Moment,
  feeId: Id,
  /** Null: the fee must not be available. */
  amount: v.nullable(Price),
});
export type FeeExample = v.InferOutput<typeof FeeExample>;

/** A price change of unpaid registrations: how many people go from one price to another. Null: the fee cannot be chosen. */
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
      /** Further ones. */
      currencies: v.array(Currency),
      zone: v.string(),
      /** Last day of the conference: a new window ends with it. */
      lastDay: Day,
      kinds: v.array(FeeKind),
      extras: v.array(Extra),
      branches: v.array(v.object({ id: Id, title: Bilingual })),
      fields: v.array(RuleField),
      /** Forms by which people register, the first registration form, with the id 0, first. */
      forms: v.array(v.object({ id: v.number(), title: Bilingual })),
      examples: v.array(FeeExample),
      now: Instant,
    }),
    errors: [],
  }),
  /** Saves all fees or fails for all. `seen`: the fees when editing began; a fee changed by another person since then is refused. */
  save: call({
    path: '/medapp/api/console/fees/save',
    who: { staff: roles.setUp },
    effect: 'write',
    body: v.object({ cid: Id, kinds: drafts, seen: v.optional(v.array(FeeDraft), []) }),
    /** In the order of the request. */
    answer: v.object({ feeIds: v.array(Id) }),
    errors: ['changed_meanwhile'],
  }),
  /** How saving would affect registrations; writes nothing. */
  effects: call({
    path: '/medapp/api/console/fees/effects',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, kinds: drafts }),
    answer: v.object({
      /** Unpaid registrations with one of these fees. */
      unpaid: v.number(),
      /** Of those, with an order, whose price is fixed until the order ends. */
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
  /** How many registrations each part of a rule matches: the whole first, then its parts in reading order (depth first). */
  matches: call({
    path: '/medapp/api/console/fees/matches',
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, rule: FeeRule }),
    answer: v.object({ people: v.number(), counts: v.array(v.number()) }),
    errors: [],
  }),
  /** Finds a registration for the rule bench, by name, number or telephone. */
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
    /** `seen`: the extra as the user read it; one changed by another person since then is refused. */
    body: v.object({ cid: Id, extra: ExtraDraft, seen: v.optional(v.nullable(ExtraDraft), null) }),
    answer: v.object({ extraId: Id }),
    errors: ['changed_meanwhile'],
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
