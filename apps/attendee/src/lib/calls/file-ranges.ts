/** A file of the server that is read in byte ranges. */
export interface RangedFile {
  size: number;
  /** Its first bytes; the whole file when the server does not support ranges. */
  first: Uint8Array<ArrayBuffer>;
  /** Bytes from `from` (inclusive) to `to` (exclusive); null when the request failed. */
  read(from: number, to: number): Promise<Uint8Array<ArrayBuffer> | null>;
}

export type RangedOutcome = { ok: true; file: RangedFile } | { ok: false; reason: 'not_found' | 'failed' };

/** Bytes fetched at once from each end, where a document keeps what is needed first. */
export const END_BYTES = 65_536;
const TIMEOUT_MS = 30_000;
const TRIES = 3;
const PAUSE_MS = 800;

async function fetchRange(address: string, range: string): Promise<Response | null> {
  try {
    return await fetch(address, { headers: { range: `bytes=${range}` }, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    return null;
  }
}

const bytesOf = async (response: Response): Promise<Uint8Array<ArrayBuffer> | null> =>
  response.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );

/** Requests both ends in parallel, before the size of the file is known. */
export async function openRanges(address: string): Promise<RangedOutcome> {
  const end = fetchRange(address, `-${END_BYTES}`).then((response) =>
    response?.status === 206 ? bytesOf(response) : null,
  );
  const response = await fetchRange(address, `0-${END_BYTES - 1}`);
  if (response?.status === 404) return { ok: false, reason: 'not_found' };
  const first = response?.ok ? await bytesOf(response) : null;
  if (!response || !first) return { ok: false, reason: 'failed' };
  const size =
    response.status === 206 ? Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]) : first.length;
  if (!(size >= first.length)) return { ok: false, reason: 'failed' };
  return { ok: true, file: { size, first, read: (from, to) => read(address, { from, to }, { first, end, size }) } };
}

interface Ends {
  first: Uint8Array<ArrayBuffer>;
  end: Promise<Uint8Array<ArrayBuffer> | null>;
  size: number;
}

async function read(
  address: string,
  { from, to }: { from: number; to: number },
  { first, end, size }: Ends,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (to <= first.length) return first.slice(from, to);
  if (from >= size - END_BYTES) {
    const last = await end;
    if (last && from >= size - last.length) return last.slice(from - (size - last.length), to - (size - last.length));
  }
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tried));
    const response = await fetchRange(address, `${from}-${to - 1}`);
    const bytes = response?.status === 206 ? await bytesOf(response) : null;
    if (bytes?.length === to - from) return bytes;
  }
  return null;
}
