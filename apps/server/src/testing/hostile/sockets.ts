import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { LONGEST_MESSAGE, liveSocketPath, type ToViewer } from '@meetingapp/contract/live/socket.ts';
import { appendEvents } from '../../features/live/log/commands.ts';
import { visitor } from '../congress.ts';
import { liveBroadcast } from '../live/broadcast.ts';
import { LiveViewer } from '../live/viewer.ts';
import type { TestApp } from '../app.ts';
import { brokenFrames } from './broken-frames.ts';

export interface SocketsOutcome {
  foreign: { tried: number; refused: number };
  broken: { tried: number; closed: number };
  floods: { tried: number; cut: number };
  unreading: { tried: number; cut: number; mostUnread: number };
  /**
   * A viewer at the same address: rows of the broadcast, how many of them it received, its messages sent, and how many were accepted
   * during the attacks.
   */
  neighbour: { rows: number; received: number; said: number; taken: number };
}

const foreignOrigins = [
  'https://evil.example',
  'http://127.0.0.1:1',
  'http://127.0.0.1.evil.example',
  'null',
  'file://',
];
const PATIENCE_MS = 20_000;
/** More frames than one person may send before the connection ends. */
const MESSAGES = 300;
const ROWS = 100;
/** The system buffers up to 40 MB for each viewer that does not read, at 100 kB or more a write. */
const MOST_WRITES = 800;
const MOST_UNREADING = 6;

/**
 * Attacks the sockets of one broadcast in four ways with `size` sockets each (at most six that do not read), next to a well-behaved
 * viewer.
 */
export async function attackSockets(test: TestApp, size: number): Promise<SocketsOutcome> {
  const lines = new Set<Socket>();
  test.app.server.on('connection', (line: Socket) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { id } = await liveBroadcast(test.db);
  const enter = async (token: string | null): Promise<LiveViewer> => {
    const viewer = new LiveViewer(base, id, token);
    await viewer.enter();
    return viewer;
  };
  const neighbour = await enter((await visitor(test)).token);
  const neighbourly = { said: 0, taken: 0 };
  const speak = async (): Promise<void> => {
    neighbourly.said += 1;
    const answer = await neighbour.answerTo(neighbour.say(`我还在 ${neighbourly.said}`)).catch(() => null);
    if (answer?.k === 'taken') neighbourly.taken += 1;
  };
  const several = <T>(one: (index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: size }, (_none, index) => one(index)));

  const statuses = several((index) => statusFor(base, id, foreignOrigins[index % foreignOrigins.length] ?? 'null'));
  await speak();
  const refused = (await statuses).filter((status) => status === 403).length;

  const kinds = Object.values(brokenFrames);
  const endings = several((index) => endsAfter(base, id, kinds[index % kinds.length] ?? Buffer.alloc(1)));
  await speak();
  const closed = (await endings).filter(Boolean).length;

  const loud = several(async () => floodedOut(await enter((await visitor(test)).token)));
  await speak();
  const cut = (await loud).filter(Boolean).length;

  const unreading = await stopReading({ test, id, lines, enter, count: Math.min(size, MOST_UNREADING) });
  await speak();
  const { last_sequence: rows } = await test.db
    .selectFrom('broadcast')
    .select('last_sequence')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await neighbour.until((item) => 'b' in item && item.s === rows, 0, PATIENCE_MS).catch(() => undefined);
  const received = new Set(neighbour.log.map(({ s }) => s)).size;
  neighbour.drop();
  return {
    foreign: { tried: size, refused },
    broken: { tried: size, closed },
    floods: { tried: size, cut },
    unreading,
    neighbour: { rows, received, ...neighbourly },
  };
}

/** 101 when a page of this origin may open the socket, else the status of the refusal. */
async function statusFor(base: string, id: number, origin: string): Promise<number> {
  const socket = new WebSocket(base.replace(/^http/, 'ws') + liveSocketPath(id), { origin });
  socket.on('error', () => undefined);
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, answer]) => (answer as { statusCode: number }).statusCode),
  ]);
  socket.terminate();
  return status;
}

/** Opens a raw socket and writes bytes; true when the server ends the connection. */
async function endsAfter(base: string, id: number, bytes: Buffer): Promise<boolean> {
  const { hostname, port, host } = new URL(base);
  const line = connect(Number(port), hostname);
  line.on('error', () => undefined);
  const upgrade = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const head = [`GET ${liveSocketPath(id)} HTTP/1.1`, `host: ${host}`, ...upgrade];
  line.write(`${[...head, 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='].join('\r\n')}\r\n\r\n`);
  const [answer] = (await once(line, 'data')) as [Buffer];
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(answer.toString('latin1'));
  line.resume();
  const ended = once(line, 'close', { signal: AbortSignal.timeout(PATIENCE_MS) });
  line.write(bytes);
  const closed = await ended.then(
    () => true,
    () => false,
  );
  line.destroy();
  return closed;
}

/** True when a person who floods is disconnected. */
async function floodedOut(viewer: LiveViewer): Promise<boolean> {
  for (let time = 0; time < MESSAGES; time += 1) viewer.say(`太多了 ${time}`);
  const thrownOut = (item: ToViewer): boolean => item.k === 'bye' && item.why === 'flood';
  const heard = await viewer.until(thrownOut, 0, PATIENCE_MS).catch(() => null);
  viewer.drop();
  return heard !== null;
}

interface StopReading {
  test: TestApp;
  id: number;
  /** Open connections of the server. */
  lines: ReadonlySet<Socket>;
  enter: (token: null) => Promise<LiveViewer>;
  count: number;
}

/** Viewers who stop reading while the broadcast sends a lot of data. */
async function stopReading({ test, id, lines, enter, count }: StopReading): Promise<SocketsOutcome['unreading']> {
  // Waits until the connections of the earlier attacks have ended; the neighbour's stays.
  for (const until = Date.now() + PATIENCE_MS; lines.size > 1 && Date.now() < until;) await wait(10);
  const before = lines.size;
  const lazy = await Promise.all(Array.from({ length: count }, () => enter(null)));
  for (const { socket } of lazy) socket.pause();
  const body = { by: { id: 1, name: '会务组', staff: true }, text: '会'.repeat(LONGEST_MESSAGE) };
  const events = Array.from({ length: ROWS }, () => ({ kind: 'message' as const, body }));
  const place = { db: test.db, fanOut: test.ports.fanOut, broadcastId: id };
  let mostUnread = 0;
  for (let writes = 0; writes < MOST_WRITES && lines.size > before; writes += 1) {
    await appendEvents({ ...place, now: new Date() }, events);
    for (const line of lines) mostUnread = Math.max(mostUnread, line.writableLength);
    // Gives viewers who read time to do so between two writes.
    await wait(10);
  }
  const cut = count - Math.max(0, lines.size - before);
  for (const viewer of lazy) viewer.drop();
  return { tried: count, cut, mostUnread };
}
