import { redLetter } from './invoice-money.ts';

/** One row of what the tax office gave back after a batch. */
export interface ResultLine {
  /** Of our request, where the file has a column for it. */
  serial: string;
  number: string;
  day: string | null;
  /** Fen, with tax; null where it cannot be read. */
  amount: number | null;
  title: string;
  remark: string;
}

/** An invoice that was asked for, with what it would be over. */
export interface AskedInvoice {
  id: number;
  serial: string;
  title: string;
  net: number;
}

/** An invoice that stands, with what a red letter may take off it. */
export interface StandingInvoice {
  id: number;
  number: string;
  amount: number;
  redAmount: number;
  kept: number;
}

/**
 * `issued`: its number is here already; `double`: an earlier row has the request or the number; `red_matched`: a red letter of an
 * invoice of ours; `red`: one that tells of no such invoice, and is noted by hand.
 */
export type ResultFate =
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
  fate: ResultFate;
  invoiceId: number | null;
}

/** The number of a request, as it stands in the batch and in the remark of the invoice: at most 20 signs. */
export const invoiceSerial = (id: number): string => `F${String(id).padStart(8, '0')}`;

/** A fully digital invoice has 20 digits, an older one 8. */
export const isInvoiceNumber = (text: string): boolean => /^(?:\d{20}|\d{8})$/.test(text);

const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();

export interface ResultSources {
  asked: readonly AskedInvoice[];
  standing: readonly StandingInvoice[];
  /** Numbers of invoices and red letters that are here already. */
  known: ReadonlySet<string>;
}

const fate = (name: ResultFate, invoiceId: number | null = null): ResultMatch => ({ fate: name, invoiceId });

/**
 * What would become of each row: matched once, by the number of the request, and only with the right amount and title; a red letter
 * by the number of its invoice, which the tax office writes into the remark.
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
