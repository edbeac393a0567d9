import type { FastifyInstance, FastifyReply } from 'fastify';
import { logFailure } from '../../../http/calls/failures.ts';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { noticePath, type PaymentProvider } from '../../../ports/payment/provider.ts';
import { saveForgedNotice } from './commands-forged-notices.ts';
import { receiveNotice } from './commands-notice.ts';

/** Bytes: real notices have 4 kB; larger bodies are refused. */
const LARGEST_NOTICE = 64 * 1024;

/** Endpoint for the providers' notices of payments and refunds. It reads raw bytes, because the signature covers them. */
export function receivePaymentNotices(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const provider of ports.payment.providers.values()) {
    if (provider.settledBy !== 'provider' || provider.id === 'sandbox') continue;
    scope.post<{ Body: Buffer | undefined }>(noticePath(provider.id), {
      config: { rateLimit: false },
      bodyLimit: LARGEST_NOTICE,
      // Errors are answered in the provider's format, too: another answer might pass for "taken".
      errorHandler: (error, request, reply) => {
        const { headers, ip: address, log } = request;
        const refuse = (): void => void reply.send(answer(reply, provider, false));
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') {
          logFailure(log, error, 'payment notice failed');
          return refuse();
        }
        log.warn({ address, bytes: headers['content-length'] }, 'payment notice refused: too large');
        const received = { raw: Buffer.alloc(0), headers, address, now: clock() };
        saveForgedNotice(db, provider.id, received, 'too_large')
          .catch((failure: unknown) => logFailure(log, failure, 'forged notice could not be stored'))
          .finally(refuse);
      },
      handler: async (request, reply) => {
        const { body: raw = Buffer.alloc(0), headers, ip: address } = request;
        return answer(reply, provider, await receiveNotice(db, provider, { raw, headers, address, now: clock() }));
      },
    });
  }
}

/** The provider's form of an answer, whose status and type are set. */
function answer(reply: FastifyReply, provider: PaymentProvider, taken: boolean): string {
  const { status, body, contentType } = provider.answerNotice(taken);
  void reply.status(status).header('content-type', contentType);
  return body;
}
