import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { decideRefundsTogether } from '../../../testing/race/refund-decisions.ts';

// The same race without the row locks of the decision. A race test that does not fail here proves nothing there. The locks are removed
// before the connections are made, because each keeps the function by which it sends.

const original = pg.Client.prototype.query;
const unlocked = (text: string): string =>
  /"(refund_request|registration)"/.test(text) ? text.replace(/ for (no key )?update$/, '') : text;
pg.Client.prototype.query = function withoutLocks(this: pg.Client, first: unknown, ...rest: unknown[]) {
  if (typeof first === 'object' && first !== null && 'text' in first && typeof first.text === 'string')
    first.text = unlocked(first.text);
  return Reflect.apply(original, this, [typeof first === 'string' ? unlocked(first) : first, ...rest]);
};
afterAll(() => {
  pg.Client.prototype.query = original;
});

const test = await testApp({ poolSize: 24 });

it('[O8] control: without the locks both decisions count', { timeout: 120_000 }, async () => {
  expect(await decideRefundsTogether(test, 12)).toBeGreaterThan(0);
});
