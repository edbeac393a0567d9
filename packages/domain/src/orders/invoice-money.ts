/** What an invoice stands for. Fen. */
export interface InvoiceMoney {
  /** It was issued over this. */
  amount: number;
  /** Its red letters took this off it, all together. */
  redAmount: number;
  /** Paid for what it is about, less what has gone back. */
  kept: number;
}

/** What still stands of it. */
export const invoiceLeft = ({ amount, redAmount }: Pick<InvoiceMoney, 'amount' | 'redAmount'>): number =>
  amount - redAmount;

/** What went back since it was issued, and has to be taken off by a red letter. */
export const redDue = (money: InvoiceMoney): number => Math.max(0, invoiceLeft(money) - Math.max(0, money.kept));

/** No invoice over nothing, and none over more than was paid and is not given back nor on its way back. */
export const mayIssue = (amount: number, net: number): boolean => amount > 0 && amount <= net;

export type RedLetter = { ok: true; event: 'red_part' | 'red_letter' } | { ok: false };

/** A red letter is over no more than went back, or over all that stands where the whole invoice has to go. */
export function redLetter(money: InvoiceMoney, amount: number): RedLetter {
  const left = invoiceLeft(money);
  if (amount <= 0 || (amount !== left && amount > redDue(money))) return { ok: false };
  return { ok: true, event: amount === left ? 'red_letter' : 'red_part' };
}
