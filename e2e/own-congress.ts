import { buildAccount } from '@meetingapp/demo/accounts.ts';
import { buildConference, buildSociety, type ConferenceWish } from '@meetingapp/demo/conferences.ts';
import { buildFeeKind, type FeeWish } from '@meetingapp/demo/fees.ts';
import { buildForm } from '@meetingapp/demo/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration.ts';
import { buildStaff } from '@meetingapp/demo/staff.ts';
import { buildHotel, buildRoomType } from '@meetingapp/demo/hotel.ts';
import { connect, type Database } from '@meetingapp/server/db/database.ts';
import { connection } from './database.ts';

async function withDatabase<T>(run: (db: Database) => Promise<T>): Promise<T> {
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
