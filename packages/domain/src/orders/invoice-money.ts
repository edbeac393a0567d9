/** Amounts of an invoice, in fen. */
export interface InvoiceMoney {
  /** Amount it was issued over. */
  amount: number;
  /** Sum of its red letters. */
  redAmount: number;
  /** Paid for its subject, less refunds. */
  kept: number;
}

/** Amount of the invoice still in force. */
export const invoiceLeft = ({ amount, redAmount }: Pick<InvoiceMoney, 'amount' | 'redAmount'>): number =>
  amount - redAmount;

/** Amount refunded since issue that a red letter must take off. */
export const redDue = (money: InvoiceMoney): number => Math.max(0, invoiceLeft(money) - Math.max(0, money.kept));

/** An invoice must be over more than 0, and at most what was paid less refunds made or in progress. */
export const mayIssue = (amount: number, net: number): boolean => amount > 0 && amount <= net;

/** Days are YYYY-MM-DD in the conference's zone: the tax office dates no document later than today. */
export const mayDate = (day: string, today: string): boolean => day <= today;

export type RedLetter = { ok: true; event: 'red_part' | 'red_letter' } | { ok: false };

/** A red letter is over at most the refunded amount, or over the whole remaining invoice when it has to be cancelled. */
export function redLetter(money: InvoiceMoney, amount: number): RedLetter {
  const left = invoiceLeft(money);
  if (amount <= 0 || (amount !== left && amount > redDue(money))) return { ok: false };
  return { ok: true, event: amount === left ? 'red_letter' : 'red_part' };
}
