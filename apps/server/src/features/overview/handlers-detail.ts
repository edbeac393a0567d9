import type { RegistrationAtDesk, registrationConsoleCalls } from '@meetingapp/contract/registration/console.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { paidNow } from '@meetingapp/domain/orders/paid-now.ts';
import { refundAmount, refundPercent } from '@meetingapp/domain/orders/refund-policy.ts';
import { ordinaryFlow } from '@meetingapp/domain/registration/flow-settings.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { StaffContext } from '../../http/calls/context.ts';
import type { Handlers } from '../../http/calls/handlers.ts';
import { refuse } from '../../http/calls/refusal.ts';
import { findBookings } from '../hotel/stay/queries.ts';
import { presentAnswers } from '../registration/form/present.ts';
import { findForm } from '../registration/configuration/queries.ts';
import { extrasOf } from '../orders/order/queries-extras.ts';
import { presentTouches } from '../orders/refund/present.ts';
import { touchedByRefund } from '../orders/refund/queries-touched.ts';
import { findAtDesk, type DeskRow } from '../registration/review/queries.ts';
import {
  presentCan,
  presentDeskOrder,
  presentEvents,
  presentMessages,
  refundableOf,
  refundableOrders,
  refundingOf,
} from './present-detail.ts';
import { presentPrice } from './present-price.ts';
import { eventsAtDesk, messagesAtDesk, newestForm, ordersAtDesk, type DeskOrder } from './queries-detail.ts';
import { pricedFee } from './queries-price.ts';
import { spelledName } from '../../text/pinyin.ts';

export const detailHandlers: Handlers<Pick<typeof registrationConsoleCalls, 'detail'>> = {
  detail: async ({ cid, id }, context) => {
    const registration = await describeAtDesk(context, cid, id);
    return registration ? { registration } : refuse('not_found');
  },
};

/** Returns everything that staff see of one registration; null when the conference has no registration with this id. */
async function describeAtDesk(
  { db, language, now }: StaffContext,
  cid: number,
  id: number,
): Promise<RegistrationAtDesk | null> {
  const row = await findAtDesk(db, cid, id);
  if (!row) return null;
  const [orders, bookings, events, messages, form, newest, touches, extras] = await Promise.all([
    ordersAtDesk(db, id),
    findBookings(db, [id]),
    eventsAtDesk(db, id),
    messagesAtDesk(db, id),
    findForm(db, cid, row.form_version_id),
    newestForm(db, cid, row.form_id),
    touchedByRefund(db, id),
    extrasOf(db, id, language),
  ]);
  const priced = await pricedFee(db, row, orders, now);
  return {
    id,
    number: row.number,
    name: row.name,
    spelled: spelledName(row.name),
    phone: row.answers.phone ?? '',
    email: row.answers.email ?? '',
    company: row.answers.company ?? '',
    branchId: row.branch_id,
    branch: row.branch_title?.[language] ?? '',
    feeId: row.fee_kind_id,
    fee: row.fee_title?.[language] ?? '',
    member: row.member,
    source: row.source_code,
    state: row.state,
    currency: row.currency,
    holdUntil: row.hold_until?.toISOString() ?? null,
    holdRenewals: row.hold_renewals,
    createdAt: row.created_at.toISOString(),
    changedAt: row.updated_at.toISOString(),
    formNumber: row.form_number,
    form: pickLanguage(row.form_title, language),
    newestForm: newest,
    answers: presentAnswers(form?.fields ?? [], row.answers, ordinaryFlow, language),
    price: priced && presentPrice(priced, language),
    orders: orders.map((order) => presentDeskOrder(order, language)),
    refundNow: refundNow(row, orders, now),
    refundable: refundableOf(orders),
    paidNow: paidNow(orders.map((order) => ({ ...order, paid: order.paid_at !== null }))),
    refunding: refundingOf(orders),
    touches: presentTouches(touches, language),
    stays: bookings.map((booking) => ({
      hotel: booking.hotel_name[language],
      roomType: booking.room_type_name[language],
      checkIn: booking.check_in,
      checkOut: booking.check_out,
      amount: booking.amount,
      kept: Boolean(booking.kept),
    })),
    extras,
    messages: presentMessages(messages, language),
    history: presentEvents(events, row.currency, language),
    can: presentCan(row, orders, language),
  };
}

/** The refund by the organiser's policy today, in fen. */
function refundNow(row: DeskRow, orders: readonly DeskOrder[], now: Date): number {
  const percent = refundPercent(row.refund_policy, dayIn(row.zone, now), row.starts_on);
  return refundableOrders(orders).reduce((sum, order) => sum + refundAmount(order.total, order.refunded, percent), 0);
}
