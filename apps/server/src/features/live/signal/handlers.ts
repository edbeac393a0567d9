import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../../http/calls/dependencies.ts';
import type { LiveProviderId } from '../../../ports/live/provider.ts';
import { queueMissingReplays } from '../recording/commands-replay.ts';
import { signalCame, signalWent } from './commands.ts';

/** Bytes: real callbacks have less than 4 kB. */
const LARGEST = 64 * 1024;
const ids: ReadonlySet<string> = new Set<LiveProviderId>(['own', 'tencent', 'aliyun']);
const isProvider = (id: string): id is LiveProviderId => ids.has(id);

interface Route {
  Params: { provider: string };
  Querystring: Record<string, string>;
  Body: Buffer | undefined;
}

/** Receives events of the stream server: stream begins, stream ends, recording complete. The answer admits or refuses the stream. */
export function receiveStreamCallbacks(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.route<Route>({
    method: ['GET', 'POST'],
    url: '/medapp/live-signals/:provider',
    config: { rateLimit: false },
    bodyLimit: LARGEST,
    handler: async (request, reply) => {
      const { provider: id } = request.params;
      const provider = isProvider(id) ? ports.live.provider(id) : null;
      if (!provider) return reply.status(404).send();
      const { headers, query } = request;
      const now = clock();
      const outcome = provider.parseCallback({ headers, query, body: request.body?.toString() ?? '' }, now);
      if (!outcome.ok) return reply.status(outcome.reason === 'malformed' ? 400 : 403).send();
      const { news } = outcome;
      const place = { db, ports, now };
      let welcome = true;
      if (news.kind === 'on') welcome = await signalCame(place, { provider: provider.id, ...news });
      if (news.kind === 'off') await signalWent(place, { provider: provider.id, ...news });
      if (news.kind === 'recorded') await queueMissingReplays(place, news.name);
      return reply
        .status(welcome ? 200 : 403)
        .type('application/json')
        .send('{"code":0}');
    },
  });
}
