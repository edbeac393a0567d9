import type { LogItem } from '@meetingapp/contract/live/socket.ts';

/**
 * Rows kept in memory per room. A viewer further behind starts over from the newest page, so that no reconnect queries the database.
 */
export const CACHED_EVENTS = 1000;
/** In characters. More would stay unread on a slow connection until it is cut off, again and again. */
const LONGEST_MISSED = 60_000;
const PAGE = 50;

export interface RecentEvent {
  s: number;
  text: string;
  /** Sequence of the row whose text this one repeats. */
  quotes: number | null;
}

/** The newest rows of a log in wire format, without gaps. */
export class RecentEvents {
  #events: RecentEvent[];
  /** Sequence of the last row here. */
  last: number;

  constructor(log: readonly LogItem[], last: number) {
    this.#events = log.map(recentEventOf);
    this.last = log.at(-1)?.s ?? last;
  }

  /** Appends the next row. */
  add(item: LogItem): void {
    this.last = item.s;
    this.#events.push(recentEventOf(item));
    if (this.#events.length > CACHED_EVENTS * 1.5) this.#events = this.#events.slice(-CACHED_EVENTS);
  }

  /** Replaces the text of a removed row, so that returning viewers do not receive it. */
  redact(sequence: number, at: number): void {
    for (const event of this.#events) {
      const { s, quotes } = event;
      if (s === sequence) event.text = JSON.stringify({ s, at, k: 'removed', b: { sequence } } satisfies LogItem);
      else if (quotes === sequence)
        event.text = JSON.stringify({ s, at, k: 'pinned', b: { sequence: null, said: null } } satisfies LogItem);
    }
  }

  /** The rows after `after` up to `last`; null when some of them are no longer in memory. */
  between(after: number, last: number): RecentEvent[] | null {
    const first = this.last + 1 - this.#events.length;
    return after + 1 < first ? null : this.#events.slice(after + 1 - first, last + 1 - first);
  }

  /**
   * The rows that a viewer lacks who has all up to `after`; null when they are too many, no longer in memory, or `after` is unknown
   * here.
   */
  since(after: number, last: number): RecentEvent[] | null {
    const events = after > last ? null : this.between(after, last);
    const length = events?.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    return length > LONGEST_MISSED ? null : events;
  }

  /** The newest page up to `last`. */
  page(last: number): RecentEvent[] {
    const end = this.#events.length - (this.last - last);
    return this.#events.slice(Math.max(0, end - PAGE), end);
  }
}

const recentEventOf = (item: LogItem): RecentEvent => ({
  s: item.s,
  text: JSON.stringify(item),
  quotes: item.k === 'pinned' ? item.b.sequence : null,
});
