import { describe, expect, it } from 'vitest';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { order, register, smallCongress, visitor } from '../../../testing/congress.ts';
import { testApp } from '../../../testing/app.ts';
import { withoutLockingReads } from '../../../testing/race/without-locking-reads.ts';
import { orderAtDesk } from '../../orders/desk/commands-counter.ts';
import { takeMoney } from '../../registration/desk/commands.ts';
import { payAtDesk, type TakeMoney } from './commands-pay.ts';

const test = await testApp({ poolSize: 12 });
const { db, pool } = test;
const societyId = await buildSociety(db);
const desks = [
  await buildStaff(db, societyId, { email: 'one@example.org' }),
  await buildStaff(db, societyId, { email: 'two@example.org' }),
];
const take: TakeMoney = (transaction, taking) => takeMoney(transaction, orderAtDesk, taking);
const { cid, feeId } = await smallCongress(db, { societyId });

async function unpaid() {
  const who = await visitor(test);
  const regId = await register(test, who, cid, feeId);
  const { orderId, total } = await order(test, who, regId);
  return { regId, orderId, total };
}

/** Both desks record the same money at once; returns what they were answered and what the books say. */
async function bothTake({ regId, orderId, total }: Awaited<ReturnType<typeof unpaid>>) {
  const answers = await Promise.allSettled(
    desks.map((staffId) =>
      payAtDesk(db, take, { cid, regId, paid: 'cash', receipt: '', amount: total, staffId, now: new Date() }),
    ),
  );
  const { rows } = await pool.query<{ booked: number }>(
    'select coalesce(sum(amount), 0)::int as booked from ledger where order_id = $1',
    [orderId],
  );
  const won = answers.filter((one) => one.status === 'fulfilled' && one.value.ok).length;
  return { won, booked: rows[0]?.booked };
}

/** Both desks have read the payment's order before either goes on. */
const meetAt = /from "payment" inner join "orders".*"payment"\."out_trade_no".* for no key update/is;

describe('[O16] two desks take the money of the same order at once', () => {
  it('one of them wins, and the sum is booked once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const one = await unpaid();
      expect(await bothTake(one)).toEqual({ won: 1, booked: one.total });
    }
  });

  // Also off: the trigger that marks the registration for the list, which locks it as well, and the places, which can be confirmed once.
  it('without the locks both win, and the sum is booked twice', async () => {
    const one = await unpaid();
    await pool.query('alter table payment disable trigger unlists');
    await pool.query('alter function confirm_claims rename to confirm_held_claims');
    await pool.query("create function confirm_claims(bigint) returns boolean language sql as 'select true'");
    expect(await withoutLockingReads({ meetAt, people: 2 }, () => bothTake(one))).toEqual({
      won: 2,
      booked: 2 * one.total,
    });
  });
});
