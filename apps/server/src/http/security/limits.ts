import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticateKey, isOpenRequest } from '../calls/authenticate-key.ts';
import { authenticate } from '../calls/authenticate.ts';
import type { Caller } from '../calls/context.ts';
import type { AppDependencies } from '../calls/dependencies.ts';
import { countingStore } from './counted.ts';
import { networkOf } from './network.ts';

/** Factor for addresses: a whole hospital or congress hall can share one. */
const STRANGERS = 20;
/** Factor for invalid tokens, which are few: phones whose session has ended then continue without a token. */
const UNKNOWN_TOKENS = 5;

/** Factor for keys of the open interface, which stand for a whole system. */
const KEYS = 4;

/**
 * Rate limit per person, and per key of the open interface; callers without a valid session are counted by address with a higher limit. Only a valid token counts as a
 * separate caller; invalid ones have a lower limit, so that guessing tokens does not use up the limit of others at that address.
 * Counted in this process, and in Redis for all processes when it is configured.
 */
export async function limitRequests(app: FastifyInstance, dependencies: AppDependencies): Promise<void> {
  const { requestsPerMinute } = dependencies.config;
  const { redis } = dependencies.ports;
  await app.register(rateLimit, {
    timeWindow: 60_000,
    keyGenerator: async (request) =>
      isOpenRequest(request)
        ? openKeyOf(request, dependencies)
        : keyOf(request, await authenticate(request, dependencies)),
    max: (_request, key) => requestsPerMinute * timesOf(key),
    // Hashed files are cheap, and every page loads dozens.
    allowList: (request) => request.method === 'GET' && request.url.includes('/assets/'),
    ...(redis ? { store: countingStore(redis) } : {}),
  });
}

/** A hospital's systems share an address: only requests without a valid key are counted by it. */
async function openKeyOf(request: FastifyRequest, dependencies: AppDependencies): Promise<string> {
  const key = await authenticateKey(request, dependencies);
  return key ? `key:${key.id}` : `unknown:${networkOf(request.ip)}`;
}

function keyOf(request: FastifyRequest, caller: Caller | null): string {
  if (caller?.staff) return `staff:${caller.staff.id}`;
  if (caller?.accountId != null) return `account:${caller.accountId}`;
  return `${request.headers.token ? 'unknown' : 'stranger'}:${networkOf(request.ip)}`;
}

function timesOf(key: string): number {
  if (key.startsWith('stranger:')) return STRANGERS;
  if (key.startsWith('key:')) return KEYS;
  return key.startsWith('unknown:') ? UNKNOWN_TOKENS : 1;
}
