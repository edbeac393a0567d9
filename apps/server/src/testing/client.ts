import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface Client {
  /** The answer as it came, of any shape. */
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Received>;
}

export interface Received {
  status: number;
  headers: LightMyRequestResponse['headers'];
  /** Whatever came, as a client reads it that knows nothing of our types. */
  body: Loose;
}

/** JSON that is looked into by name. */
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
