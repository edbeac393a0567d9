import type { FastifyInstance } from 'fastify';

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
 * Requests of this process to its own server, without a socket: they pass all of it, from the router to the envelope, and no address
 * outside is contacted.
 */
export interface Loopback {
  /** False: no server runs in this process. */
  isAttached(): boolean;
  attach(app: FastifyInstance): void;
  post(request: LoopRequest): Promise<LoopAnswer>;
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
  };
}
