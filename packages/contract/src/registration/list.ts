import * as v from 'valibot';
import { OrderState } from '../orders/order.ts';
import { FormKey } from './form.ts';
import { RegistrationState } from './wizard.ts';
import { Day, Id, Instant, Line } from '../shapes.ts';

/** Selects registrations of a conference by all given conditions. Days are in the conference's zone. */
export const RegistrationFilter = v.object({
  /** Omitted: all except drafts and lapsed ones. */
  states: v.optional(v.array(RegistrationState), []),
  branches: v.optional(v.pipe(v.array(Id), v.maxLength(200)), []),
  fees: v.optional(v.pipe(v.array(Id), v.maxLength(200)), []),
  /** Forms under which people registered; 0 is the first. */
  forms: v.optional(v.pipe(v.array(FormKey), v.maxLength(200)), []),
  /** State of the current order; `none`: there is no order. */
  orders: v.optional(v.array(v.picklist([...OrderState.options, 'none'])), []),
  from: v.optional(v.nullable(Day), null),
  until: v.optional(v.nullable(Day), null),
  /** Part of the name, phone, e-mail, organisation or number, or of the pinyin or initials of names and organisations. */
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
  'form',
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
  /** The form under which the person registered; empty: the first. */
  form: v.string(),
  state: RegistrationState,
  /** Fen; null when neither an order nor a fee determines it. */
  amount: v.nullable(v.number()),
  /** Of the amount; empty: the main one of the conference. */
  currency: v.string(),
  orderState: v.nullable(OrderState),
  changedAt: Instant,
});
export type ListedRegistration = v.InferOutput<typeof ListedRegistration>;

/** Position after the last row of a page, for the next one. */
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
  /** Current number of matches. */
  count: v.number(),
  /** True: there are more than `count`. */
  more: v.boolean(),
});
export type SavedView = v.InferOutput<typeof SavedView>;

/** Rows selected one by one, or all rows a filter matches. */
export const Chosen = v.union([
  v.object({ ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(10_000)) }),
  v.object({ filter: RegistrationFilter }),
]);
export type Chosen = v.InferOutput<typeof Chosen>;

export const Reason = v.pipe(v.string(), v.trim(), v.maxLength(500));
