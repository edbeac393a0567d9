/** Symbols of the currencies used for fees; any other is shown as its code. */
const signs: Readonly<Record<string, string>> = { CNY: '¥', USD: 'US$', EUR: '€', GBP: '£', HKD: 'HK$', JPY: 'JP¥' };

/** Currencies of ISO 4217 with another number of decimals than two. */
const otherDecimals = [
  [0, /^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/],
  [3, /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/],
] as const;

/** Decimals of a currency. */
const decimalsOf = (currency: string): number => otherDecimals.find(([, codes]) => codes.test(currency))?.[0] ?? 2;

export interface MoneyParts {
  minus: string;
  sign: string;
  whole: string;
  /** Includes the decimal point; empty when decimals are not requested and zero, or the currency has none. */
  cents: string;
}

/**
 * Splits an amount into the parts that are set large and small.
 * @param fen smallest unit of the currency, an integer, may be negative
 * @param cents show `.00` too; other cents always show
 */
export function moneyParts(fen: number, currency = 'CNY', cents = false): MoneyParts {
  const decimals = decimalsOf(currency);
  const size = Math.abs(fen);
  const unit = 10 ** decimals;
  const rest = size % unit;
  return {
    minus: fen < 0 ? '−' : '',
    sign: signs[currency] ?? `${currency} `,
    whole: String(Math.floor(size / unit)).replace(/\B(?=(\d{3})+$)/g, ','),
    cents: decimals > 0 && (cents || rest > 0) ? `.${String(rest).padStart(decimals, '0')}` : '',
  };
}

/** The amount as one string, for sentences and buttons: `¥2,620.00`. Same arguments as {@link moneyParts}. */
export function moneyText(fen: number, currency = 'CNY', cents = false): string {
  const parts = moneyParts(fen, currency, cents);
  return parts.minus + parts.sign + parts.whole + parts.cents;
}
