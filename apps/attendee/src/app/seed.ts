import { cache, cacheKey } from '../lib/cache.ts';
import type { Boot } from '../lib/boot.ts';
import { serverClock } from '../lib/server-clock.ts';

/** Puts the answers that came with the page where the first screen looks for them, so that it does not ask again. */
export function seed({ calls, now }: Boot): void {
  if (now !== null) serverClock.learn(now);
  for (const { path, body, language, answer } of calls) {
    if (Number(answer.code) === 0) cache.put(cacheKey(path, body, language), path, answer);
  }
}
