/** Symbols of the currencies used for fees; any other is shown as its code. */
const signs: Readonly<Record<string, string>> = { CNY: '¥', USD: 'US$', EUR: '€', GBP: '£', HKD: 'HK$', JPY: 'JP¥' };

export interface MoneyParts {
  minus: string;
  sign: string;
  whole: string;
  /** Includes the decimal point; empty when decimals are not requested and zero. */
  cents: string;
}

/**
 * Splits an amount into the parts that are set large and small.
 * @param fen hundredths of the currency, an integer, may be negative
 * @param cents show `.00` too; other cents always show
 */
export function moneyParts(fen: number, currency = 'CNY', cents = false): MoneyParts {
  const size = Math.abs(fen);
  const rest = size % 100;
  return {
    minus: fen < 0 ? '−' : '',
    sign: signs[currency] ?? `${currency} `,
    whole: String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ','),
    cents: cents || rest > 0 ? `.${String(rest).padStart(2, '0')}` : '',
  };
}

/** The amount as one string, for sentences and buttons: `¥2,620.00`. Same arguments as {@link moneyParts}. */
export function moneyText(fen: number, currency = 'CNY', cents = false): string {
  const parts = moneyParts(fen, currency, cents);
  return parts.minus + parts.sign + parts.whole + parts.cents;
}
