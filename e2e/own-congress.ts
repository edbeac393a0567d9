import { buildAccount } from '@meetingapp/demo/accounts.ts';
import { buildExpert, buildHall, buildSession, buildTalk } from '@meetingapp/demo/agenda.ts';
import { both } from '@meetingapp/demo/bilingual.ts';
import { momentOf } from '@meetingapp/demo/calendar.ts';
import { buildConference, buildSociety, type ConferenceWish } from '@meetingapp/demo/conferences.ts';
import { buildFeeKind, type FeeWish } from '@meetingapp/demo/fees.ts';
import { buildForm } from '@meetingapp/demo/forms.ts';
import { buildOrder } from '@meetingapp/demo/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff.ts';
import { billingDay } from '@meetingapp/domain/orders/reconcile.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel.ts';
import { connect, type Database } from '@meetingapp/server/db/database.ts';
import { connection } from './database.ts';

/** Something done in the database of the product under test. */
export async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const onError = (error: Error): never => {
    throw error;
  };
  const { db } = connect(await connection(), { size: 1, nameStatements: false, onError });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

/** A conference of a test's own, with a plain form and one fee or more: what happens in it disturbs no other test. */
export function ownCongress(
  wish: ConferenceWish = {},
  fee: FeeWish = {},
  others: FeeWish[] = [],
): Promise<{ cid: number; feeId: number }> {
  return withDatabase(async (db) => {
    const cid = await buildConference(db, wish);
    await buildForm(db, cid);
    const feeId = await buildFeeKind(db, cid, fee);
    for (const [index, other] of others.entries()) await buildFeeKind(db, cid, { position: index + 1, ...other });
    return { cid, feeId };
  });
}

/** A hotel with one type of twin rooms, of which beds are sold, on two nights. */
export function ownHotel(cid: number, nights: readonly string[]): Promise<number> {
  return withDatabase(async (db) => {
    const hotelId = await buildHotel(db, cid);
    const wish = { beds: 2, sellsBeds: true, nights: [...nights], rooms: 5 };
    return (await buildRoomType(db, cid, hotelId, wish)).id;
  });
}

/** A fee for a conference that a test made in the console. */
export function ownFee(cid: number, fee: FeeWish = {}): Promise<number> {
  return withDatabase((db) => buildFeeKind(db, cid, fee));
}

/** The society of somebody of the staff, so that a test's own conference stands in their console. */
export function societyOf(email: string): Promise<number> {
  return withDatabase(async (db) => {
    const row = await db
      .selectFrom('staff_member')
      .select('society_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    return row.society_id;
  });
}

let societies = 0;

/** A society of a test's own with its owner and one conference: its staff, rights and log are nobody else's. */
export function ownSociety(
  conference: ConferenceWish = {},
): Promise<{ cid: number; owner: { email: string; password: string } }> {
  return withDatabase(async (db) => {
    societies += 1;
    const owner = { email: `owner.${process.pid}.${societies}@own.example`, password: 'Own-Society-2027' };
    const societyId = await buildSociety(db);
    await buildStaff(db, societyId, owner);
    const cid = await buildConference(db, { societyId, ...conference });
    await buildForm(db, cid);
    return { cid, owner };
  });
}

/** Somebody who registered and cancelled: there is nothing that an erasure would have to wait for. */
export function cancelledPerson(cid: number, name: string, phone: string): Promise<number> {
  return withDatabase(async (db) => {
    const accountId = await buildAccount(db, { name, phone });
    await buildRegistration(db, cid, { accountId, name, phone, state: 'cancelled' });
    return accountId;
  });
}

/** People who are registered for a conference of a test's own. */
export function ownPeople(cid: number, names: readonly string[]): Promise<void> {
  return withDatabase(async (db) => {
    for (const name of names) await buildRegistration(db, cid, { name });
  });
}

/** A part of what was paid in a conference of a test's own has gone back. */
export function ownRefund(cid: number, refunded: number): Promise<void> {
  return withDatabase(async (db) => {
    const change = { refunded, state: 'partly_refunded' } as const;
    await db.updateTable('orders').set(change).where('conference_id', '=', cid).execute();
  });
}

/** Somebody who paid 1,000.00 and asked for an invoice, with a payment in yesterday's bill of which the provider told another amount. */
export function ownPayment(cid: number, name: string): Promise<void> {
  return withDatabase(async (db) => {
    const registrationId = await buildRegistration(db, cid, { name });
    const orderId = await buildOrder(db, registrationId, { method: 'alipay_wap' });
    const title = '湖滨医院';
    const email = `${name.length}@own.example`;
    await db
      .insertInto('invoice')
      .values({
        registration_id: registrationId,
        kind: 'ordinary',
        holder: 'organisation',
        title,
        email,
        tax_number: '91110000600037341L',
      })
      .execute();
    const day = addDays(billingDay(new Date()), -1);
    const bill = { provider: 'alipay', day, state: 'fetched', fetched_at: new Date() } as const;
    const { id } = await db
      .insertInto('bill')
      .values(bill)
      .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet({ state: 'fetched' }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const amounts = { ours: 100_000, theirs: 99_000, fee: 594, fate: 'amount_differs' } as const;
    const line = { bill_id: id, position: 10_000 + orderId, kind: 'payment', number: `M${orderId}` } as const;
    await db
      .insertInto('bill_line')
      .values({ ...line, ...amounts, at: new Date(), order_id: orderId, conference_id: cid })
      .execute();
  });
}

/** Two halls with a session each at the same time, and a talk that has no session yet. */
export function ownProgramme(cid: number): Promise<void> {
  return withDatabase(async (db) => {
    const { starts_on } = await db
      .selectFrom('conference')
      .select('starts_on')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const at = (clock: string) => momentOf(starts_on, clock);
    const gushan = await buildHall(db, cid, { name: both('孤山厅', 'Gushan') });
    const xixi = await buildHall(db, cid, { name: both('西溪厅', 'Xixi'), position: 1 });
    const speaker = await buildExpert(db, cid, { name: both('沈砚秋', 'Shen Yanqiu') });
    const times = { from: at('09:00'), to: at('10:00') };
    await buildSession(db, cid, { title: both('心脏影像', 'Imaging'), hall: gushan, ...times });
    await buildSession(db, cid, { title: both('心律', 'Rhythm'), hall: xixi, ...times });
    await buildTalk(db, cid, { title: both('冠脉 CT', 'Coronary CT'), parts: [[speaker, 'speaker']] });
  });
}
