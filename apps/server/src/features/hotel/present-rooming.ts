import type { RoomingRoom } from '@meetingapp/contract/hotel-rooming.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { SharedRoom, Sleeper } from '@meetingapp/domain/hotel/room-mates.ts';
import { arrangeRooms, type ListedRoom } from '@meetingapp/domain/hotel/rooming.ts';
import type { HotelRow, NightRow, RoomTypeRow } from './queries.ts';
import type { SleeperRow } from './queries-rooming.ts';

interface Inventory {
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  /** In the order of time. */
  nights: NightRow[];
  sleepers: SleeperRow[];
}

export const asSleeper = ({ id, part, gender, mate_id }: SleeperRow): Sleeper =>
  part === 'bed' ? { part, person: id, gender: gender ?? 'male', mate: mate_id } : { part: 'room', person: id };

/** Night after night, so that those who share a room keep it. */
export function presentRooming({ hotels, roomTypes, nights, sleepers }: Inventory, language: Language) {
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
          roomTypeId: type.id,
          hotelId: type.hotel_id,
          beds: type.beds,
          hotel: hotels.find(({ id }) => id === type.hotel_id)?.name[language] ?? '',
          roomType: type.name[language],
          size: night.size,
          rooms: rooms.map((room) => presentRoom(room, here)),
        },
      ];
    }),
  }));
}

export const placesOf = (here: readonly SleeperRow[]) =>
  new Map(here.flatMap(({ id, room }) => (room === null ? [] : [[id, room] as const])));

const presentRoom = ({ kind, gender, people, free, key }: ListedRoom, here: SleeperRow[]): RoomingRoom => ({
  kind,
  gender: gender ?? '',
  free,
  byHand: key !== null,
  number: key === null ? '' : (here.find(({ id, door }) => people.includes(id) && door)?.door ?? ''),
  people: people.flatMap((person) => {
    const row = here.find(({ id }) => id === person);
    if (!row) return [];
    const { id: regId, number, name, mate, state } = row;
    const sex = row.gender ?? '';
    return [{ regId, number, name, gender: sex, mate: mate ?? '', confirmed: state === 'confirmed' }];
  }),
});
