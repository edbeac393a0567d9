import { describe, expect, it } from 'vitest';
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';

const test = await testApp();
const { db } = test;
const wire = client(test.app, { language: 'en' });
const login = '/medapp/api/common/weixinlogin';
const sign = '/medapp/api/common/weixin/jsapi_ticket';

const inside = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
/** Follows the log-in address as the given person, consents, and returns what the messenger sends back. */
async function comeBack(
  person: string,
  back = '/meetingapp/conf/1',
): Promise<{ code: string; state: string; address: URL }> {
  const { url } = await test.call(accountCalls.messengerAuthorise, { back });
  const { headers } = await test.app.inject(inside(`${url.split('#')[0]}&person=${person}`));
  const address = new URL(String(headers.location));
  return { address, code: address.searchParams.get('code') ?? '', state: address.searchParams.get('state') ?? '' };
}

describe('[C15] weixinlogin', () => {
  it('exchanges the code for user and token, and recognizes the person again', async () => {
    const first = await wire.post(login, { code: (await comeBack('lin')).code });
    expect(first.body.code).toBe(0);
    expect(Object.keys(first.body).sort()).toEqual(['code', 'token', 'user']);
    expect(first.body.user).toMatchObject({ uWechat: expect.stringContaining('lin') });
    const again = await wire.post(login, { code: (await comeBack('lin')).code, uid: '' });
    expect(again.body.user?.uId).toEqual(first.body.user?.uId);
    const token = String(again.body.token?.tToken);
    expect((await wire.post('/medapp/api/user/info', {}, { token })).body.user?.uId).toEqual(first.body.user?.uId);
  });

  it('accepts a code once, and refuses invented ones', async () => {
    const { code } = await comeBack('zhou');
    expect((await wire.post(login, { code })).body.code).toBe(0);
    expect((await wire.post(login, { code })).body).toMatchObject({
      error: 'messenger_code_used',
      msg: 'This log-in has been used or has expired; log in again',
    });
    const invented = await wire.post(login, { code: 'invented' });
    expect(invented.body).toMatchObject({ error: 'messenger_code_wrong' });
    expect(String(invented.body.msg)).not.toMatch(/used|已失效/);
    expect((await wire.post(login, {})).body).toMatchObject({ error: 'body_invalid', faults: [{ field: 'code' }] });
  });

  it('creates one account for a person who logs in twice at once', async () => {
    const codes = [await comeBack('new'), await comeBack('new'), await comeBack('new')];
    const before = await db.selectFrom('account').select('id').execute();
    const answers = await Promise.all(codes.map(({ code }) => wire.post(login, { code })));
    expect(new Set(answers.map(({ body }) => body.user?.uId)).size).toBe(1);
    expect(await db.selectFrom('account').select('id').execute()).toHaveLength(before.length + 1);
  });

  it('never saves the fake visitor whom the messenger sends for a page snapshot', async () => {
    const { code } = await comeBack('snapshot');
    expect((await wire.post(login, { code })).body).toMatchObject({ error: 'messenger_refused' });
    expect(await db.selectFrom('identity').select('id').where('value', 'like', '%snapshot%').execute()).toEqual([]);
  });

  it('links to the account that is logged in; a uid alone proves nothing', async () => {
    const accountId = await buildAccount(db);
    const stranger = await wire.post(login, { code: (await comeBack('chen')).code, uid: accountId });
    expect(stranger.body.user?.uId).not.toBe(accountId);
    const token = await test.logIn(accountId);
    const linked = await wire.post(login, { code: (await comeBack('wu')).code, uid: accountId }, { token });
    expect(linked.body.user).toMatchObject({ uId: accountId, uWechat: expect.stringContaining('wu') });
  });

  it('reports when the messenger does not answer', async () => {
    const { code } = await comeBack('emily');
    await test.control('/faults', { failNext: 5 });
    const { body } = await wire.post(login, { code });
    await test.control('/reset');
    expect(body).toMatchObject({
      error: 'messenger_unreachable',
      msg: 'WeChat does not answer; try again in a moment',
    });
  });
});

