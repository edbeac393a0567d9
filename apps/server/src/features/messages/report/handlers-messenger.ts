import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { recordReports } from './commands.ts';

/** Bytes: an event has less than 2 kB. */
const LARGEST = 64 * 1024;

interface Route {
  Querystring: { signature?: string; timestamp?: string; nonce?: string; echostr?: string };
  Body: Buffer | undefined;
}

/**
 * Receives the events of the messenger's official account, of which the results of template messages are used. GET proves to the
 * messenger that the address is this server's. An unknown result is refused once: the messenger reports it again seconds later, when the
 * number of a message that was just sent is recorded.
 */
export function receiveMessengerEvents(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  const isSigned = ({ signature = '', timestamp = '', nonce = '' }: Route['Querystring']): boolean =>
    ports.messenger?.isSigned({ signature, timestamp, nonce }) === true;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.get<Route>('/medapp/messenger-events', async ({ query }, reply) => {
    if (!isSigned(query)) return reply.status(403).send();
    return reply.type('text/plain').send(query.echostr ?? '');
  });
  scope.post<Route>('/medapp/messenger-events', { config: { rateLimit: false } }, async ({ query, body }, reply) => {
    if (!isSigned(query)) return reply.status(403).send();
    const result = ports.messenger?.readEvent(body?.toString('utf8') ?? '') ?? null;
    if (result === null || result.id === '') return reply.type('text/plain').send('success');
    const { id, openid, delivered, fault } = result;
    const report = { messageId: null, providerId: id, recipient: openid, delivered, fault, bounced: false };
    const changed = await recordReports(db, [report], clock());
    return changed > 0 ? reply.type('text/plain').send('success') : reply.status(503).send();
  });
}
