import { arrangeRooms, moveFault, type ListedRoom, type MoveFault } from '@meetingapp/domain/hotel/rooming.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { asSleeper, placesOf, type SleeperRow, sleepersOf } from './queries.ts';
import { nightsOfType, typeOf, type TypeRow } from '../inventory/queries.ts';

export interface PersonOfNight {
  cid: number;
  roomTypeId: number;
  night: string;
  regId: number;
}

type NightOfType = Awaited<ReturnType<typeof nightsOfType>>[number];

interface Listed {
  type: TypeRow;
  night: NightOfType;
  here: SleeperRow[];
  rooms: ListedRoom[];
}

/** Locks the nights of a type in the common lock order, so that nobody books while a person is moved. */
async function lockNights(transaction: DatabaseTransaction, type: TypeRow): Promise<NightOfType[]> {
  const nights = await nightsOfType(transaction, type.id);
  const ids = nights.map((night) => night.stock_id);
  await transaction
    .selectFrom('stock')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
  return nights;
}

async function listed(
  transaction: DatabaseTransaction,
  type: TypeRow,
  night: NightOfType,
  before: ListedRoom[],
): Promise<Listed> {
  const here = await sleepersOf(transaction, [night.stock_id]);
  return { type, night, here, rooms: arrangeRooms(here.map(asSleeper), type.beds, placesOf(here), before) };
}

/** Stores who is in which room, with its number, so that the night no longer changes. */
async function keep(transaction: DatabaseTransaction, { night, here }: Listed, rooms: readonly number[][]) {
  const doorOf = (people: readonly number[]) => here.find(({ id, door }) => people.includes(id) && door)?.door ?? '';
  const places = rooms.flatMap((people, room) =>
    people.map((person) => ({ stock_id: night.stock_id, registration_id: person, room, number: doorOf(people) })),
  );
  await transaction.deleteFrom('room_place').where('stock_id', '=', night.stock_id).execute();
  if (places.length > 0) await transaction.insertInto('room_place').values(places).execute();
}

type Moved = { ok: true; nights: number } | { ok: false; reason: 'not_found' | MoveFault };
type Move = Pick<PersonOfNight, 'regId'> & { beside: number | null };

/**
 * Moves a person beside another, or into a separate room, for this night and the following ones as far as the rules allow, so that
 * nobody changes rooms every night. All others in these nights stay as shown.
 */
export function movePerson(db: Database, wish: PersonOfNight & Move): Promise<Moved> {
  return inTransactionIfOk(db, async (transaction): Promise<Moved> => {
    const type = await typeOf(transaction, wish.cid, wish.roomTypeId);
    if (!type) return { ok: false, reason: 'not_found' };
    let before: ListedRoom[] = [];
    let nights = 0;
    for (const night of await lockNights(transaction, type)) {
      const one = await listed(transaction, type, night, before);
      before = one.rooms;
      if (night.night < wish.night) continue;
      const reason = await moveIn(transaction, one, wish);
      if (reason !== null && nights === 0) return { ok: false, reason };
      if (reason !== null) break;
      nights += 1;
    }
    return nights > 0 ? { ok: true, nights } : { ok: false, reason: 'not_found' };
  });
}

/** Moves within one night. Null on success. */
async function moveIn(
  transaction: DatabaseTransaction,
  one: Listed,
  { regId, beside }: Move,
): Promise<'not_found' | MoveFault | null> {
  const { rooms, here, night, type } = one;
  const isHere = (person: number) => here.some(({ id }) => id === person);
  if (!isHere(regId) || (beside !== null && !isHere(beside))) return 'not_found';
  const limits = { size: night.size ?? Number.MAX_SAFE_INTEGER, bedsPerRoom: type.beds };
  const fault = moveFault(rooms, here.map(asSleeper), { person: regId, beside }, limits);
  if (fault) return fault;
  const from = rooms.find(({ people }) => people.includes(regId))?.people ?? [];
  const stays = beside === null ? from.length === 1 : from.includes(beside);
  const left = rooms.map(({ people }) => (stays ? people : people.filter((person) => person !== regId)));
  const moved =
    beside === null
      ? [...left, [regId]]
      : left.map((people) => (people.includes(beside) ? [...people, regId] : people));
  // A person who moves does not take the room number along.
  const doors = stays ? here : here.map((row) => (row.id === regId ? { ...row, door: '' } : row));
  const next = (stays ? left : moved).filter((people) => people.length > 0);
  await keep(transaction, { ...one, here: doors }, next);
  return null;
}

type Numbered = { ok: true } | { ok: false; reason: 'not_found' | 'room_number_used' | 'import_touched' };

interface RoomNumber {
  /** Empty: none. */
  number: string;
  /** The number that the room must still have; without it any. */
  expected?: string;
}

/** Writes the number of a person's room for this night and the later nights of their stay. */
export function numberRoom(db: Database, wish: PersonOfNight & RoomNumber): Promise<Numbered> {
  return inTransactionIfOk(db, async (transaction): Promise<Numbered> => {
    const type = await typeOf(transaction, wish.cid, wish.roomTypeId);
    if (!type) return { ok: false, reason: 'not_found' };
    let before: ListedRoom[] = [];
    let found = false;
    for (const night of await lockNights(transaction, type)) {
      const one = await listed(transaction, type, night, before);
      before = one.rooms;
      const room = one.rooms.find(({ people }) => people.includes(wish.regId));
      if (night.night < wish.night || !room) continue;
      found = true;
      const present = one.here.find(({ id, door }) => room.people.includes(id) && door)?.door ?? '';
      if (wish.expected !== undefined && wish.expected !== present) return { ok: false, reason: 'import_touched' };
      await keep(
        transaction,
        one,
        one.rooms.map(({ people }) => people),
      );
      if (wish.number !== '' && (await isUsed(transaction, type, night.night, wish.number, room.people)))
        return { ok: false, reason: 'room_number_used' };
      await transaction
        .updateTable('room_place')
        .set({ number: wish.number })
        .where('stock_id', '=', night.stock_id)
        .where('registration_id', 'in', room.people)
        .execute();
    }
    return found ? { ok: true } : { ok: false, reason: 'not_found' };
  });
}

/** True when another room of the hotel has this number in this night. */
async function isUsed(
  transaction: DatabaseTransaction,
  type: TypeRow,
  night: string,
  number: string,
  people: readonly number[],
): Promise<boolean> {
  const row = await transaction
    .selectFrom('room_place')
    .innerJoin('room_night', 'room_night.stock_id', 'room_place.stock_id')
    .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .innerJoin('claim', (join) =>
      join
        .onRef('claim.stock_id', '=', 'room_place.stock_id')
        .onRef('claim.registration_id', '=', 'room_place.registration_id')
        .on('claim.state', '<>', 'released'),
    )
    .select('room_place.room')
    .where('room_type.hotel_id', '=', type.hotel_id)
    .where('room_night.night', '=', night)
    .where('room_place.number', '=', number)
    .where('room_place.registration_id', 'not in', [0, ...people])
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes manual assignments of one night. False when this conference has no such night. */
export async function rematchNight(db: Database, wish: Omit<PersonOfNight, 'regId'>): Promise<boolean> {
  const type = await typeOf(db, wish.cid, wish.roomTypeId);
  const night = type && (await nightsOfType(db, type.id)).find((one) => one.night === wish.night);
  if (!night) return false;
  await db.deleteFrom('room_place').where('stock_id', '=', night.stock_id).execute();
  return true;
}
