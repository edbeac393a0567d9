import type { OpenHandlers } from '../../../http/calls/open-handlers.ts';
import { refuse } from '../../../http/calls/refusal.ts';
import { addressFault } from './access.ts';
import { createEndpoint, removeEndpoint } from './commands.ts';
import { presentBasics } from './present.ts';
import { listEndpoints } from './queries.ts';

/** The calls about webhooks in the open interface. */
export const openEndpointHandlers: Pick<OpenHandlers, 'endpoints' | 'createEndpoint' | 'removeEndpoint'> = {
  endpoints: async ({ parameters: { cid } }, { db }) => ({ data: (await listEndpoints(db, cid)).map(presentBasics) }),

  createEndpoint: async ({ parameters: { cid }, body: { url, events } }, { db, ports, key, now }) => {
    const fault = await addressFault(ports, url, 'url');
    if (fault) return refuse('body_invalid', [fault]);
    const made = await createEndpoint(db, ports.signatures, { cid, url, events, staffId: key.staffId, now });
    if (!made.ok) return refuse(made.reason);
    const row = (await listEndpoints(db, cid)).find(({ id }) => id === made.id);
    if (!row) throw new Error(`endpoint ${made.id} was made and is not there`);
    return { endpoint: presentBasics(row), secret: made.secret };
  },

  removeEndpoint: async ({ parameters: { cid, id } }, { db }) =>
    (await removeEndpoint(db, { cid, id })) ? {} : refuse('not_found'),
};
