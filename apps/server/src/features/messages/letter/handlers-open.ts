import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import { openNotification } from './commands.ts';
import { openPath, pageOf, readOpened } from './reader.ts';

interface Route {
  Params: { token: string };
}

/**
 * Opens the page of a message from its link in an e-mail or the messenger, and marks it as seen. Only a browser that opens a page counts
 * (Fetch Metadata): programs that check links or draw previews fetch them, too. Without a valid token it opens the home.
 */
export function serveOpening(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  scope.get<Route>(`${openPath}:token`, async ({ params, headers }, reply) => {
    const id = readOpened(params.token, ports.signatures);
    const seen = headers['sec-fetch-dest'] === 'document' && headers['sec-purpose'] === undefined;
    const opened = id === null ? undefined : await openNotification(db, id, { seen, now: clock() }, ports.fanOut);
    return reply.header('cache-control', 'private, no-store').redirect(pageOf(opened ?? ''), 302);
  });
}
