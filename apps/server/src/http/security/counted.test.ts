import { expect, it } from 'vitest';
import type { RedisLink } from '../../ports/redis/link.ts';
import { countingStore } from './counted.ts';

/** A fake Redis that returns the given counts: one answer per request, null for none. */
function counting(answers: ([number, number] | null)[]) {
  const redis = { run: async () => answers.shift() ?? null } as unknown as RedisLink;
  const store = new (countingStore(redis))({});
  return () =>
    new Promise<number | undefined>((resolve) => {
      store.incr('stranger:198.51.100.7', (_error, result) => resolve(result?.current), 60_000, 10);
    });
}

it('a limit goes on from where this process stands when Redis falls silent, and when it comes back empty', async () => {
  const next = counting([[7, 60_000], null, null, [1, 60_000], [9, 50_000]]);
  const counts: (number | undefined)[] = [];
  for (let n = 0; n < 5; n += 1) counts.push(await next());
  expect(counts).toEqual([7, 2, 3, 4, 9]);
});
