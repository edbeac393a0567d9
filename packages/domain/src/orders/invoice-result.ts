import { redLetter } from './invoice-money.ts';

/** One row of the tax office's result file. */
export interface ResultLine {
  /** Serial of the request, if the file has a column for it. */
  serial: string;
  number: string;
  day: string | null;
  /** Fen, tax included; null when it cannot be parsed. */
  amount: number | null;
  title: string;
  remark: string;
}

/** A requested invoice, with the amount to issue. */
export interface AskedInvoice {
  id: number;
  serial: string;
  title: string;
  net: number;
}

/** An issued invoice, with the amount a red letter may take off. */
export interface OpenInvoice {
  id: number;
  number: string;
  amount: number;
  redAmount: number;
  kept: number;
}

/**
 * `issued`: its number is stored already; `double`: an earlier row has the same request or number; `red_matched`: a red letter of an
 * invoice stored here; `red`: a red letter that names no such invoice, to be entered by hand.
 */
export type ResultOutcome =
  | 'matched'
  | 'issued'
  | 'double'
  | 'differs'
  | 'title_differs'
  | 'nothing'
  | 'red_matched'
  | 'red'
  | 'unreadable';
export interface ResultMatch {
  fate: ResultOutcome;
  invoiceId: number | null;
}

/** Serial of a request, as used in the batch and in the invoice's remark: at most 20 characters. */
export const invoiceSerial = (id: number): string => `F${String(id).padStart(8, '0')}`;

/** A fully digital invoice has 20 digits, an older one 8. */
export const isInvoiceNumber = (text: string): boolean => /^(?:\d{20}|\d{8})$/.test(text);

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

export interface ResultSources {
  asked: readonly AskedInvoice[];
  standing: readonly OpenInvoice[];
  /** Numbers of invoices and red letters already stored. */
  known: ReadonlySet<string>;
}

const fate = (name: ResultOutcome, invoiceId: number | null = null): ResultMatch => ({ fate: name, invoiceId });

/**
 * Outcome of each row: matched once, by the serial of the request, and only if amount and title are correct; a red letter by the
 * number of its invoice, which the tax office writes into the remark.
 */
export function matchResult(lines: readonly ResultLine[], { asked, standing, known }: ResultSources): ResultMatch[] {
  const taken = new Set<number>();
  const numbers = new Set<string>();
  const reddened = new Map<number, number>();
  return lines.map((line) => {
    if (!isInvoiceNumber(line.number) || line.day === null || line.amount === null) return fate('unreadable');
    if (known.has(line.number)) return fate('issued');
    if (line.amount < 0) {
      const told = new Set(line.remark.match(/\d+/g));
      const one = standing.find(({ number }) => told.has(number));
      if (!one) return fate('red');
      if (numbers.has(line.number)) return fate('double', one.id);
      const redAmount = one.redAmount + (reddened.get(one.id) ?? 0);
      if (!redLetter({ ...one, redAmount }, -line.amount).ok) return fate('differs', one.id);
      reddened.set(one.id, (reddened.get(one.id) ?? 0) - line.amount);
      numbers.add(line.number);
      return fate('red_matched', one.id);
    }
    const words = plain(`${line.serial} ${line.remark}`);
    const found =
      asked.find(({ serial }) => plain(line.serial) === serial) ?? asked.find(({ serial }) => words.includes(serial));
    if (!found) return fate('nothing');
    if (taken.has(found.id) || numbers.has(line.number)) return fate('double', found.id);
    if (line.amount !== found.net) return fate('differs', found.id);
    if (plain(line.title) !== plain(found.title)) return fate('title_differs', found.id);
    taken.add(found.id);
    numbers.add(line.number);
    return fate('matched', found.id);
  });
}
