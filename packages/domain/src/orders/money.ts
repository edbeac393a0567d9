/** Money is whole hundredths of its currency everywhere; only here it is read from and written as decimal text, without floats. */

/** The hundredths of an amount that a person typed: `2,620.5` is 262050. Null when it is no amount, or one too large to be exact. */
export function parseAmount(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const [, whole, cents = ''] = /^[¥￥]?(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + cents.padEnd(2, '0'));
}

/** As spreadsheets and tax offices want it: `2620.50`, no sign of a currency, no thousands. */
export function plainAmount(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What an order costs: never below nothing, however large its discounts. Null when a line is not whole or the sum not exact. */
export function totalOf(lines: readonly { amount: number }[]): number | null {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const exact = lines.every(({ amount }) => Number.isSafeInteger(amount)) && Number.isSafeInteger(total);
  return exact ? Math.max(0, total) : null;
}
