import { once } from 'node:events';
import { connect } from 'node:http2';
import { describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { noticePath } from '../../ports/payment/provider.ts';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';
import { PersistentConnection } from '../../testing/persistent-connection.ts';
import { hasProgram, startNginx } from '../../testing/live/processes.ts';

const test = await testApp();
const direct = await test.app.listen({ port: 0, host: '127.0.0.1' });
// A second server that refuses a caller's fourth request: 429.
const strict = await testApp({ settings: { REQUESTS_PER_MINUTE: '3' } });
const limited = await strict.app.listen({ port: 0, host: '127.0.0.1' });

const boundary = 'meetingapp-boundary';
const form = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    Buffer.alloc(bytes, 7),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const json = { 'content-type': 'application/json' };
const blanks = (bytes: number): Buffer => Buffer.alloc(bytes, 32);

const { token } = await visitor(test);
const society = await buildSociety(test.db);
const reader = await buildStaffToken(test.db, await buildStaff(test.db, society, { role: 'reader' }));
const staffUpload = '/medapp/api/console/files/cover';
const nowhere = '/medapp/api/no/such/call';
const { path: list } = conferenceCalls.list;

type Refusal = [why: string, path: string, headers: Record<string, string>, body: Buffer, method?: string];
const refusals: readonly Refusal[] = [
  ['an upload without a log-in', fileCalls.upload.path, multipart, form(1_000_000)],
  ['an upload with an invented token', fileCalls.upload.path, { ...multipart, token: 'x' }, form(3_000_000)],
  ['an upload in pieces', fileCalls.upload.path, { ...multipart, 'transfer-encoding': 'chunked' }, form(1_000_000)],
  ['an upload announced first', fileCalls.upload.path, { ...multipart, expect: '100-continue' }, form(1_000_000)],
  ['an upload beyond the limit', fileCalls.upload.path, { ...multipart, token }, form(20_000_000)],
  ['an upload of no form', fileCalls.upload.path, { 'content-type': 'image/jpeg', token }, blanks(1_000_000)],
  ['an upload without a boundary', fileCalls.upload.path, { 'content-type': 'multipart/form-data' }, form(1_000_000)],
  ['an upload that staff alone may make', staffUpload, { ...multipart, token }, form(1_000_000)],
  ['an upload without the right', staffUpload, { ...multipart, token: reader }, form(1_000_000)],
  ['an upload to an unknown address', nowhere, multipart, form(1_000_000)],
  ['an upload by another method', fileCalls.upload.path, multipart, form(1_000_000), 'PUT'],
  ['an upload to a page', '/meetingapp/', multipart, form(1_000_000)],
  ['JSON beyond the limit', list, json, blanks(2_000_000)],
  ['JSON to an unknown address', nowhere, json, blanks(300_000)],
  ['JSON that is none', list, json, Buffer.alloc(500_000, 97)],
  ['a body of another type', list, { 'content-type': 'text/csv' }, blanks(900_000)],
  ['a body without a type', list, {}, blanks(900_000)],
  ['a payment notice beyond the limit', noticePath('wechat'), json, blanks(900_000)],
  ['a signal beyond the limit', '/medapp/live-signals/own', json, blanks(900_000)],
  ['a page asked with a body', '/openapi.json', json, blanks(900_000), 'GET'],
];

async function expectNext(connection: PersistentConnection): Promise<void> {
  const next = await connection.send(list, json, Buffer.from('{}'));
  expect(next.status).toBe(200);
  expect(JSON.parse(next.body)).toMatchObject({ code: 0 });
}

describe('[E12] a refused body leaves its connection usable', () => {
  it.each(refusals)('after %s', async (_why, path, headers, body, method) => {
    const connection = new PersistentConnection(direct);
    for (const _round of [1, 2]) {
      expect((await connection.send(path, headers, body, method)).body).not.toContain('<html>');
      await expectNext(connection);
    }
    connection.close();
  });

  it('at every call of the contract: without a log-in, and beyond the limit', async () => {
    const connection = new PersistentConnection(direct);
    for (const calls of Object.values(contract))
      for (const call of Object.values<Call>(calls)) {
        const refused = call.multipart
          ? await connection.send(call.path, multipart, form(600_000))
          : await connection.send(call.path, json, blanks(600_000));
        expect([call.path, JSON.parse(refused.body)]).toMatchObject([call.path, { code: expect.any(Number) }]);
      }
    await expectNext(connection);
    connection.close();
  });

  it('after too many requests', async () => {
    const connection = new PersistentConnection(limited);
    const { token: known } = await visitor(strict);
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      const { status } = await connection.send(fileCalls.upload.path, { ...multipart, token: known }, form(2_000_000));
      statuses.push(status);
    }
    expect(statuses.slice(3)).toEqual([429, 429, 429]);
    await expectNext(connection);
    connection.close();
  });
});

