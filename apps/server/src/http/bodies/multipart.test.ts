import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { fileCalls } from '@meetingapp/contract/files/file.ts';
import { filesConsoleCalls } from '@meetingapp/contract/files/console.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import sharp from 'sharp';
import { testApp } from '../../testing/app.ts';
import { visitor } from '../../testing/congress.ts';
import { bodyFor } from '../../testing/hostile/bodies.ts';
import { randomFrom } from '../../testing/hostile/random.ts';
import { formFrom, type FormDocument } from '../../testing/openapi-client.ts';
import { formOptions, openForm } from './multipart.ts';
import { parseBody } from './parse-body.ts';

const test = await testApp();
const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
const document = (await (await fetch(`${address}/openapi.json`)).json()) as FormDocument;
const formCalls = Object.values(contract).flatMap((group) =>
  Object.values<Call>(group).filter((call) => call.multipart === true),
);
const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6f66' } })
  .jpeg()
  .toBuffer();
const file = new File([Uint8Array.from(picture)], 'a.jpg', { type: 'image/jpeg' });

const post = async (path: string, form: FormData, token = '') =>
  (await fetch(`${address}${path}`, { method: 'POST', headers: { token }, body: form })).json();

describe('[C16] a form as a client made from the OpenAPI document sends it', () => {
  const reader = Fastify();
  afterAll(() => reader.close());
  const random = randomFrom(10);

  it('has the same fields as the JSON of our own clients, whatever the order of its parts', async () => {
    await reader.register(multipart, formOptions);
    for (const call of formCalls)
      reader.post(call.path, async (request) => {
        const form = await openForm(request, call, async () => true);
        return { parsed: parseBody(call.body, form.body), file: await form.file() };
      });
    const base = await reader.listen({ port: 0, host: '127.0.0.1' });
    const readAs = async (path: string, form: FormData) =>
      (await (await fetch(`${base}${path}`, { method: 'POST', body: form })).json()) as {
        parsed: object;
        file: { name: string };
      };
    expect(formCalls).toHaveLength(31);
    for (const call of formCalls)
      for (const fullness of [0, 1, 1]) {
        const body = bodyFor(call.body, { random, ids: () => [5001], fullness }) as object;
        const own = new FormData();
        own.append('body', JSON.stringify(body));
        own.append('file', file);
        const expected = JSON.parse(JSON.stringify(parseBody(call.body, body))) as object;
        for (const form of [
          own,
          formFrom(document, call.path, { ...body, file }),
          formFrom(document, call.path, { file, ...body }),
        ]) {
          const { parsed, file: got } = await readAs(call.path, form);
          expect([call.path, parsed]).toEqual([call.path, expected]);
          expect(got.name).toBe('a.jpg');
        }
      }
  });

  it('uploads a picture of a person', async () => {
    const { token } = await visitor(test);
    const path = fileCalls.upload.path;
    expect(await post(path, formFrom(document, path, { file }), token)).toMatchObject({
      code: 0,
      image: [{ imgUrl: expect.any(String) }],
    });
  });

  it('uploads a cover by staff, the file before the conference, and nothing for another society', async () => {
    const societyId = await buildSociety(test.db);
    const cid = await buildConference(test.db, { societyId });
    const token = await buildStaffToken(test.db, await buildStaff(test.db, societyId, { email: 'form@example.org' }));
    const path = filesConsoleCalls.addCover.path;
    expect(await post(path, formFrom(document, path, { file, cid }), token)).toMatchObject({
      code: 0,
      address: expect.any(String),
    });
    const elsewhere = await buildConference(test.db);
    expect(await post(path, formFrom(document, path, { file, cid: elsewhere }), token)).toMatchObject({
      error: 'forbidden',
    });
    expect(await post(path, formFrom(document, path, { file, cid }))).toMatchObject({ error: 'session_invalid' });
  });
});
