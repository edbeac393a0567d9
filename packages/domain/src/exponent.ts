/**
 * Currencies of ISO 4217 with another number of decimals than two. Apart from the list of all (`currencies.ts`), because every screen
 * with a price needs it.
 */
export const otherDecimals = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
} as const;

const exponents = new Map(
  Object.entries(otherDecimals).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
);

/** Decimals of a currency: an amount is an integer of its smallest unit, 1 / 10^decimals. An unknown one has two. */
export const exponentOf = (currency: string): number => exponents.get(currency) ?? 2;
