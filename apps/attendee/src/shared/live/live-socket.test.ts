import type { AddressInfo } from 'node:net';
import type { FromViewer, LogItem, ToViewer } from '@meetingapp/contract/live/socket.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { LiveSocket } from './live-socket.ts';
import type { LiveState } from './live-state.ts';
import { welcome } from './testing-welcome.ts';

/** A live room as on the server: a log that resumes from a sequence and accepts each key only once. */
async function room(port = 0) {
  const log: LogItem[] = [];
  const keys = new Set<string>();
  const hellos: Extract<FromViewer, { t: 'hello' }>[] = [];
  const sockets = new Set<WebSocket>();
  const server = new WebSocketServer({ port, host: '127.0.0.1' });
  await new Promise((resolve) => server.on('listening', resolve));
  const push = (text: string): void => {
    const item: LogItem = {
      s: log.length + 1,
      at: 0,
      k: 'message',
      b: { by: { id: 1, name: 'a', staff: false }, text },
    };
    log.push(item);
    for (const one of sockets) one.send(JSON.stringify([item]));
  };
  server.on('connection', (socket) => {
    socket.on('close', () => sockets.delete(socket));
    socket.on('message', (raw: Buffer) => {
      const said = JSON.parse(raw.toString()) as FromViewer;
      if (said.t === 'hello') {
        hellos.push(said);
        sockets.add(socket);
        socket.send(JSON.stringify([welcome({ last: log.length, now: Date.now() }), ...log.slice(said.after ?? 0)]));
      } else if (said.t === 'say') {
        if (!keys.has(said.key)) push(said.text);
        keys.add(said.key);
        socket.send(JSON.stringify([{ k: 'taken', key: said.key, s: log.length }]));
      }
    });
  });
  const { port: bound } = server.address() as AddressInfo;
  const cut = (): void => {
    for (const one of sockets) one.terminate();
    sockets.clear();
  };
  const stop = (): Promise<void> => {
    cut();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return {
    port: bound,
    hellos,
    sockets,
    push,
    cut,
    stop,
    send: (frame: ToViewer[]) => {
      for (const one of sockets) one.send(JSON.stringify(frame));
    },
  };
}

vi.stubGlobal('WebSocket', WebSocket);

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

/** Joins, is disconnected and reconnects. Any other socket has then had enough time to reconnect, too. */
async function comeBack(server: Awaited<ReturnType<typeof room>>): Promise<void> {
  const before = server.hellos.length;
  const { seen } = join(server.port);
  await vi.waitFor(() => expect(seen.connected).toBe(true));
  server.cut();
  await vi.waitFor(() => expect(server.hellos.length).toBe(before + 2));
}

function join(port: number) {
  const seen: { state: LiveState | null; connected: boolean } = { state: null, connected: false };
  const socket = new LiveSocket({
    broadcastId: 7,
    origin: `ws://127.0.0.1:${port}`,
    who: () => ({ token: null, fingerprint: 'f', language: 'zh' }),
    onChange: (state, connected) => Object.assign(seen, { state, connected }),
    wait: () => 10,
  });
  ends.push(() => socket.close());
  return { socket, seen, texts: () => seen.state?.lines.map(({ text }) => text) };
}

it('[S58] says hello, then receives the backlog and new frames', async () => {
  const server = await room();
  ends.push(server.stop);
  server.push('1');
  const { seen, texts } = join(server.port);
  await vi.waitFor(() => expect(texts()).toEqual(['1']));
  server.push('2');
  await vi.waitFor(() => expect(texts()).toEqual(['1', '2']));
  expect(seen.connected).toBe(true);
  expect(server.hellos).toMatchObject([{ after: null, token: null, language: 'zh' }]);
});

it('[S58] twenty drops lose nothing and double nothing, and a message written during one arrives once', async () => {
  const server = await room();
  ends.push(server.stop);
  const { socket, seen, texts } = join(server.port);
  await vi.waitFor(() => expect(seen.connected).toBe(true));
  const all: string[] = [];
  for (let drop = 0; drop < 20; drop += 1) {
    server.push(`before ${drop}`);
    server.cut();
    server.push(`meanwhile ${drop}`);
    socket.write('say', `mine ${drop}`);
    all.push(`before ${drop}`, `meanwhile ${drop}`, `mine ${drop}`);
    await vi.waitFor(() => expect(texts()).toEqual(all));
  }
  await vi.waitFor(() => expect(seen.state?.unsent).toEqual([]));
});

it('[S58] a row lost in transit is requested again', async () => {
  const server = await room();
  ends.push(server.stop);
  server.push('1');
  const { texts } = join(server.port);
  await vi.waitFor(() => expect(texts()).toEqual(['1']));
  const [held] = [...server.sockets];
  server.sockets.clear();
  server.push('2');
  if (held) server.sockets.add(held);
  server.push('3');
  await vi.waitFor(() => expect(texts()).toEqual(['1', '2', '3']));
  expect(server.hellos.at(-1)?.after).toBe(1);
});

it('[S58] reconnects to a restarted server', async () => {
  const server = await room();
  const { seen } = join(server.port);
  await vi.waitFor(() => expect(seen.connected).toBe(true));
  await server.stop();
  await vi.waitFor(() => expect(seen.connected).toBe(false));
  const other = await room(server.port);
  ends.push(other.stop);
  await vi.waitFor(() => expect(seen.connected).toBe(true), 3000);
});

it('[T8] once left, the socket is closed and does not reconnect', async () => {
  const server = await room();
  ends.push(server.stop);
  const { socket, seen } = join(server.port);
  await vi.waitFor(() => expect(seen.connected).toBe(true));
  socket.close();
  await vi.waitFor(() => expect(server.sockets.size).toBe(0));
  await comeBack(server);
  expect(server.hellos).toHaveLength(3);
});

it('[S58] a viewer without access is notified once and does not reconnect', async () => {
  const server = await room();
  ends.push(server.stop);
  const { seen } = join(server.port);
  await vi.waitFor(() => expect(seen.connected).toBe(true));
  server.send([{ k: 'bye', why: 'may_not_watch' }]);
  server.cut();
  await vi.waitFor(() => expect(seen.state?.bye).toBe('may_not_watch'));
  await comeBack(server);
  expect(server.hellos).toHaveLength(3);
});

describe('[S58] the socket, while the server does not answer,', () => {
  /** An endpoint where every connection breaks at once; returns the times of the attempts. */
  function dead(): number[] {
    const tries: number[] = [];
    class Broken extends EventTarget {
      static readonly OPEN = 1;
      readyState = 3;
      constructor() {
        super();
        tries.push(Date.now());
        queueMicrotask(() => this.dispatchEvent(new Event('close')));
      }
      close(): void {}
    }
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Broken);
    ends.push(() => {
      vi.useRealTimers();
      vi.stubGlobal('WebSocket', WebSocket);
    });
    return tries;
  }
  const pauses = (tries: number[]): number[] => tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  async function pausesOf(chance: number): Promise<number[]> {
    const tries = dead();
    const random = vi.spyOn(Math, 'random').mockReturnValue(chance);
    const socket = new LiveSocket({
      broadcastId: 7,
      origin: 'ws://127.0.0.1',
      who: () => ({ token: null, fingerprint: 'f', language: 'zh' }),
      onChange: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(60_000);
    socket.close();
    const told = tries.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(tries).toHaveLength(told);
    random.mockRestore();
    return pauses(tries);
  }

  it('waits longer each time, never more than fourteen seconds', async () => {
    expect((await pausesOf(0.5)).slice(0, 7)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  });

  it('phones cut off at the same moment reconnect at different moments', async () => {
    const [soonest, latest] = [await pausesOf(0), await pausesOf(1)];
    expect(soonest.slice(0, 2)).toEqual([300, 600]);
    expect(latest.slice(0, 2)).toEqual([700, 1400]);
    expect(Math.max(...latest)).toBe(14_000);
  });

  it('reconnects immediately when the network is back', async () => {
    const tries = dead();
    const socket = new LiveSocket({
      broadcastId: 7,
      origin: 'ws://127.0.0.1',
      who: () => ({ token: null, fingerprint: 'f', language: 'zh' }),
      onChange: () => undefined,
    });
    ends.push(() => socket.close());
    await vi.advanceTimersByTimeAsync(12_000);
    const before = tries.length;
    socket.hurry();
    expect(tries).toHaveLength(before + 1);
  });
});
