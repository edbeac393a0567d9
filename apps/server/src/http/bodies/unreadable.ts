import type { FastifyInstance } from 'fastify';
import type { FieldFault } from '../calls/refusal.ts';
import { unsafeFaults } from './unsafe-values.ts';

/** A request that cannot be parsed. Answered as `body_invalid` with its cause and HTTP status 400 or 415, unlike a wrong field. */
export class UnreadableRequest extends Error {
  readonly statusCode: 400 | 415;
  readonly faults: FieldFault[];

  constructor(statusCode: 400 | 415, faults: FieldFault[]) {
    super(faults.map(({ field, reason }) => `${field}: ${reason}`).join(', '));
    this.statusCode = statusCode;
    this.faults = faults;
  }
}

/** Refuses parameters in the path or the query that no table can store, on every route. */
export function refuseUnsafeAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', ({ params, query }, _reply, done) => {
    const faults = unsafeFaults({ ...(params as object), ...(query as object) });
    done(faults.length > 0 ? new UnreadableRequest(400, faults) : undefined);
  });
}
