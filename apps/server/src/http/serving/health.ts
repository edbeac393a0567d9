import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppDependencies } from '../calls/dependencies.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it is ready, including the database; also reports an optional service that is
 * unavailable.
 */
export function answerHealth(app: FastifyInstance, { db, ports, ready }: AppDependencies): void {
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const database = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const all = database && ready();
    // Without Redis everything works, with limits counted in each process.
    const redis = ports.redis && { redis: ports.redis.available ? 'available' : 'unavailable' };
    return reply.status(all ? 200 : 503).send({ status: all ? 'ready' : 'not ready', database, ...redis });
  });
}
