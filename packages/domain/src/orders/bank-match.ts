/** The relevant fields of a statement line. */
export interface BankLine {
  /** Fen; negative for outgoing money. */
  amount: number;
  payer: string;
  remark: string;
}

/** An expected transfer. */
export interface WaitingTransfer {
  paymentId: number;
  orderNumber: string;
  /** Reference the payer was asked to use. */
  reference: string;
  amount: number;
  /** Names the payer may have: the person, and the invoice title. */
  names: readonly string[];
}

/**
 * `matched`: the remark contains the order and the amount is equal; `suggested`: only amount and payer fit, for exactly one order;
 * `differs`: the remark contains the order, the amount is different; `double`: an earlier line already has that order.
 */
export type BankOutcome = 'matched' | 'suggested' | 'differs' | 'double' | 'nothing' | 'outgoing';
export interface BankMatch {
  fate: BankOutcome;
  paymentId: number | null;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-_]/g, '');
/** Characters people confuse when they copy a reference by hand. */
const copied = (text: string) => plain(text).replaceAll('O', '0').replace(/[IL]/g, '1');

/** Matches each line to at most one transfer and each transfer to at most one line; `matched` takes precedence over `suggested`. */
export function matchStatement(lines: readonly BankLine[], waiting: readonly WaitingTransfer[]): BankMatch[] {
  const taken = new Set<number>();
  const first = lines.map((line) => byRemark(line, waiting, taken));
  return lines.map((line, index) => first[index] ?? byPayer(line, waiting, taken));
}

function byRemark(line: BankLine, waiting: readonly WaitingTransfer[], taken: Set<number>): BankMatch | null {
  if (line.amount <= 0) return { fate: 'outgoing', paymentId: null };
  const remark = plain(line.remark);
  const asCopied = copied(line.remark);
  const named = waiting.filter(
    ({ orderNumber, reference }) =>
      remark.includes(plain(orderNumber)) || (reference !== '' && asCopied.includes(copied(reference))),
  );
  const exact = named.find(({ amount }) => amount === line.amount) ?? named[0];
  if (!exact) return null;
  const { paymentId } = exact;
  if (exact.amount !== line.amount) return { fate: 'differs', paymentId };
  if (taken.has(paymentId)) return { fate: 'double', paymentId };
  taken.add(paymentId);
  return { fate: 'matched', paymentId };
}

function byPayer(line: BankLine, waiting: readonly WaitingTransfer[], taken: Set<number>): BankMatch {
  const payer = plain(line.payer);
  const fitting = waiting.filter(
    ({ amount, names, paymentId }) =>
      !taken.has(paymentId) && amount === line.amount && names.some((name) => name !== '' && plain(name) === payer),
  );
  const [only] = fitting;
  if (!only || fitting.length > 1) return { fate: 'nothing', paymentId: null };
  taken.add(only.paymentId);
  return { fate: 'suggested', paymentId: only.paymentId };
}
