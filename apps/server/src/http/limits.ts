import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { hashToken } from '../db/token-hash.ts';

/**
 * A flood is refused per log-in; only callers without one are counted by their address, and generously: a whole hospital may
 * stand behind one. Counted in this process, or for all processes in Redis where it is set.
 */
export async function limitRequests(app: FastifyInstance, config: Config): Promise<void> {
  const redis = config.redisUrl === null ? null : new Redis(config.redisUrl, { maxRetriesPerRequest: 1 });
  redis?.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: (request) => {
      const token = request.headers.token;
      return typeof token === 'string' && token !== '' ? hashToken(token).toString('base64url') : request.ip;
    },
    max: (request) => (request.headers.token ? config.requestsPerMinute : config.requestsPerMinute * 20),
    skipOnError: true,
    // Hashed files cost nothing and come by the dozen with every page.
    allowList: (request) => request.method === 'GET' && request.url.includes('/assets/'),
    ...(redis ? { redis } : {}),
  });
  if (redis) app.addHook('onClose', async () => redis.disconnect());
}
