import type { SpeakerStay, TravelLeg } from '@meetingapp/contract/speakers/person.ts';
import type { DeskPickup } from '@meetingapp/contract/speakers/travel.ts';
import type { InferOutput } from 'valibot';
import type { LegRow, PickupRow, StayRow } from './queries.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

export const presentLeg = (row: LegRow): TravelLeg => ({
  id: row.id,
  version: row.version,
  direction: row.direction,
  mode: row.mode,
  number: row.number,
  fromPlace: row.from_place,
  toPlace: row.to_place,
  leavesAt: iso(row.leaves_at),
  arrivesAt: iso(row.arrives_at),
  seat: row.seat,
  ticket: row.ticket,
  words: row.words,
  pickup:
    row.pickup_leaves_at === null
      ? null
      : {
          place: row.pickup_place ?? '',
          leavesAt: row.pickup_leaves_at.toISOString(),
          driver: row.driver ?? '',
          driverPhone: row.driver_phone ?? '',
          plate: row.plate ?? '',
        },
});

export const presentStay = (row: StayRow): InferOutput<typeof SpeakerStay> => ({
  hotel: row.hotel,
  address: row.address,
  arrivesOn: row.arrives_on,
  leavesOn: row.leaves_on,
  room: row.room,
  roomType: row.room_type,
  confirmation: row.confirmation,
});

export const presentPickup = (row: PickupRow): DeskPickup => ({
  id: row.id,
  version: row.version,
  direction: row.direction,
  name: row.name,
  place: row.place,
  leavesAt: row.leaves_at.toISOString(),
  driver: row.driver,
  driverPhone: row.driver_phone,
  plate: row.plate,
  seats: row.seats,
});
