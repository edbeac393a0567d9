import type { Page } from 'puppeteer-core';

export interface Seen {
  /** Milliseconds from opening the address. */
  first: number;
  largest: number;
}

interface Noted {
  largest: number;
  slowest: { name: string; ms: number }[];
}

/** Records from the start of each page what is painted and how long each touch and key waits for its paint. */
export async function watch(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const noted: Noted = { largest: 0, slowest: [] };
    Object.assign(globalThis, { noted });
    new PerformanceObserver((list) => {
      noted.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) noted.slowest.push({ name: entry.name, ms: entry.duration });
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The record of the open page. */
export const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largest: (globalThis as unknown as { noted: Noted }).noted.largest,
  }));

/** Forgets the touches and keys so far, so that the next ones are measured alone. */
export const purgeTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as { noted: Noted }).noted.slowest = [];
  });

/** The longest wait of a touch or key until its change was painted (ms; Chromium rounds to 8), and its name. */
export async function slowestTouch(page: Page): Promise<{ name: string; ms: number }> {
  const all = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted.slowest);
  return all.reduce((one, other) => (other.ms > one.ms ? other : one), { name: 'under', ms: 16 });
}
