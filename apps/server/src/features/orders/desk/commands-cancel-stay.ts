import { refundPercent } from '@meetingapp/domain/orders/refund-policy.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import type { Database } from '../../../db/connection/database.ts';
import { holdPlaces } from '../../../db/places/hold.ts';
import { reseatNights } from '../../../db/places/reseat.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { findBookings } from '../../hotel/stay/queries.ts';
import type { ConferenceRow } from '../../hotel/inventory/queries.ts';
import { lockOfConference } from '../../registration/record/queries-locked.ts';
import { giveBack } from '../refund/commands.ts';
import { notifyStayCancelled } from '../refund/commands-notify.ts';
import { openChangeOf } from '../../registration/record/queries-change.ts';
import { paidOrdersOf } from '../order/queries-paid.ts';

export interface CancelStay {
  cid: number;
  regId: number;
  /** As staff saw it, in fen. */
  refund: number;
  actor: string;
  now: Date;
}
type Cancelled = { ok: true } | { ok: false; reason: 'registration_unknown' | 'registration_locked' | 'price_changed' };

/** Releases the nights and notifies the person; refunds by the organiser's rule, the way the money came. */
export function cancelDeskStay(db: Database, conference: ConferenceRow, wish: CancelStay): Promise<Cancelled> {
  return inTransactionIfOk(db, async (transaction): Promise<Cancelled> => {
    const row = await lockOfConference(transaction, wish.regId, wish.cid);
    const [booking] = row ? await findBookings(transaction, [row.id]) : [];
    if (!row || !booking) return refused('registration_unknown');
    const unpaid = row.state === 'draft';
    if (
      !unpaid &&
      ((row.state !== 'confirmed' && row.state !== 'attended') || (await openChangeOf(transaction, row.id)))
    )
      return refused('registration_locked');
    const percent = refundPercent(conference.refund_policy, dayIn(conference.zone, wish.now), conference.starts_on);
    const refund = unpaid ? 0 : Math.floor((booking.amount * percent) / 100);
    if (refund !== wish.refund) return refused('price_changed');
    const paid = await paidOrdersOf(transaction, row.id);
    if (refund > 0 && paid.reduce((sum, order) => sum + order.total - order.refunded, 0) < refund)
      return refused('registration_locked');
    await transaction.updateTable('hotel_booking').set({ state: 'released' }).where('id', '=', booking.id).execute();
    await transaction.deleteFrom('room_place').where('registration_id', '=', row.id).execute();
    await notifyStayCancelled(transaction, { row, hotel: booking.hotel_name, amount: refund });
    if (unpaid) {
      await holdPlaces(transaction, {
        registrationId: row.id,
        kinds: ['room_night'],
        wishes: [],
        until: row.created_at,
      });
      return { ok: true };
    }
    // The stay's price from now on is zero, also for later changes by the person.
    await transaction
      .insertInto('registration_change')
      .values({
        registration_id: row.id,
        kind: 'stay',
        state: 'applied',
        before: booking.amount,
        after: 0,
        refund,
        releases: '[]',
        created_at: wish.now,
        ended_at: wish.now,
      })
      .execute();
    if (refund > 0)
      await giveBack(transaction, paid, { amount: refund, cause: 'stay_cancelled', actor: wish.actor, now: wish.now });
    await reseatNights(transaction, row.id, []);
    return { ok: true };
  });
}
