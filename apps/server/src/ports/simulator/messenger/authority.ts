import { randomBytes } from 'node:crypto';
import type { World } from '../world.ts';
import { SNAPSHOT_VISITOR, type SimulatedPerson } from './people.ts';

const CODE_MS = 300_000;
const TOKEN_MS = 7_200_000;

export type Answer = Record<string, unknown>;

export function failure(code: number, text: string): Answer {
  return { errcode: code, errmsg: text };
}

/** State of the messenger's servers: codes, tokens, the ticket. Lost on restart, which is allowed. */
export interface Authority {
  newCode(person: SimulatedPerson, scope: string): string;
  exchange(appId: string, secret: string, code: string): Answer;
  userinfo(token: string, openid: string): Answer;
  stableToken(appId: string, secret: string, force: boolean): Answer;
  ticket(token: string): Answer;
  /** True for the global token while it is valid. */
  isToken(token: string): boolean;
  /** The current ticket that signs pages; empty when none was requested. */
  currentTicket(): string;
  /** Invalidates the global token before its expiry. */
  revoke(): void;
}

export function authority(world: World): Authority {
  const codes = new Map<string, { person: SimulatedPerson; scope: string; until: number; used: boolean }>();
  const userTokens = new Map<string, { person: SimulatedPerson; scope: string; until: number }>();
  let global = { token: '', until: 0 };
  let page = { ticket: '', until: 0 };

  const isApp = (appId: string, secret: string): boolean =>
    appId === world.credentials.appId && secret === world.credentials.appSecret;
  const secondsLeft = (until: number): number => Math.floor((until - world.now()) / 1000);

  return {
    newCode(person, scope) {
      const code = randomBytes(16).toString('hex');
      codes.set(code, { person, scope, until: world.now() + CODE_MS, used: false });
      return code;
    },
    exchange(appId, secret, code) {
      if (!isApp(appId, secret)) return failure(40125, 'invalid appsecret');
      const known = codes.get(code);
      if (known === undefined || known.until < world.now()) return failure(40029, 'invalid code');
      if (known.used) return failure(40163, 'code been used');
      known.used = true;
      const token = `USER_${randomBytes(24).toString('hex')}`;
      userTokens.set(token, { person: known.person, scope: known.scope, until: world.now() + TOKEN_MS });
      return {
        access_token: token,
        expires_in: TOKEN_MS / 1000,
        refresh_token: `REFRESH_${randomBytes(24).toString('hex')}`,
        openid: known.person.openid,
        scope: known.scope,
        ...(known.person === SNAPSHOT_VISITOR ? { is_snapshotuser: 1 } : {}),
        ...(known.scope === 'snsapi_userinfo' ? { unionid: known.person.unionid } : {}),
      };
    },
    userinfo(token, openid) {
      const known = userTokens.get(token);
      if (known === undefined || known.until < world.now())
        return failure(40001, 'invalid credential, access_token is invalid or not latest');
      if (known.scope !== 'snsapi_userinfo') return failure(48001, 'api unauthorized');
      if (known.person.openid !== openid) return failure(40003, 'invalid openid');
      const { nickname, unionid } = known.person;
      return { openid, nickname, sex: 0, province: '', city: '', country: '', headimgurl: '', privilege: [], unionid };
    },
    stableToken(appId, secret, force) {
      if (!isApp(appId, secret)) return failure(40125, 'invalid appsecret');
      if (force || secondsLeft(global.until) <= 0) {
        global = { token: `GLOBAL_${randomBytes(48).toString('hex')}`, until: world.now() + TOKEN_MS };
      }
      return { access_token: global.token, expires_in: secondsLeft(global.until) };
    },
    ticket(token) {
      if (token !== global.token || secondsLeft(global.until) <= 0)
        return failure(40001, 'invalid credential, access_token is invalid or not latest');
      if (secondsLeft(page.until) <= 0)
        page = { ticket: `kgt8${randomBytes(40).toString('hex')}`, until: world.now() + TOKEN_MS };
      return { errcode: 0, errmsg: 'ok', ticket: page.ticket, expires_in: secondsLeft(page.until) };
    },
    isToken: (token) => token === global.token && secondsLeft(global.until) > 0,
    currentTicket: () => page.ticket,
    revoke() {
      global = { token: '', until: 0 };
    },
  };
}
