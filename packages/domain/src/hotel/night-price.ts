import { priceIn, sumIn, sumsOf, type Priced } from '../registration/fees/prices.ts';

/** Prices of a night in further currencies, by their codes. A bed without a price of its own costs as much as the room. */
export type NightPrices = Readonly<Record<string, { room: number; bed: number | null }>>;

export interface NightPrice {
  /** In the main currency. */
  room: number;
  bed: number | null;
  prices: NightPrices;
}

export type StayPart = 'room' | 'bed';

const own = (part: StayPart, { room, bed }: { room: number; bed: number | null }): number =>
  part === 'bed' ? (bed ?? room) : room;

/** A night's price of the whole room or of a bed, in all currencies. */
export const pricedNight = (part: StayPart, night: NightPrice): Priced => ({
  amount: own(part, night),
  prices: Object.fromEntries(Object.entries(night.prices).map(([currency, one]) => [currency, own(part, one)])),
});

/** The price of a night in a currency; null: none is stated. A currency of null is the main one of the conference. */
export const priceOfNight = (part: StayPart, night: NightPrice, currency: string | null): number | null =>
  priceIn(pricedNight(part, night), currency);

/** The price of a stay in a currency; null when a night has none. */
export const priceOfStay = (part: StayPart, nights: readonly NightPrice[], currency: string | null): number | null =>
  sumIn(
    nights.map((night) => pricedNight(part, night)),
    currency,
  );

/** The prices of a stay in further currencies in which every night has one. */
export const pricesOfStay = (part: StayPart, nights: readonly NightPrice[]): Record<string, number> =>
  sumsOf(nights.map((night) => pricedNight(part, night)));
