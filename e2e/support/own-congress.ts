import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildExpert, buildHall, buildSession, buildTalk } from '@meetingapp/demo/agenda/agenda.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { dayFrom, momentOf } from '@meetingapp/demo/support/calendar.ts';
import { buildConference, buildSociety, type ConferenceInput } from '@meetingapp/demo/conference/conferences.ts';
import { buildExtra, buildFeeKind, type ExtraInput, type FeeInput } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { congressHome } from '@meetingapp/demo/home/congress-home.ts';
import { buildHome } from '@meetingapp/demo/home/home.ts';
import { buildArticle } from '@meetingapp/demo/news/news.ts';
import { buildOrder } from '@meetingapp/demo/orders/orders.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff/staff.ts';
import { billingDay } from '@meetingapp/domain/orders/reconcile.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel/hotel.ts';
import { connect, type Database } from '@meetingapp/server/db/connection/database.ts';
import { connection } from './database.ts';

/** Runs a function on the database of the product under test. */
export async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const onError = (error: Error): never => {
    throw error;
  };
  const { db } = connect(await connection(), { size: 2, nameStatements: false, onError });
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

/** Creates a conference for one test, with a plain form and one fee or more, so that no other test is affected. */
export function ownCongress(
  wish: ConferenceInput = {},
  fee: FeeInput = {},
  others: FeeInput[] = [],
): Promise<{ cid: number; feeId: number }> {
  return withDatabase(async (db) => {
    const cid = await buildConference(db, wish);
    await buildForm(db, cid);
    const feeId = await buildFeeKind(db, cid, fee);
    for (const [index, other] of others.entries()) await buildFeeKind(db, cid, { position: index + 1, ...other });
    return { cid, feeId };
  });
}

/** Creates a conference with the home of the congress, whose draft one test has to itself. */
export function ownHome(wish: ConferenceInput = {}): Promise<number> {
  return withDatabase(async (db) => {
    const startsOn = dayFrom(new Date(), 42);
    const cid = await buildConference(db, { startsOn, ...wish });
    await buildHome(db, cid, congressHome(cid, startsOn, new Date()));
    await buildArticle(db, cid, { title: both('大会通知（第二轮）', 'Second announcement') });
    return cid;
  });
}

/** Creates a hotel with one type of twin rooms, sold by the bed, on two nights. */
export function ownHotel(cid: number, nights: readonly string[]): Promise<number> {
  return withDatabase(async (db) => {
    const hotelId = await buildHotel(db, cid);
    const wish = { beds: 2, sellsBeds: true, nights: [...nights], rooms: 5 };
    return (await buildRoomType(db, cid, hotelId, wish)).id;
  });
}

/** Creates a fee for a conference that a test made in the console. */
export function ownFee(cid: number, fee: FeeInput = {}): Promise<number> {
  return withDatabase((db) => buildFeeKind(db, cid, fee));
}

/** Creates an extra of a test's conference. */
export function ownExtra(cid: number, extra: ExtraInput = {}): Promise<number> {
  return withDatabase((db) => buildExtra(db, cid, extra));
}

/** The society of a staff member, so that a test's conference appears in their console. */
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

/** Creates a society for one test with its owner and one conference: staff, rights and log are separate. */
export function ownSociety(
  conference: ConferenceInput = {},
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

/** Creates a person who registered and cancelled, so that an erasure has nothing to wait for. */
export function cancelledPerson(cid: number, name: string, phone: string): Promise<number> {
  return withDatabase(async (db) => {
    const accountId = await buildAccount(db, { name, phone });
    await buildRegistration(db, cid, { accountId, name, phone, state: 'cancelled' });
    return accountId;
  });
}

/** Creates people registered for a test's conference. */
export function ownPeople(cid: number, names: readonly string[]): Promise<void> {
  return withDatabase(async (db) => {
    for (const name of names) await buildRegistration(db, cid, { name });
  });
}

/** Registers an account for a test's conference. */
export function ownRegistration(cid: number, accountId: number, name: string): Promise<number> {
  return withDatabase((db) => buildRegistration(db, cid, { accountId, name }));
}

/** Refunds a part of what was paid in a test's conference. */
export function ownRefund(cid: number, refunded: number): Promise<void> {
  return withDatabase(async (db) => {
    const change = { refunded, state: 'partly_refunded' } as const;
    await db.updateTable('orders').set(change).where('conference_id', '=', cid).execute();
  });
}

/**
 * Creates a person who paid 1,000.00 and requested an invoice, with a payment in yesterday's bill that has another amount at the
 * provider.
 */
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

/** Creates two halls with a session each at the same time, and a talk without a session. */
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

/** Creates a person whose refund of the whole order, 1,000.00, was refused by its provider, and a second member of the staff. */
export function ownFailedRefund(cid: number, name: string): Promise<{ email: string; password: string }> {
  return withDatabase(async (db) => {
    const registrationId = await buildRegistration(db, cid, { name });
    const orderId = await buildOrder(db, registrationId);
    const { id: paymentId } = await db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await db.updateTable('orders').set({ state: 'refunding' }).where('id', '=', orderId).execute();
    await db
      .insertInto('refund')
      .values({
        order_id: orderId,
        payment_id: paymentId,
        amount: 100_000,
        state: 'failed',
        cause: 'staff',
        reason: '讲者费用减免',
        out_refund_no: `R${orderId}`,
      })
      .execute();
    const { society_id: societyId } = await db
      .selectFrom('conference')
      .select('society_id')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const second = { email: `second.${process.pid}.${orderId}@own.example`, password: 'Own-Society-2027' };
    await buildStaff(db, societyId, { ...second, role: 'finance' });
    return second;
  });
}
