import { spoilings } from '../../ports/simulator/payment/spoiled-notice.ts';
import type { TestApp } from '../app.ts';
import { atCashier } from '../cashier.ts';
import { readOrder, readRegistration } from '../congress.ts';

export interface ForgeriesOutcome {
  sent: number;
  /** Kinds of forgeries, over all providers. */
  kinds: number;
  /** Forgeries that were answered as accepted, or changed the order, the registration or the ledger. */
  accepted: string[];
  /** Genuine notices sent after a forgery, and those that did not pay the order. */
  genuine: number;
  turnedAway: string[];
}

const methods = ['native', 'alipay_wap'] as const;

/** Sends every kind of forged notice of each provider for a payment under way, and after each a genuine one. */
export async function forge(
  test: TestApp,
  rounds: number,
  onRound: (round: number) => void,
): Promise<ForgeriesOutcome> {
  const kinds = methods.flatMap((method) => spoilings[method].map((spoil) => ({ method, spoil })));
  const outcome: ForgeriesOutcome = { sent: 0, kinds: kinds.length, accepted: [], genuine: 0, turnedAway: [] };
  for (let round = 1; round <= rounds; round += 1) {
    for (const { method, spoil } of kinds) {
      const { who, orderId, regId, number } = await atCashier(test, method);
      const stateNow = async (): Promise<string> => (await readOrder(test, who, orderId)).state;
      const notice = (body: object = {}) =>
        test.control(`/orders/${number}/notice`, body) as Promise<{ status: number; body: string }>;
      await test.control(`/orders/${number}/pay`, { notices: 0, force: true });
      const before = await stateNow();
      const answer = await notice({ spoil });
      const acknowledged = method === 'native' ? answer.status < 400 : answer.body === 'success';
      const booked = await test.db.selectFrom('ledger').select('id').where('order_id', '=', orderId).execute();
      const confirmed = (await readRegistration(test, who, regId)).state === 'confirmed';
      outcome.sent += 1;
      if (acknowledged || booked.length > 0 || confirmed || (await stateNow()) !== before)
        outcome.accepted.push(`${method} ${spoil}: ${answer.status} ${answer.body.slice(0, 200)}`);
      await notice();
      outcome.genuine += 1;
      if ((await stateNow()) !== 'paid') outcome.turnedAway.push(`${method} after ${spoil}`);
    }
    onRound(round);
  }
  return outcome;
}
