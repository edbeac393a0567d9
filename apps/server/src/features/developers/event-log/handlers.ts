import type { eventLogCalls } from '@meetingapp/contract/developers/event-log.ts';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { replayWhere } from '../delivery/commands.ts';
import { webhookIdOf } from '../delivery/jobs.ts';
import { presentDelivery } from '../delivery/present.ts';
import { countDeliveries, listEventDeliveries, sinceHours } from '../delivery/queries.ts';
import { presentEvent } from './present.ts';
import { conditions, countEvents, findEvent, isEvent, listEvents, PAGE_ROWS } from './queries.ts';

const all = { eventType: null, object: '', since: null, before: null } as const;

export const eventLogHandlers: Handlers<typeof eventLogCalls> = {
  events: async ({ cid, withinHours, ...wish }, { db, now }) => {
    const filter = { ...wish, since: sinceHours(withinHours, now) };
    const [rows, { count, earlier }] = await Promise.all([listEvents(db, cid, filter), countEvents(db, cid, filter)]);
    return {
      events: rows.slice(0, PAGE_ROWS).map(presentEvent),
      more: rows.length > PAGE_ROWS,
      count: Math.min(count, COUNTED_AT_MOST),
      countMore: count > COUNTED_AT_MOST,
      earlier: Math.min(earlier, COUNTED_AT_MOST),
    };
  },

  event: async ({ cid, eventId }, { db }) => {
    const row = await findEvent(db, cid, eventId);
    if (!row) return refuse('not_found');
    const deliveries = await listEventDeliveries(db, cid, eventId);
    return {
      event: presentEvent(row),
      webhookId: webhookIdOf(row.key),
      body: row.body,
      deliveries: deliveries.map(presentDelivery),
    };
  },

  replayEvent: async ({ cid, eventId }, { db, now }) => {
    if (!(await findEvent(db, cid, eventId))) return refuse('not_found');
    return { count: await replayWhere(db, { cid, condition: isEvent(eventId), now }) };
  },

  replayEvents: async ({ cid, withinHours, ...wish }, { db, now }) => {
    const filter = { ...wish, since: sinceHours(withinHours, now) };
    const { count } = await countEvents(db, cid, { ...filter, before: null });
    if (count > COUNTED_AT_MOST) return refuse('replay_many');
    return { count: await replayWhere(db, { cid, condition: conditions(cid, filter), now }) };
  },

  tallies: async ({ cid }, { db }) => {
    const [events, dead] = await Promise.all([
      countEvents(db, cid, { ...all, eventState: null }),
      countDeliveries(db, cid, { ...all, failed: false, endpointId: null, deliveryState: 'dead' }),
    ]);
    return {
      events: Math.min(events.count, COUNTED_AT_MOST),
      eventsMore: events.count > COUNTED_AT_MOST,
      dead: Math.min(dead.count, COUNTED_AT_MOST),
      deadMore: dead.count > COUNTED_AT_MOST,
    };
  },
};
