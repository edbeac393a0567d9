/** Why a stay cannot be booked as chosen (V13). */
export type StayFault =
  | 'hotel_missing'
  | 'room_type_missing'
  | 'dates_missing'
  | 'same_day'
  | 'out_before_in'
  | 'outside_range'
  | 'gender_missing';

export interface Stay {
  hotelId: number | null;
  roomTypeId: number | null;
  /** YYYY-MM-DD in the conference's zone; empty while not chosen. */
  checkIn: string;
  checkOut: string;
  part: 'room' | 'bed';
  gender: '' | 'male' | 'female';
}

/** The nights of a stay: from check-in up to the night before check-out. Empty when the dates are not in order. */
export function nightsBetween(checkIn: string, checkOut: string): string[] {
  const nights: string[] = [];
  for (let day = checkIn; day < checkOut && nights.length < 366; day = nextDay(day)) nights.push(day);
  return nights;
}

/** The day after, as a calendar counts, without any zone. */
export function nextDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10);
}

/** Everything that is missing or wrong, in the order of the form. `nights` are those on offer; empty: not known here. */
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
  if (checkIn === '' || checkOut === '') return 'dates_missing';
  if (checkIn === checkOut) return 'same_day';
  if (checkIn > checkOut) return 'out_before_in';
  const offered = new Set(nights);
  const outside = nights.length > 0 && nightsBetween(checkIn, checkOut).some((night) => !offered.has(night));
  return outside ? 'outside_range' : null;
}
