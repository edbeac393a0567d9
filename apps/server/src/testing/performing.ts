import type { Call } from '@meetingapp/contract/call.ts';
import { perform, type Request } from '../http/perform.ts';
import { findCaller } from '../http/token.ts';
import type { TestApp } from './app.ts';

export interface Performed {
  call: Call;
  handler?: Request['handler'];
  body?: object;
  token?: string;
  key?: string;
  production?: boolean;
}

/** Carries out a call that need not be one of the contract, as the routes carry out theirs. */
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
