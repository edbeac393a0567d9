import { addDays, isPlainDate } from '../plain-date.ts';

/** Why a stay cannot be booked as chosen (V13). */
export type StayFault =
  | 'hotel_missing'
  | 'room_type_missing'
  | 'dates_missing'
  | 'same_day'
  | 'out_before_in'
  | 'outside_range'
  | 'gender_missing';

/** Longer than any room block; prevents a mistyped year from creating an endless list. */
const longestStay = 366;

export interface Stay {
  hotelId: number | null;
  roomTypeId: number | null;
  /** YYYY-MM-DD in the conference's zone; empty until chosen. */
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
}

/** Nights of a stay: from check-in to the night before check-out. Empty when the dates are out of order. */
export function nightsBetween(checkIn: string, checkOut: string): string[] {
  const nights: string[] = [];
  for (let day = checkIn; day < checkOut && nights.length < longestStay; day = addDays(day, 1)) nights.push(day);
  return nights;
}

/** All faults, in the form's order. The gender is needed for a shared room. `nights`: those on offer; empty: unknown here. */
export function checkStay(stay: Stay, nights: readonly string[] = []): StayFault[] {
  const faults: StayFault[] = [];
  if (stay.hotelId === null) faults.push('hotel_missing');
  const dates = checkDates(stay, nights);
  if (dates) faults.push(dates);
  if (stay.roomTypeId === null) faults.push('room_type_missing');
  if (stay.part === 'bed' && stay.gender === '') faults.push('gender_missing');
  return faults;
}

function checkDates({ checkIn, checkOut }: Stay, nights: readonly string[]): StayFault | null {
  if (!isPlainDate(checkIn) || !isPlainDate(checkOut)) return 'dates_missing';
  if (checkIn === checkOut) return 'same_day';
  if (checkIn > checkOut) return 'out_before_in';
  const offered = new Set(nights);
  const outside = nights.length > 0 && nightsBetween(checkIn, checkOut).some((night) => !offered.has(night));
  return outside ? 'outside_range' : null;
}
