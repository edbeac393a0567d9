/** A discount. `percent` in basis points (1000 is 10 %), `amount` in fen. */
export interface Discount {
  kind: 'percent' | 'amount' | 'exempt';
  value: number;
  from: Date | null;
  until: Date | null;
}

/** Half-open, like every time span: from <= now < until. */
export function isValidAt({ from, until }: Pick<Discount, 'from' | 'until'>, now: Date): boolean {
  return (from === null || from <= now) && (until === null || now < until);
}

/** Discount on a fee in fen, at most the fee. The remaining price is rounded half down. */
export function discountOn(fee: number, { kind, value }: Pick<Discount, 'kind' | 'value'>): number {
  if (kind === 'exempt') return fee;
  if (kind === 'amount') return Math.min(fee, Math.max(0, value));
  const share = wholePercent - Math.min(wholePercent, Math.max(0, value));
  // Split in two, so that the products stay within the safe integers.
  const whole = Math.floor(fee / wholePercent) * share;
  const rest = (fee % wholePercent) * share;
  return fee - whole - Math.ceil(rest / wholePercent - 1 / 2);
}

/** 100 % in basis points. */
const wholePercent = 10_000;
