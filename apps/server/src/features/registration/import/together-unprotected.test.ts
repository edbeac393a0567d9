import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { raceOfImports } from '../../../testing/race/imports.ts';
import { withBarrier, withoutLocks } from '../../../testing/race/without-locks.ts';

// The race of `together.test.ts` without locks: if it did not fail here, it would prove nothing there.

const test = await testApp({ poolSize: 24 });

it('without the locks lists that are imported at once get more places than exist', { timeout: 60_000 }, async () => {
  await withoutLocks(test.pool);
  const { result, watch } = await watched(test.pool, () =>
    withBarrier(test.pool, 6, () => raceOfImports(test, 6, 30, 50)),
  );
  expect(result.given).toBeGreaterThan(50);
  expect([...watch.faults].join()).toContain('more given than there is');
});
