import type { Database } from '../../../db/connection/database.ts';

/** Hotels with a release date that has passed and was not handled. */
export async function hotelsToRelease(db: Database, now: Date): Promise<{ id: number; stage: 'first' | 'last' }[]> {
  const first = await db
    .selectFrom('hotel')
    .select('id')
    .where('release_first_at', '<=', now)
    .where('release_first_percent', '>', 0)
    .where('first_released_at', 'is', null)
    .execute();
  const last = await db
    .selectFrom('hotel')
    .select('id')
    .where('release_at', '<=', now)
    .where('last_released_at', 'is', null)
    .execute();
  return [
    ...first.map(({ id }) => ({ id, stage: 'first' as const })),
    ...last.map(({ id }) => ({ id, stage: 'last' as const })),
  ];
}

export const nightsOfHotel = (db: Database, hotelId: number) =>
  db
    .selectFrom('room_night')
    .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .select(['room_night.stock_id', 'room_type.beds'])
    .where('room_type.hotel_id', '=', hotelId)
    .execute();

/** Rooms released to the hotels of a conference, in order of time. */
export const releasesIn = (db: Database, cid: number) =>
  db
    .selectFrom('room_release')
    .innerJoin('room_night', 'room_night.stock_id', 'room_release.stock_id')
    .innerJoin('hotel', 'hotel.id', 'room_release.hotel_id')
    .select([
      'room_release.hotel_id',
      'room_release.stage',
      'room_release.at',
      'room_release.rooms',
      'room_night.room_type_id',
      'room_night.night',
    ])
    .where('hotel.conference_id', '=', cid)
    .orderBy('room_release.at')
    .orderBy('room_night.night')
    .execute();
export type ReleaseRow = Awaited<ReturnType<typeof releasesIn>>[number];
