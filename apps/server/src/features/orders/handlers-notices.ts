import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../http/dependencies.ts';
import { noticePath } from '../../ports/payment/provider.ts';
import { takeNotice } from './commands-notice.ts';

/** Where the providers tell us of payments and refunds: raw bytes, because the signature is over them. */
export function receivePaymentNotices(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const provider of ports.payment.providers.values()) {
    if (provider.settledBy !== 'provider') continue;
    scope.post<{ Body: Buffer }>(noticePath(provider.id), { config: { rateLimit: false } }, async (request, reply) => {
      const taken = await takeNotice(db, provider, request.body ?? Buffer.alloc(0), request.headers, clock());
      const { status, body, contentType } = provider.answerNotice(taken);
      return reply.status(status).header('content-type', contentType).send(body);
    });
  }
}
