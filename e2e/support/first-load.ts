import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';

export interface FirstLoad {
  /** Bytes over the wire, headers included, pictures excluded. */
  readonly bytes: number;
  /** The same by file, the largest first. */
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

const pictures = new Set(['Image', 'Media']);
/**
 * Usage reports, and the directory of all screens, load one and a half seconds after everything that a person waits for: a busy
 * machine would count them, a fast one not.
 */
const afterwards = /\/(usage|directory)-[\w-]+\.js$/;
/** Maximum milliseconds to wait for pending requests; after that the test reports them. */
const LONGEST_MS = 30_000;
/** Milliseconds without a request before a page counts as loaded. */
const QUIET_MS = 1000;

/** Mark of the page's timeline (`after-first-paint.ts`): what is requested later is not needed at first. */
const MARK = 'after-first-paint';

/**
 * Measures the bytes of opening an address for the first time: until `shown` is visible, and the network is idle. A busy machine is idle
 * later, so what the page requests after its first paint is left out by its time.
 */
export async function firstLoad(page: Page, address: string, shown: Locator): Promise<FirstLoad> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const { counted, underWay } = countBytes(session);
  await page.goto(address);
  await shown.first().waitFor();
  await expect(async () => expect(underWay()).toEqual([])).toPass({ timeout: LONGEST_MS, intervals: [100] });
  await session.detach();
  const later = await page.evaluate((name) => {
    const [mark] = performance.getEntriesByName(name);
    return mark ? performance.timeOrigin + mark.startTime : Infinity;
  }, MARK);
  const files = [...counted]
    .filter(([, { at }]) => at < later)
    .map(([name, { bytes }]) => ({ name, bytes }))
    .sort((a, b) => b.bytes - a.bytes);
  return { bytes: files.reduce((sum, file) => sum + file.bytes, 0), files };
}

interface Counted {
  bytes: number;
  /** Time of the first request, in milliseconds since 1970. */
  at: number;
}

function countBytes(session: CDPSession): { counted: Map<string, Counted>; underWay: () => string[] } {
  const times = new Map<string, number>();
  const names = new Map<string, string>();
  const counted = new Map<string, Counted>();
  const open = new Map<string, string>();
  let document = '';
  let moved = Date.now();
  const ended = (requestId: string): void => {
    open.delete(requestId);
    moved = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type, wallTime }) => {
    times.set(requestId, wallTime * 1000);
    // Requests of the previous page, and those it sends while unloading, are aborted without an event.
    if (type === 'Document') {
      open.clear();
      document = loaderId;
    }
    if (loaderId === document && type !== 'Ping' && !request.url.startsWith('data:')) open.set(requestId, request.url);
  });
  session.on('Network.responseReceived', ({ requestId, loaderId, response, type }) => {
    const isPicture = pictures.has(type) || response.mimeType.startsWith('image/');
    if (isPicture || loaderId !== document || response.url.startsWith('data:')) return;
    const { pathname } = new URL(response.url);
    if (!afterwards.test(pathname)) names.set(requestId, pathname);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    ended(requestId);
    const name = names.get(requestId);
    if (!name) return;
    const { at = times.get(requestId) ?? 0, bytes = 0 }: Partial<Counted> = counted.get(name) ?? {};
    counted.set(name, { at, bytes: bytes + encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => ended(requestId));
  const underWay = () => (open.size === 0 && Date.now() - moved <= QUIET_MS ? ['a moment'] : [...open.values()]);
  return { counted, underWay };
}
