import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { buildDiscountCode } from '@meetingapp/demo/fees/fees.ts';
import type { TestApp } from '../app.ts';
import { register, smallCongress } from '../congress.ts';
import { crowd, tally } from './crowd.ts';

interface CodeRace {
  answers: Partial<Record<string, number>>;
  /** Uses taken, according to the database. */
  given: number;
  size: number;
}

/** Two registered people take the only use of a code at one moment. `together` runs the moment itself. */
export async function raceForCode(
  test: TestApp,
  together: (work: () => Promise<CodeRace['answers']>) => Promise<CodeRace['answers']>,
): Promise<CodeRace> {
  const { cid, feeId } = await smallCongress(test.db);
  await buildDiscountCode(test.db, cid, { code: 'LAST', size: 1 });
  const people = await crowd(test, 2);
  const registered: { token: string; regid: number }[] = [];
  for (const who of people) registered.push({ token: who.token, regid: await register(test, who, cid, feeId) });
  const answers = await together(async () =>
    tally(
      await Promise.all(
        registered.map(({ token, regid }) =>
          test.attempt(orderCalls.choose, { regid, discountCode: 'last', extras: [] }, { token }),
        ),
      ),
    ),
  );
  const { rows } = await test.pool.query<Omit<CodeRace, 'answers'>>(
    `select size, coalesce((select sum(amount) from claim where stock_id = stock.id and state <> 'released'), 0)::int as given
       from stock where kind = 'discount' and conference_id = $1`,
    [cid],
  );
  const [row] = rows;
  if (!row) throw new Error('no stock of the code');
  return { answers, ...row };
}
