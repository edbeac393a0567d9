import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paceOf, TOGETHER, turnOf } from '@meetingapp/domain/live/pace.ts';
import { Audience, type Cursor } from './audience.ts';
import type { Viewer } from './viewer.ts';

const PARTS = 10;
const EVERY_MS = 50;
/** Least milliseconds before what follows a pause is sent. */
const SOON_MS = 10;

/** A room of ten parts with a message at intervals; records when each part received what, under fake timers. */
function room() {
  let last = 0;
  const said = new Map<number, number>();
  const audience = new Audience((cursor: Cursor) => {
    if (cursor.row === last) return null;
    const rows = Array.from({ length: last - cursor.row }, (_, at) => cursor.row + 1 + at);
    cursor.row = last;
    return Buffer.from(JSON.stringify(rows));
  });
  const writes: { part: number; at: number; rows: number[] }[] = [];
  for (let number = 0; number < PARTS * TOGETHER; number += 1) {
    const part = Math.floor(number / TOGETHER);
    // The first viewer of each part records.
    const write = (frame: Buffer): void => {
      if (number % TOGETHER === 0)
        writes.push({ part, at: Date.now(), rows: JSON.parse(frame.toString()) as number[] });
    };
    audience.open({ row: 0, counts: 0 }).viewers.add({ write } as unknown as Viewer);
  }
  const say = (): void => {
    last += 1;
    said.set(last, Date.now());
    audience.soon();
  };
  return { audience, writes, say, said };
}

describe('[S58] a full room', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('receives everything once, in order and in time; its parts in turn, and several messages in one frame', () => {
    const { writes, say, said } = room();
    for (let number = 0; number < 100; number += 1) {
      say();
      vi.advanceTimersByTime(EVERY_MS);
    }
    vi.advanceTimersByTime(1000);
    const pace = paceOf(PARTS * TOGETHER);
    for (let part = 0; part < PARTS; part += 1) {
      const own = writes.filter((one) => one.part === part);
      expect(own.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
      for (const { at, rows } of own) expect(at - (said.get(rows[0] ?? 0) ?? 0)).toBeLessThanOrEqual(pace + 2);
    }
    const settled = writes.slice(-PARTS * 15);
    expect(settled.reduce((sum, { rows }) => sum + rows.length, 0) / settled.length).toBeGreaterThan(4);
    const moments = settled.map(({ at }) => at);
    const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
    // Each part is written, at 20 µs for a viewer, before the next begins.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(TOGETHER / 50);
  });

  it('receives at once what comes after a pause, part by part', () => {
    const { writes, say } = room();
    const began = Date.now();
    say();
    vi.advanceTimersByTime(1000);
    expect(writes.map(({ part, at }) => ({ part, after: at - began }))).toEqual(
      Array.from({ length: PARTS }, (_, part) => ({
        part,
        after: Math.max(SOON_MS, turnOf(part, PARTS, PARTS * TOGETHER)),
      })),
    );
  });

  it('receives queued frames before it is closed', () => {
    const { audience, writes, say } = room();
    say();
    audience.writeWaiting();
    expect(writes.map(({ rows }) => rows)).toEqual(Array.from({ length: PARTS }, () => [1]));
    vi.advanceTimersByTime(1000);
    expect(writes).toHaveLength(PARTS);
  });
});