/** True for an answer of the server, false for a page of nginx. */
const isOurs = (body: string): boolean => !body.startsWith('<html>');

describe.skipIf(!hasProgram('nginx'))('[E12] behind nginx as it is shipped', () => {
  it('a refused body leaves the connections of everybody usable', async () => {
    const { base } = await startNginx([Number(new URL(direct).port)]);
    const other = new PersistentConnection(base);
    for (const [why, path, headers, body, method] of refusals) {
      const connection = new PersistentConnection(base);
      const refused = await connection.send(path, headers, body, method);
      expect([why, isOurs(refused.body)]).toEqual([why, true]);
      if (!refused.closes) await expectNext(connection);
      connection.close();
      for (const _time of [1, 2, 3]) await expectNext(other);
    }
    other.close();
  });

  it('an upload beyond what nginx takes gets the refusal of the server, in the language of the request', async () => {
    const { base } = await startNginx([Number(new URL(direct).port)]);
    for (const [language, text] of [
      ['zh', '图片不能超过 10 MB'],
      ['en', 'The picture must be at most 10 MB'],
    ] as const) {
      const connection = new PersistentConnection(base);
      const refused = await connection.send(
        fileCalls.upload.path,
        { ...multipart, language, token },
        form(110_000_000),
      );
      expect(JSON.parse(refused.body)).toEqual({ code: 7003, error: 'file_too_large', msg: text });
      expect([refused.status, refused.closes]).toEqual([200, true]);
      connection.close();
    }
    const next = new PersistentConnection(base);
    await expectNext(next);
    next.close();
  });

  it('in HTTP/2 only the stream of a refused body ends', async () => {
    const { http2 } = await startNginx([Number(new URL(direct).port)]);
    const session = connect(http2);
    const send = async (path: string, headers: Record<string, string>, body: Buffer, method = 'POST') => {
      const stream = session.request({ ':path': path, ':method': method, ...headers }, { endStream: false });
      stream.on('error', () => undefined);
      stream.end(body);
      const [head] = (await once(stream, 'response')) as [Record<string, unknown>];
      let text = '';
      for await (const part of stream) text += String(part);
      return { status: Number(head[':status']), text };
    };
    // HTTP/2 has no `transfer-encoding` and no `expect` header.
    const sendable = refusals.filter(([, , headers]) => !('transfer-encoding' in headers || 'expect' in headers));
    for (const [why, path, headers, body, method] of [
      ...sendable,
      [
        'an upload beyond the limit of nginx',
        fileCalls.upload.path,
        { ...multipart, token },
        form(110_000_000),
      ] as Refusal,
    ]) {
      const refused = await send(path, headers, body, method);
      expect([why, isOurs(refused.text)]).toEqual([why, true]);
      const next = await send(list, json, Buffer.from('{}'));
      expect(JSON.parse(next.text)).toMatchObject({ code: 0 });
    }
    expect(session.closed || session.destroyed).toBe(false);
    session.close();
  });

  it('nginx takes the largest file that a call takes', async () => {
    const largest = Math.max(
      ...Object.values(contract).flatMap((calls) => Object.values<Call>(calls).map((call) => call.largestFile ?? 0)),
    );
    const { base } = await startNginx([Number(new URL(direct).port)]);
    const connection = new PersistentConnection(base);
    const refused = await connection.send(staffUpload, { ...multipart, token }, form(largest));
    expect(JSON.parse(refused.body)).toMatchObject({ error: 'session_invalid' });
    connection.close();
  });
});
