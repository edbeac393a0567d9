/** Fen as an amount in a column: `1,200.00`; with `whole`, whole amounts have no decimals. */
export function amountText(fen: number, whole = false): string {
  const digits = whole && fen % 100 === 0 ? 0 : 2;
  return (fen / 100).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Parses a typed amount into fen; null when it is not an amount with at most two decimals. */
export function fenOf(text: string): number | null {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.trim().replaceAll(',', ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}
