import { enterErrors } from '../registration/desk.ts';
import * as v from 'valibot';
import type { InferInput, InferOutput } from 'valibot';
import type { Schema } from '../call.ts';
import { Programme, ProgrammeSession } from '../agenda/programme.ts';
import { errors, type ErrorName } from '../errors.ts';
import { basePath } from '../paths.ts';
import { OrderState } from '../orders/order.ts';
import { Bilingual, Currency, Day, Fen, Id, Instant } from '../shapes.ts';
import { EventType } from './endpoint.ts';
import { SandboxMessage } from './sandbox.ts';
import type { KeyScope } from './scope.ts';

/** All addresses of the open interface begin with this. A change that breaks a client gets another number. */
export const openBase = `${basePath}/open/v1` as const;

/** A call of the open interface for programs of others: REST over JSON, `Authorization: Bearer <key>`. */
export interface OpenCall<
  Parameters extends Schema = Schema,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
  E extends ErrorName = ErrorName,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below `openBase`; `{cid}` is the key's conference. */
  readonly path: `/conferences/{cid}${string}`;
  /** Without it the call is refused. */
  readonly scope: KeyScope;
  /** Path and query parameters, as text in the address. */
  readonly parameters: Parameters;
  /** Of POST. */
  readonly body: Body;
  readonly answer: Answer;
  readonly errors: readonly E[];
  /** Idempotent without a key, in transactions of its own: it asks a provider in between. */
  readonly own?: true;
}

function openCall<P extends Schema, B extends Schema, A extends Schema, const E extends ErrorName = never>(
  description: OpenCall<P, B, A, E>,
): OpenCall<P, B, A, E> {
  return description;
}

export type OpenParametersOf<C extends OpenCall> = InferOutput<C['parameters']>;
export type OpenBodyOf<C extends OpenCall> = InferOutput<C['body']>;
export type GivenOpenAnswerOf<C extends OpenCall> = InferInput<C['answer']>;

/** Refusals that any call of the open interface may answer with. */
export const openCommonErrors = [
  'open_key_invalid',
  'open_scope_missing',
  'not_found',
  'body_invalid',
  'too_many_requests',
  'internal',
  'unavailable',
] as const satisfies readonly ErrorName[];

const statuses: Partial<Record<ErrorName, number>> = {
  open_key_invalid: 401,
  open_scope_missing: 403,
  body_invalid: 400,
  key_in_use: 409,
};

/** HTTP status of a refusal in the open interface: unlike the phone's calls, never 200. */
export function openStatusOf(name: ErrorName): number {
  const { status } = errors[name];
  return statuses[name] ?? (status === 200 ? 422 : status);
}

const PAGE_ROWS = 100;
const MOST_PAGE_ROWS = 500;

const conference = { cid: Id };
const page = v.object({
  ...conference,
  /** From the answer before; absent: from the first change. */
  cursor: v.optional(v.pipe(v.string(), v.regex(/^c\d{1,19}-\d{1,15}$/)), 'c0-0'),
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(MOST_PAGE_ROWS)),
    String(PAGE_ROWS),
  ),
});
/** `cursor` continues after this page, also when `more` is false: the next call then gives what changed since. */
const paged = <Row extends Schema>(row: Row) => v.object({ data: v.array(row), cursor: v.string(), more: v.boolean() });
const one = v.object({ ...conference, id: Id });
const Nothing = v.object({});

const OpenConference = v.object({
  id: Id,
  title: Bilingual,
  city: Bilingual,
  venue: Bilingual,
  /** IANA name of the time zone. */
  zone: v.string(),
  startsOn: Day,
  endsOn: Day,
  currency: Currency,
  /** Further ones that can be chosen instead when a person is registered. */
  currencies: v.array(Currency),
  state: v.picklist(['draft', 'published', 'closed', 'stopped']),
  /** True: a sandbox. Payments and messages of it are simulated, and its keys begin with `mk_test_`. */
  sandbox: v.boolean(),
  /** True: payments are simulated, because it is a sandbox or this server is a demonstration. */
  simulated: v.boolean(),
});

/** `submitted`: waits for a review. `approved`: waits for the payment. `gone`: its places lapsed unpaid. */
const openRegistrationStates = [
  'submitted',
  'approved',
  'refused',
  'confirmed',
  'attended',
  'cancelled',
  'gone',
] as const;

