// The service worker (A10). It keeps the program on the phone, and answers for a network that is gone or slow with the app's empty
// frame, which then shows what it kept of earlier answers (lib/kept-answers.ts). Answers of calls are never its affair.

/** Written in by the build: what belongs to this release. */
declare const RELEASE: { readonly name: string; readonly base: string; readonly files: readonly string[] };

/** As much of a worker's world as is used here; the page's own types know another one. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetched extends Lasting {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Told extends Lasting {
  readonly data: { readonly seen?: readonly string[] } | null;
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
const frame = `${RELEASE.base}/offline-frame`;
/** A page that takes longer is shown from what the phone has. */
const PATIENCE_MS = 2500;
/** Beside the release: parts of screens that were opened, and pictures. */
const MOST = { [seen]: 150, [pictures]: 60 };

const isAsset = (path: string): boolean => path.startsWith(`${RELEASE.base}/assets/`);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', (event) => event.waitUntil(keepSeen(event.data?.seen ?? [])));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname.startsWith(`${RELEASE.base}/`)) event.respondWith(page(event));
  else if (isAsset(pathname)) event.respondWith(first(seen, event));
  else if (request.destination === 'image') event.respondWith(first(pictures, event));
});

async function install(): Promise<void> {
  await fetchRelease();
  // Open pages stay with the parts of their release, which is kept as well: nothing waits for them to close.
  await worker.skipWaiting();
}

/** Fetches the release; what an earlier one had as well is taken over from it. */
async function fetchRelease(): Promise<void> {
  const box = await caches.open(release);
  await box.add(new Request(frame, { cache: 'reload' }));
  for (const file of RELEASE.files) {
    const there = await caches.match(file);
    if (there) await box.put(file, there);
    else await box.add(file);
  }
}

async function activate(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith('release-') && name !== release);
  await Promise.all(releases.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** A page: from the network while it answers in time, else the frame; where there is no frame, whenever it comes. */
async function page(event: Fetched): Promise<Response> {
  const fresh = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const failed = (): null => null;
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([fresh.catch(failed), late]);
  if (answer && answer.status < 500) return answer;
  return (await ownFrame()) ?? fresh;
}

/** Of this release: the one before it, which is still there, has one as well, and is the first that a search in all of them finds. */
const ownFrame = (): Promise<Response | undefined> => caches.match(frame, { cacheName: release });

/** What never changes under its name: from the phone, else fetched and kept. */
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

/** The page says which parts it loaded before there was a worker: the browser still has them. */
async function keepSeen(addresses: readonly string[]): Promise<void> {
  // Somebody cleared this device of everything.
  if (!(await ownFrame())) await fetchRelease();
  for (const address of addresses) {
    if (!isAsset(new URL(address).pathname) || (await caches.match(address))) continue;
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) await keep(seen, address, answer);
  }
}
