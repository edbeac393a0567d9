import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { momentFrom } from '../support/calendar.ts';

const HUNDRED = 10_000;

/**
 * A refund that waits for a second person: finance asked for the largest order, and the conference's sum for approval is the next lower
 * hundred yuan.
 */
export async function seedRefundRequest(db: Database, conferenceId: number, now: Date): Promise<void> {
  const asker = await db
    .selectFrom('staff_grant')
    .select('staff_id')
    .where('conference_id', '=', conferenceId)
    .where('role', '=', 'finance')
    .executeTakeFirst();
  const order = await db
    .selectFrom('orders')
    .select(['id', 'registration_id', 'total'])
    .where('conference_id', '=', conferenceId)
    .where('state', '=', 'paid')
    .where('kind', '=', 'registration')
    .orderBy('total', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!asker || !order) return;
  await db
    .updateTable('conference')
    .set({ refund_approval_above: Math.floor((order.total - 1) / HUNDRED) * HUNDRED })
    .where('id', '=', conferenceId)
    .execute();
  await db
    .insertInto('refund_request')
    .values({
      conference_id: conferenceId,
      registration_id: order.registration_id,
      order_id: order.id,
      amount: order.total,
      ends: false,
      reason: '改为受邀讲者，免注册费',
      tell: true,
      asked_by: asker.staff_id,
      asked_at: momentFrom(now, -1),
    })
    .execute();
}
