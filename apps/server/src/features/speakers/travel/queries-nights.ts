import type { SpeakerRoomType } from '@meetingapp/contract/speakers/travel.ts';
import { roomsNeeded } from '@meetingapp/domain/hotel/rooms.ts';
import type { Database } from '../../../db/connection/database.ts';
import { nightClaims } from '../../hotel/inventory/queries.ts';
import { findHotels, findNights, findRoomTypes } from '../../hotel/stay/queries.ts';

/** Nights of a room type of this conference; none for any other. */
export const nightsOfRoom = (db: Database, conferenceId: number, roomTypeId: number) =>
  db
    .selectFrom('room_night')
    .innerJoin('room_type', 'room_type.id', 'room_night.room_type_id')
    .innerJoin('hotel', 'hotel.id', 'room_type.hotel_id')
    .select(['room_night.night', 'room_night.stock_id', 'room_type.beds'])
    .where('room_type.id', '=', roomTypeId)
    .where('hotel.conference_id', '=', conferenceId)
    .orderBy('night')
    .execute();

/** The conference's rooms by night, of attendees and of speakers. */
export async function speakerRoomTypes(db: Database, conferenceId: number): Promise<SpeakerRoomType[]> {
  const [hotels, types, nights] = await Promise.all([
    findHotels(db, conferenceId),
    findRoomTypes(db, conferenceId),
    findNights(db, conferenceId),
  ]);
  const claims = await nightClaims(
    db,
    nights.map((night) => night.stock_id),
  );
  const names = new Map(hotels.map(({ id, name }) => [id, name]));
  return types.map((type) => ({
    roomTypeId: type.id,
    hotel: names.get(type.hotel_id) ?? { zh: '', en: '' },
    roomType: type.name,
    nights: nights
      .filter((night) => night.room_type_id === type.id)
      .map(({ night, size, stock_id: stock }) => {
        const here = claims.filter(({ stockId }) => stockId === stock);
        const rooms = (speaker: boolean) =>
          roomsNeeded(
            here.filter((one) => one.speaker === speaker).map(({ claim }) => claim),
            type.beds,
          );
        const [attendees, speakers] = [rooms(false), rooms(true)];
        return { night, size: size ?? 0, attendees, speakers, free: Math.max(0, (size ?? 0) - attendees - speakers) };
      }),
  }));
}
