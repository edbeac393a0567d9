import type { FastifyInstance } from 'fastify';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import type { Loose } from '../client.ts';

export interface OpenAnswer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Loose;
}

export interface OpenRequest {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: object;
  headers?: Record<string, string>;
  from?: string;
}

/** A client of the open interface that knows only addresses and JSON. `path` is below `openBase`. */
export const openClient =
  (app: FastifyInstance, secret: string) =>
  async (path: string, { method, body, headers = {}, from }: OpenRequest = {}): Promise<OpenAnswer> => {
    const response = await app.inject({
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      url: openBase + path,
      headers: { ...(secret === '' ? {} : { authorization: `Bearer ${secret}` }), ...headers },
      ...(from === undefined ? {} : { remoteAddress: from }),
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.json() };
  };
