import { expect, it } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { order, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { payingTogether } from '../../../testing/paying-together.ts';

const test = await testApp();
const { db, pool } = test;
const { groupToPay, share } = payingTogether(test);

/** Makes the first insert into a table draw this number. */
async function drawFirst(table: 'orders' | 'shared_order', number: string): Promise<void> {
  await pool.query(`
    create sequence ${table}_draws;
    create function ${table}_draw() returns trigger language plpgsql as $$ begin
      if nextval('${table}_draws') = 1 then new.number := '${number}'; end if;
      return new;
    end $$;
    create trigger drawn before insert on ${table} for each row execute function ${table}_draw()`);
}

it('an order is made, with its lines, also when its number was drawn before', async () => {
  const { cid, feeId } = await smallCongress(db);
  const [one, other] = [await visitor(test), await visitor(test)];
  const first = await order(test, one, await register(test, one, cid, feeId));
  const second = await register(test, other, cid, feeId);
  await drawFirst('orders', first.number);
  const made = await order(test, other, second);
  expect(made.number).toMatch(/^\d{18}$/);
  expect(made.number).not.toBe(first.number);
  const lines = await db.selectFrom('order_line').select('amount').where('order_id', '=', made.orderId).execute();
  expect(lines).toHaveLength(1);
  const { rows } = await pool.query<{ drawn: string }>('select last_value as drawn from orders_draws');
  expect(Number(rows[0]?.drawn)).toBe(2);
});

it('several orders are paid together, also when the number of the common order was drawn before', async () => {
  const [first, second] = [await groupToPay(2), await groupToPay(2)];
  await share(first.contact, first.orderids);
  const { number } = await db.selectFrom('shared_order').select('number').executeTakeFirstOrThrow();
  await drawFirst('shared_order', number);
  expect(await share(second.contact, second.orderids)).toMatchObject({ state: 'open' });
  const numbers = await db.selectFrom('shared_order').select('number').execute();
  expect(new Set(numbers.map((row) => row.number)).size).toBe(2);
});
