import type { Page } from 'puppeteer-core';

/** Sets slow 4G as the goals define it: 1.6 Mbit/s down, 0.75 up, 150 ms for each request; and a phone's processor. */
export async function slowLine(page: Page, slowed: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Network.enable');
  const bytes = (megabits: number) => (megabits * 1_000_000) / 8;
  const line = { offline: false, latency: 150, downloadThroughput: bytes(1.6), uploadThroughput: bytes(0.75) };
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
}

/** Slows the processor by a factor, on the unchanged line. */
export async function slowProcessor(page: Page, slowed: number): Promise<void> {
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
}
