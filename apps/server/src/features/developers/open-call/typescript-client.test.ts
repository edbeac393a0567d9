import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { openBase } from '@meetingapp/contract/developers/open-call.ts';
import { keyScopes } from '@meetingapp/contract/developers/scope.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { freePort } from '../../../testing/spawn-program.ts';
import { testApp } from '../../../testing/app.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../../../../', import.meta.url));

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const test = await testApp({ settings: { PUBLIC_URL: origin } });
const { db } = test;
await test.app.listen({ port, host: '127.0.0.1' });
afterAll(() => test.app.close());

// Below the root, so that the program finds its package.
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.cache/open-client-'));
afterAll(() => rmSync(folder, { recursive: true }));
const document = (await test.app.inject(`${openBase}/openapi.json`)).json<Parameters<typeof openapiTypes>[0]>();
writeFileSync(join(folder, 'open.ts'), astToString(await openapiTypes(document)));

/** A program that knows the document's types and nothing of this project. */
const program = `
import createClient from 'openapi-fetch';
import type { paths } from './open.ts';

const [, , server = '', key = '', conference = ''] = process.argv;
const cid = Number(conference);
const client = createClient<paths>({ baseUrl: server + '${openBase}', headers: { authorization: 'Bearer ' + key } });
const { data: form } = await client.GET('/conferences/{cid}/registration-form', { params: { path: { cid } } });
const feeId = form?.fees[0]?.id ?? null;
const made = await client.POST('/conferences/{cid}/registrations', {
  params: { path: { cid } },
  body: { answers: { name: '林知远', phone: '13900000001' }, feeId },
});
const refused = await client.POST('/conferences/{cid}/registrations', { params: { path: { cid } }, body: { answers: {} } });
// A list shows a row when all transactions begun before it have ended, also those of other databases of this PostgreSQL.
const list = () => client.GET('/conferences/{cid}/registrations', { params: { path: { cid }, query: { limit: '10' } } });
let page = await list();
while (page.data?.data.length === 0) page = await list();
const total: number | undefined = made.data?.order?.total;
const names: string[] = page.data?.data.map((row) => row.name) ?? [];
console.log(JSON.stringify({ total, names, refusal: [refused.response.status, refused.error?.error] }));
`;

const check = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext', '--skipLibCheck'];
  const types = ['--allowImportingTsExtensions', '--types', 'node', '--ignoreConfig'];
  return run(join(root, 'node_modules/.bin/tsc'), [...options, ...types, join(folder, name)], { cwd: folder });
};

describe('[X1] a TypeScript client generated from the document', () => {
  it('has the types of the interface, registers a person, reads the list and a refusal', async () => {
    const societyId = await buildSociety(db);
    const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
    const cid = await buildConference(db, { societyId });
    await buildForm(db, cid);
    await buildFeeKind(db, cid, { amount: 160_000 });
    const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const key = { cid, keyName: 'TypeScript', scopes: [...keyScopes], expiresOn };
    const { secret } = await test.call(keyCalls.createKey, key, owner);
    await check('program.mts', program);
    const file = join(folder, 'program.mts');
    const { stdout } = await run(process.execPath, ['--import', 'tsx', file, origin, secret, String(cid)], {
      cwd: root,
    });
    expect(JSON.parse(stdout)).toEqual({ total: 160_000, names: ['林知远'], refusal: [422, 'answers_invalid'] });
  });

  it('does not compile with a path, a body or a field that the document does not have', async () => {
    for (const [wrong, right] of [
      ['/conferences/{cid}/registration', '/conferences/{cid}/registrations'],
      ['reply: {', 'answers: {'],
      ['made.data?.order?.sum', 'made.data?.order?.total'],
    ] as const)
      await expect(check('wrong.mts', program.replaceAll(right, wrong)), wrong).rejects.toMatchObject({ code: 1 });
  });
});
