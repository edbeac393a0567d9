import { paceOf, TOGETHER, turnBefore, turnOf } from '@meetingapp/domain/live/pace.ts';
import type { Viewer } from './handlers-viewer.ts';

const SOON_MS = 10;

/** What everybody in one part of a room was sent: up to which row of the log, and how often they were told how it stands. */
export interface Heard {
  row: number;
  counts: number;
}

/** What they lack, made once for all of them; null: nothing. Afterwards they have it. */
export type News = (heard: Heard) => Buffer | null;

/** Some of a room's viewers, who get their frames together. */
export class Part {
  readonly viewers = new Set<Viewer>();
  readonly heard: Heard;
  /** When it is their turn to hear what waits for them; null: nothing does. */
  due: number | null = null;
  wroteAt = 0;
  readonly #news: News;

  constructor(heard: Heard, news: News) {
    this.heard = heard;
    this.#news = news;
  }

  write(): void {
    this.due = null;
    const frame = this.#news(this.heard);
    if (!frame) return;
    this.wroteAt = Date.now();
    for (const viewer of this.viewers) viewer.write(frame);
  }
}

/** Everybody in a room, in parts that get their frames one after the other. */
export class Audience {
  #parts: Part[] = [];
  readonly #news: News;
  #timer: NodeJS.Timeout | null = null;
  #wakesAt = 0;

  constructor(news: News) {
    this.#news = news;
  }

  get size(): number {
    return this.#parts.reduce((sum, { viewers }) => sum + viewers.size, 0);
  }

  *[Symbol.iterator](): Generator<Viewer> {
    for (const { viewers } of this.#parts) yield* viewers;
  }

  /** Where whoever comes next belongs; a new part has heard all there is. */
  open(newest: Heard): Part {
    const open = this.#parts.find(({ viewers }) => viewers.size < TOGETHER);
    if (open) return open;
    const part = new Part({ ...newest }, this.#news);
    this.#parts.push(part);
    return part;
  }

  delete(viewer: Viewer): boolean {
    const part = this.#parts.find(({ viewers }) => viewers.delete(viewer));
    if (part?.viewers.size === 0) {
      // Another list, since somebody may be going through this one.
      this.#parts = this.#parts.filter((one) => one !== part);
    }
    return part !== undefined;
  }

  /** Something is to be told to all: what follows something else soon waits for more to go with it. */
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

  /** One part at a time, however late it is: what came in meanwhile has its turn between them. */
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

  /** What was to be told soon goes out now. */
  writeWaiting(): void {
    for (const part of this.#parts) if (part.due !== null) part.write();
  }
}
