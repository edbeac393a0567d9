import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paceOf, TOGETHER, turnOf } from '@meetingapp/domain/live/pace.ts';
import { Audience, type Heard } from './handlers-audience.ts';
import type { Viewer } from './handlers-viewer.ts';

const PARTS = 10;
const EVERY_MS = 50;
/** What comes after a pause waits so long at least. */
const SOON_MS = 10;

/** A room of ten parts in which something is said every so often: when each part heard what, by a clock of ours. */
function room() {
  let last = 0;
  const said = new Map<number, number>();
  const audience = new Audience((heard: Heard) => {
    if (heard.row === last) return null;
    const rows = Array.from({ length: last - heard.row }, (_, at) => heard.row + 1 + at);
    heard.row = last;
    return Buffer.from(JSON.stringify(rows));
  });
  const writes: { part: number; at: number; rows: number[] }[] = [];
  for (let number = 0; number < PARTS * TOGETHER; number += 1) {
    const part = Math.floor(number / TOGETHER);
    // The first of each part keeps a record.
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

  it('hears all there is once, in order and in time; its parts one after the other, and several messages with one frame', () => {
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
    // Each is done with its viewers, at 20 µs for one, before the next begins.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(TOGETHER / 50);
  });

  it('hears at once what comes after a pause, part by part', () => {
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

  it('hears what waits before it is closed', () => {
    const { audience, writes, say } = room();
    say();
    audience.writeWaiting();
    expect(writes.map(({ rows }) => rows)).toEqual(Array.from({ length: PARTS }, () => [1]));
    vi.advanceTimersByTime(1000);
    expect(writes).toHaveLength(PARTS);
  });
});
