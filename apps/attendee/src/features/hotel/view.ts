import type { Hotel, HotelBook, RoomNight, RoomType } from '@meetingapp/contract/hotel.ts';
import { nightsBetween } from '@meetingapp/domain/hotel/stay.ts';
import { addDays } from '@meetingapp/domain/plain-date.ts';
import type { StayDraft } from '../../lib/sign-up/draft.ts';

export const emptyStay: StayDraft = {
  hotelId: null,
  roomTypeId: null,
  checkIn: '',
  checkOut: '',
  part: 'room',
  gender: '',
  mate: '',
};

/** The stay as a booking holds it. */
export function stayOf({ hotelId, roomTypeId, checkIn, checkOut, part, gender, mate }: HotelBook): StayDraft {
  return { hotelId, roomTypeId, checkIn, checkOut, part, gender, mate };
}

/** Every night that some room of a hotel is on offer, in order. */
export function nightsOf(hotel: Pick<Hotel, 'roomTypes'> | undefined): string[] {
  return [...new Set(hotel?.roomTypes.flatMap((type) => type.nights.map((one) => one.night)) ?? [])].sort();
}

/** The days one can come or leave: every night, and the morning after the last. */
export function daysOf(nights: readonly string[]): string[] {
  return [...new Set(nights.flatMap((night) => [night, addDays(night, 1)]))].sort();
}

/** A tap on a day: the first begins the stay, a later one ends it, any other begins anew. */
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

/** What can be had of one night: rooms, or beds for a gender (the better of both while none is chosen). */
export function leftOf(night: RoomNight, part: 'room' | 'bed', gender: StayDraft['gender']): number {
  if (part === 'room') return night.rooms;
  if (gender === '') return Math.max(night.bedsMale, night.bedsFemale);
  return gender === 'male' ? night.bedsMale : night.bedsFemale;
}

/** Rooms and beds of all room types together, for the strip of days. */
export function leftOfNight(hotel: Pick<Hotel, 'roomTypes'>, night: string): number {
  const types = hotel.roomTypes.filter((type) => type.open);
  return types.reduce((sum, type) => sum + (type.nights.find((one) => one.night === night)?.rooms ?? 0), 0);
}

export function sellsBeds(type: Pick<RoomType, 'nights'>): boolean {
  return type.nights.some((night) => night.bedAmount !== null);
}

/** What a room type has for a stay. `closed` carries the server's reason. */
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
  // Where no whole room is left, a bed may still be.
  if (full && part === 'room' && sellsBeds(type)) return offerOf(type, { ...stay, part: 'bed' });
  return full
    ? { state: 'full', night: full.night }
    : { state: 'open', left: Math.min(...lefts.map((one) => one.left)), part };
}

/** Whether exactly this part can be had on every night of the stay. */
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

/** What each night of the stay costs, in fen. */
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

/** The one price of all nights; null where they differ. */
export function samePrice(prices: readonly NightPrice[]): number | null {
  const first = prices[0]?.amount;
  return first !== undefined && prices.every((one) => one.amount === first) ? first : null;
}

/** The least that a night in this hotel costs; null when nothing is for sale. */
export function lowestPrice(hotel: Hotel): number | null {
  const open = hotel.roomTypes.filter((type) => type.open);
  const amounts = open.flatMap((type) => type.nights.map((night) => night.bedAmount ?? night.roomAmount));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** The first other room type that has this stay, as a way out of a refusal. */
export function alternative(hotel: Hotel | undefined, stay: StayDraft): RoomType | undefined {
  return hotel?.roomTypes.find((type) => type.id !== stay.roomTypeId && offerOf(type, stay).state === 'open');
}

/** The stay on another room type: the part and the gender go along as far as they fit. */
export function onRoomType(stay: StayDraft, type: RoomType): StayDraft {
  const offer = offerOf(type, stay);
  const part = offer.state === 'open' ? offer.part : sellsBeds(type) ? stay.part : 'room';
  return { ...stay, roomTypeId: type.id, part };
}

/** Whether a held booking is exactly what is chosen, so that Next need not book again. */
export function isBooked(stay: StayDraft, books: readonly HotelBook[]): boolean {
  return books.some(
    (book) =>
      book.bookFl > 0 &&
      JSON.stringify(stayOf(book)) === JSON.stringify({ ...emptyStay, ...stay, mate: stay.mate.trim() }),
  );
}
