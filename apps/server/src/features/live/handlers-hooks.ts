import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../http/dependencies.ts';
import type { LiveProviderId } from '../../ports/live/provider.ts';
import { remakeReplays } from './commands-replay.ts';
import { signalCame, signalWent } from './commands-signal.ts';

/** Theirs have less than 4 kB. */
const LARGEST = 64 * 1024;
const ids: ReadonlySet<string> = new Set<LiveProviderId>(['own', 'tencent', 'aliyun']);
const isProvider = (id: string): id is LiveProviderId => ids.has(id);

interface Route {
  Params: { provider: string };
  Querystring: Record<string, string>;
  Body: Buffer | undefined;
}

/** Where the stream server says what happens: a studio begins, ends, a recording is complete. Its answer lets the studio in or not. */
export function hearStreamServers(scope: FastifyInstance, { db, ports, clock }: AppDependencies): void {
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
      if (news.kind === 'recorded') await remakeReplays(place, news.name);
      return reply
        .status(welcome ? 200 : 403)
        .type('application/json')
        .send('{"code":0}');
    },
  });
}
