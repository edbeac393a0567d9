import { randomInt } from 'node:crypto';

/** Digits of every order's number. */
export const ORDER_NUMBER_DIGITS = 18;

/**
 * Date and ten random digits, which do not reveal the number of orders. Two may be equal, so that an insert has to try another on
 * conflict.
 */
export function orderNumber(now: Date): string {
  const day = now.toISOString().slice(0, 10).replaceAll('-', '');
  return `${day}${String(randomInt(0, 1e10)).padStart(10, '0')}`;
}
