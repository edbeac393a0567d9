import type { BodyOf } from '@meetingapp/contract/call.ts';
import type { travelDeskCalls } from '@meetingapp/contract/speakers/travel.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import type { LetterSurroundings } from '../invitation/commands-letter.ts';
import { writePickup } from './commands-letter.ts';
import { lockPickup, passengersOf } from './queries.ts';

type PickupBody = BodyOf<typeof travelDeskCalls.savePickup>;
type Saved = { ok: true; id: number; version: number } | { ok: false; reason: 'changed_meanwhile' | 'not_found' };

/** Saves a car and tells its passengers when something changed for them. */
export async function savePickup(
  db: Database,
  { conferenceId, id, body }: { conferenceId: number; id: number | null; body: Omit<PickupBody, 'cid' | 'pickupId'> },
  around: LetterSurroundings,
): Promise<Saved> {
  const values = {
    direction: body.direction,
    name: body.pickupName,
    place: body.place,
    leaves_at: new Date(body.leavesAt),
    driver: body.driver,
    driver_phone: body.driverPhone,
    plate: body.plate,
    seats: body.seats,
  };
  return inTransaction(db, async (transaction) => {
    if (id === null) {
      const made = await transaction
        .insertInto('speaker_pickup')
        .values({ ...values, conference_id: conferenceId })
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow();
      return { ok: true, ...made };
    }
    const before = await lockPickup(transaction, conferenceId, id);
    if (!before) return refused('not_found');
    if (before.version !== body.seen) return refused('changed_meanwhile');
    const saved = await transaction
      .updateTable('speaker_pickup')
      .set({ ...values, direction: before.direction, version: nextVersion })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow();
    const told =
      before.leaves_at.getTime() !== values.leaves_at.getTime() ||
      (['place', 'driver', 'driver_phone', 'plate'] as const).some((column) => before[column] !== values[column]);
    const people = told ? (await passengersOf(transaction, id)).map(({ expert_id: expert }) => expert) : [];
    await writePickup(transaction, { conferenceId, expertIds: people, pickupId: id }, around);
    return { ok: true, ...saved };
  });
}

/** Puts journeys into a car of their direction, all or none, and tells the people. */
export const assignLegs = (
  db: Database,
  { conferenceId, legIds, pickupId }: { conferenceId: number; legIds: readonly number[]; pickupId: number | null },
  around: LetterSurroundings,
): Promise<{ ok: true } | { ok: false; reason: 'not_found' | 'travel_pickup_full' }> =>
  inTransaction(db, async (transaction) => {
    const pickup = pickupId === null ? null : await lockPickup(transaction, conferenceId, pickupId);
    if (pickup === undefined) return refused('not_found');
    const legs = await transaction
      .selectFrom('speaker_leg')
      .select(['id', 'expert_id', 'pickup_id', 'direction'])
      .where('id', 'in', [...legIds])
      .where('conference_id', '=', conferenceId)
      .orderBy('id')
      .forUpdate()
      .execute();
    if (legs.length !== new Set(legIds).size) return refused('not_found');
    if (pickup && legs.some(({ direction }) => direction !== pickup.direction)) return refused('not_found');
    const moved = legs.filter((leg) => leg.pickup_id !== pickupId);
    if (pickup && (await passengersOf(transaction, pickup.id)).length + moved.length > pickup.seats)
      return refused('travel_pickup_full');
    await transaction
      .updateTable('speaker_leg')
      .set({ pickup_id: pickupId, was_at: null })
      .where('id', 'in', [...legIds])
      .execute();
    const people = moved.map(({ expert_id: expert }) => expert);
    if (pickup) await writePickup(transaction, { conferenceId, expertIds: people, pickupId: pickup.id }, around);
    return { ok: true };
  });
