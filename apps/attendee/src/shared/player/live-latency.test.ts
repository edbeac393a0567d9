// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { VideoPlayer } from './load-library.ts';
import { liveRate, mayCatchUp, catchUpWithStudio, wantedAfterWait } from './live-latency.ts';

/** Behaves like video.js: reports a new rate only after the browser has reported it. `takes`: the browser applies the rate. */
function playerOf({ takes = true } = {}) {
  const heard = new Map<string, () => void>();
  const video = document.createElement('video');
  let [told, real, ready, sets] = [1, 1, 0, 0];
  Object.defineProperties(video, { preservesPitch: { value: true }, playbackRate: { get: () => real } });
  const player = {
    tech: () => ({ el: () => video }),
    on: (kind: string, listener: () => void) => heard.set(kind, listener),
    seeking: () => false,
    currentTime: () => 10,
    bufferedEnd: () => 10 + ready,
    playbackRate(rate?: number) {
      if (rate === undefined) return told;
      sets += 1;
      if (takes) real = rate;
      return undefined;
    },
  };
  catchUpWithStudio(player as unknown as VideoPlayer);
  return {
    /** Sets the buffered seconds and returns the resulting rate. */
    at(seconds: number): number {
      ready = seconds;
      heard.get('timeupdate')?.();
      told = real;
      return real;
    },
    sets: () => sets,
  };
}

/** Simulates a stream that delivers one second per second; returns what is buffered after a minute. */
function readyAfterMinute(begins: number, wanted: number): { least: number; rate: number } {
  const step = 0.25;
  let [ready, rate, least] = [begins, 1, begins];
  for (let at = 0; at < 60; at += step) {
    ready += (at % 1 === 0 ? 1 : 0) - step * rate;
    rate = liveRate(ready, wanted, rate);
    if (at > 55) least = Math.min(at === 55 + step ? ready : least, ready);
  }
  return { least, rate };
}

describe('[S58] a live picture', () => {
  it('reduces its delay while enough is buffered, and no further', () => {
    const { least } = readyAfterMinute(4, 1.5);
    expect(least).toBeGreaterThan(1);
    expect(least).toBeLessThan(1.8);
  });

  it('keeps a larger delay on a line on which it stalled', () => {
    const wanted = wantedAfterWait(1.5);
    expect(readyAfterMinute(4, wanted).least).toBeGreaterThan(2);
    expect(wantedAfterWait(6)).toBe(6);
  });

  it('does not speed up after a seek back or with an empty buffer', () => {
    expect(liveRate(9, 1.5, 1)).toBe(1);
    expect(liveRate(0.2, 1.5, 1.1)).toBe(1);
  });

  it('speeds up until little is buffered, and again when there is more, although the player reports a speed late', () => {
    const player = playerOf();
    expect([3, 2.8, 2, 1.4, 2, 3].map((ready) => player.at(ready))).toEqual([1.1, 1.1, 1.1, 1, 1, 1.1]);
  });

  it('does nothing in a browser that does not accept the speed', () => {
    const player = playerOf({ takes: false });
    expect([3, 3, 3].map((ready) => player.at(ready))).toEqual([1, 1, 1]);
    expect(player.sets()).toBe(1);
  });

  it('speeds up only when the pitch of voices is preserved and the browser accepts the speed', () => {
    const can = { byProgram: true, keepsPitch: true, takesRate: true, stoodStill: false };
    expect(mayCatchUp(can)).toBe(true);
    expect(mayCatchUp({ ...can, keepsPitch: false })).toBe(false);
    expect(mayCatchUp({ ...can, takesRate: false })).toBe(false);
    expect(mayCatchUp({ ...can, stoodStill: true })).toBe(true);
  });

  it('played by the browser itself, as on iPhones, speeds up until it stalls once', () => {
    const can = { byProgram: false, keepsPitch: true, takesRate: true, stoodStill: false };
    expect(mayCatchUp(can)).toBe(true);
    expect(mayCatchUp({ ...can, stoodStill: true })).toBe(false);
  });
});
