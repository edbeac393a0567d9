/** What a discount code gives. `percent` in basis points (1000 is 10 %), `amount` in fen. */
export interface Discount {
  kind: 'percent' | 'amount' | 'exempt';
  value: number;
  from: Date | null;
  until: Date | null;
}

/** Half-open, like every time span of ours: from <= now < until. */
export function isValidAt({ from, until }: Pick<Discount, 'from' | 'until'>, now: Date): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/** What comes off a fee, in fen: never more than the fee; halves of a fen are the person's gain. */
export function discountOn(fee: number, { kind, value }: Pick<Discount, 'kind' | 'value'>): number {
  if (kind === 'exempt') return fee;
  const off = kind === 'percent' ? Math.ceil((fee * value) / 10_000) : value;
  return Math.min(fee, Math.max(0, off));
}
