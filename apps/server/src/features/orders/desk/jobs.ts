import { refundLeft } from '@meetingapp/domain/orders/refund-limit.ts';
import { refundAmount, refundPercent } from '@meetingapp/domain/orders/refund-policy.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { defineTask } from '../../../jobs/task.ts';
import type { TaskInputs } from '../../../jobs/task-inputs.ts';
import { settingForStaff } from '../../registration/configuration/queries.ts';
import { chosenRows } from '../../registration/record/queries-names.ts';
import { cancelAtDesk } from './commands.ts';
import { waitsForApproval } from './commands-request.ts';
import { moneyOrdersOf } from '../order/queries-paid.ts';

type Back = TaskInputs['orders.cancelMany']['back'];

/** Cancels many registrations, each with its refund. */
export const cancelMany = defineTask('orders.cancelMany', async (run) => {
  const { db, input, conferenceId, staffId, clock } = run;
  const { ids, reason, back, tell } = input;
  const cid = conferenceId ?? 0;
  await run.total(ids.length);
  await run.rows(chosenRows(db, cid, ids), async (id, transaction) => {
    const now = clock();
    const amount = await amountBack(transaction, cid, id, back, now);
    // What the policy refunds was decided when it was set; everything else above the sum is asked for one by one.
    if (back === 'all' && (await waitsForApproval(transaction, cid, id, amount))) return { refused: 'refund_approval' };
    const outcome = await cancelAtDesk(transaction, { cid, id, amount, reason, staffId, now, tell });
    return outcome.ok ? null : { refused: outcome.reason };
  });
});

async function amountBack(
  transaction: DatabaseTransaction,
  cid: number,
  id: number,
  back: Back,
  now: Date,
): Promise<number> {
  const setting = back === 'nothing' ? undefined : await settingForStaff(transaction, cid);
  if (!setting) return 0;
  const orders = await moneyOrdersOf(transaction, id);
  if (back === 'all') return refundLeft(orders);
  const percent = refundPercent(setting.refund_policy, dayIn(setting.zone, now), setting.starts_on);
  return orders.reduce((sum, { total, refunded }) => sum + refundAmount(total, refunded, percent), 0);
}
