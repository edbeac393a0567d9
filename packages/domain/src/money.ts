import { exponentOf } from './exponent.ts';

/** Money is an integer of the smallest unit of its currency; decimal text is parsed and formatted here, without floats. */

/**
 * Parses a typed amount: `2,620.5` is 262050 in CNY and 2620500 in KWD. Further zeros are allowed, `2620.00` is 2620 in JPY. Null when
 * it is invalid, has more decimals than the currency, or is too large to be exact.
 */
export function parseAmount(text: string, currency: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const [, whole, part = ''] = /^[¥￥]?(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,4}))?$/.exec(plain) ?? [];
  const digits = exponentOf(currency);
  if (whole === undefined || !/^0*$/.test(part.slice(digits))) return null;
  const amount = Number(whole.replaceAll(',', '') + part.slice(0, digits).padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Format for spreadsheets and tax offices: `2620.50`, in JPY `2620`, without currency sign or thousands separators. */
export function plainAmount(amount: number, currency: string): string {
  const decimals = exponentOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Format for people: `2,620.50`, in JPY `2,620`, without currency sign. */
export function groupedAmount(amount: number, currency: string): string {
  const [figures = '', part] = plainAmount(amount, currency).split('.');
  const grouped = figures.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** Total of an order: never negative, however large its discounts. Null when a line is not an integer or the sum is not exact. */
export function totalOf(lines: readonly { amount: number }[]): number | null {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const exact = lines.every(({ amount }) => Number.isSafeInteger(amount)) && Number.isSafeInteger(total);
  return exact ? Math.max(0, total) : null;
}
