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

/**
 * `issued`: its number is here already; `double`: an earlier row has the request or the number; `red`: a red letter, which is noted
 * by hand.
 */
export type ResultFate =
  | 'matched'
  | 'issued'
  | 'double'
  | 'differs'
  | 'title_differs'
  | 'nothing'
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

/** What would become of each row: matched once, by the number of the request, and only with the right amount and title. */
export function matchResult(
  lines: readonly ResultLine[],
  asked: readonly AskedInvoice[],
  known: ReadonlySet<string>,
): ResultMatch[] {
  const taken = new Set<number>();
  const numbers = new Set<string>();
  return lines.map((line) => {
    const fate = (name: ResultFate, invoiceId: number | null = null): ResultMatch => ({ fate: name, invoiceId });
    if (line.amount !== null && line.amount < 0) return fate('red');
    if (!isInvoiceNumber(line.number) || line.day === null || line.amount === null) return fate('unreadable');
    if (known.has(line.number)) return fate('issued');
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
