import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { decideRefundsTogether } from '../../../testing/race/refund-decisions.ts';

const test = await testApp({ poolSize: 24 });

it(
  '[O8] two people decide on a refund at once: one of them counts, and the money agrees',
  { timeout: 120_000 },
  async () => {
    expect(await decideRefundsTogether(test, 12)).toBe(0);
  },
);
