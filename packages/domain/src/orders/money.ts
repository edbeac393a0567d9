/** Money is an integer number of hundredths everywhere; decimal text is parsed and formatted only here, without floats. */

/** Parses a typed amount to hundredths: `2,620.5` is 262050. Null when invalid, or too large to be exact. */
export function parseAmount(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  const [, whole, cents = ''] = /^[¥￥]?(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(',', '') + cents.padEnd(2, '0'));
}

/** Format for spreadsheets and tax offices: `2620.50`, without currency sign or thousands separators. */
export function plainAmount(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Total of an order: never negative, however large its discounts. Null when a line is not an integer or the sum is not exact. */
export function totalOf(lines: readonly { amount: number }[]): number | null {
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const exact = lines.every(({ amount }) => Number.isSafeInteger(amount)) && Number.isSafeInteger(total);
  return exact ? Math.max(0, total) : null;
}
