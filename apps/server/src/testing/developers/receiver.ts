import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks on this machine: it answers `status` while it is up, and its port is closed while it is down. */
export async function webhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const state = { status: 200, answer: '{"received":true}', headers: {} };
  const make = () =>
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(state.status, { location: 'http://127.0.0.1:1/', ...state.headers }).end(state.answer);
      });
    });
  let server = make();
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    state,
    down: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    up: async () => {
      server = make();
      await listen(port);
    },
  };
}
