import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, OptionalId } from '../shapes.ts';
import { eventFilter, WebhookDelivery } from './delivery.ts';

const base = '/medapp/api/console/developers/event';
const who = { staff: roles.owner } as const;

export const eventStates = ['waiting', 'delivered', 'dead'] as const;

/** An event with its deliveries by state; those to removed endpoints do not count. */
export const WebhookEvent = v.object({
  id: Id,
  type: v.string(),
  object: v.string(),
  at: Instant,
  waiting: v.number(),
  delivered: v.number(),
  dead: v.number(),
});
export type WebhookEvent = v.InferOutput<typeof WebhookEvent>;

const one = { cid: Id, eventId: Id };
const filter = {
  cid: Id,
  /** `waiting` and `dead`: some delivery is in this state; `delivered`: each one arrived. Null: all events. */
  eventState: v.optional(v.nullable(v.picklist(eventStates)), null),
  ...eventFilter,
};

export const eventLogCalls = {
  /** Newest first, at most 50; `before`: only those with a smaller number. */
  events: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ ...filter, before: OptionalId }),
    answer: v.object({
      events: v.array(WebhookEvent),
      more: v.boolean(),
      /** Events that match, and those of them before this page; each counted up to COUNTED_AT_MOST. */
      count: v.number(),
      /** True: there are more than `count`. */
      countMore: v.boolean(),
      earlier: v.number(),
    }),
    errors: [],
  }),
  /** With the body as it is sent, the id that it keeps, and a delivery for each endpoint. */
  event: call({
    path: `${base}/read`,
    who,
    effect: 'read',
    body: v.object(one),
    answer: v.object({
      event: WebhookEvent,
      webhookId: v.string(),
      body: v.string(),
      deliveries: v.array(WebhookDelivery),
    }),
    errors: [],
  }),
  /** Sends an event again to each endpoint that still exists; its id stays. */
  replayEvent: call({
    path: `${base}/replay`,
    who,
    effect: 'write',
    body: v.object(one),
    answer: v.object({ count: v.number() }),
    errors: [],
  }),
  /** Sends every event that matches again; `count`: deliveries. */
  replayEvents: call({
    path: `${base}/replayAll`,
    who,
    effect: 'write',
    body: v.object(filter),
    answer: v.object({ count: v.number() }),
    errors: ['replay_many'],
  }),
  /** Events that are kept, and deliveries that were given up, each counted up to COUNTED_AT_MOST. */
  tallies: call({
    path: `${base}/tallies`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ events: v.number(), eventsMore: v.boolean(), dead: v.number(), deadMore: v.boolean() }),
    errors: [],
  }),
} as const;
