import { allAnswers } from '../lib/answer-store.ts';
import { cache } from '../lib/cache.ts';

/** Puts the answers of earlier visits there, as old as they are: where there is no network, they are what shows. */
export async function restoreAnswers(): Promise<void> {
  for (const [key, { at, value }] of await allAnswers()) {
    const [path] = JSON.parse(key) as [string];
    cache.put(key, path, value, at);
  }
}
