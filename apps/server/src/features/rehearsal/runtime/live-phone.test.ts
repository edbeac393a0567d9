import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { FromViewer } from '@meetingapp/contract/live/socket.ts';
import { LivePhone } from './live-phone.ts';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const loop = { connect: (path: string) => new WebSocket(`ws://127.0.0.1:${port}${path}`) };
afterEach(() => void server.removeAllListeners('connection'));
afterAll(() => server.close());

const welcome = (last: number, reset = true) => ({ k: 'welcome', last, reset });
const row = (s: number) => ({ k: 'message', s, at: 0, b: { by: { id: 1, name: '', staff: false }, text: String(s) } });

/** Answers each frame of phones; keeps what they said. */
function answering(answer: (frame: FromViewer) => object[] | null): FromViewer[] {
  const heard: FromViewer[] = [];
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString()) as FromViewer;
      heard.push(frame);
      const items = answer(frame);
      if (items) socket.send(JSON.stringify(items));
      else socket.close();
    }),
  );
  return heard;
}
const phone = () => new LivePhone(loop, 7, 'token');

it('[O22] a phone has every row only while none is missing between those that it got', async () => {
  const rows = { whole: [4, 5, 6], holed: [4, 6] };
  for (const [name, has] of [
    ['whole', true],
    ['holed', false],
  ] as const) {
    server.removeAllListeners('connection');
    answering(({ t }) => [...(t === 'hello' ? [welcome(3), row(2), row(3)] : []), ...rows[name].map(row)]);
    const one = phone();
    expect(await one.enter()).toBe(true);
    expect(one.hasAll(6), name).toBe(has);
    expect(one.hasAll(7)).toBe(false);
    one.leave();
    expect(one.hasAll(1)).toBe(false);
  }
});

it('[O22] a phone that comes back asks for what it lacks', async () => {
  const heard = answering((frame) =>
    frame.t === 'hello' && frame.after === null ? [welcome(3)] : [welcome(5, false), row(4), row(5)],
  );
  const one = phone();
  await one.enter();
  one.drop();
  await one.enter();
  expect(heard).toMatchObject([
    { t: 'hello', token: 'token', after: null },
    { t: 'hello', after: 3 },
  ]);
  expect(one.hasAll(5)).toBe(true);
  one.leave();
});

it('[O22] who is not let in, refused or cut off while waiting for the answer is not served', async () => {
  answering(({ t }) => (t === 'hello' ? [{ k: 'bye', why: 'may_not_watch' }] : null));
  expect(await phone().enter()).toBeNull();
  server.removeAllListeners('connection');
  answering((frame) => {
    if (frame.t === 'hello') return [welcome(0)];
    if (frame.t === 'say' && frame.key === 'refused') return [{ k: 'refused', key: 'refused', why: 'slow' }];
    return frame.t === 'say' && frame.key === 'taken' ? [{ k: 'taken', key: 'taken', s: 1 }] : null;
  });
  const one = phone();
  await one.enter();
  expect(await one.say('taken', '好')).toEqual({ k: 'taken', key: 'taken', s: 1 });
  expect(await one.say('refused', '好')).toBeNull();
  expect(await one.say('cut off', '好')).toBeNull();
  expect(await new LivePhone({ connect: () => null }, 7, 'token').enter()).toBeNull();
});
