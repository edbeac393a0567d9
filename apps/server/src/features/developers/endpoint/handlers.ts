import type { endpointCalls } from '@meetingapp/contract/developers/endpoint.ts';
import type { Handlers } from '../../../http/calls/handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { addressFault } from './access.ts';
import { changeEndpoint, createEndpoint, removeEndpoint, rotateSecret, switchEndpoint, writeTest } from './commands.ts';
import { presentEndpoint } from './present.ts';
import { countAttempts, countOpenDeliveries, listEndpoints } from './queries.ts';

export const endpointHandlers: Handlers<typeof endpointCalls> = {
  endpoints: async ({ cid }, { db, now }) => {
    const rows = await listEndpoints(db, cid);
    const ids = rows.map(({ id }) => id);
    const [counts, hours] = await Promise.all([countOpenDeliveries(db, ids), countAttempts(db, ids, now)]);
    return { endpoints: rows.map((row) => presentEndpoint(row, counts, hours, now)) };
  },

  createEndpoint: async ({ cid, address, eventTypes }, { db, ports, staff, now }) => {
    const fault = await addressFault(ports, address, 'address');
    if (fault) return refuse('body_invalid', [fault]);
    const made = await createEndpoint(db, ports.signatures, {
      cid,
      url: address,
      events: eventTypes,
      staffId: staff.id,
      now,
    });
    return made.ok ? { endpointId: made.id, secret: made.secret } : refuse(made.reason);
  },

  changeEndpoint: async ({ cid, endpointId, address, eventTypes }, { db, ports }) => {
    const fault = await addressFault(ports, address, 'address');
    if (fault) return refuse('body_invalid', [fault]);
    const done = await changeEndpoint(db, { cid, id: endpointId, url: address, events: eventTypes });
    return done ? {} : refuse('not_found');
  },

  rotateSecret: async ({ cid, endpointId }, { db, ports, now }) => {
    const made = await rotateSecret(db, ports.signatures, { cid, id: endpointId, now });
    return made ? { secret: made.secret, formerUntil: made.formerUntil.toISOString() } : refuse('not_found');
  },

  switchEndpoint: async ({ cid, endpointId, active }, { db }) =>
    (await switchEndpoint(db, { cid, id: endpointId, active })) ? {} : refuse('not_found'),

  removeEndpoint: async ({ cid, endpointId }, { db }) =>
    (await removeEndpoint(db, { cid, id: endpointId })) ? {} : refuse('not_found'),

  sendTest: async ({ cid, endpointId }, { db, now }) => {
    const deliveryId = await writeTest(db, { cid, id: endpointId, now });
    return deliveryId === null ? refuse('not_found') : { deliveryId };
  },
};
