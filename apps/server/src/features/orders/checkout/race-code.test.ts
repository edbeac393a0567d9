import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { watched } from '../../../testing/race/bank.ts';
import { raceForCode } from '../../../testing/race/code.ts';

const test = await testApp({ poolSize: 8 });

it('[O3] [C16] the last use of a code that two people take at one moment goes to one of them', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { result, watch } = await watched(test.pool, () => raceForCode(test, (work) => work()));
    expect(result).toEqual({ answers: { ok: 1, discount_used_up: 1 }, given: 1, size: 1 });
    expect([...watch.faults]).toEqual([]);
  }
});
