import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { languageOf } from '../../../http/calls/language.ts';
import { unsubscribeMail } from './commands.ts';
import { readSubscription, unsubscribePath } from './reader.ts';
import { askingPage, invalidPage, unsubscribedPage } from './writer-page.ts';

/** Bytes: the body is one field. */
const LARGEST = 4096;

interface Route {
  Params: { token: string };
  Body: Buffer | undefined;
}

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'private, no-store').send(page);

/** The field of RFC 8058, as a form or as one of several parts. */
function isOneClick(body: string): boolean {
  if (new URLSearchParams(body.trim()).get('List-Unsubscribe') === 'One-Click') return true;
  return /name="?List-Unsubscribe"?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(body);
}

/**
 * Serves the address in the header List-Unsubscribe (RFC 8058). GET shows a page that asks and changes nothing; POST with the field
 * `List-Unsubscribe=One-Click` removes the channel e-mail for the kind of the message. Needs no log-in: the address is signed.
 */
export function serveUnsubscribing(scope: FastifyInstance, { db, ports }: AppDependencies): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LARGEST }, (_request, body, done) =>
    done(null, body),
  );
  scope.get<Route>(`${unsubscribePath}:token`, async ({ params, headers }, reply) => {
    const about = readSubscription(params.token, ports.signatures);
    return about
      ? send(reply, 200, askingPage(about))
      : send(reply, 404, invalidPage(languageOf(headers['accept-language'])));
  });
  scope.post<Route>(`${unsubscribePath}:token`, async ({ params, headers, body }, reply) => {
    const about = readSubscription(params.token, ports.signatures);
    if (!about) return send(reply, 404, invalidPage(languageOf(headers['accept-language'])));
    if (!isOneClick(body?.toString('utf8') ?? '')) return send(reply, 400, askingPage(about));
    await unsubscribeMail(db, about.accountId, about.kind);
    return send(reply, 200, unsubscribedPage(about));
  });
}
