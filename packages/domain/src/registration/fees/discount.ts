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

/** What comes off a fee, in fen: never more than the fee. What is left is rounded, and a half down. */
export function discountOn(fee: number, { kind, value }: Pick<Discount, 'kind' | 'value'>): number {
  if (kind === 'exempt') return fee;
  if (kind === 'amount') return Math.min(fee, Math.max(0, value));
  const share = wholePercent - Math.min(wholePercent, Math.max(0, value));
  // Cut in two, so that no product leaves the safe integers.
  const whole = Math.floor(fee / wholePercent) * share;
  const rest = (fee % wholePercent) * share;
  return fee - whole - Math.ceil(rest / wholePercent - 1 / 2);
}

/** 100 % in basis points. */
const wholePercent = 10_000;
