import { allAnswers } from '../../lib/storage/offline-answers.ts';
import { cache } from '../../lib/calls/call-cache.ts';

/** Puts stored answers of earlier visits into the cache with their original age: offline, they are what pages show. */
export async function restoreAnswers(): Promise<void> {
  for (const [key, { at, value }] of await allAnswers()) {
    const [path] = JSON.parse(key) as [string];
    cache.put(key, path, value, at);
  }
}
