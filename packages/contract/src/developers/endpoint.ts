import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Nothing } from '../shapes.ts';
import { eventTypes } from './event.ts';

const base = '/medapp/api/console/developers/endpoint';
const who = { staff: roles.owner } as const;

/** Endpoints of a conference. */
export const MOST_ENDPOINTS = 10;

export const EventType = v.picklist(eventTypes);

export const WebhookEndpoint = v.object({
  id: Id,
  url: v.string(),
  events: v.array(EventType),
  state: v.picklist(['active', 'stopped']),
  failingSince: v.nullable(Instant),
  /** The former secret signs too until then; null: there is none. */
  formerUntil: v.nullable(Instant),
  /** Deliveries that wait, and those given up. */
  waiting: v.number(),
  dead: v.number(),
  /** Attempts of the last 24 hours, hour by hour, oldest first. */
  hours: v.array(v.object({ good: v.number(), bad: v.number() })),
  createdAt: Instant,
});
export type WebhookEndpoint = v.InferOutput<typeof WebhookEndpoint>;

const Address = v.pipe(v.string(), v.trim(), v.maxLength(500));
const Events = v.pipe(v.array(EventType), v.minLength(1), v.maxLength(eventTypes.length));
const one = { cid: Id, endpointId: Id };

export const endpointCalls = {
  endpoints: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ endpoints: v.array(WebhookEndpoint) }),
    errors: [],
  }),
  /** `secret` (`whsec_…`) is shown this once. */
  createEndpoint: call({
    path: `${base}/create`,
    who,
    effect: 'write',
    body: v.object({ cid: Id, address: Address, eventTypes: Events }),
    answer: v.object({ endpointId: Id, secret: v.string() }),
    errors: ['endpoint_too_many'],
  }),
  changeEndpoint: call({
    path: `${base}/change`,
    who,
    effect: 'write',
    body: v.object({ ...one, address: Address, eventTypes: Events }),
    answer: Nothing,
    errors: [],
  }),
  /** Another secret; the former one signs besides it for 24 hours. */
  rotateSecret: call({
    path: `${base}/rotate`,
    who,
    effect: 'write',
    body: v.object(one),
    answer: v.object({ secret: v.string(), formerUntil: Instant }),
    errors: [],
  }),
  /** Stops sending, or resumes it: what waited is then sent. */
  switchEndpoint: call({
    path: `${base}/switch`,
    who,
    effect: 'write',
    body: v.object({ ...one, active: v.boolean() }),
    answer: Nothing,
    errors: [],
  }),
  removeEndpoint: call({
    path: `${base}/remove`,
    who,
    effect: 'write',
    body: v.object(one),
    answer: Nothing,
    errors: [],
  }),
  /** Sends a test event by the usual way. */
  sendTest: call({
    path: `${base}/test`,
    who,
    effect: 'write',
    body: v.object(one),
    answer: v.object({ deliveryId: Id }),
    errors: [],
  }),
} as const;
