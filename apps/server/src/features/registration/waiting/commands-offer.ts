import { href } from '@meetingapp/contract/paths.ts';
import { openingHindrance, type OpeningHindrance } from '@meetingapp/domain/registration/opening.ts';
import type { Database } from '../../../db/connection/database.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { lockStocks } from '../../../db/places/lock.ts';
import { offerPlace } from '../../../db/places/offer.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { momentTexts } from '../../../text/moment.ts';
import { findSetting, openingOf, type Setting } from '../configuration/queries.ts';
import { findEntry, findStock, titleOf, waitersOf, type WaiterRow } from './queries.ts';

interface Offering {
  stockId: number;
  now: Date;
  /** Link to the page with the offer. */
  linkTo: (cid: number) => string;
}

/**
 * Offers the free places of a stock to the waiting list in its order, each as a claim with a time limit. Free places are counted under
 * the lock of the stock's row, so that concurrent runs offer nothing twice. The first entry that wants more than is free keeps its
 * turn. Returns the number of offers.
 */
export function offerPlaces(db: Database, { stockId, now, linkTo }: Offering): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const stock = await findStock(transaction, stockId);
    const setting = stock && (await findSetting(transaction, stock.conference_id));
    if (!stock || !setting) return 0;
    const [locked] = await lockStocks(transaction, [stockId]);
    await endOffers(transaction, stockId);
    if (openingHindrance(openingOf(setting), now)) return 0;
    let free = locked ? locked.size - locked.taken : Infinity;
    let given = 0;
    for (const waiter of await waitersOf(transaction, stockId)) {
      if (waiter.amount > free) break;
      free -= waiter.amount;
      given += 1;
      await offer(transaction, waiter, setting, { stockId, now, linkTo });
    }
    return given;
  });
}

interface OutOfTurn extends Omit<Offering, 'stockId'> {
  cid: number;
  entryId: number;
}
type OfferOutcome = { ok: true } | { ok: false; reason: 'waiting_unknown' | 'waiting_no_place' | OpeningHindrance };

/** Staff offer a free place out of turn, under the same lock, so that it never overbooks. */
export function offerOutOfTurn(db: Database, { cid, entryId, now, linkTo }: OutOfTurn): Promise<OfferOutcome> {
  return inTransactionIfOk(db, async (transaction): Promise<OfferOutcome> => {
    const entry = await findEntry(transaction, entryId);
    const setting = entry && (await findSetting(transaction, cid));
    if (!setting || entry.conference_id !== cid) return { ok: false, reason: 'waiting_unknown' };
    const closed = openingHindrance(openingOf(setting), now);
    if (closed) return { ok: false, reason: closed };
    const stockId = entry.stock_id;
    const [locked] = await lockStocks(transaction, [stockId]);
    await endOffers(transaction, stockId);
    const [waiter] = await waitersOf(transaction, stockId, entryId);
    if (!waiter) return { ok: false, reason: 'waiting_unknown' };
    if (locked && waiter.amount > locked.size - locked.taken) return { ok: false, reason: 'waiting_no_place' };
    await offer(transaction, waiter, setting, { stockId, now, linkTo });
    return { ok: true };
  });
}

/** Uses the database's clock, by which the claim lapses. */
async function endOffers(transaction: DatabaseTransaction, stockId: number): Promise<void> {
  await transaction
    .updateTable('waiting_entry')
    .set((column) => ({ state: 'expired', ended_at: column.ref('offer_until') }))
    .where('stock_id', '=', stockId)
    .where('state', '=', 'offered')
    .where((where) => where('offer_until', '<=', where.fn<Date>('clock_timestamp')))
    .execute();
}

async function offer(
  transaction: DatabaseTransaction,
  waiter: WaiterRow,
  setting: Setting,
  { stockId, now, linkTo }: Offering,
): Promise<void> {
  const latest = new Date(now.getTime() + setting.offer_hours * 3_600_000);
  const closes = setting.registration_closes_at;
  const until = closes && closes < latest ? closes : latest;
  await transaction
    .updateTable('waiting_entry')
    .set({ state: 'offered', offered_at: now, offer_until: until })
    .where('id', '=', waiter.id)
    .execute();
  await offerPlace(transaction, { stockId, registrationId: waiter.registration_id, amount: waiter.amount, until });
  const title = await titleOf(transaction, stockId);
  if (!title) return;
  await notifyAccount(transaction, {
    accountId: waiter.account_id,
    conferenceId: setting.id,
    kind: 'registration',
    template: 'place_offered',
    variables: {
      conference: setting.title,
      title,
      until: momentTexts(until, setting.zone),
      link: linkTo(setting.id),
    },
    link: href('signOrder', {}, { cid: setting.id }),
    registrationId: waiter.registration_id,
    required: true,
    // The offer expires, in a few hours at the earliest.
    urgent: true,
  });
}
