import type { RoomingRoom } from '@meetingapp/contract/hotel-rooming.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { assignRooms, type SharedRoom, type Sleeper } from '@meetingapp/domain/hotel/room-mates.ts';
import type { HotelRow, NightRow, RoomTypeRow } from './queries.ts';
import type { SleeperRow } from './queries-rooming.ts';

interface Inventory {
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  /** In the order of time. */
  nights: NightRow[];
  sleepers: SleeperRow[];
}

const asSleeper = ({ id, part, gender, mate_id }: SleeperRow): Sleeper =>
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
      const rooms = assignRooms(here.map(asSleeper), type.beds, last.get(type.id));
      last.set(type.id, rooms);
      return [
        {
          roomTypeId: type.id,
          hotel: hotels.find(({ id }) => id === type.hotel_id)?.name[language] ?? '',
          roomType: type.name[language],
          size: night.size,
          rooms: rooms.map((room) => presentRoom(room, here)),
        },
      ];
    }),
  }));
}

const presentRoom = ({ kind, gender, people, free }: SharedRoom, here: SleeperRow[]): RoomingRoom => ({
  kind,
  gender: gender ?? '',
  free,
  people: people.flatMap((person) => {
    const row = here.find(({ id }) => id === person);
    if (!row) return [];
    const { id: regId, number, name, mate, state } = row;
    return [{ regId, number, name, mate: mate ?? '', confirmed: state === 'confirmed' }];
  }),
});
