import type { GridHotel, NightCell } from '@meetingapp/contract/hotel/console.ts';
import { roomsLeft, roomsNeeded } from '@meetingapp/domain/hotel/rooms.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import type { HotelRow, NightRow, RoomTypeRow } from '../stay/queries.ts';
import type { ReleaseRow } from '../release/queries.ts';
import { hotelDraftOf, typeDraftOf, type NightClaim } from './queries.ts';

type NightClaims = NightClaim[];

interface Inventory {
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  nights: NightRow[];
  claims: NightClaims;
  releases: ReleaseRow[];
  /** Room types that were ever booked. */
  booked: ReadonlySet<number>;
  now: Date;
}

export function presentGrid({ hotels, roomTypes, nights, claims, releases, booked, now }: Inventory): GridHotel[] {
  const byStock = groupBy(claims, ({ stockId }) => stockId);
  return hotels.map((hotel) => ({
    ...hotelDraftOf(hotel),
    id: hotel.id,
    released: hotel.release_at !== null && hotel.release_at <= now,
    releases: presentReleases(releases.filter((row) => row.hotel_id === hotel.id)),
    roomTypes: roomTypes
      .filter((type) => type.hotel_id === hotel.id)
      .map((type) => ({
        ...typeDraftOf(type),
        id: type.id,
        booked: booked.has(type.id),
        nights: nights
          .filter((night) => night.room_type_id === type.id)
          .map((night) => presentCell(night, type, byStock.get(night.stock_id) ?? [])),
      })),
  }));
}

const presentReleases = (rows: readonly ReleaseRow[]): GridHotel['releases'] =>
  (['first', 'last'] as const).flatMap((stage) => {
    const own = rows.filter((row) => row.stage === stage);
    const [first] = own;
    if (!first) return [];
    const nights = own.map(({ room_type_id: roomTypeId, night, rooms }) => ({ roomTypeId, night, rooms }));
    return [{ stage, at: first.at.toISOString(), nights }];
  });

function presentCell(night: NightRow, type: RoomTypeRow, claims: NightClaims): NightCell {
  const size = night.size ?? 0;
  const taken = claims.map(({ claim }) => claim);
  const confirmed = roomsNeeded(
    claims.filter((one) => one.confirmed).map(({ claim }) => claim),
    type.beds,
  );
  const left = roomsLeft({ size, bedsPerRoom: type.beds, taken });
  return {
    night: night.night,
    size,
    closed: night.closed,
    confirmed,
    held: Math.max(0, roomsNeeded(taken, type.beds) - confirmed),
    speakers: claims.filter(({ speaker }) => speaker).length,
    free: left.rooms,
    bedsMale: type.sells_beds ? left.beds.male : 0,
    bedsFemale: type.sells_beds ? left.beds.female : 0,
    roomAmount: night.room_amount,
    bedAmount: type.sells_beds ? night.bed_amount : null,
    prices: night.prices,
  };
}
