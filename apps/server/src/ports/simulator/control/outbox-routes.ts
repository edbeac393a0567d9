import type { FastifyInstance } from 'fastify';
import { outboxPage } from '../pages/outbox-page.ts';
import { sendPage } from '../pages/send-page.ts';
import type { OutboxEntry } from './records.ts';
import type { World } from '../world.ts';

interface Filter {
  to?: string;
  channel?: string;
}

/** The outbox as a page for people and as JSON for tests; `?to=` and `?channel=` filter both. */
export async function outboxRoutes(scope: FastifyInstance, world: World): Promise<void> {
  const chosen = ({ to, channel }: Filter): OutboxEntry[] =>
    world.outbox.filter(
      (entry) => (to === undefined || entry.to.endsWith(to)) && (channel === undefined || entry.channel === channel),
    );
  scope.get<{ Querystring: Filter }>('/outbox', async ({ query }, reply) => sendPage(reply, outboxPage(chosen(query))));
  scope.get<{ Querystring: Filter }>('/outbox.json', async ({ query }) => chosen(query));
}
