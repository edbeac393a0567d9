// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { VideoPlayer } from './load-library.ts';
import { liveRate, mayHurry, stayNearStudio, wantedAfterWait } from './near-studio.ts';

/** As video.js has it: it tells a new speed only once the browser has told it. `takes`: the browser does as it is told. */
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
  stayNearStudio(player as unknown as VideoPlayer);
  return {
    /** So many seconds lie ready; gives how fast it then runs. */
    at(seconds: number): number {
      ready = seconds;
      heard.get('timeupdate')?.();
      told = real;
      return real;
    },
    sets: () => sets,
  };
}

/** A picture of which a second comes each second, and what lies ready of it a minute later. */
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
  it('comes nearer to the studio while enough of it lies ready, and no nearer', () => {
    const { least } = readyAfterMinute(4, 1.5);
    expect(least).toBeGreaterThan(1);
    expect(least).toBeLessThan(1.8);
  });

  it('stays further behind on a line on which it stood still', () => {
    const wanted = wantedAfterWait(1.5);
    expect(readyAfterMinute(4, wanted).least).toBeGreaterThan(2);
    expect(wantedAfterWait(6)).toBe(6);
  });

  it('does not hurry whoever went back to see something, nor anybody who has nothing ready', () => {
    expect(liveRate(9, 1.5, 1)).toBe(1);
    expect(liveRate(0.2, 1.5, 1.1)).toBe(1);
  });

  it('runs faster until little lies ready, and again when there is more, although the player tells a speed late', () => {
    const player = playerOf();
    expect([3, 2.8, 2, 1.4, 2, 3].map((ready) => player.at(ready))).toEqual([1.1, 1.1, 1.1, 1, 1, 1.1]);
  });

  it('leaves alone a browser that does not take the speed', () => {
    const player = playerOf({ takes: false });
    expect([3, 3, 3].map((ready) => player.at(ready))).toEqual([1, 1, 1]);
    expect(player.sets()).toBe(1);
  });

  it('runs faster only where voices stay what they are and the browser takes the speed', () => {
    const can = { byProgram: true, keepsPitch: true, takesRate: true, stoodStill: false };
    expect(mayHurry(can)).toBe(true);
    expect(mayHurry({ ...can, keepsPitch: false })).toBe(false);
    expect(mayHurry({ ...can, takesRate: false })).toBe(false);
    expect(mayHurry({ ...can, stoodStill: true })).toBe(true);
  });

  it('played by the browser itself, as on iPhones, is hurried until it stands still once', () => {
    const can = { byProgram: false, keepsPitch: true, takesRate: true, stoodStill: false };
    expect(mayHurry(can)).toBe(true);
    expect(mayHurry({ ...can, stoodStill: true })).toBe(false);
  });
});
