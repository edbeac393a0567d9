/** What an invoice stands for. Fen. */
export interface InvoiceMoney {
  /** It was issued over this. */
  amount: number;
  /** Red letters took this off it. */
  redAmount: number;
  /** Paid for what it is about, less what went back. */
  net: number;
}

/** What still stands of it. */
export const invoiceLeft = ({ amount, redAmount }: Pick<InvoiceMoney, 'amount' | 'redAmount'>): number =>
  amount - redAmount;

/** What went back since it was issued, and has to be taken off by a red letter. */
export const redDue = (money: InvoiceMoney): number => Math.max(0, invoiceLeft(money) - Math.max(0, money.net));

/** No invoice over nothing, and none over more than was paid and kept. */
export const mayIssue = (amount: number, net: number): boolean => amount > 0 && amount <= net;

export type RedLetter = { ok: true; amount: number; event: 'red_part' | 'red_letter' } | { ok: false };

/** The red letter that is due: over what went back, or over all that stands where the whole invoice has to go. */
export function redLetter(money: InvoiceMoney, whole: boolean): RedLetter {
  const left = invoiceLeft(money);
  const amount = whole ? left : redDue(money);
  if (amount <= 0) return { ok: false };
  return { ok: true, amount, event: amount === left ? 'red_letter' : 'red_part' };
}
