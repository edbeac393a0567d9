import { integerAt, parseObject, textAt, type JsonObject } from '../json.ts';
import type { Transport } from '../transport.ts';
import type { MessengerFault, MessengerResult } from './messenger.ts';

/** Requests to the messenger's server. It answers 200 to everything and reports failures in `errcode`. */
export interface MessengerCalls {
  get(path: string, query: Record<string, string>): Promise<MessengerResult<{ answer: JsonObject }>>;
  post(path: string, body: JsonObject): Promise<MessengerResult<{ answer: JsonObject }>>;
}

const FAULTS: Record<number, MessengerFault> = {
  [-1]: 'unreachable',
  40029: 'code_invalid',
  41008: 'code_invalid',
  40163: 'code_used',
  40001: 'token_expired',
  40014: 'token_expired',
  42001: 'token_expired',
};

export function messengerCalls(host: string, transport: Transport): MessengerCalls {
  async function send(request: Parameters<Transport>[0]): Promise<MessengerResult<{ answer: JsonObject }>> {
    const got = await transport(request);
    if (!got.ok) return { ok: false, reason: 'unreachable', detail: got.detail };
    const answer = got.status === 200 ? parseObject(got.body.toString('utf8')) : null;
    if (answer === null) return { ok: false, reason: 'unreachable', detail: `status ${got.status}` };
    const code = integerAt(answer, 'errcode') ?? 0;
    if (code === 0) return { ok: true, answer };
    return { ok: false, reason: FAULTS[code] ?? 'refused', detail: `${code} ${textAt(answer, 'errmsg')}` };
  }
  return {
    get: (path, query) => send({ method: 'GET', url: `${host}${path}?${new URLSearchParams(query).toString()}` }),
    post: (path, body) =>
      send({
        method: 'POST',
        url: host + path,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  };
}