export const OpenRegistration = v.object({
  id: Id,
  /** What people read out at the desk. */
  number: v.string(),
  state: v.picklist(openRegistrationStates),
  name: v.string(),
  /** The registration form under which it was answered; null: the first one. */
  formId: v.nullable(Id),
  /** By the codes of that form. */
  answers: v.record(v.string(), v.string()),
  branchId: v.nullable(Id),
  feeId: v.nullable(Id),
  member: v.boolean(),
  /** Until when unpaid places are held. */
  holdUntil: v.nullable(Instant),
  createdAt: Instant,
  updatedAt: Instant,
});
export type OpenRegistration = v.InferOutput<typeof OpenRegistration>;

export const OpenOrder = v.object({
  id: Id,
  number: v.string(),
  registrationId: Id,
  /** `change`: a further order for a change that costs more. */
  kind: v.picklist(['registration', 'change']),
  state: OrderState,
  currency: Currency,
  /** In the smallest unit of the currency: fen, cents, whole yen. */
  total: Fen,
  refunded: Fen,
  createdAt: Instant,
  paidAt: v.nullable(Instant),
  holdUntil: v.nullable(Instant),
});
export type OpenOrder = v.InferOutput<typeof OpenOrder>;

/** Texts of sessions in lines, without their HTML. */
const OpenProgramme = v.object({
  ...Programme.entries,
  sessions: v.array(v.omit(ProgrammeSession, ['rich'])),
});

const OpenForm = v.object({
  /** Null: the first registration form. */
  formId: v.nullable(Id),
  /** All registration forms that are open, the first one first. */
  forms: v.array(v.object({ formId: v.nullable(Id), title: Bilingual })),
  fields: v.array(
    v.object({
      code: v.string(),
      label: Bilingual,
      kind: v.string(),
      required: v.boolean(),
      /** Values that may be sent, where the field is a choice. */
      options: v.array(v.object({ value: v.string(), label: Bilingual })),
    }),
  ),
  branches: v.array(v.object({ id: Id, title: Bilingual })),
  fees: v.array(v.object({ id: Id, title: Bilingual })),
});

const OpenEndpoint = v.object({
  id: Id,
  url: v.string(),
  events: v.array(EventType),
  state: v.picklist(['active', 'stopped']),
  createdAt: Instant,
});

