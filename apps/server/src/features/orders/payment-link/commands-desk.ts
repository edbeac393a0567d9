import { retakePlaces } from '../../../db/places/retake.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { OrderReason } from '../../registration/desk/commands-order-port.ts';
import { lockAtDesk } from '../../registration/record/queries-locked.ts';
import { shortReason } from '../checkout/commands.ts';
import { orderAtDesk } from '../desk/commands-counter.ts';
import { findOpenOrder } from '../order/queries.ts';
import { openOrNewLink } from './commands.ts';

/** Minutes that a person at the desk has to pay by the code. */
const DESK_MINUTES = 30;
/** Minutes below which a hold is extended before the code is shown. */
const LEAST_MINUTES = 10;

interface DeskLink {
  cid: number;
  regId: number;
  /** Fen that the desk showed. */
  amount: number;
  staffId: number;
  now: Date;
}

type Outcome = { ok: true; linkId: number; until: Date | null } | { ok: false; reason: OrderReason | 'desk_amount' };

/**
 * The link by which a person at the desk pays the whole sum, with the time until which the places are held (null: without end). The order is made when there
 * is none, and places whose hold has lapsed or soon will are held again, all or nothing.
 */
export function makeDeskLink(db: Database, { cid, regId, amount, staffId, now }: DeskLink): Promise<Outcome> {
  return inTransactionIfOk(db, async (transaction): Promise<Outcome> => {
    const row = await lockAtDesk(transaction, cid, regId);
    if (!row) return refused('not_found');
    if (row.state !== 'approved') return refused('registration_locked');
    const until = new Date(now.getTime() + DESK_MINUTES * 60_000);
    const made = await orderAtDesk(transaction, { row, paid: null, amount: null, until, tell: false, staffId, now });
    if (!made.ok) return made;
    const order = await openOrderOf(transaction, regId);
    if (order?.total !== amount || amount === 0) return refused('desk_amount');
    const ends = order.hold_until;
    const isShort = (at: Date | null) => at === null || at.getTime() - now.getTime() < LEAST_MINUTES * 60_000;
    const isLonger = ends !== null && (isShort(ends) || isShort(row.hold_until));
    const heldUntil = isLonger && ends < until ? until : ends;
    if (isLonger && heldUntil) {
      const held = await holdLonger(transaction, { regId, orderId: order.id, until: heldUntil });
      if (!held.ok) return held;
    }
    return { ok: true, linkId: await openOrNewLink(transaction, order.id, now), until: heldUntil };
  });
}

async function openOrderOf(transaction: DatabaseTransaction, registrationId: number) {
  const open = await findOpenOrder(transaction, registrationId);
  if (open?.state !== 'open') return undefined;
  return transaction
    .selectFrom('orders')
    .select(['id', 'total', 'hold_until'])
    .where('id', '=', open.id)
    .executeTakeFirstOrThrow();
}

async function holdLonger(
  transaction: DatabaseTransaction,
  { regId, orderId, until }: { regId: number; orderId: number; until: Date },
): Promise<{ ok: true } | { ok: false; reason: OrderReason }> {
  const held = await retakePlaces(transaction, regId, until);
  if (!held.ok) return refused(shortReason(held));
  await transaction.updateTable('orders').set({ hold_until: until }).where('id', '=', orderId).execute();
  await transaction.updateTable('registration').set({ hold_until: until }).where('id', '=', regId).execute();
  return { ok: true };
}
