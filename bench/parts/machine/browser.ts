import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { systemChromium } from '@meetingapp/tools/test/chromium.mjs';

/** Runs `work` in a browser with an empty profile. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const executablePath = systemChromium();
  if (!executablePath) throw new Error('Chromium is needed: apt-get install chromium, or CHROMIUM=path');
  const userDataDir = mkdtempSync(join(tmpdir(), 'bench-chromium-'));
  // Root may not use the sandbox; the pages are trusted. The other flags keep the browser from contacting other hosts.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const browser = await launch({ executablePath, headless: true, userDataDir, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Puts what the product saves of a log-in into the phone's storage before the page is opened. */
export async function remember(page: Page, origin: string, entries: Record<string, string>): Promise<void> {
  await page.goto(`${origin}/healthz`);
  await page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  }, entries);
}

/** Bytes over the wire for a first visit, by kind, until the network is idle. */
export async function bytesOf(
  page: Page,
  address: string,
): Promise<{ pictures: number; rest: number; requests: number }> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, 'pictures' | 'rest'>();
  const sum = { pictures: 0, rest: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return;
    kinds.set(
      requestId,
      type === 'Image' || type === 'Media' || response.mimeType.startsWith('image/') ? 'pictures' : 'rest',
    );
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind) return;
    sum[kind] += encodedDataLength;
    sum.requests += 1;
  });
  await page.goto(address, { waitUntil: 'networkidle0' });
  await session.detach();
  return sum;
}
