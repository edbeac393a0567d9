import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { errors } from '@meetingapp/contract/errors.ts';
import { errors as en } from '@meetingapp/locales/en/errors.ts';
import { fieldNames as fieldsEn } from '@meetingapp/locales/en/field-names.ts';
import { fieldNames as fieldsZh } from '@meetingapp/locales/zh/field-names.ts';
import { buildConference } from '@meetingapp/demo/conference/conferences.ts';
import { testApp } from '../../testing/app.ts';
import { client } from '../../testing/client.ts';
import { performing } from '../../testing/performing.ts';
import { visitor } from '../../testing/congress.ts';

const test = await testApp({ settings: { LOG_LEVEL: 'silent' } });
const wire = client(test.app);
const detail = '/medapp/api/manage/conf/conference/detail';

describe('every answer', () => {
  it('[C1] is code 0 beside the named parts on success', async () => {
    const cid = await buildConference(test.db);
    const { status, body } = await wire.post('/medapp/api/con/search/bycid', { cid, type: 2, source: '' });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(['code', 'conference']);
    expect(body.code).toBe(0);
  });

  it('[E12] is code, name and text on failure, in status 200, so that the page is not thrown away', async () => {
    const { status, body } = await wire.post(detail, { cid: 999_999 });
    expect(status).toBe(200);
    expect(body).toEqual({ code: 2001, error: 'conference_unknown', msg: '没有找到这个会议' });
  });

  it('[E2] has the status that the client acts on only for 403, 404 and 5xx', () => {
    const acted = Object.entries(errors).filter(([, { status }]) => [403, 404, 500, 502, 504].includes(status));
    expect(acted.map(([name]) => name)).toEqual(['forbidden', 'not_found', 'internal']);
  });

  const answering = (given: object, production: boolean) =>
    performing(test, {
      call: call({
        path: '/medapp/api/x',
        who: 'anyone',
        effect: 'read',
        body: v.object({}),
        answer: v.object({ n: v.number() }),
        errors: [],
      }),
      handler: async () => given,
      production,
    });

  it('[C16] contains nothing that the contract does not declare', async () => {
    expect(await answering({ n: 1, password_hash: 'x' }, false)).toEqual({ n: 1 });
  });

  it('[C16] that violates its declaration fails in tests, but does not break a page in production', async () => {
    await expect(answering({ n: '1' }, false)).rejects.toThrow('/medapp/api/x');
    expect(await answering({ n: '1' }, true)).toEqual({ n: '1' });
  });
});

describe('[E12] unreadable input', () => {
  const cases: { title: string; body: object; field: string; zh: string; en: string }[] = [
    {
      title: 'a missing field',
      body: {},
      field: 'cid',
      zh: '会议编号：此项必填',
      en: 'Conference number: This item is required',
    },
    {
      title: 'a field of the wrong kind',
      body: { cid: 'drop table' },
      field: 'cid',
      zh: '会议编号：输入内容不符合要求',
      en: 'Conference number: Input content does not meet conference requirements',
    },
  ];
  for (const { title, body, field, zh: inChinese, en: inEnglish } of cases)
    for (const [language, text] of [
      ['ch', inChinese],
      ['en', inEnglish],
    ] as const)
      it(`${title} is named in the language of the request (${language})`, async () => {
        const answer = await wire.post(detail, body, { language });
        expect(answer.status).toBe(200);
        expect(answer.body).toMatchObject({ code: 1001, error: 'body_invalid', msg: text });
        expect(answer.body.faults?.[0]).toMatchObject({ field, text });
      });

  it('all wrong fields are named at once', async () => {
    const { body } = await wire.post('/medapp/api/common/weixin/jsapi_ticket', {
      noncestr: 'X',
      timestamp: '1',
      url: 'no',
    });
    expect(body.faults?.map((fault) => fault.field)).toEqual(['noncestr', 'timestamp', 'url']);
  });

  it('a field named like an object’s built-in property is an ordinary field', async () => {
    const who = await visitor(test);
    const { body } = await wire.post(
      '/medapp/api/template/register/add',
      { cid: 1, toString: { a: 1 } },
      { token: who.token },
    );
    expect(body.faults?.[0]).toMatchObject({ field: 'toString', text: 'toString：输入内容不符合要求' });
  });

  it('broken JSON, another media type, a body too large: a text, never a stack trace', async () => {
    const send = (headers: Record<string, string>, payload: string) =>
      test.app.inject({ method: 'POST', url: detail, headers: { language: 'en', ...headers }, payload });
    const json = { 'content-type': 'application/json' };
    for (const [status, response] of [
      [400, await send(json, '{"cid":')],
      [400, await send(json, '{"__proto__": {"cid": 1}}')],
      [415, await send({ 'content-type': 'text/xml' }, '<cid/>')],
      [200, await send(json, JSON.stringify({ cid: 'x'.repeat(600_000) }))],
    ] as const) {
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ code: 1001, error: 'body_invalid' });
      expect(response.body).not.toMatch(/stack|\.ts|node_modules|Error/);
    }
    expect((await send(json, JSON.stringify({ cid: 'x'.repeat(600_000) }))).json().msg).toBe('Request: too large');
  });

  it('an unknown address is reported as unknown, with its status', async () => {
    const { status, body } = await wire.post('/medapp/api/nothing/here', {}, { language: 'en' });
    expect(status).toBe(404);
    expect(body).toEqual({ code: 404, error: 'not_found', msg: en.names.not_found });
  });

  it('a GET of a call is not found', async () => {
    const response = await test.app.inject({ url: detail });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'not_found' });
  });
});

describe('[E12] every field of every call', () => {
  const fieldsOf = (schema: unknown): string[] => {
    const entries = (schema as { entries?: Record<string, unknown> }).entries;
    return entries ? Object.entries(entries).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]) : [];
  };
  const all = Object.values(contract).flatMap((calls) => Object.values(calls).flatMap((one) => fieldsOf(one.body)));
  it('has a human-readable name in both languages', () => {
    expect(all.length).toBeGreaterThan(30);
    expect([...new Set(all)].filter((name) => !(name in fieldsZh) || !(name in fieldsEn))).toEqual([]);
  });
});

describe('an unexpected failure', () => {
  it('[E12] is answered in the language of the request, without its cause, and no other request is affected', async () => {
    const spoilt = await testApp({ settings: { LOG_LEVEL: 'silent' } });
    await spoilt.pool.query('alter table conference rename to elsewhere');
    const { status, body } = await client(spoilt.app).post(detail, { cid: 1 }, { language: 'en' });
    expect(status).toBe(500);
    expect(body).toEqual({ code: 500, error: 'internal', msg: en.names.internal });
    expect((await client(spoilt.app).post('/medapp/api/register/getcity')).body.code).toBe(0);
  });
});
