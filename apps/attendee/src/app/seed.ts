import { tellZone } from '@meetingapp/domain/zone-ahead.ts';
import { cache, cacheKey } from '../lib/cache.ts';
import type { Boot } from '../lib/boot.ts';
import { requestToken } from '../lib/request-token.ts';
import { serverClock } from '../lib/server-clock.ts';

/** Puts the answers that came with the page where the first screen looks for them, so that it does not ask again. */
export function seed({ calls, now, zones, kept }: Boot): void {
  if (now !== null) serverClock.learn(now);
  for (const [zone, spans] of Object.entries(zones)) tellZone(zone, spans);
  for (const { path, body, language, answer, personal } of calls) {
    // What the phone kept shows until it is answered anew. A visitor's answer shows what there is until one's own has come.
    const at = kept || (personal && requestToken() !== null) ? 0 : Date.now();
    if (Number(answer.code) === 0) cache.put(cacheKey(path, body, language), path, answer, at);
  }
}
