import { exponentOf } from '@meetingapp/domain/exponent.ts';
import { groupedAmount, parseAmount } from '@meetingapp/domain/money.ts';

/**
 * An amount in the smallest unit of its currency as a column shows it: `1,200.00`, in JPY `1,200`; with `whole`, whole amounts have no
 * decimals.
 */
export function amountText(amount: number, currency: string, whole = false): string {
  const text = groupedAmount(amount, currency);
  return whole ? text.replace(/\.0+$/, '') : text;
}

/** Parses a typed amount to the smallest unit; null when it is none, or has more decimals than the currency. */
export const fenOf = (text: string, currency: string): number | null =>
  text.trim() === '' ? null : parseAmount(text, currency);

/** Without thousands separators, as an input begins with it: `1200.00`; with `whole`, `1200`. */
export const typedAmount = (amount: number, currency: string, whole = false): string =>
  amountText(amount, currency, whole).replaceAll(',', '');

/** An input of an amount asks the phone for a keyboard with a decimal point only where there are decimals. */
export const amountKeyboard = (currency: string): 'decimal' | 'numeric' =>
  exponentOf(currency) === 0 ? 'numeric' : 'decimal';
