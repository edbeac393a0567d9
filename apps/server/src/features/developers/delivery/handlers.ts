import type { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import { COUNTED_AT_MOST } from '@meetingapp/contract/shapes.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { replayDelivery, replayFailed, replayWhere } from './commands.ts';
import { webhookIdOf } from './jobs.ts';
import { presentAttempt, presentDelivery } from './present.ts';
import {
  attemptsOf,
  conditions,
  countBehind,
  countDeliveries,
  countFailed,
  findDelivery,
  listDeliveries,
  PAGE_ROWS,
  sinceHours,
} from './queries.ts';

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  deliveries: async ({ cid, withinHours, ...wish }, { db, now }) => {
    const filter = { ...wish, since: sinceHours(withinHours, now) };
    const [rows, failed, { count, earlier }] = await Promise.all([
      listDeliveries(db, cid, filter),
      countFailed(db, cid),
      countDeliveries(db, cid, filter),
    ]);
    return {
      deliveries: rows.slice(0, PAGE_ROWS).map(presentDelivery),
      more: rows.length > PAGE_ROWS,
      failed,
      count: Math.min(count, COUNTED_AT_MOST),
      countMore: count > COUNTED_AT_MOST,
      earlier: Math.min(earlier, COUNTED_AT_MOST),
    };
  },

  delivery: async ({ cid, deliveryId }, { db }) => {
    const row = await findDelivery(db, cid, deliveryId);
    if (!row) return refuse('not_found');
    const [attempts, behind] = await Promise.all([attemptsOf(db, deliveryId), countBehind(db, row)]);
    return {
      delivery: presentDelivery(row),
      webhookId: webhookIdOf(row.key),
      body: row.body,
      attempts: attempts.map(presentAttempt),
      behind,
    };
  },

  replay: async ({ cid, deliveryId }, { db, now }) =>
    (await replayDelivery(db, cid, deliveryId, now)) ? {} : refuse('not_found'),

  replayFailed: async ({ cid, endpointId }, { db, now }) => ({
    count: await replayFailed(db, { cid, endpointId, now }),
  }),

  replayMatching: async ({ cid, withinHours, ...wish }, { db, now }) => {
    const filter = { ...wish, since: sinceHours(withinHours, now) };
    const { count } = await countDeliveries(db, cid, { ...filter, before: null });
    if (count > COUNTED_AT_MOST) return refuse('replay_many');
    return { count: await replayWhere(db, { cid, condition: conditions(cid, filter), now }) };
  },
};
