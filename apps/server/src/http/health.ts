import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppDependencies } from './dependencies.ts';

/** `/healthz`: the process answers. `/readyz`: it can do its work, the database included. */
export function answerHealth(app: FastifyInstance, { db, ready }: AppDependencies): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const all = database && ready();
    return reply.status(all ? 200 : 503).send({ status: all ? 'ready' : 'not ready', database });
  });
}
