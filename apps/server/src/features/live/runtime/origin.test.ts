import { once } from 'node:events';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { liveSocketPath } from '@meetingapp/contract/live/socket.ts';
import { testApp } from '../../../testing/app.ts';
import { liveBroadcast } from '../../../testing/live/broadcast.ts';

const test = await testApp();
const base = await test.app.listen({ port: 0, host: '127.0.0.1' });
const { id } = await liveBroadcast(test.db);

/** 101 when the socket opens, else the status of the refusal. */
async function statusFor(origin: string | undefined): Promise<number> {
  const socket = new WebSocket(
    base.replace(/^http/, 'ws') + liveSocketPath(id),
    origin === undefined ? {} : { origin },
  );
  socket.on('error', () => undefined);
  const opened = once(socket, 'open').then(() => 101);
  const refused = once(socket, 'unexpected-response').then(
    ([, answer]) => (answer as { statusCode: number }).statusCode,
  );
  const status = await Promise.race([opened, refused]);
  socket.terminate();
  return status;
}

it.each([
  'https://evil.example',
  'http://127.0.0.1:1',
  'http://127.0.0.1.evil.example',
  'null',
  'file://',
  'not an origin',
])('a page of another site opens no socket in a viewer’s browser: %s', async (origin) => {
  expect(await statusFor(origin)).toBe(403);
});

it('the product’s own pages do, at the public address and at the host that was asked, and programs without an origin', async () => {
  const { origin } = new URL(test.config.publicUrl);
  expect(await Promise.all([origin, base, undefined].map(statusFor))).toEqual([101, 101, 101]);
});
