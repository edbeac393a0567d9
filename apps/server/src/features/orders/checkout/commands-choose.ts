import type { CodeHindrance } from '@meetingapp/domain/registration/fees/discount.ts';
import type { Database } from '../../../db/connection/database.ts';
import { holdPlaces } from '../../../db/places/hold.ts';
import type { PlaceRequest } from '../../../db/places/place-request.ts';
import { inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { findSetting } from '../../registration/configuration/queries.ts';
import { lockOwn } from '../../registration/record/queries-locked.ts';
import { extraChoices, findDiscountByCode, hindranceOfCode } from './queries-selection.ts';

export interface Choose {
  regId: number;
  accountId: number;
  /** Empty: none. */
  discountCode: string;
  extras: { extraId: number; quantity: number }[];
  now: Date;
}

type Reason =
  | 'registration_unknown'
  | 'registration_locked'
  | 'extra_sold_out'
  | 'discount_unknown'
  | 'discount_used_up'
  | CodeHindrance;
type Outcome = { ok: true } | { ok: false; reason: Reason };

/** Replaces extras and discount code. Extras and limited codes are held like places, all or none. */
export function saveChoices(db: Database, wish: Choose): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockOwn(transaction, wish.regId, wish.accountId);
    const setting = row && (await findSetting(transaction, row.conference_id));
    if (!row || !setting) return { ok: false, reason: 'registration_unknown' };
    if (row.state !== 'draft') return { ok: false, reason: 'registration_locked' };
    const discount =
      wish.discountCode === '' ? null : await findDiscountByCode(transaction, row.conference_id, wish.discountCode);
    if (discount === undefined) return { ok: false, reason: 'discount_unknown' };
    const hindrance = discount && hindranceOfCode(discount, row, row.fee_kind_id, wish.now);
    if (hindrance) return { ok: false, reason: hindrance };
    const offered = await extraChoices(transaction, row, row.conference_id);
    const wanted = quantities(wish.extras);
    const chosen = offered.flatMap((extra) => {
      const quantity = wanted.get(extra.id) ?? 0;
      return quantity > 0 && quantity <= extra.at_most ? [{ ...extra, quantity }] : [];
    });
    if (chosen.length < wanted.size) return { ok: false, reason: 'extra_sold_out' };
    const wishes: PlaceRequest[] = [
      ...chosen.map((extra) => ({ stockId: extra.stock_id, kind: 'extra' as const, amount: extra.quantity })),
      ...(discount ? [{ stockId: discount.stock_id, kind: 'discount' as const, amount: 1 }] : []),
    ];
    const until = new Date(wish.now.getTime() + setting.hold_minutes * 60_000);
    await transaction
      .updateTable('registration')
      .set({ discount_code_id: discount?.id ?? null })
      .where('id', '=', row.id)
      .execute();
    await transaction.deleteFrom('registration_extra').where('registration_id', '=', row.id).execute();
    if (chosen.length > 0)
      await transaction
        .insertInto('registration_extra')
        .values(chosen.map((extra) => ({ registration_id: row.id, extra_id: extra.id, quantity: extra.quantity })))
        .execute();
    const held = await holdPlaces(transaction, { registrationId: row.id, kinds: ['extra', 'discount'], wishes, until });
    if (!held.ok) return { ok: false, reason: held.short.kind === 'discount' ? 'discount_used_up' : 'extra_sold_out' };
    return { ok: true };
  });
}

/** Quantity of each extra, summed when it is listed twice; zero quantities are left out. */
function quantities(extras: Choose['extras']): Map<number, number> {
  const wanted = new Map<number, number>();
  for (const { extraId, quantity } of extras)
    if (quantity > 0) wanted.set(extraId, (wanted.get(extraId) ?? 0) + quantity);
  return wanted;
}
