import type { Page } from 'puppeteer-core';
import { picture } from './picture-clock.ts';

interface Noted {
  tapped: number;
  first: number;
  running: number;
  waits: number;
  delays: number[];
}
type Noting = typeof globalThis & { noted: Noted };

/** Records in each page when somebody taps, when pictures follow, how old they are, and when they stop. */
export async function watchPicture(page: Page): Promise<void> {
  // The TypeScript loader inserts calls of `__name`, which the page does not define.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named');
  await page.evaluateOnNewDocument(({ width, field }) => {
    const noted: Noted = { tapped: 0, first: 0, running: 0, waits: 0, delays: [] };
    Object.assign(globalThis, { noted });
    addEventListener('click', () => (noted.tapped ||= performance.now()), true);
    const canvas = new OffscreenCanvas(width, field);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    const read = (video: HTMLVideoElement): number | null => {
      pen?.drawImage(video, 0, 0, width, field, 0, 0, width, field);
      const row = pen?.getImageData(0, field / 2, width, 1).data ?? [];
      const bytes = [0, 1, 2, 3, 4].map((byte) => {
        let value = 0;
        for (let bit = 0; bit < 8; bit += 1)
          value = value * 2 + ((row[((byte * 8 + bit) * field + field / 2) * 4] ?? 0) > 128 ? 1 : 0);
        return value;
      });
      if (bytes.reduce((sum, byte) => sum ^ byte, 0x5a) !== 0) return null;
      const now = Date.now();
      return (now % 2 ** 32) - bytes.slice(0, 4).reduce((sum, byte) => sum * 256 + byte, 0);
    };
    const seen = new WeakSet<HTMLVideoElement>();
    const look = (): void => {
      for (const video of document.querySelectorAll('video')) {
        if (seen.has(video)) continue;
        seen.add(video);
        let frames = 0;
        video.addEventListener('waiting', () => (noted.waits += noted.running > 0 ? 1 : 0));
        const next = (now: number): void => {
          frames += 1;
          if (frames === 1) noted.first = now;
          // One picture may be a still; the second one shows that it runs.
          if (frames === 2) noted.running = now;
          const delay = read(video);
          if (delay !== null) noted.delays.push(delay);
          video.requestVideoFrameCallback(next);
        };
        video.requestVideoFrameCallback(next);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, picture);
}

export interface PictureSeen {
  /** Milliseconds from the tap to the first picture, and to the second. */
  first: number;
  running: number;
  waits: number;
  /** Delay of each picture shown, in milliseconds, in order. */
  delays: number[];
}

/** Waits until the picture has run for `seconds`. */
export async function seenPicture(page: Page, seconds: number): Promise<PictureSeen> {
  await page.waitForFunction(() => (globalThis as Noting).noted.running > 0, { timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const { tapped, first, running, waits, delays } = await page.evaluate(() => (globalThis as Noting).noted);
  return { first: first - tapped, running: running - tapped, waits, delays };
}
