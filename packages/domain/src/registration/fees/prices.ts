/** Prices in further currencies of a conference, by their codes, in the smallest unit of each. */
export type Prices = Readonly<Record<string, number>>;

export interface Priced {
  /** In the main currency of the conference. */
  amount: number;
  prices: Prices;
}

/** The price in a currency; null: none is stated. A currency of null is the main one, in which there is always a price. */
export function priceIn({ amount, prices }: Priced, currency: string | null): number | null {
  if (currency === null) return amount;
  return Object.hasOwn(prices, currency) ? (prices[currency] ?? null) : null;
}

/** What several things cost together in a currency; null when one of them has no price in it. */
export function sumIn(all: readonly Priced[], currency: string | null): number | null {
  let sum = 0;
  for (const one of all) {
    const price = priceIn(one, currency);
    if (price === null) return null;
    sum += price;
  }
  return sum;
}

/** What several things cost together in each further currency in which all of them have a price. */
export function sumsOf(all: readonly Priced[]): Record<string, number> {
  const [first] = all;
  const sums = Object.keys(first?.prices ?? {}).map((currency) => [currency, sumIn(all, currency)] as const);
  return Object.fromEntries(sums.flatMap(([currency, sum]) => (sum === null ? [] : [[currency, sum]])));
}
