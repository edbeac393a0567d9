import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import type { NoticeFault, PaymentNotice, PaymentProvider } from '../payment/provider.ts';

/** A merchant's notice endpoint for tests: records what was received, what was refused and why. */
export interface Receiver {
  origin: string;
  provider: PaymentProvider | null;
  notices: PaymentNotice[];
  /** Numbers of notices that were understood but refused on purpose. */
  refused: string[];
  faults: NoticeFault[];
  refuseNext: number;
  /** The first notice that matches, already received or awaited. */
  taken(fits: (notice: PaymentNotice) => boolean, patienceMs?: number): Promise<PaymentNotice>;
  close(): Promise<void>;
}

const PATIENCE_MS = 5_000;
const PAUSE_MS = 5;

export async function receiver(): Promise<Receiver> {
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const parsed = await self.provider?.parseNotice(body, request.headers);
    if (parsed?.ok === false) self.faults.push(parsed.reason);
    const wanted = parsed?.ok === true && self.refuseNext === 0;
    if (parsed?.ok === true && wanted) self.notices.push(parsed.notice);
    if (parsed?.ok === true && !wanted) {
      self.refuseNext--;
      self.refused.push(parsed.notice.id);
    }
    const answer = self.provider?.answerNotice(wanted);
    response
      .writeHead(answer?.status ?? 500, { 'content-type': answer?.contentType ?? 'text/plain' })
      .end(answer?.body);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const self: Receiver = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    provider: null,
    notices: [],
    refused: [],
    faults: [],
    refuseNext: 0,
    async taken(fits, patienceMs = PATIENCE_MS) {
      for (let waited = 0; waited < patienceMs; waited += PAUSE_MS) {
        const found = self.notices.find(fits);
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
      throw new Error('the notice never came');
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}
