import type { CDPSession, Page } from '@playwright/test';

export interface FirstLoad {
  /** Bytes as they came over the wire, headers included, pictures left out. */
  readonly bytes: number;
  /** The same by file, the largest first. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

const pictures = new Set(['Image', 'Media']);

/** What an address weighs when it is opened for the first time, until nothing has moved on the network for a moment. */
export async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const counted = countBytes(session);
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = [...counted].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

function countBytes(session: CDPSession): Map<string, number> {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    const isPicture = pictures.has(type) || response.mimeType.startsWith('image/');
    if (!isPicture && !response.url.startsWith('data:')) names.set(requestId, new URL(response.url).pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (name) counted.set(name, (counted.get(name) ?? 0) + encodedDataLength);
  });
  return counted;
}
