// The service worker (A10). It stores the program on the phone. When the network is absent or slow it answers with the app's empty
// shell, which then shows stored answers (lib/storage/offline-queue.ts). It never handles calls. A server-rendered page shows at once
// as it was last seen, and continues with data of the network: see `joined`.

/** Inserted by the build: name, base path and files of this release. */
declare const RELEASE: { readonly name: string; readonly base: string; readonly files: readonly string[] };

/** The worker types used here; the page's own types describe a window. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: { readonly seen?: readonly string[]; readonly page?: string } | null;
}
interface Worker {
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(kind: 'message', listener: (event: Told) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
}
const worker = self as unknown as Worker;

const release = `release-${RELEASE.name}`;
const seen = 'seen';
const pictures = 'pictures';
const pages = 'pages';
const frame = `${RELEASE.base}/offline-frame`;
/** Milliseconds after which a slow page is answered from the phone's storage. */
const PATIENCE_MS = 2500;
/** Files of a release fetched in parallel. */
const AT_ONCE = 6;
/** Entries per cache besides the release: chunks of opened screens, pictures, and server-rendered pages. */
const MOST = { [seen]: 150, [pictures]: 60, [pages]: 20 };
/** Separates the visible part of a page from the data with which the program continues. */
const DATA = '<script type="application/json" id="boot">';
/** Ends a page that is out of date: the browser reloads it. */
const AGAIN = '<meta http-equiv="refresh" content="0"></body></html>';

const isAsset = (path: string): boolean => path.startsWith(`${RELEASE.base}/assets/`);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data?.seen ?? [], event.data?.page)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // The server alone says whether a certificate is valid.
  if (pathname.startsWith(`${RELEASE.base}/verify`)) return;
  if (request.mode === 'navigate' && pathname.startsWith(`${RELEASE.base}/`)) event.respondWith(page(event));
  else if (isAsset(pathname)) event.respondWith(first(seen, event));
  else if (request.destination === 'image') event.respondWith(first(pictures, event));
});

async function install(): Promise<void> {
  await fetchRelease();
  // Open pages continue with the chunks of their release, which stays stored: no need to wait for them to close.
  await worker.skipWaiting();
}

/** Fetches the release, several files at a time; files unchanged since an earlier release are copied from it. */
async function fetchRelease(): Promise<void> {
  const box = await caches.open(release);
  await box.add(new Request(frame, { cache: 'reload' }));
  const left = [...RELEASE.files];
  const fetchOn = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) {
      const there = await caches.match(file);
      if (there) await box.put(file, there);
      else await box.add(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
}

async function activate(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith('release-') && name !== release);
  await Promise.all([...releases.slice(0, -1), pages].map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Answers a page: from the network if it is in time, else the shell; without a shell, whenever the network answers. */
async function page(event: Fetched): Promise<Response> {
  const fresh = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const failed = (): null => null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const inTime = Promise.race([fresh.catch(failed), late]);
  event.waitUntil(inTime);
  const { url } = event.request;
  const kept = await caches.match(url, { cacheName: pages });
  if (kept) return joined(url, kept, inTime);
  const answer = await inTime;
  if (answer?.status === 200) event.waitUntil(keepPage(url, answer.clone()));
  if (answer && answer.status < 500) return answer;
  return (await ownFrame()) ?? fresh;
}

/**
 * Streams the page stored at the last visit at once, followed by the data from the network. So nobody continues with old answers or an
 * old program while there is a network, and there is something to see at once.
 */
async function joined(url: string, kept: Response, inTime: Promise<Response | null>): Promise<Response> {
  const text = await kept.text();
  const parts = [async () => text.slice(0, text.indexOf(DATA)), async () => rest(url, text, await inTime)];
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await parts.shift()?.();
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part));
      else controller.close();
    },
  });
  return new Response(body, { headers: kept.headers });
}

async function rest(url: string, kept: string, answer: Response | null): Promise<string> {
  // Like the shell: continues with the stored answers, which are requested again as soon as possible.
  if (!answer || answer.status >= 500) return changed(JSON.stringify({ ...dataIn(kept), kept: true, now: null }));
  const fresh = answer.status === 200 ? await keepPage(url, answer) : null;
  if (fresh === null || programIn(fresh) !== programIn(kept)) {
    await caches.open(pages).then((box) => box.delete(url));
    return AGAIN;
  }
  return saidIn(fresh) === saidIn(kept) ? fresh.slice(fresh.indexOf(DATA)) : changed(JSON.stringify(dataIn(fresh)));
}

/** Data of a page that must be rendered again from it. */
const changed = (data: string): string =>
  `${DATA.replace('>', ' data-changed>')}${data.replaceAll('<', '\\u003c')}</script></body></html>`;

const dataIn = (text: string): { calls?: unknown } => {
  const begins = text.indexOf(DATA) + DATA.length;
  return JSON.parse(text.slice(begins, text.indexOf('</script>', begins))) as object;
};

/** The data from which a page was rendered, except the time. */
const saidIn = (text: string): string =>
  JSON.stringify(dataIn(text).calls, (key, value: unknown) => (key === 'now' ? undefined : value));

const programIn = (text: string): string | undefined => / data-program="([^"]+)"/.exec(text)?.[1];

/** Saves a server-rendered page and returns its text; null when it was not server-rendered. */
async function keepPage(url: string, answer: Response): Promise<string | null> {
  const text = await answer.text();
  if (programIn(text) === undefined || !text.includes(DATA)) return null;
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  await keep(pages, url, new Response(text, { headers }));
  return text;
}

/** Only of this release: the previous one is still stored with its own shell, and a search in all caches would find it first. */
const ownFrame = (): Promise<Response | undefined> => caches.match(frame, { cacheName: release });

/** Answers files that never change under their name: from the cache, else fetched and saved. */
async function first(name: keyof typeof MOST, event: Fetched): Promise<Response> {
  const { request } = event;
  const there = await caches.match(request);
  if (there) return there;
  const answer = await fetch(request);
  if (answer.ok && /immutable/.test(answer.headers.get('cache-control') ?? ''))
    event.waitUntil(keep(name, request, answer.clone()));
  return answer;
}

async function keep(name: keyof typeof MOST, request: RequestInfo, answer: Response): Promise<void> {
  const box = await caches.open(name);
  await box.put(request, answer);
  const all = await box.keys();
  await Promise.all(all.slice(0, -MOST[name]).map((old) => box.delete(old)));
}

/**
 * Saves the chunks that the page loaded before the worker existed; the browser still has them cached. The page itself is requested
 * once more.
 */
async function keepSeen(addresses: readonly string[], shown?: string): Promise<void> {
  // All caches of this device were cleared.
  if (!(await ownFrame())) await fetchRelease();
  for (const address of addresses) {
    if (!isAsset(new URL(address).pathname) || (await caches.match(address))) continue;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) await keep(seen, address, answer);
  }
  const answer = shown === undefined ? null : await fetch(shown).catch(() => null);
  if (shown !== undefined && answer?.status === 200) await keepPage(shown, answer);
}
