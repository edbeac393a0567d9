import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import { callerOf } from './caller.ts';
import type { Caller } from './context.ts';
import type { AppDependencies } from './dependencies.ts';

/** A whole hospital, or the hall of a congress, may stand behind one address. */
const STRANGERS = 20;
/** Tokens that are none are few: those of phones whose log-in has ended, which then ask without one. */
const UNKNOWN_TOKENS = 5;

/**
 * A flood is refused per person; who has no valid log-in is counted by their address, and generously. Another token makes no
 * other caller: only one of ours counts, and those that are none have a lower ceiling of their own, so that whoever tries tokens
 * takes nothing from their neighbours. Counted in this process, or for all processes in Redis where it is set.
 */
export async function limitRequests(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { redisUrl, requestsPerMinute } = dependencies.config;
  const redis = redisUrl === null ? null : new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  redis?.on('error', (error) => app.log.warn({ err: error }, 'redis'));
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: async (request) => keyOf(request, await callerOf(request, dependencies)),
    max: (_request, key) => requestsPerMinute * timesOf(key),
    skipOnError: true,
    // Hashed files cost nothing and come by the dozen with every page.
    allowList: (request) => request.method === 'GET' && request.url.includes('/assets/'),
    ...(redis ? { redis } : {}),
  });
  if (redis) app.addHook('onClose', async () => redis.disconnect());
}

function keyOf(request: FastifyRequest, caller: Caller | null): string {
  if (caller?.staff) return `staff:${caller.staff.id}`;
  if (caller?.accountId != null) return `account:${caller.accountId}`;
  return `${request.headers.token ? 'unknown' : 'stranger'}:${networkOf(request.ip)}`;
}

function timesOf(key: string): number {
  if (key.startsWith('stranger:')) return STRANGERS;
  return key.startsWith('unknown:') ? UNKNOWN_TOKENS : 1;
}

/** Of IPv6 everybody has 2^64 addresses: the first half tells one line from another. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].slice(0, 4).join(':');
}
