import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A test's proxy in front of the product, which serves its program under different file names with every release. */
export interface Releases {
  readonly url: string;
  /** Switches the server to this release; files of earlier ones are gone. */
  turnTo(release: string): void;
  stop(): Promise<void>;
}

/** `Agenda-C-5Cb5Cq.js`: eight letters, the hash of its content. */
const hashed = /-([\w-]{8})\.(js|css)\b/g;
const texts = /html|javascript|css|json/;

/** The first release is the unchanged product; in later ones each file's name ends with `~` and the release's. A hash has no `~`. */
export async function serveReleases(product: string): Promise<Releases> {
  let release = '';
  const server = createServer((request, response) => void answer(request, response, product, release));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    turnTo: (next) => (release = next),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, product: string, release: string) {
  const path = request.url ?? '/';
  const there = pathInProduct(path, release);
  if (there === null) return response.writeHead(404).end();
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part as Uint8Array);
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !/^(host|connection|accept-encoding|if-|content-length)/.test(name)
        ? [[name, value]]
        : [],
    ),
  );
  const body = parts.length > 0 ? { body: Buffer.concat(parts) } : {};
  const got = await fetch(product + there, { method: request.method ?? 'GET', headers, redirect: 'manual', ...body });
  const kept = [...got.headers].filter(([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name));
  const bytes = Buffer.from(await got.arrayBuffer());
  const named = texts.test(got.headers.get('content-type') ?? '') ? rename(bytes.toString('utf8'), release) : bytes;
  return response.writeHead(got.status, Object.fromEntries(kept)).end(named);
}

const markOf = (release: string): string => (release === '' ? '' : `~${release}`);

/** Its name in the product. Null for a file of another release. */
function pathInProduct(path: string, release: string): string | null {
  if (!path.includes('/assets/')) return path;
  const own = new RegExp(`-([\\w-]{8})${markOf(release)}\\.(js|css)$`);
  return own.test(path) ? path.replace(own, '-$1.$2') : null;
}

const rename = (text: string, release: string): string =>
  text
    .replace(hashed, (_, hash: string, kind: string) => `-${hash}${markOf(release)}.${kind}`)
    .replace(/(const RELEASE = \{"name":"\w+)"/, `$1${release}"`);