export const openCalls = {
  conference: openCall({
    method: 'GET',
    path: '/conferences/{cid}',
    scope: 'programme:read',
    parameters: v.object(conference),
    body: Nothing,
    answer: OpenConference,
    errors: [],
  }),
  programme: openCall({
    method: 'GET',
    path: '/conferences/{cid}/programme',
    scope: 'programme:read',
    parameters: v.object(conference),
    body: Nothing,
    answer: OpenProgramme,
    errors: [],
  }),
  form: openCall({
    method: 'GET',
    path: '/conferences/{cid}/registration-form',
    scope: 'registrations:read',
    parameters: v.object({ ...conference, form: v.optional(Id) }),
    body: Nothing,
    answer: OpenForm,
    errors: ['form_closed'],
  }),
  registrations: openCall({
    method: 'GET',
    path: '/conferences/{cid}/registrations',
    scope: 'registrations:read',
    parameters: page,
    body: Nothing,
    answer: paged(OpenRegistration),
    errors: ['open_cursor_over'],
  }),
  registration: openCall({
    method: 'GET',
    path: '/conferences/{cid}/registrations/{id}',
    scope: 'registrations:read',
    parameters: one,
    body: Nothing,
    answer: OpenRegistration,
    errors: [],
  }),
  register: openCall({
    method: 'POST',
    path: '/conferences/{cid}/registrations',
    scope: 'registrations:write',
    parameters: v.object(conference),
    body: v.object({
      answers: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(2000))),
      branchId: v.optional(v.nullable(Id), null),
      feeId: v.optional(v.nullable(Id), null),
      /** Null: the first registration form. */
      formId: v.optional(v.nullable(Id), null),
      /** Of all prices; null: the main one of the conference. */
      currency: v.optional(v.nullable(Currency), null),
    }),
    answer: v.object({ registration: OpenRegistration, order: v.nullable(OpenOrder) }),
    errors: [...enterErrors, 'key_reused', 'key_in_use'],
  }),
  orders: openCall({
    method: 'GET',
    path: '/conferences/{cid}/orders',
    scope: 'orders:read',
    parameters: page,
    body: Nothing,
    answer: paged(OpenOrder),
    errors: ['open_cursor_over'],
  }),
  order: openCall({
    method: 'GET',
    path: '/conferences/{cid}/orders/{id}',
    scope: 'orders:read',
    parameters: one,
    body: Nothing,
    answer: OpenOrder,
    errors: [],
  }),
  pay: openCall({
    method: 'POST',
    path: '/conferences/{cid}/orders/{id}/payments',
    scope: 'orders:pay',
    parameters: one,
    body: Nothing,
    answer: v.object({ paymentId: Id, codeUrl: v.string(), amount: Fen, currency: Currency }),
    errors: ['order_unknown', 'order_state', 'order_expired', 'payment_method_missing', 'payment_unreachable'],
    own: true,
  }),
  decidePayment: openCall({
    method: 'POST',
    path: '/conferences/{cid}/orders/{id}/sandbox-payment',
    scope: 'orders:pay',
    parameters: one,
    body: v.object({ decision: v.picklist(['succeeded', 'failed']) }),
    answer: OpenOrder,
    errors: ['sandbox_only', 'order_state'],
    own: true,
  }),
  sandboxMessages: openCall({
    method: 'GET',
    path: '/conferences/{cid}/sandbox-messages',
    scope: 'messages:read',
    parameters: page,
    body: Nothing,
    answer: paged(SandboxMessage),
    errors: ['sandbox_only', 'open_cursor_over'],
  }),
  checkin: openCall({
    method: 'GET',
    path: '/conferences/{cid}/registrations/{id}/checkin',
    scope: 'checkin:read',
    parameters: one,
    body: Nothing,
    answer: v.object({
      registrationId: Id,
      points: v.array(v.object({ id: Id, name: Bilingual, firstAt: Instant, lastAt: Instant, admissions: v.number() })),
    }),
    errors: [],
  }),
  points: openCall({
    method: 'GET',
    path: '/conferences/{cid}/checkin-points',
    scope: 'checkin:read',
    parameters: v.object(conference),
    body: Nothing,
    answer: v.object({ data: v.array(v.object({ id: Id, name: Bilingual })) }),
    errors: [],
  }),
  admit: openCall({
    method: 'POST',
    path: '/conferences/{cid}/registrations/{id}/checkin',
    scope: 'checkin:write',
    parameters: one,
    body: v.object({ pointId: Id }),
    answer: v.object({
      registrationId: Id,
      pointId: Id,
      verdict: v.picklist(['admit', 'already', 'refuse']),
      reason: v.string(),
      at: Instant,
      /** The admission that stands against another one. */
      previousAt: v.nullable(Instant),
    }),
    errors: ['key_reused', 'key_in_use'],
  }),
  endpoints: openCall({
    method: 'GET',
    path: '/conferences/{cid}/webhooks',
    scope: 'webhooks:write',
    parameters: v.object(conference),
    body: Nothing,
    answer: v.object({ data: v.array(OpenEndpoint) }),
    errors: [],
  }),
  createEndpoint: openCall({
    method: 'POST',
    path: '/conferences/{cid}/webhooks',
    scope: 'webhooks:write',
    parameters: v.object(conference),
    body: v.object({
      url: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      events: v.pipe(v.array(EventType), v.minLength(1), v.maxLength(20)),
    }),
    answer: v.object({ endpoint: OpenEndpoint, secret: v.string() }),
    errors: ['endpoint_too_many'],
  }),
  removeEndpoint: openCall({
    method: 'DELETE',
    path: '/conferences/{cid}/webhooks/{id}',
    scope: 'webhooks:write',
    parameters: one,
    body: Nothing,
    answer: Nothing,
    errors: [],
  }),
} as const;

/** How many there are. */
export const OPEN_CALLS = Object.keys(openCalls).length;

export type OpenCalls = typeof openCalls;
export type OpenCallName = keyof OpenCalls;
