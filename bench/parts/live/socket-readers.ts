import type { Socket } from 'node:net';
import { openLine } from './socket-line.ts';

// Many viewers in their own process, driven by the parent: connect, count, drop all sockets and reconnect.

export interface ReadersInput {
  port: number;
  path: string;
  from: string;
  sockets: number;
  /** Sends this protocol's hello without a token; false for subjects without one. */
  hello: boolean;
}
export type ToReaders = { do: 'connect'; wish: ReadersInput } | { do: 'count' } | { do: 'again'; from: string };
export interface Counted {
  messages: number;
  /** Milliseconds from sending to reading, for every fiftieth socket. */
  delays: number[];
  open: number;
  /** Milliseconds until all were connected. */
  took: number;
}

const AT_ONCE = 250;
const SAMPLED = 50;
/** First port of a reader's address; the system itself assigns ports above 32,767. */
const FIRST_PORT = 10_000;
const mark = Buffer.from('bench:');

let wish: ReadersInput | null = null;
let messages = 0;
let delays: number[] = [];
let open = 0;
let last = 0;
const lines: Socket[] = [];

function count(body: Buffer, sampled: boolean): void {
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, at + mark.length)) {
    messages += 1;
    if (sampled) delays.push(Date.now() - Number(body.subarray(at + mark.length, at + mark.length + 13).toString()));
  }
}

/** One viewer: connected after the handshake or, with a hello, after the welcome. */
function enter({ port, path, hello }: ReadersInput, from: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    let inside = !hello;
    const sampled = index % SAMPLED === 0;
    const said = {
      t: 'hello',
      token: null,
      fingerprint: `${from}-${index}`,
      after: last === 0 ? null : last,
      language: 'zh',
      player: String(index),
    };
    openLine({
      port,
      path,
      from,
      localPort: FIRST_PORT + index,
      hello: hello ? JSON.stringify(said) : null,
      heard: (body) => {
        if (inside) return count(body, sampled);
        inside = true;
        last = Math.max(last, Number(/"last":(\d+)/.exec(body.subarray(0, 60).toString())?.[1] ?? 0));
        open += 1;
        resolve();
      },
      closed: () => (open -= 1),
    }).then((line) => {
      lines.push(line);
      if (hello) return;
      open += 1;
      resolve();
    }, reject);
  });
}

async function connectAll(from: string): Promise<number> {
  if (!wish) return 0;
  const began = performance.now();
  let next = 0;
  const one = async (): Promise<void> => {
    while (wish && next < wish.sockets) {
      next += 1;
      const index = next;
      await enter(wish, from, index).catch(() => enter(wish as ReadersInput, from, index));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return performance.now() - began;
}

async function answer(told: ToReaders): Promise<Counted> {
  let took = 0;
  if (told.do === 'connect') {
    wish = told.wish;
    took = await connectAll(wish.from);
  } else if (told.do === 'again') {
    for (const line of lines.splice(0)) line.destroy();
    while (open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    took = await connectAll(told.from);
  }
  const counted = { messages, delays, open, took };
  messages = 0;
  delays = [];
  return counted;
}

process.on('message', (told: ToReaders) => void answer(told).then((counted) => process.send?.(counted)));
process.on('disconnect', () => process.exit(0));
