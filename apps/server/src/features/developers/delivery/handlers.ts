import type { deliveryCalls } from '@meetingapp/contract/developers/delivery.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { replayDelivery, replayFailed } from './commands.ts';
import { webhookIdOf } from './jobs.ts';
import { presentAttempt, presentDelivery } from './present.ts';
import { attemptsOf, countBehind, countFailed, findDelivery, listDeliveries, PAGE_ROWS } from './queries.ts';

export const deliveryHandlers: Handlers<typeof deliveryCalls> = {
  deliveries: async ({ cid, ...filter }, { db }) => {
    const [rows, failed] = await Promise.all([listDeliveries(db, cid, filter), countFailed(db, cid)]);
    return { deliveries: rows.slice(0, PAGE_ROWS).map(presentDelivery), more: rows.length > PAGE_ROWS, failed };
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
};
