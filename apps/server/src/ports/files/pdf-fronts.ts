import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { buffer, json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { besideKey, type FileStore } from './store.ts';

/** Number of pages of a PDF, and size of the first in points. Its picture is saved beside the file. */
export interface PdfFront {
  pages: number;
  width: number;
  height: number;
}

export interface PdfFronts {
  /** Null when it is not (yet) drawn. */
  known(key: string): Promise<PdfFront | null>;
  /** Queues the drawing, unless the picture exists or drawing failed recently. */
  begin(key: string): void;
  /** The same, and waits for it. */
  draw(key: string): Promise<PdfFront | null>;
  close(): void;
}

/**
 * A larger file is not drawn: a phone shows its beginning soon enough with range requests, and reading it here would fill the memory.
 */
const LARGEST = 64 * 1024 * 1024;
const MOST_WAITING = 100;
const LATELY_MS = 3_600_000;
const HEAP_MB = 384;
const LIMIT_MS = 60_000;

/** Beside the bundle, or in the source tree when run from source. */
const bundled = fileURLToPath(new URL('./draw-front.js', import.meta.url));
const source = fileURLToPath(new URL('./draw-front.ts', import.meta.url));
const program = existsSync(bundled) ? [bundled] : ['--import', 'tsx', source];

/**
 * First pages of PDFs as pictures. An uploaded file is drawn in a separate process with limited memory, limited time, no environment
 * and low CPU priority: a file made to hang or crash it affects nothing else.
 */
export function pdfFronts(files: FileStore, { limitMs = LIMIT_MS } = {}): PdfFronts {
  const drawing = new Map<string, Promise<PdfFront | null>>();
  const failed = new Map<string, number>();
  let last: Promise<unknown> = Promise.resolve();
  let child: ChildProcess | null = null;
  let closed = false;

  async function make(key: string): Promise<PdfFront | null> {
    const size = await files.size(key);
    const file = closed || size === null || size > LARGEST ? null : await files.read(key);
    if (!file?.ok) return null;
    child = begin();
    const drawn = await drawnBy(child, file.stream, limitMs).finally(() => (child = null));
    if (drawn === null) return null;
    await files.putBeside(key, drawn.picture, 'webp');
    // Written last, because it marks the picture as complete.
    await files.putBeside(key, Buffer.from(JSON.stringify(drawn.front)), 'json');
    return drawn.front;
  }

  async function known(key: string): Promise<PdfFront | null> {
    const file = await files.read(besideKey(key, 'json'));
    return file.ok ? ((await json(file.stream)) as PdfFront) : null;
  }

  async function draw(key: string): Promise<PdfFront | null> {
    const under = drawing.get(key);
    if (under) return under;
    if (drawing.size >= MOST_WAITING || Date.now() - (failed.get(key) ?? 0) < LATELY_MS) return known(key);
    // One at a time: other requests must still be answered.
    const drawn = last
      .then(async () => (await known(key)) ?? (await make(key)))
      .catch(() => null)
      .then((front) => {
        drawing.delete(key);
        if (front === null) remember(failed, key);
        return front;
      });
    drawing.set(key, drawn);
    last = drawn;
    return drawn;
  }

  return {
    known,
    draw,
    begin: (key) => void draw(key),
    close: () => {
      closed = true;
      child?.kill('SIGKILL');
    },
  };
}

function remember(failed: Map<string, number>, key: string): void {
  failed.set(key, Date.now());
  const [oldest] = failed.keys();
  if (failed.size > MOST_WAITING && oldest !== undefined) failed.delete(oldest);
}

function begin(): ChildProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, ...program], {
    cwd: dirname(source),
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
  });
  child.on('error', () => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, 5);
  } catch {
    // The process has ended already.
  }
  return child;
}

/** Reads a line of description, then the picture. */
async function drawnBy(
  child: ChildProcess,
  file: Readable,
  limitMs: number,
): Promise<{ front: PdfFront; picture: Buffer } | null> {
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  const into = child.stdin as Writable;
  // The process may end before it has read everything.
  into.on('error', () => file.destroy());
  file.on('error', () => child.kill('SIGKILL'));
  file.pipe(into);
  const said = await buffer(child.stdio[3] as Readable).finally(() => clearTimeout(limit));
  const end = said.indexOf('\n');
  if (end === -1) return null;
  const front = JSON.parse(said.subarray(0, end).toString()) as PdfFront & { bytes: number };
  const picture = said.subarray(end + 1);
  // The process was killed while writing.
  if (picture.length !== front.bytes) return null;
  return { front: { pages: front.pages, width: front.width, height: front.height }, picture };
}
