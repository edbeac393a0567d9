// @vitest-environment jsdom
import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactions, send } from './call.ts';
import type { CallFailure } from './call.ts';
import { language } from '../texts/language.ts';
import { storageKeys, deviceStorage } from '../storage/device-storage.ts';

const wire = vi.fn<typeof fetch>();
const ended = vi.fn<(failure: CallFailure) => void>();
const dropped = vi.fn<() => void>();
const broken = vi.fn<(failure: CallFailure) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', wire);
  Object.assign(reactions, { sessionInvalid: ended, logInEnded: dropped, errorPage: broken });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  deviceStorage.remove(...storageKeys);
  language.set('zh');
});

const answers = (body: unknown, status = 200): void => void wire.mockResolvedValueOnce(Response.json(body, { status }));
const sentHeaders = (): Headers => new Headers(wire.mock.lastCall?.[1]?.headers);

it('[C16] posts the body to the path, in the language of the screen', async () => {
  answers({ code: 0, conferences: [], now: '' });
  language.set('en');
  await send(conferenceCalls.list, { words: 'heart' });
  expect(wire.mock.lastCall?.[0]).toBe('/medapp/api/conference/list');
  expect(wire.mock.lastCall?.[1]).toMatchObject({ method: 'POST', body: '{"words":"heart"}' });
  expect(sentHeaders().get('language')).toBe('en');
  expect(sentHeaders().has('token')).toBe(false);
});

it('[T21] sends the token of the registration first, else the general one', async () => {
  deviceStorage.set('token', 'general');
  answers({ code: 0 });
  await send(accountCalls.logout, {});
  expect(sentHeaders().get('token')).toBe('general');
  deviceStorage.set('newRegisterToken', 'registration');
  answers({ code: 0 });
  await send(accountCalls.logout, {}, { key: 'once' });
  expect(sentHeaders().get('token')).toBe('registration');
  expect(sentHeaders().get('idempotency-key')).toBe('once');
});

it.each([0, '0'])('treats code %j as success', async (code) => {
  answers({ code, conferences: [], now: 'now' });
  expect(await send(conferenceCalls.list, {})).toMatchObject({ ok: true, answer: { now: 'now' } });
});

it('[E12] returns a refusal with its text and its fields', async () => {
  const faults = [{ field: 'to', reason: 'pattern', text: '手机号码不正确' }];
  answers({ code: 1001, error: 'body_invalid', msg: '输入内容不符合要求', faults });
  const failure = { name: 'body_invalid', code: 1001, msg: '输入内容不符合要求', faults };
  expect(await send(accountCalls.sendCode, { to: 'x', purpose: 'login' })).toEqual({ ok: false, failure });
  expect(broken).not.toHaveBeenCalled();
});

it('[E1] 9999 redirects to the log-in; in an exam it is returned to the caller instead', async () => {
  answers({ code: 9999, error: 'session_invalid', msg: '请重新登录' });
  expect((await send(accountCalls.logout, {})).ok).toBe(false);
  expect(ended).toHaveBeenCalledOnce();
  answers({ code: '9999', msg: '请重新登录' });
  const handed = await send(accountCalls.logout, {}, { quiet: true });
  expect(handed).toMatchObject({ ok: false, failure: { name: 'session_invalid' } });
  expect(ended).toHaveBeenCalledOnce();
});

it.each([403, 404, 500, 502, 504])(
  '[E2] status %i takes the whole page, also when it comes from a proxy in front of the server',
  async (status) => {
    wire.mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status }));
    const outcome = await send(conferenceCalls.list, {});
    expect(outcome).toMatchObject({ ok: false, failure: { code: status } });
    expect(broken).toHaveBeenCalledOnce();
  },
);

it('[E2] a busy server (503) and too many requests (429) are left to the screen', async () => {
  answers({ code: 503, error: 'unavailable', msg: '服务暂时不可用' }, 503);
  expect(await send(conferenceCalls.list, {})).toMatchObject({ ok: false, failure: { name: 'unavailable' } });
  answers({ code: 1002, error: 'too_many_requests', msg: '操作太频繁' }, 429);
  expect(await send(conferenceCalls.list, {})).toMatchObject({ ok: false, failure: { name: 'too_many_requests' } });
  expect(broken).not.toHaveBeenCalled();
});

it('reports a lost network in the language of the screen', async () => {
  wire.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  language.set('en');
  const outcome = await send(conferenceCalls.list, {});
  expect(outcome).toMatchObject({
    ok: false,
    failure: { name: 'offline', msg: expect.stringContaining('connection') },
  });
});

it('gives up after its timeout', async () => {
  wire.mockImplementationOnce(
    (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  expect(await send(conferenceCalls.list, {}, { timeout: 5 })).toMatchObject({
    ok: false,
    failure: { name: 'offline' },
  });
});

it('[C14] posts a picture as a form', async () => {
  answers({ code: 0, image: [{ imgUrl: '/files/1.jpeg' }] });
  await send(fileCalls.upload, {}, { file: new File(['x'], '1795.jpeg', { type: 'image/jpeg' }) });
  const body = wire.mock.lastCall?.[1]?.body as FormData;
  expect((body.get('file') as File).name).toBe('1795.jpeg');
  expect(sentHeaders().has('content-type')).toBe(false);
});

it('[E1] a quiet call drops the ended log-in and leaves the page; one of staff or of an earlier log-in does neither', async () => {
  const over = (): void => answers({ code: 9999, error: 'session_invalid', msg: '' });
  deviceStorage.set('token', 'ended');
  over();
  await send(accountCalls.logout, {}, { quiet: true });
  expect([dropped.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  over();
  await send(accountCalls.logout, {}, { token: 'of staff' });
  over();
  const late = send(accountCalls.logout, {});
  deviceStorage.set('token', 'newer');
  await late;
  expect([dropped.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
});
