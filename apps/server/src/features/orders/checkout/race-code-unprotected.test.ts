import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { raceForCode } from '../../../testing/race/code.ts';
import { withBarrier, withoutLocks } from '../../../testing/race/without-locks.ts';

const test = await testApp({ poolSize: 8 });

it('[O3] [C16] control: without the locks both people get the last use of a code', { timeout: 60_000 }, async () => {
  await withoutLocks(test.pool);
  const { result, watch } = await watched(test.pool, () =>
    raceForCode(test, (work) => withBarrier(test.pool, 2, work)),
  );
  expect(result).toEqual({ answers: { ok: 2 }, given: 2, size: 1 });
  expect([...watch.faults].join()).toContain('more given than there is');
});
