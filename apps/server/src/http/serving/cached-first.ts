import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { contract } from '@meetingapp/contract/contract.ts';
import type { Call } from '@meetingapp/contract/call.ts';
import { basePath } from '@meetingapp/contract/paths.ts';
import { callKey, pageKey, sendAtOnce, type ResponseCache } from './response-cache.ts';

/** Longest body of a call that is looked up. */
const LONGEST_BODY = 1000;

const cachedPaths: ReadonlySet<string> = new Set(
  Object.values(contract)
    .flatMap((calls) => Object.values<Call>(calls))
    .flatMap(({ cached, path }) => (cached ? [path] : [])),
);

/**
 * Answers a request with kept bytes before routing, limits and log-in, which cost more than sending; everything else goes to the
 * application. Kept responses need none of them: they are the same for everybody.
 */
export function answerCachedFirst(kept: ResponseCache, application: RequestListener): RequestListener {
  return (request, response) => {
    const pass = (): void => application(request, response);
    if (request.method === 'GET' && request.url?.startsWith(`${basePath}/`)) {
      const key = pageKey(request);
      const known = key === null ? undefined : kept.find(key);
      if (known && sendAtOnce(request, response, known)) kept.sent += 1;
      else pass();
    } else if (isCachedCall(request)) {
      withBody(request, pass, (body) => {
        const key = callKey(request, body);
        const known = key === null ? undefined : kept.find(key);
        if (known === undefined || !sendAtOnce(request, response, known)) return false;
        kept.sent += 1;
        return true;
      });
    } else pass();
  };
}

const isCachedCall = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'POST' &&
  cachedPaths.has(url) &&
  Number(headers['content-length']) <= LONGEST_BODY &&
  String(headers['content-type']).startsWith('application/json');

/** Offers a body that arrived in one piece to `answer`; when that returns false, puts it back and calls `pass`. */
function withBody(request: IncomingMessage, pass: () => void, answer: (body: string) => boolean): void {
  request.once('readable', () => {
    const bytes = request.read() as Buffer | null;
    const whole = bytes !== null && bytes.length === Number(request.headers['content-length']);
    if (whole && answer(bytes.toString())) return;
    // In the same turn, before the stream notices that it was read to its end.
    if (bytes !== null) request.unshift(bytes);
    pass();
  });
}

/** Creates Fastify's server with kept responses in front of it; the time limits are those that Fastify would set. */
export const serverWithCache =
  (kept: ResponseCache): FastifyServerFactory<Server> =>
  (application, options) => {
    const server = createServer(answerCachedFirst(kept, application as RequestListener));
    const limits = options as { keepAliveTimeout?: number; requestTimeout?: number; connectionTimeout?: number };
    if (limits.keepAliveTimeout !== undefined) server.keepAliveTimeout = limits.keepAliveTimeout;
    if (limits.requestTimeout !== undefined) server.requestTimeout = limits.requestTimeout;
    server.setTimeout(limits.connectionTimeout ?? 0);
    return server;
  };
