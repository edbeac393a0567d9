import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSimulator, type StartedSimulator } from '../simulator/start-simulator.ts';
import { network, type Transport } from '../transport.ts';
import type { Messenger } from './messenger.ts';
import { officialAccount } from './official-account.ts';
import { memoryTicketCache } from './ticket-cache.ts';

let simulator: StartedSimulator;
let calls: string[] = [];
const counted: Transport = async (request) => {
  calls.push(request.url.replace(/^.*\/messenger/, '').replace(/\?.*/, ''));
  return network(request);
};

beforeAll(async () => {
  simulator = await startSimulator({});
});
afterAll(async () => simulator.close());

function messenger(now = Date.now): Messenger {
  calls = [];
  return officialAccount(simulator.settings.messenger, { cache: memoryTicketCache(now), transport: counted, now });
}

/** Acts as a person's browser: opens the address, chooses, and returns. */
async function logIn(account: Messenger, scope: 'base' | 'userinfo', person: string): Promise<URL> {
  const url = account.authoriseUrl({ redirectUri: 'https://m.example/back?x=1', scope, state: 'abc123' });
  const answer = await fetch(`${url.replace(/#.*/, '')}&person=${person}`, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '');
}

describe('log-in by the messenger', () => {
  it('the address has all its parts and ends in the fragment that clients expect', () => {
    const url = messenger().authoriseUrl({ redirectUri: 'https://m.example/back?x=1', scope: 'base', state: 'abc' });
    expect(url).toMatch(
      /\/connect\/oauth2\/authorize\?appid=\w+&redirect_uri=https%3A%2F%2Fm\.example%2Fback%3Fx%3D1&response_type=code&scope=snsapi_base&state=abc#wechat_redirect$/,
    );
  });

  it('a person chosen on the page returns with a code and the state, and is identified by it', async () => {
    const account = messenger();
    const back = await logIn(account, 'userinfo', 'lin');
    expect(back.searchParams.get('state')).toBe('abc123');
    expect(back.searchParams.get('x')).toBe('1');
    const got = await account.exchangeCode(back.searchParams.get('code') ?? '');
    if (!got.ok || got.login.kind !== 'person') throw new Error('no person');
    expect(got.login).toMatchObject({
      openid: expect.stringContaining('lin'),
      unionid: expect.any(String),
      scope: 'userinfo',
    });
    const profile = await account.profile({ ...got.login, language: 'zh' });
    expect(profile).toMatchObject({ ok: true, profile: { nickname: '林若溪' } });
  });

  it('a silent log-in returns no union id and no profile', async () => {
    const account = messenger();
    const back = await logIn(account, 'base', 'zhou');
    const got = await account.exchangeCode(back.searchParams.get('code') ?? '');
    if (!got.ok || got.login.kind !== 'person') throw new Error('no person');
    expect(got.login).toMatchObject({ unionid: null, scope: 'base' });
    expect(await account.profile({ ...got.login, language: 'en' })).toMatchObject({ ok: false, reason: 'refused' });
  });

  it('a code works once', async () => {
    const account = messenger();
    const code = (await logIn(account, 'base', 'chen')).searchParams.get('code') ?? '';
    expect(await account.exchangeCode(code)).toMatchObject({ ok: true });
    expect(await account.exchangeCode(code)).toMatchObject({ ok: false, reason: 'code_used' });
    expect(await account.exchangeCode('made-up')).toMatchObject({ ok: false, reason: 'code_invalid' });
  });

  it('the fake visitor of a snapshot page stays anonymous: its openid is not even passed on', async () => {
    const account = messenger();
    const code = (await logIn(account, 'userinfo', 'snapshot')).searchParams.get('code') ?? '';
    expect(await account.exchangeCode(code)).toEqual({ ok: true, login: { kind: 'anonymous' } });
  });

  it('a person who refuses returns without a code', async () => {
    const back = await logIn(messenger(), 'userinfo', '');
    expect(back.searchParams.has('code')).toBe(false);
    expect(back.searchParams.get('state')).toBe('abc123');
  });

  it('a wrong secret is refused', async () => {
    const account = officialAccount({ ...simulator.settings.messenger, secret: 'x' }, { cache: memoryTicketCache() });
    expect(await account.exchangeCode('any')).toMatchObject({ ok: false, reason: 'refused' });
  });
});

describe('signing a page', () => {
  const page = { nonce: 'abcdefghijklmnop', timestamp: '1700000000', url: 'https://m.example/meetingapp/' };

  it('a hundred pages at once need one token and one ticket', async () => {
    const account = messenger();
    const signed = await Promise.all(Array.from({ length: 100 }, () => account.signPage(page)));
    expect(new Set(signed.map((answer) => answer.ok && answer.signature)).size).toBe(1);
    expect(calls.toSorted()).toEqual(['/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']);
  });

  it('the messenger itself accepts the signature', async () => {
    const answer = await messenger().signPage(page);
    const { appId } = simulator.settings.messenger;
    const query = new URLSearchParams({
      appId,
      nonceStr: page.nonce,
      timestamp: page.timestamp,
      url: page.url,
      signature: answer.ok ? answer.signature : '',
    });
    expect(await (await fetch(`${simulator.base}/open/jsconfig?${query}`)).json()).toEqual({ errMsg: 'config:ok' });
    query.set('url', 'https://elsewhere.example/');
    expect(await (await fetch(`${simulator.base}/open/jsconfig?${query}`)).json()).toEqual({
      errMsg: 'config:invalid signature',
    });
  });

  it('the ticket is renewed before it expires', async () => {
    let at = Date.now();
    const account = messenger(() => at);
    await account.signPage(page);
    at += 6_800_000;
    await account.signPage(page);
    expect(calls).toHaveLength(2);
    at += 110_000;
    await account.signPage(page);
    expect(calls).toHaveLength(4);
  });

  it('a token that was revoked is replaced once', async () => {
    const cache = memoryTicketCache();
    const worthless = { value: 'GLOBAL_of_yesterday', expiresAt: new Date(Date.now() + 60_000) };
    await cache.get(`token:${simulator.settings.messenger.appId}`, async () => worthless);
    calls = [];
    const account = officialAccount(simulator.settings.messenger, { cache, transport: counted });
    expect(await account.signPage(page)).toMatchObject({ ok: true });
    expect(calls).toEqual(['/cgi-bin/ticket/getticket', '/cgi-bin/stable_token', '/cgi-bin/ticket/getticket']);
  });

  it('a messenger that does not answer is unreachable, and the next request tries again', async () => {
    const account = messenger();
    await fetch(`${simulator.base}/control/faults`, { method: 'POST', body: '{"failNext":1}' });
    expect(await account.signPage(page)).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(await account.signPage(page)).toMatchObject({ ok: true });
  });
});
