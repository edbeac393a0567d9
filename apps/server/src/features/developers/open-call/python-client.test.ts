import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { keyScopes } from '@meetingapp/contract/developers/scope.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { freePort } from '../../../testing/spawn-program.ts';

const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const test = await testApp({ settings: { WEBHOOK_PRIVATE_ADDRESSES: 'on', PUBLIC_URL: origin } });
const { db } = test;
await test.app.listen({ port, host: '127.0.0.1' });
afterAll(() => test.app.close());

const script = fileURLToPath(new URL('../../../testing/developers/client.py', import.meta.url));
const LAST = '最后一位';

interface Seen {
  registration: { state: string; name: string };
  order: { state: string; total: number };
  refusal: [number, string];
  names: Record<string, string>;
  pages: number;
  events: { type: string; object: string; sequence: number }[];
  forged: string[];
}

it('[X1] [X2] a Python program of the standard library registers, pays, reads by cursor while rows change, and receives webhooks', async () => {
  const societyId = await buildSociety(db);
  const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  await buildFeeKind(db, cid, { amount: 160_000 });
  const ids: number[] = [];
  for (let at = 0; at < 12; at += 1)
    ids.push(await buildRegistration(db, cid, { state: 'confirmed', name: `甲${at}` }));
  const expiresOn = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const { secret } = await test.call(
    keyCalls.createKey,
    { cid, keyName: 'Python', scopes: [...keyScopes], expiresOn },
    owner,
  );

  let running = true;
  const client = new Promise<Seen>((resolve, reject) => {
    execFile('python3', [script, origin, secret, String(cid), LAST], (error, output, faults) => {
      running = false;
      if (error) reject(new Error(faults || error.message));
      else resolve(JSON.parse(output) as Seen);
    });
  });
  const writing = (async () => {
    for (let round = 0; round < 60; round += 1)
      for (const id of ids.slice(0, 6))
        await db
          .updateTable('registration')
          .set({ name: `${id}-${round}` })
          .where('id', '=', id)
          .execute();
    await db
      .updateTable('registration')
      .set({ name: LAST })
      .where('id', '=', ids[11] ?? 0)
      .execute();
  })();
  const working = (async () => {
    while (running) await test.work();
  })();
  const seen = await client;
  await Promise.all([writing, working]);

  expect(seen.order).toMatchObject({ state: 'paid', total: 160_000 });
  expect(seen.registration).toMatchObject({ state: 'confirmed', name: '林知远' });
  expect(seen.refusal).toEqual([422, 'answers_invalid']);
  const rows = await db.selectFrom('registration').select(['id', 'name']).where('conference_id', '=', cid).execute();
  expect(seen.names).toEqual(Object.fromEntries(rows.map(({ id, name }) => [String(id), name])));
  expect(seen.forged).toEqual([]);
  expect(seen.events.map(({ type }) => type)).toContain('order.paid.v1');
  expect(seen.events.map(({ type }) => type)).toContain('registration.confirmed.v1');
  for (const object of new Set(seen.events.map((event) => event.object))) {
    const own = seen.events.filter((event) => event.object === object).map(({ sequence }) => sequence);
    expect(own).toEqual([...own].sort((one, other) => one - other));
  }
}, 90_000);
