import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { EventType } from './endpoint.ts';
import { Id, Instant, Nothing, OptionalId } from '../shapes.ts';

const base = '/medapp/api/console/developers/delivery';
const who = { staff: roles.owner } as const;

const deliveryStates = ['waiting', 'delivered', 'dead'] as const;

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

const WebhookAttempt = v.object({
  at: Instant,
  status: v.nullable(v.number()),
  fault: v.string(),
  durationMs: v.number(),
  /** First 4,000 characters. */
  answer: v.string(),
});

const one = { cid: Id, deliveryId: Id };

export const deliveryCalls = {
  /** Newest first, at most 50; `before`: only those with a smaller number. */
  deliveries: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({
      cid: Id,
      /** Only those that did not arrive. */
      failed: v.optional(v.boolean(), false),
      endpointId: OptionalId,
      deliveryState: v.optional(v.nullable(v.picklist(deliveryStates)), null),
      eventType: v.optional(v.nullable(EventType), null),
      /** Such as `order/118197`; empty: every one. */
      object: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
      before: OptionalId,
    }),
    answer: v.object({ deliveries: v.array(WebhookDelivery), more: v.boolean(), failed: v.number() }),
    errors: [],
  }),
  /** With attempts, the body and the headers that identify it; `behind`: later events of the same object that wait for it. */
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
} as const;
