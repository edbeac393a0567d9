import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { EventType } from './endpoint.ts';
import { Id, Instant, Nothing, OptionalId } from '../shapes.ts';

const base = '/medapp/api/console/developers/delivery';
const who = { staff: roles.owner } as const;

const deliveryStates = ['waiting', 'delivered', 'dead'] as const;

/** Lengths of time, in hours, to which the list can be limited; the last one is a week. */
export const deliveryHours = [1, 24, 168] as const;
/** Days for which an event and its deliveries are kept. */
export const DELIVERY_RETENTION_DAYS = 30;

export const WebhookDelivery = v.object({
  id: Id,
  endpointId: Id,
  url: v.string(),
  type: v.string(),
  object: v.string(),
  at: Instant,
  state: v.picklist(deliveryStates),
  attempts: v.number(),
  /** Of the last attempt; both null before the first, `status` also where no answer came. */
  status: v.nullable(v.number()),
  durationMs: v.nullable(v.number()),
  /** Why no answer came; empty: one came, or none was tried. */
  fault: v.string(),
  /** Next attempt of a waiting delivery. */
  dueAt: v.nullable(Instant),
});
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>;

/** Name and value, in the order in which they were sent. */
const HeaderLines = v.array(v.tuple([v.string(), v.string()]));

const WebhookAttempt = v.object({
  at: Instant,
  status: v.nullable(v.number()),
  fault: v.string(),
  durationMs: v.number(),
  /** Empty: an attempt from before they were kept. */
  sentHeaders: HeaderLines,
  answerHeaders: HeaderLines,
  /** First 4,000 characters. */
  answer: v.string(),
});

const one = { cid: Id, deliveryId: Id };

/** What narrows lists of events and of their deliveries. */
export const eventFilter = {
  eventType: v.optional(v.nullable(EventType), null),
  /** Only those of this last period; null: all. */
  withinHours: v.optional(v.nullable(v.picklist(deliveryHours)), null),
  /** Such as `order/118197`; empty: every one. */
  object: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
};

const filter = {
  cid: Id,
  /** Only those that did not arrive. */
  failed: v.optional(v.boolean(), false),
  endpointId: OptionalId,
  /** `failed` and `dead` leave removed endpoints out: nothing is sent to them again. */
  deliveryState: v.optional(v.nullable(v.picklist(deliveryStates)), null),
  ...eventFilter,
};

export const deliveryCalls = {
  /** Newest first, at most 50; `before`: only those with a smaller number. */
  deliveries: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ ...filter, before: OptionalId }),
    answer: v.object({
      deliveries: v.array(WebhookDelivery),
      more: v.boolean(),
      failed: v.number(),
      /** Deliveries that match, and those of them before this page; each counted up to COUNTED_AT_MOST. */
      count: v.number(),
      /** True: there are more than `count`. */
      countMore: v.boolean(),
      earlier: v.number(),
    }),
    errors: [],
  }),
  /** With attempts, the body as it was sent, and the id that it keeps; `behind`: later events of the same object that wait for it. */
  delivery: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    body: v.object(one),
    answer: v.object({
      delivery: WebhookDelivery,
      webhookId: v.string(),
      body: v.string(),
      attempts: v.array(WebhookAttempt),
      behind: v.number(),
    }),
    errors: [],
  }),
  /** Sends a delivery now, also one that was given up or has arrived; its id stays. */
  replay: call({
    path: `${base}/replay`,
    who,
    effect: 'write',
    body: v.object(one),
    answer: Nothing,
    errors: [],
  }),
  /** Sends everything again that was given up, of one endpoint or of all. */
  replayFailed: call({
    path: `${base}/replayFailed`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, endpointId: OptionalId }),
    answer: v.object({ count: v.number() }),
    errors: [],
  }),
  /** Sends every delivery that matches again, except those that wait for their first attempt. */
  replayMatching: call({
    path: `${base}/replayMatching`,
    who,
    effect: 'write',
    body: v.object(filter),
    answer: v.object({ count: v.number() }),
    errors: ['replay_many'],
  }),
} as const;
