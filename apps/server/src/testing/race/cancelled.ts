import { orderCalls, type OrderCard } from '@meetingapp/contract/orders/order.ts';
import { registrationCalls } from '@meetingapp/contract/registration/wizard.ts';
import type { TestApp } from '../app.ts';
import { payAtProvider, smallCongress, startPaying, type Visitor } from '../congress.ts';
import { crowd, doubleTap, tally } from './crowd.ts';
import { formOf } from './places.ts';

export interface CancelledRace {
  /** Answers to the registrations of the crowd, retries included. */
  answers: Partial<Record<string, number>>;
  /** Orders cancelled before payment, and paid registrations given back. */
  cancelled: number;
  /** Places taken at the end, and all places, according to the database. */
  given: number;
  size: number;
}

/** Fen. */
const PRICE = 100_000;

/**
 * `people` compete for `size` places, each tapping twice. Of those who get one, a third cancel the order unpaid, a third pay and
 * cancel the registration, a third pay and stay. A person who is refused tries again after others have cancelled.
 */
export async function raceWithCancellations(test: TestApp, people: number, size: number): Promise<CancelledRace> {
  const refundPolicy = [{ untilDaysBefore: 0, percent: 100 }];
  const { cid, feeId } = await smallCongress(test.db, { refundPolicy }, { size, amount: PRICE });
  const answers: Parameters<typeof tally>[0][number][] = [];
  let winners = 0;
  let cancelled = 0;

  /** False: no place was left. */
  const tryOnce = async (who: Visitor): Promise<boolean> => {
    const saved = await doubleTap(test, registrationCalls.add, formOf(who, cid, feeId), who.token);
    answers.push(saved);
    if (!('register' in saved)) return false;
    const body = { regid: saved.register.regId ?? 0, total: PRICE };
    const made = await doubleTap(test, orderCalls.create, body, who.token);
    if (!('order' in made) || !made.order) throw new Error(`no order: ${JSON.stringify(made)}`);
    const kind = winners % 3;
    winners += 1;
    await go(who, made.order, kind);
    return true;
  };
  const go = async (who: Visitor, { orderId }: Pick<OrderCard, 'orderId'>, kind: number): Promise<void> => {
    const orderid = orderId;
    if (kind === 0) {
      await test.call(orderCalls.cancel, { orderid }, { token: who.token });
      cancelled += 1;
      return;
    }
    await payAtProvider(test, await startPaying(test, who, orderid));
    if (kind === 2) return;
    await test.call(orderCalls.refund, { orderid, amount: PRICE }, { token: who.token });
    cancelled += 1;
  };

  for (let waiting = await crowd(test, people); waiting.length > 0;) {
    const before = winners;
    const served = await Promise.all(waiting.map(tryOnce));
    waiting = waiting.filter((_who, index) => !served[index]);
    if (winners === before) break;
  }
  const { rows } = await test.pool.query<{ given: number }>(
    `select coalesce(sum(amount), 0)::int as given from claim join fee_kind on fee_kind.stock_id = claim.stock_id
     where fee_kind.id = $1 and claim.state <> 'released'`,
    [feeId],
  );
  return { answers: tally(answers), cancelled, given: rows[0]?.given ?? 0, size };
}
