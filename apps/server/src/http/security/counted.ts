import type { FastifyRateLimitOptions, FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RedisLink } from '../../ports/redis/link.ts';

type Counted = Parameters<FastifyRateLimitStore['incr']>[1];

/** Callers counted in this process; beyond that the oldest windows are dropped. */
const MOST = 20_000;
const PREFIX = 'meetingapp-limit:';
/** Increments the counter; returns the count and the milliseconds until the window ends. */
const ADD = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}`;

/** In-process counter with fixed windows that begin with the first request of a caller. */
class OwnCount {
  readonly #windows = new Map<string, { count: number; ends: number }>();

  add(key: string, windowMs: number): { current: number; ttl: number } {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.ends > now ? known : { count: 0, ends: now + windowMs };
    window.count += 1;
    if (window !== known) {
      // Keeps insertion order equal to the order in which windows end.
      this.#windows.delete(key);
      this.#windows.set(key, window);
      for (const [old] of this.#windows) {
        if (this.#windows.size <= MOST) break;
        this.#windows.delete(old);
      }
    }
    return { current: window.count, ttl: window.ends - now };
  }
}

/**
 * Counts requests in Redis, shared by all processes, and always in this process, too. While Redis does not answer, this process's
 * count applies and includes earlier requests; so a failure of Redis never lifts a limit and never makes a caller wait.
 */
export function countingStore(redis: RedisLink): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    readonly #own = new OwnCount();

    constructor(_options: FastifyRateLimitOptions) {}

    incr(key: string, counted: Counted, windowMs: number): void {
      const own = this.#own.add(key, windowMs);
      const shared = redis.run((talking) => talking.eval(ADD, 1, PREFIX + key, windowMs) as Promise<[number, number]>);
      void shared.then((answer) => {
        const [current, ttl] = answer ?? [own.current, own.ttl];
        // A Redis that restarted empty must not give a caller a second limit.
        counted(null, { current: Math.max(current, own.current), ttl: ttl > 0 ? ttl : own.ttl });
      });
    }

    /** All routes share one limit. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
