/** `paid` ends a receipt; a refused one may be sent again. */
type ReceiptState = 'sent' | 'approved' | 'refused' | 'paid';

export interface ReceiptFacts {
  kind: string;
  /** Fen. */
  amount: number;
  state: ReceiptState;
}

/** Sums in fen by state; refused receipts count in none. */
export function receiptSums(receipts: readonly ReceiptFacts[]): Record<'sent' | 'approved' | 'paid', number> {
  const sum = (state: ReceiptState): number =>
    receipts.reduce((total, one) => total + (one.state === state ? one.amount : 0), 0);
  return { sent: sum('sent'), approved: sum('approved'), paid: sum('paid') };
}

/** What a reimbursement still needs. */
export type ReceiptGap = 'bank' | 'tickets' | 'refused';

/**
 * What is still missing: the account once there is something to pay, a receipt for each ticket that the person bought, and new
 * receipts in the place of refused ones.
 */
export function receiptGaps(
  receipts: readonly ReceiptFacts[],
  { bank, ownTickets }: { bank: boolean; ownTickets: number },
): ReceiptGap[] {
  const valid = receipts.filter(({ state }) => state !== 'refused');
  const gaps: ReceiptGap[] = [];
  if (!bank && valid.some(({ state }) => state !== 'paid')) gaps.push('bank');
  if (valid.filter(({ kind }) => kind === 'ticket').length < ownTickets) gaps.push('tickets');
  if (valid.length < receipts.length) gaps.push('refused');
  return gaps;
}

/** A number of a bank account in China: 8 to 28 digits; a card of 16 to 19 digits has a check digit (ISO/IEC 7812). */
export function isBankNumber(text: string): boolean {
  if (!/^\d{8,28}$/.test(text)) return false;
  if (text.length < 16 || text.length > 19 || !text.startsWith('62')) return true;
  let sum = 0;
  for (const [at, digit] of [...text].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
