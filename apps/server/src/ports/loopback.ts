import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

export interface LoopRequest {
  path: string;
  /** An object is sent as JSON, a text as the fields of a form. */
  body: object | string;
  headers?: Readonly<Record<string, string>>;
  /** Address that the request seems to come from. */
  address: string;
}

export interface LoopAnswer {
  status: number;
  body: string;
}

/**
 * Requests of this process to its own server: they pass all of it, from the router to the envelope, and no address outside is contacted.
 * Calls need no socket. A WebSocket goes through the interface of this machine, to the port on which the server listens.
 */
export interface Loopback {
  /** False: no server runs in this process. */
  isAttached(): boolean;
  attach(app: FastifyInstance): void;
  post(request: LoopRequest): Promise<LoopAnswer>;
  get(request: Pick<LoopRequest, 'path' | 'address'>): Promise<LoopAnswer>;
  /** Null: the server listens nowhere. */
  connect(path: string): WebSocket | null;
}

export function loopback(): Loopback {
  let own: FastifyInstance | null = null;
  return {
    isAttached: () => own !== null,
    attach: (app) => {
      own = app;
      app.addHook('onClose', async () => {
        own = null;
      });
    },
    post: async ({ path, body, headers = {}, address }) => {
      if (own === null) return { status: 503, body: '' };
      const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json';
      const answer = await own.inject({
        method: 'POST',
        url: path,
        remoteAddress: address,
        headers: { 'content-type': type, ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: answer.statusCode, body: answer.payload };
    },
    get: async ({ path, address }) => {
      if (own === null) return { status: 503, body: '' };
      const answer = await own.inject({ method: 'GET', url: path, remoteAddress: address });
      return { status: answer.statusCode, body: answer.payload };
    },
    connect: (path) => {
      const base = addressOf(own);
      return base === null ? null : new WebSocket(`${base}${path}`, { perMessageDeflate: false });
    },
  };
}

/** Where a server is reached from its own machine. */
function addressOf(app: FastifyInstance | null): string | null {
  const bound = app?.server.address() ?? null;
  if (bound === null) return null;
  if (typeof bound === 'string') return `ws+unix:${bound}:`;
  const { address, port } = bound;
  const host =
    address === '0.0.0.0' ? '127.0.0.1' : address === '::' ? '[::1]' : address.includes(':') ? `[${address}]` : address;
  return `ws://${host}:${port}`;
}
