import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface Client {
  /** The unmodified answer, of any shape. */
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Received>;
}

export interface Received {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** Any JSON, as read by a client that does not know this project's types. */
  body: Loose;
}

/** JSON accessed by name. */
export type Loose = { [name: string]: Loose } & Loose[] & (string | number | boolean | null);

/** A client written from the specification's section 7 alone: POST, JSON, the headers `language` and `token`. */
export function client(app: FastifyInstance, usual: Record<string, string> = {}): Client {
  return {
    post: async (path, body, headers = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: path,
        headers: { ...usual, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: response.statusCode, headers: response.headers, body: response.json() };
    },
  };
}
