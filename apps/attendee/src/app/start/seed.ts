import { preloadZone } from '@meetingapp/domain/zone-ahead.ts';
import { cache, cacheKey } from '../../lib/calls/call-cache.ts';
import type { Boot } from '../../lib/calls/boot.ts';
import { requestToken } from '../../lib/calls/request-token.ts';
import { serverClock } from '../../lib/time/server-clock.ts';

/** Puts the answers delivered with the page into the cache, so that the first screen does not ask again. */
export function seed({ calls, now, zones, kept }: Boot): void {
  if (now !== null) serverClock.learn(now);
  for (const [zone, spans] of Object.entries(zones)) preloadZone(zone, spans);
  for (const { path, body, language, answer, personal } of calls) {
    // Stored answers show until they are refreshed. A personal answer rendered for an anonymous visitor shows until the person's own
    // arrives.
    const at = kept || (personal && requestToken() !== null) ? 0 : Date.now();
    if (Number(answer.code) === 0) cache.put(cacheKey(path, body, language), path, answer, at);
  }
}
