import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf } from '../../../http/calls/language.ts';
import { cashierPath } from '../../../ports/payment/sandbox/sandbox.ts';
import { decideAttempt } from './commands.ts';
import { cashierPage, unknownPage } from './writer.ts';

/** Bytes: the body is one field. */
const LARGEST = 1024;

interface Route {
  Params: { number: string };
  Body: Buffer | undefined;
}

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(page);

/**
 * The cashier of payments in sandboxes. It needs no log-in, like that of a provider: the number in its address is random. The address to
 * which it leads back was written by this server.
 */
export function serveSandboxCashier(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.get<Route>(cashierPath(':number'), async ({ params, headers }, reply) => {
    const language = languageOf(headers['accept-language']);
    const payment = await ports.payment.sandbox.find(params.number);
    return payment ? send(reply, 200, cashierPage(payment, language)) : send(reply, 404, unknownPage(language));
  });
  scope.post<Route>(cashierPath(':number'), async ({ params, headers, body }, reply) => {
    const language = languageOf(headers['accept-language']);
    const decision = new URLSearchParams(body?.toString('utf8')).get('decision');
    if (decision === 'succeeded' || decision === 'failed')
      await decideAttempt(db, ports.payment, { outTradeNo: params.number, decision, now: clock() });
    const payment = await ports.payment.sandbox.find(params.number);
    return payment ? send(reply, 200, cashierPage(payment, language)) : send(reply, 404, unknownPage(language));
  });
}
