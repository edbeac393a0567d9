/** One line of a bank's statement, as far as it matters. */
export interface BankLine {
  /** Fen; negative went out. */
  amount: number;
  payer: string;
  remark: string;
}

/** A transfer that is waited for. */
export interface WaitingTransfer {
  paymentId: number;
  orderNumber: string;
  /** What the payer was asked to write. */
  reference: string;
  amount: number;
  /** Who may pay: the person, and who the invoice is for. */
  names: readonly string[];
}

/**
 * `matched`: the order stands in the remark and the amount is its; `suggested`: only amount and payer fit, and one order alone;
 * `differs`: the order stands there, the amount is another one; `double`: an earlier line has that order already.
 */
export type BankFate = 'matched' | 'suggested' | 'differs' | 'double' | 'nothing' | 'outgoing';
export interface BankMatch {
  fate: BankFate;
  paymentId: number | null;
}

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-_]/g, '');
/** Signs that people mix up when they copy a reference by hand. */
const copied = (text: string) => plain(text).replaceAll('O', '0').replace(/[IL]/g, '1');

/** Finds for each line the transfer that it is, each transfer at most once; `matched` goes before `suggested`. */
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
