import type { Hotel, HotelBook, RoomInvitation, RoomNight } from '@meetingapp/contract/hotel/hotel.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { roomsLeft } from '@meetingapp/domain/hotel/rooms.ts';
import { nightsBetween, type StayFault } from '@meetingapp/domain/hotel/stay.ts';
import type { TakenNight } from '../../../db/places/night.ts';
import type { BookingRow, HotelRow, InvitationRow, NightRow, RoomTypeRow } from './queries.ts';

/** Form field of each fault of a stay. */
export const stayFields: Record<StayFault, string> = {
  hotel_missing: 'roomTypeId',
  room_type_missing: 'roomTypeId',
  dates_missing: 'checkIn',
  same_day: 'checkOut',
  out_before_in: 'checkOut',
  outside_range: 'checkIn',
  gender_missing: 'gender',
};

export function presentBooking(row: BookingRow, language: Language): HotelBook {
  return {
    bookId: row.id,
    bookFl: row.state === 'confirmed' ? 2 : row.state === 'held' && row.kept ? 1 : 0,
    hotel: row.hotel_name[language],
    hotelId: row.hotel_id,
    roomType: row.room_type_name[language],
    roomTypeId: row.room_type_id,
    checkIn: row.check_in,
    checkOut: row.check_out,
    nights: nightsBetween(row.check_in, row.check_out).length,
    part: row.part,
    gender: row.gender ?? '',
    mate: row.mate,
    mateAgreed: row.mate_agreed,
    mateRefused: row.mate_refused && !row.mate_agreed,
    amount: row.amount,
    currency: row.currency,
    holdUntil: row.state === 'held' ? (row.hold_until?.toISOString() ?? null) : null,
  };
}

export const presentInvitation = (row: InvitationRow, language: Language): RoomInvitation => ({
  bookId: row.id,
  joinable: row.joinable,
  name: row.name,
  hotel: row.hotel_name[language],
  hotelId: row.hotel_id,
  roomType: row.room_type_name[language],
  roomTypeId: row.room_type_id,
  checkIn: row.check_in,
  checkOut: row.check_out,
});

interface Inventory {
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  nights: NightRow[];
  taken: Map<number, TakenNight>;
  /** The currency of the prices, where it is not the main one. */
  chosen: string | null;
  now: Date;
  closedText: { closed: string; released: string; unpriced: string };
}

/** Hotels with the free whole rooms and the free beds per gender of every night that has a price in the chosen currency. */
export function presentHotels(
  { hotels, roomTypes, nights, taken, chosen, now, closedText }: Inventory,
  language: Language,
): Hotel[] {
  return hotels.map((hotel) => {
    const released = hotel.release_at !== null && hotel.release_at <= now;
    return {
      id: hotel.id,
      name: hotel.name[language],
      address: hotel.address[language],
      distance: hotel.distance[language],
      stars: hotel.stars,
      releaseAt: hotel.release_at?.toISOString() ?? null,
      roomTypes: roomTypes
        .filter((type) => type.hotel_id === hotel.id)
        .map((type) => {
          const own = nights.filter((night) => night.room_type_id === type.id);
          const priced = own.flatMap((night) => nightIn(night, chosen) ?? []);
          const unpriced = own.length > 0 && priced.length === 0 ? closedText.unpriced : '';
          const closedReason = !type.open ? closedText.closed : released ? closedText.released : unpriced;
          return {
            id: type.id,
            name: type.name[language],
            beds: type.beds,
            breakfast: type.breakfast,
            open: closedReason === '',
            closedReason,
            nights: priced.map((night) => presentNight(night, type, taken)),
          };
        }),
    };
  });
}

/** A night with its prices in the chosen currency; null: it has none. */
function nightIn(night: NightRow, chosen: string | null): NightRow | null {
  if (chosen === null) return night;
  const price = Object.hasOwn(night.prices, chosen) ? night.prices[chosen] : undefined;
  return price ? { ...night, room_amount: price.room, bed_amount: price.bed } : null;
}

function presentNight(night: NightRow, type: RoomTypeRow, taken: Map<number, TakenNight>): RoomNight {
  const left = roomsLeft({
    size: night.size ?? 0,
    bedsPerRoom: type.beds,
    ...(taken.get(night.stock_id) ?? { taken: [] }),
  });
  const forBeds = type.sells_beds && !night.closed;
  return {
    night: night.night,
    rooms: night.closed ? 0 : left.rooms,
    bedsMale: forBeds ? left.beds.male : 0,
    bedsFemale: forBeds ? left.beds.female : 0,
    roomAmount: night.room_amount,
    bedAmount: type.sells_beds ? night.bed_amount : null,
  };
}
