import type { Hotel, HotelBook, RoomNight, RoomType } from '@meetingapp/contract/hotel/hotel.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import type { StayDraft } from '../../shared/sign-up/draft.ts';

export const emptyStay: StayDraft = {
  hotelId: null,
  roomTypeId: null,
  checkIn: '',
  checkOut: '',
  part: 'room',
  gender: '',
  mate: '',
};

/** The gender answered in the form, whose codes and options are the organiser's; empty when there is none or another one. */
export function genderFrom(answers: Readonly<Record<string, string>>): StayDraft['gender'] {
  const answer = (answers['gender'] ?? answers['sex'] ?? '').trim().toLowerCase();
  if (/^(男|男性|male|m|man)$/.test(answer)) return 'male';
  return /^(女|女性|female|f|woman)$/.test(answer) ? 'female' : '';
}

/** The stay of a booking, as a draft. */
export function stayOf({ hotelId, roomTypeId, checkIn, checkOut, part, gender, mate }: HotelBook): StayDraft {
  return { hotelId, roomTypeId, checkIn, checkOut, part, gender, mate };
}

/** All nights on which some room of a hotel is on offer, in order. */
export function nightsOf(hotel: Pick<Hotel, 'roomTypes'> | undefined): string[] {
  return [...new Set(hotel?.roomTypes.flatMap((type) => type.nights.map((one) => one.night)) ?? [])].sort();
}

/** Possible arrival and departure days: every night, and the morning after the last. */
export function daysOf(nights: readonly string[]): string[] {
  return [...new Set(nights.flatMap((night) => [night, addDays(night, 1)]))].sort();
}

/** Handles a tap on a day: the first sets the arrival, a later day sets the departure, any other restarts the selection. */
export function tapDay<S extends Pick<StayDraft, 'checkIn' | 'checkOut'>>(
  stay: S,
  day: string,
  nights: readonly string[],
): S {
  const begins = nights.includes(day);
  const open = stay.checkIn !== '' && stay.checkOut === '';
  if (open && day > stay.checkIn) return { ...stay, checkOut: day };
  if (open && day === stay.checkIn) return { ...stay, checkIn: '' };
  return begins ? { ...stay, checkIn: day, checkOut: '' } : { ...stay, checkIn: '', checkOut: '' };
}

export type DayPart = 'in' | 'middle' | 'out' | '';

export function partOfDay(day: string, { checkIn, checkOut }: Pick<StayDraft, 'checkIn' | 'checkOut'>): DayPart {
  if (day === checkIn) return 'in';
  if (day === checkOut) return 'out';
  return checkIn !== '' && checkIn < day && day < checkOut ? 'middle' : '';
}

/** What is left for one night: rooms, or beds for a gender (the greater of both while none is chosen). */
export function leftOf(night: RoomNight, part: 'room' | 'bed', gender: StayDraft['gender']): number {
  if (part === 'room') return night.rooms;
  if (gender === '') return Math.max(night.bedsMale, night.bedsFemale);
  return gender === 'male' ? night.bedsMale : night.bedsFemale;
}

/** Rooms and beds left in all room types together, for the strip of days. */
export function leftOfNight(hotel: Pick<Hotel, 'roomTypes'>, night: string): number {
  const types = hotel.roomTypes.filter((type) => type.open);
  return types.reduce((sum, type) => sum + (type.nights.find((one) => one.night === night)?.rooms ?? 0), 0);
}

export function sellsBeds(type: Pick<RoomType, 'nights'>): boolean {
  return type.nights.some((night) => night.bedAmount !== null);
}

/** Availability of a room type for a stay. `closed` carries the server's reason. */
export type Offer =
  | { state: 'open'; left: number; part: 'room' | 'bed' }
  | { state: 'full'; night: string }
  | { state: 'closed'; reason: string }
  | { state: 'unknown' };

export function offerOf(type: RoomType, stay: Pick<StayDraft, 'checkIn' | 'checkOut' | 'part' | 'gender'>): Offer {
  if (!type.open) return { state: 'closed', reason: type.closedReason };
  const wanted = nightsBetween(stay.checkIn, stay.checkOut);
  if (stay.checkIn === '' || wanted.length === 0) return { state: 'unknown' };
  const part = stay.part === 'bed' && sellsBeds(type) ? 'bed' : 'room';
  const lefts = wanted.map((night) => {
    const found = type.nights.find((one) => one.night === night);
    return { night, left: found ? leftOf(found, part, stay.gender) : 0 };
  });
  const full = lefts.find((one) => one.left <= 0);
  // With no whole room left, a bed may still be available.
  if (full && part === 'room' && sellsBeds(type)) return offerOf(type, { ...stay, part: 'bed' });
  return full
    ? { state: 'full', night: full.night }
    : { state: 'open', left: Math.min(...lefts.map((one) => one.left)), part };
}

/** True when exactly this part is available on every night of the stay. */
export function canHave(
  type: RoomType,
  stay: Pick<StayDraft, 'checkIn' | 'checkOut' | 'gender'>,
  part: 'room' | 'bed',
): boolean {
  if (part === 'bed' && !sellsBeds(type)) return false;
  const offer = offerOf(type, { ...stay, part });
  return offer.state === 'unknown' || (offer.state === 'open' && offer.part === part);
}

export interface NightPrice {
  night: string;
  amount: number;
}

/** Price of each night of the stay, in fen. */
export function pricesOf(
  type: RoomType | undefined,
  stay: Pick<StayDraft, 'checkIn' | 'checkOut' | 'part'>,
): NightPrice[] {
  return nightsBetween(stay.checkIn, stay.checkOut).map((night) => {
    const found = type?.nights.find((one) => one.night === night);
    const amount = stay.part === 'bed' ? (found?.bedAmount ?? found?.roomAmount) : found?.roomAmount;
    return { night, amount: amount ?? 0 };
  });
}

/** The common price of all nights in fen; null when they differ. */
export function samePrice(prices: readonly NightPrice[]): number | null {
  const first = prices[0]?.amount;
  return first !== undefined && prices.every((one) => one.amount === first) ? first : null;
}

/** Lowest price of a night in this hotel in fen; null when nothing is for sale. */
export function lowestPrice(hotel: Hotel): number | null {
  const open = hotel.roomTypes.filter((type) => type.open);
  const amounts = open.flatMap((type) => type.nights.map((night) => night.bedAmount ?? night.roomAmount));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** The first other room type available for this stay, offered after a refusal. */
export function alternative(hotel: Hotel | undefined, stay: StayDraft): RoomType | undefined {
  return hotel?.roomTypes.find((type) => type.id !== stay.roomTypeId && offerOf(type, stay).state === 'open');
}

/** The stay with another room type; part and gender are kept where they fit. */
export function onRoomType(stay: StayDraft, type: RoomType): StayDraft {
  const offer = offerOf(type, stay);
  const part = offer.state === 'open' ? offer.part : sellsBeds(type) ? stay.part : 'room';
  return { ...stay, roomTypeId: type.id, part };
}

/** True when a held booking equals the selection, so that Next need not book again. */
export function isBooked(stay: StayDraft, books: readonly HotelBook[]): boolean {
  return books.some(
    (book) =>
      book.bookFl > 0 &&
      JSON.stringify(stayOf(book)) === JSON.stringify({ ...emptyStay, ...stay, mate: stay.mate.trim() }),
  );
}
