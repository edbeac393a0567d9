import { paceOf, TOGETHER, turnBefore, turnOf } from '@meetingapp/domain/live/pace.ts';
import type { Viewer } from './viewer.ts';

const SOON_MS = 10;

/** What every viewer in one part of a room has been sent: the last row of the log, and the revision of the counters. */
export interface Cursor {
  row: number;
  counts: number;
}

/** The frame a part lacks, made once for all its viewers; null when it lacks nothing. Advances the cursor. */
export type MakeFrame = (cursor: Cursor) => Buffer | null;

/** A share of a room's viewers, who get their frames together. */
export class Part {
  readonly viewers = new Set<Viewer>();
  readonly cursor: Cursor;
  /** When its pending frame is due, in milliseconds since 1970; null when nothing is pending. */
  due: number | null = null;
  wroteAt = 0;
  readonly #makeFrame: MakeFrame;

  constructor(cursor: Cursor, makeFrame: MakeFrame) {
    this.cursor = cursor;
    this.#makeFrame = makeFrame;
  }

  write(): void {
    this.due = null;
    const frame = this.#makeFrame(this.cursor);
    if (!frame) return;
    this.wroteAt = Date.now();
    for (const viewer of this.viewers) viewer.write(frame);
  }
}

/** All viewers of a room, in parts that are written one after the other. */
export class Audience {
  #parts: Part[] = [];
  readonly #makeFrame: MakeFrame;
  #timer: NodeJS.Timeout | null = null;
  #wakesAt = 0;

  constructor(makeFrame: MakeFrame) {
    this.#makeFrame = makeFrame;
  }

  get size(): number {
    return this.#parts.reduce((sum, { viewers }) => sum + viewers.size, 0);
  }

  *[Symbol.iterator](): Generator<Viewer> {
    for (const { viewers } of this.#parts) yield* viewers;
  }

  /** The part that the next viewer joins; a new part starts at the newest cursor. */
  open(newest: Cursor): Part {
    const open = this.#parts.find(({ viewers }) => viewers.size < TOGETHER);
    if (open) return open;
    const part = new Part({ ...newest }, this.#makeFrame);
    this.#parts.push(part);
    return part;
  }

  delete(viewer: Viewer): boolean {
    const part = this.#parts.find(({ viewers }) => viewers.delete(viewer));
    if (part?.viewers.size === 0) {
      // A new array, because the present one may be in iteration.
      this.#parts = this.#parts.filter((one) => one !== part);
    }
    return part !== undefined;
  }

  /** Schedules a frame for all parts: a part that was written a moment ago waits, so that more is batched. */
  soon(): void {
    const waiting = this.#parts.filter(({ due }) => due === null);
    if (waiting.length === 0) return;
    const { size } = this;
    const [pace, now] = [paceOf(size), Date.now()];
    const apart = Math.floor(pace / this.#parts.length);
    for (const [index, part] of this.#parts.entries()) {
      if (part.due !== null) continue;
      const turns = this.#parts.flatMap(({ due }) => due ?? []);
      part.due =
        now - part.wroteAt < pace
          ? turnBefore(now + pace, now + SOON_MS, apart, turns)
          : now + Math.max(SOON_MS, turnOf(index, this.#parts.length, size));
    }
    this.#wake();
  }

  /** Writes one part at a time, even when late, so that incoming data is handled in between. */
  #wake(): void {
    const next = Math.min(...this.#parts.map(({ due }) => due ?? Infinity));
    if (this.#timer && this.#wakesAt <= next) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (next === Infinity) return;
    this.#wakesAt = next;
    this.#timer = setTimeout(() => this.#writeNext(), next - Date.now());
  }

  #writeNext(): void {
    this.#timer = null;
    const due = this.#parts.filter((part) => part.due !== null && part.due <= Date.now());
    due.toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0))[0]?.write();
    this.#wake();
  }

  /** Writes pending frames now. */
  writeWaiting(): void {
    for (const part of this.#parts) if (part.due !== null) part.write();
  }
}
