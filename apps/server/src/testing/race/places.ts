import { orderCalls } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import type { TestApp } from '../app.ts';
import { payAtProvider, smallCongress, startPaying, type Visitor } from '../congress.ts';
import { crowd, doubleTap, tally, type Answered } from './crowd.ts';

const sold = 5;

/** A conference whose only fee has `left` places left; some others are sold already. */
export async function nearlySoldOut(test: TestApp, left: number): Promise<{ cid: number; feeId: number }> {
  const { cid } = await smallCongress(test.db);
  const feeId = await buildFeeKind(test.db, cid, { size: sold + left });
  await test.db.transaction().execute(async (transaction) => {
    for (let i = 0; i < sold; i += 1)
      await buildOrder(
        transaction,
        await buildRegistration(transaction, cid, { feeKindId: feeId, state: 'confirmed' }),
      );
  });
  return { cid, feeId };
}

export const formOf = (who: Visitor, cid: number, feeId: number) => ({
  regid: null,
  uid: null,
  cid,
  cfgid: feeId,
  src: '',
  sub_cid: null,
  ...who.answers,
});

export interface PlacesRace {
  answers: Partial<Record<string, number>>;
  /** Places taken, according to the database. */
  given: number;
  size: number;
  paidOrders: number;
  payments: number;
  /** Registrations of refused people. */
  leftovers: number;
}

/**
 * `people` compete for the last places of a fee, each tapping twice; each winner pays at once, while the others continue. They call the
 * processes `doors` in turn.
 */
export async function raceForPlaces(
  test: TestApp,
  people: number,
  left: number,
  doors: readonly TestApp[] = [test],
): Promise<PlacesRace> {
  const { cid, feeId } = await nearlySoldOut(test, left);
  const visitors = await crowd(test, people);
  const answers = await Promise.all(
    visitors.map(async (who, index) => {
      const door = doors[index % doors.length] ?? test;
      const saved = await doubleTap(door, registrationCalls.add, formOf(who, cid, feeId), who.token);
      if (saved.code === 0) await payFor(test, who, saved);
      return saved;
    }),
  );
  return { answers: tally(answers), ...(await figures(test, cid, feeId)) };
}

async function payFor(test: TestApp, who: Visitor, saved: Answered<typeof registrationCalls.add>): Promise<void> {
  if (!('register' in saved)) return;
  const made = await doubleTap(
    test,
    orderCalls.create,
    { regid: saved.register.regId ?? 0, total: 100_000 },
    who.token,
  );
  if ('order' in made && made.order) await payAtProvider(test, await startPaying(test, who, made.order.orderId));
}

async function figures({ pool }: TestApp, cid: number, feeId: number): Promise<Omit<PlacesRace, 'answers'>> {
  const { rows } = await pool.query<Omit<PlacesRace, 'answers'>>(
    `select
       (select size from stock join fee_kind on fee_kind.stock_id = stock.id where fee_kind.id = $2) as size,
       (select sum(amount)::int from claim join fee_kind on fee_kind.stock_id = claim.stock_id
         where fee_kind.id = $2 and claim.state <> 'released') as given,
       (select count(*)::int from orders where conference_id = $1 and state = 'paid') - $3::int as "paidOrders",
       (select count(*)::int from ledger where conference_id = $1) - $3::int as payments,
       (select count(*)::int from registration where conference_id = $1 and state <> 'confirmed') as leftovers`,
    [cid, feeId, sold],
  );
  const [row] = rows;
  if (!row) throw new Error('no figures');
  return row;
}
