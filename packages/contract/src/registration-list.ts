import * as v from 'valibot';
import { OrderState } from './orders.ts';
import { RegistrationState } from './registration.ts';
import { Day, Id, Instant, Line } from './shapes.ts';

/** Which registrations of a conference are meant: by all that is given. Days are the conference's. */
export const RegistrationFilter = v.object({
  /** Left out: all but drafts and those that lapsed. */
  states: v.optional(v.array(RegistrationState), []),
  branches: v.optional(v.pipe(v.array(Id), v.maxLength(200)), []),
  fees: v.optional(v.pipe(v.array(Id), v.maxLength(200)), []),
  /** Of the order that counts; `none`: there is no order. */
  orders: v.optional(v.array(v.picklist([...OrderState.options, 'none'])), []),
  from: v.optional(v.nullable(Day), null),
  until: v.optional(v.nullable(Day), null),
  /** Name, phone, e-mail, organisation, number, and what names and organisations are in pinyin or its initials. */
  words: v.optional(Line, ''),
});
export type RegistrationFilter = v.InferOutput<typeof RegistrationFilter>;

export const registrationSorts = ['changed', 'name', 'amount'] as const;
export const RegistrationSort = v.picklist(registrationSorts);
export type RegistrationSort = (typeof registrationSorts)[number];

export const listedColumns = [
  'number',
  'name',
  'company',
  'phone',
  'branch',
  'fee',
  'state',
  'amount',
  'changed',
] as const;
export const ListedColumn = v.picklist(listedColumns);
export type ListedColumn = (typeof listedColumns)[number];

export const ListedRegistration = v.object({
  id: Id,
  number: v.string(),
  name: v.string(),
  company: v.string(),
  phone: v.string(),
  branch: v.string(),
  fee: v.string(),
  state: RegistrationState,
  /** Fen; null where neither an order nor a fee says it. */
  amount: v.nullable(v.number()),
  orderState: v.nullable(OrderState),
  changedAt: Instant,
});
export type ListedRegistration = v.InferOutput<typeof ListedRegistration>;

/** Where a page ended: the next one begins behind it. */
export const ListCursor = v.object({ key: v.pipe(v.string(), v.maxLength(300)), id: Id });
export type ListCursor = v.InferOutput<typeof ListCursor>;

export const SavedView = v.object({
  id: Id,
  name: v.string(),
  shared: v.boolean(),
  mine: v.boolean(),
  filter: RegistrationFilter,
  columns: v.array(ListedColumn),
  sort: RegistrationSort,
  descending: v.boolean(),
  /** How many it finds now. */
  count: v.number(),
});
export type SavedView = v.InferOutput<typeof SavedView>;

/** Rows that were chosen one by one, or all that a filter finds. */
export const Chosen = v.union([
  v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(10_000)) }),
  v.object({ filter: RegistrationFilter }),
]);
export type Chosen = v.InferOutput<typeof Chosen>;

export const Reason = v.pipe(v.string(), v.trim(), v.maxLength(500));
