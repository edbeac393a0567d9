import type { LogItem } from '@meetingapp/contract/live-socket.ts';

/** So many rows stay in memory. Who lacks more begins anew with the newest page: nobody who comes back is a question to the database. */
export const KEPT = 1000;
/** In characters: what would lie unread on a slow line for so long that it is cut off, time and again. */
const LONGEST_MISSED = 60_000;
const PAGE = 50;

export interface Line {
  s: number;
  text: string;
  /** The row that this one repeats the words of. */
  quotes: number | null;
}

/** The newest rows of a log as they go over the wire, without gaps. */
export class Lines {
  #lines: Line[];
  /** The last row that is here. */
  last: number;

  constructor(log: readonly LogItem[], last: number) {
    this.#lines = log.map(lineOf);
    this.last = log.at(-1)?.s ?? last;
  }

  /** The row that comes next. */
  add(item: LogItem): void {
    this.last = item.s;
    this.#lines.push(lineOf(item));
    if (this.#lines.length > KEPT * 1.5) this.#lines = this.#lines.slice(-KEPT);
  }

  /** Whoever comes back is not told what is gone. */
  strike(sequence: number, at: number): void {
    for (const line of this.#lines) {
      const { s, quotes } = line;
      if (s === sequence) line.text = JSON.stringify({ s, at, k: 'removed', b: { sequence } } satisfies LogItem);
      else if (quotes === sequence)
        line.text = JSON.stringify({ s, at, k: 'pinned', b: { sequence: null, said: null } } satisfies LogItem);
    }
  }

  /** The rows behind `after` up to `last`; null: not all of them are here. */
  between(after: number, last: number): Line[] | null {
    const first = this.last + 1 - this.#lines.length;
    return after + 1 < first ? null : this.#lines.slice(after + 1 - first, last + 1 - first);
  }

  /** The rows that somebody lacks who knows all up to `after`; null: too much, or none that we know of. */
  missed(after: number, last: number): Line[] | null {
    const lines = after > last ? null : this.between(after, last);
    const length = lines?.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    return length > LONGEST_MISSED ? null : lines;
  }

  /** The newest page up to `last`. */
  page(last: number): Line[] {
    const end = this.#lines.length - (this.last - last);
    return this.#lines.slice(Math.max(0, end - PAGE), end);
  }
}

const lineOf = (item: LogItem): Line => ({
  s: item.s,
  text: JSON.stringify(item),
  quotes: item.k === 'pinned' ? item.b.sequence : null,
});
