import { afterAll, expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { changeStatements } from '../../../testing/race/changed-statements.ts';
import { decideRefundsTogether } from '../../../testing/race/refund-decisions.ts';

// The same race without the row locks of the decision. A race test that does not fail here proves nothing there.

afterAll(
  changeStatements({
    text: (sql) => (/"(refund_request|registration)"/.test(sql) ? sql.replace(/ for (no key )?update$/, '') : sql),
  }),
);

const test = await testApp({ poolSize: 24 });

it('[O8] control: without the locks both decisions count', { timeout: 120_000 }, async () => {
  expect(await decideRefundsTogether(test, 12)).toBeGreaterThan(0);
});
