import type { RefundRequest } from '@meetingapp/contract/orders/desk.ts';
import type { RequestListed } from './queries-request.ts';

export const presentRequest = (row: RequestListed, staffId: number): RefundRequest => ({
  id: row.id,
  registrationId: row.registration_id,
  orderId: row.order_id,
  number: row.order_number ?? row.registration_number,
  name: row.name,
  amount: row.amount,
  currency: row.currency,
  ends: row.ends,
  reason: row.reason,
  by: row.staff_name,
  own: row.asked_by === staffId,
  at: row.asked_at.toISOString(),
});
