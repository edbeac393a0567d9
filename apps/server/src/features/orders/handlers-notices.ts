import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDependencies } from '../../http/dependencies.ts';
import { noticePath, type PaymentProvider } from '../../ports/payment/provider.ts';
import { takeNotice } from './commands-notice.ts';

/** Theirs have 4 kB; what is larger is none. */
const LARGEST_NOTICE = 64 * 1024;

/** Where the providers tell us of payments and refunds: raw bytes, because the signature is over them. */
export function receivePaymentNotices(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const provider of ports.payment.providers.values()) {
    if (provider.settledBy !== 'provider') continue;
    scope.post<{ Body: Buffer | undefined }>(noticePath(provider.id), {
      config: { rateLimit: false },
      bodyLimit: LARGEST_NOTICE,
      // In the provider's words too: another answer might pass for "taken".
      errorHandler: (error, request, reply) => {
        request.log.error({ err: error }, 'payment notice failed');
        answer(reply, provider, false);
      },
      handler: async (request, reply) => {
        const { body: raw = Buffer.alloc(0), headers, ip: address } = request;
        answer(reply, provider, await takeNotice(db, provider, { raw, headers, address, now: clock() }));
        return reply;
      },
    });
  }
}

function answer(reply: FastifyReply, provider: PaymentProvider, taken: boolean): void {
  const { status, body, contentType } = provider.answerNotice(taken);
  void reply.status(status).header('content-type', contentType).send(body);
}
