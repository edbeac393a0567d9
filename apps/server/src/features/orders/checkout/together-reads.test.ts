import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { testApp } from '../../../testing/app.ts';
import { smallCongress } from '../../../testing/congress.ts';
import { collectReads, cachePlans, stopAutovacuum } from '../../../testing/database/plans.ts';
import { crowd } from '../../../testing/race/crowd.ts';
import { formOf } from '../../../testing/race/places.ts';

const SIZE = 4;
const test = await testApp({ poolSize: SIZE });
const { db, pool } = test;

const PRICE = 100_000;
const GROUP = 8;
/** Sales of others before the plans are made, enough for PostgreSQL to look a single row up by its index, and afterwards. */
const BEFORE = 400;
const AFTERWARDS = 3000;

/** A statement for several sales. */
const takesList = /jsonb_to_recordset|= any\(/;

/** People who register, order, pay and are confirmed at one moment each, step by step. */
async function buyTogether(cid: number, feeId: number): Promise<void> {
  const people = await crowd(test, GROUP);
  const key = () => randomUUID();
  const begun = await Promise.all(
    people.map(async (who) => {
      const { register } = await test.call(registrationCalls.add, formOf(who, cid, feeId), {
        token: who.token,
        key: key(),
      });
      return { who, regId: register.regId ?? 0 };
    }),
  );
  const orders = await Promise.all(
    begun.map(async ({ who, regId }) => {
      const { order } = await test.call(
        orderCalls.create,
        { regid: regId, total: PRICE },
        { token: who.token, key: key() },
      );
      return { who, orderId: order?.orderId ?? 0 };
    }),
  );
  await Promise.all(
    orders.map(({ who, orderId }) =>
      test.call(orderCalls.pay, { orderid: orderId, method: 'native' }, { token: who.token, key: key() }),
    ),
  );
  const numbers = await Promise.all(orders.map(({ orderId }) => numberOf(orderId)));
  await Promise.all(numbers.map((number) => test.control(`/orders/${number}/pay`)));
}

/** Number of the order's payment. */
async function numberOf(orderId: number): Promise<string> {
  const { rows } = await pool.query<{ number: string }>(
    'select out_trade_no as number from payment where order_id = $1',
    [orderId],
  );
  return rows[0]?.number ?? '';
}

/** Sales of a conference that other people have cancelled. */
const sellToOthers = (cid: number, count: number) =>
  pool.query(
    `with other as (
        insert into account (name) select '' from generate_series(1, $2) returning id, 'L' || id as n
      ), person as (
        insert into registration (conference_id, account_id, form_version_id, state, number, card_id, entry_code, person_key, name)
          select conference_id, other.id, form_version_id, 'refused', n, n, n, n, '林' || n
            from (select * from registration where conference_id = $1 order by id limit 1) as one, other
          returning id, conference_id, account_id, number
      ), bought as (
        insert into orders (number, conference_id, account_id, registration_id, kind, currency, total, state)
          select number, conference_id, account_id, id, 'registration', 'CNY', 1, 'cancelled' from person returning id, number
      )
      insert into payment (order_id, provider, method, out_trade_no, amount, currency, state)
        select id, 'wechat', 'native', number, 1, 'CNY', 'closed' from bought`,
    [cid, count],
  );

it('[C16] people who buy at one moment read the rows of their own sales, also when the plans were made in small tables', async () => {
  await stopAutovacuum(pool);
  const { cid, feeId } = await smallCongress(db);
  await buyTogether(cid, feeId);
  await sellToOthers(cid, BEFORE);
  await pool.query('vacuum analyze');
  await cachePlans(pool, SIZE);
  for (let time = 0; time < 2 * SIZE; time += 1) await buyTogether(cid, feeId);
  await sellToOthers(cid, AFTERWARDS);
  const reads = await collectReads(pool, SIZE);
  reads();
  await buyTogether(cid, feeId);
  const found = reads();
  expect(found.some(({ table }) => table === 'payment')).toBe(true);
  expect(found.filter(({ rows, statement }) => rows > BEFORE && takesList.test(statement))).toEqual([]);
});
