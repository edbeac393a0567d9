import type { Call } from '@meetingapp/contract/call.ts';
import { perform, type Request } from '../http/calls/perform.ts';
import { findCaller } from '../http/calls/token.ts';
import type { TestApp } from './app.ts';

export interface Performed {
  call: Call;
  handler?: Request['handler'];
  body?: object;
  token?: string;
  key?: string;
  production?: boolean;
}

/** Performs a call that need not be part of the contract, in the same way as the routes. */
export async function performing({ db, ports, config, app }: TestApp, wish: Performed): Promise<object> {
  const { call, handler = async () => ({}), body = {}, token, key = '', production = false } = wish;
  const now = new Date();
  return perform({
    call,
    handler,
    body,
    key,
    caller: await findCaller(db, token, now),
    surroundings: {
      db,
      ports,
      config: { ...config, production },
      now,
      language: 'zh',
      address: '',
      device: '',
      log: app.log,
      cookies: { sent: '', keep: () => undefined },
    },
  });
}
