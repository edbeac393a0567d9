import type { StayRow } from '@meetingapp/contract/hotel/console.ts';
import type { StayRecord } from './queries.ts';

export const presentStay = (row: StayRecord, percent: number): StayRow => ({
  regId: row.registration_id,
  bookId: row.id,
  number: row.number,
  name: row.name,
  hotel: row.hotel_name,
  roomType: row.room_type_name,
  hotelId: row.hotel_id,
  roomTypeId: row.room_type_id,
  checkIn: row.check_in,
  checkOut: row.check_out,
  part: row.part,
  gender: row.gender ?? '',
  mate: row.mate,
  amount: row.amount,
  currency: row.currency,
  state: row.state === 'confirmed' ? 'confirmed' : row.kept ? 'held' : 'lapsed',
  refundable: row.state === 'confirmed' ? Math.floor((row.amount * percent) / 100) : 0,
});
