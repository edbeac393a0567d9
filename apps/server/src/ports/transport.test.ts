import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { network } from './transport.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  let connections = 0;
  const server = createServer(answer).on('connection', () => (connections += 1));
  servers.push(server.listen(0, '127.0.0.1'));
  await new Promise((resolve) => server.once('listening', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`, connections: () => connections };
}

describe('a request to a provider', () => {
  it('uses the connection of the one before', async () => {
    const { url, connections } = await serving((request, response) => {
      void text(request).then((body) => response.setHeader('X-Heard', `${request.method} ${body.length}`).end('好'));
    });
    for (let time = 0; time < 3; time += 1) {
      const answer = await network({ method: 'POST', url, body: '票' });
      expect(answer).toMatchObject({ ok: true, status: 200, headers: { 'x-heard': 'POST 1' } });
      expect(answer.ok && answer.body.toString('utf8')).toBe('好');
    }
    expect(connections()).toBe(1);
  });

  it('leaves nothing behind on a connection that is used again and again', async () => {
    const { url, connections } = await serving((_request, response) => void response.end());
    const warnings: string[] = [];
    const note = ({ name }: Error): void => void warnings.push(name);
    process.on('warning', note);
    for (let time = 0; time < 15; time += 1) await network({ method: 'GET', url });
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(connections()).toBe(1);
    expect(warnings).toEqual([]);
  });

  it('fails without an answer in its time, and at a redirect, a closed port and half an answer', async () => {
    const silent = await serving(() => undefined);
    expect(await network({ method: 'GET', url: silent.url, timeoutMs: 50 })).toEqual({
      ok: false,
      detail: 'no answer in 50 ms',
      unsent: false,
    });
    const stuck = await serving((_request, response) => void response.write('half'));
    expect(await network({ method: 'GET', url: stuck.url, timeoutMs: 50 })).toMatchObject({ ok: false });
    const away = await serving((_request, response) => void response.writeHead(302, { location: '/' }).end());
    expect(await network({ method: 'GET', url: away.url })).toEqual({ ok: false, detail: 'redirect 302' });
    const half = await serving((_request, response) => {
      response.writeHead(200, { 'content-length': '9' }).write('half', () => response.destroy());
    });
    expect(await network({ method: 'GET', url: half.url })).toMatchObject({ ok: false });
    expect(await network({ method: 'GET', url: 'http://127.0.0.1:1/' })).toMatchObject({ ok: false, unsent: true });
  });
});