describe('[T13] messenger log-in redirect and return', () => {
  it('redirects to the provider’s page and back to where the person was, with a single-use state', async () => {
    const { url } = await test.call(accountCalls.messengerAuthorise, { back: '/meetingapp/sign/home/0?cid=5&lang=en' });
    const asked = new URL(url, 'http://127.0.0.1:3000');
    expect(asked.pathname).toMatch(/\/connect\/oauth2\/authorize$/);
    expect(asked.searchParams.get('scope')).toBe('snsapi_base');
    expect(asked.hash).toBe('#wechat_redirect');
    const { address, code, state } = await comeBack('lin', '/meetingapp/sign/home/0?cid=5&lang=en');
    expect(address.pathname).toBe('/meetingapp/wx_code');
    expect(address.searchParams.get('back')).toBe('/meetingapp/sign/home/0?cid=5&lang=en');
    expect((await wire.post(login, { code, state })).body.code).toBe(0);
    const next = await comeBack('lin');
    expect((await wire.post(login, { code: next.code, state })).body).toMatchObject({ error: 'messenger_code_used' });
    expect((await wire.post(login, { code: next.code, state: 'forged' })).body).toMatchObject({
      error: 'messenger_code_wrong',
    });
    expect((await wire.post(login, { code: next.code, state: next.state })).body.code).toBe(0);
  });

  it('[E12] never redirects to another site', async () => {
    for (const back of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil.example', ''])
      expect(await test.attempt(accountCalls.messengerAuthorise, { back })).toMatchObject({
        error: 'address_not_allowed',
      });
  });
});

describe('[C7] jsapi_ticket', () => {
  const noncestr = 'abcdefghijklmnop';
  const seconds = (late = 0) => String(Math.floor(Date.now() / 1000) + late);
  const url = 'http://127.0.0.1:3000/meetingapp/conf/1?lang=en';

  it('signs a page of this app so that the messenger allows it to share, scan, choose pictures and locate', async () => {
    const timestamp = seconds();
    const { body } = await wire.post(sign, { noncestr, timestamp, url });
    expect(body).toMatchObject({ code: 0, ticket: expect.stringMatching(/^[0-9a-f]{40}$/) });
    const query = new URLSearchParams({
      appId: String(body.appId),
      timestamp,
      nonceStr: noncestr,
      signature: String(body.ticket),
      url,
    });
    expect((await test.app.inject(`/simulator/open/jsconfig?${query.toString()}`)).json()).toEqual({
      errMsg: 'config:ok',
    });
    query.set('url', `${url}&more=1`);
    expect((await test.app.inject(`/simulator/open/jsconfig?${query.toString()}`)).json()).toEqual({
      errMsg: 'config:invalid signature',
    });
  });

  it('accepts the timestamp as a number too', async () => {
    expect((await wire.post(sign, { noncestr, timestamp: Number(seconds()), url })).body.code).toBe(0);
  });

  it('refuses another host and an old timestamp', async () => {
    const refused = { error: 'address_not_allowed', msg: 'This address is not allowed' };
    for (const foreign of [
      'https://evil.example/meetingapp/',
      'http://127.0.0.1:3001/',
      'http://127.0.0.1:3000@evil.example/',
    ])
      expect((await wire.post(sign, { noncestr, timestamp: seconds(), url: foreign })).body).toMatchObject(refused);
    for (const late of [-700, 700]) {
      const { body } = await wire.post(sign, { noncestr, timestamp: seconds(late), url });
      expect(body).toMatchObject({ error: 'clock_skewed', msg: expect.stringContaining('clock') });
      const server = String(Math.floor(Date.parse(String(body.now)) / 1000));
      expect((await wire.post(sign, { noncestr, timestamp: server, url })).body.code).toBe(0);
    }
  });

  it('[K3] [E12] names what is not 16 lower-case letters, 10 digits or an address', async () => {
    const right = { noncestr, timestamp: seconds(), url };
    for (const [field, value] of [
      ['noncestr', 'ABCDEFGHIJKLMNOP'],
      ['noncestr', 'abc'],
      ['timestamp', '123'],
      ['timestamp', ''],
      ['url', 'x'],
      ['url', undefined],
    ])
      expect((await wire.post(sign, { ...right, [String(field)]: value })).body).toMatchObject({
        error: 'body_invalid',
        faults: [{ field }],
      });
  });
});

describe('[C9] user/info', () => {
  it('returns the owner of the token, for a client with uid and token in its address', async () => {
    const accountId = await buildAccount(db, { name: '林知远', phone: '13800009999', email: 'lin@example.org' });
    const token = await test.logIn(accountId);
    const { body } = await wire.post('/medapp/api/user/info', { uid: String(accountId) }, { token });
    expect(body).toEqual({
      code: 0,
      user: { uId: accountId, name: '林知远', phone: '13800009999', email: 'lin@example.org', uWechat: '', avatar: '' },
    });
  });

  it('returns no more for another person’s uid than for the caller’s account', async () => {
    const [mine, other] = [await buildAccount(db), await buildAccount(db, { name: '别人' })];
    const { body } = await wire.post('/medapp/api/user/info', { uid: other }, { token: await test.logIn(mine) });
    expect(body.user?.uId).toBe(mine);
  });
});
