import type { SharedRoom } from '@meetingapp/domain/hotel/room-mates.ts';
import { arrangeRooms, type ListedRoom } from '@meetingapp/domain/hotel/rooming.ts';
import type { Configuration } from '../../../db/rows/configuration.ts';
import type { Database } from '../../../db/connection/database.ts';
import { findHotels, findNights, findRoomTypes, type NightRow, type RoomTypeRow } from '../stay/queries.ts';
import { asSleeper, placesOf, sleepersOf, speakersOf, type SleeperRow, type SpeakerRow } from './queries.ts';

interface Inventory {
  roomTypes: readonly RoomTypeRow[];
  /** Sorted by time. */
  nights: readonly NightRow[];
  sleepers: readonly SleeperRow[];
  speakers: readonly SpeakerRow[];
}

export interface ArrangedRoom extends ListedRoom {
  /** The room number; empty while none is set. */
  door: string;
}

/** Room sharing per night and room type. Each night starts from the previous one, so that people who share a room stay together. */
function arrangeNights({ roomTypes, nights, sleepers, speakers }: Inventory) {
  const last = new Map<number, SharedRoom[]>();
  const days = [...new Set(nights.map(({ night }) => night))];
  return days.map((day) => ({
    night: day,
    roomTypes: roomTypes.flatMap((type) => {
      const night = nights.find((one) => one.night === day && one.room_type_id === type.id);
      if (!night) return [];
      const here = sleepers.filter((one) => one.stock_id === night.stock_id);
      const rooms = arrangeRooms(here.map(asSleeper), type.beds, placesOf(here), last.get(type.id));
      last.set(type.id, rooms);
      return [
        {
          type,
          night,
          here,
          speakers: speakers.filter((one) => one.stock_id === night.stock_id),
          rooms: withDoors(rooms, here),
        },
      ];
    }),
  }));
}
export type ArrangedNight = ReturnType<typeof arrangeNights>[number];

/** A room has the number of the first of its people who has one. */
function withDoors(rooms: readonly ListedRoom[], here: readonly SleeperRow[]): ArrangedRoom[] {
  const doors = new Map(here.flatMap(({ id, door }, at) => (door ? [[id, { at, door }] as const] : [])));
  return rooms.map((room) => {
    const known = room.key === null ? [] : room.people.flatMap((person) => doors.get(person) ?? []);
    const [first] = known.toSorted((one, other) => one.at - other.at);
    return { ...room, door: first?.door ?? '' };
  });
}

/** The rooms of a conference per night, of one hotel or of all, with everybody who sleeps there. */
export async function arrangedNights(db: Database, conference: Configuration | number, hotelId?: number) {
  const [allHotels, allTypes, allNights] = await Promise.all([
    findHotels(db, conference),
    findRoomTypes(db, conference),
    findNights(db, conference),
  ]);
  const hotels = allHotels.filter(({ id }) => hotelId === undefined || id === hotelId);
  const roomTypes = allTypes.filter((type) => hotelId === undefined || type.hotel_id === hotelId);
  const own = new Set(roomTypes.map(({ id }) => id));
  const nights = allNights.filter((night) => own.has(night.room_type_id));
  const stocks = nights.map((night) => night.stock_id);
  const [sleepers, speakers] = await Promise.all([sleepersOf(db, stocks), speakersOf(db, stocks)]);
  return { hotels, sleepers, speakers, nights: arrangeNights({ roomTypes, nights, sleepers, speakers }) };
}
export type ArrangedNights = Awaited<ReturnType<typeof arrangedNights>>;
