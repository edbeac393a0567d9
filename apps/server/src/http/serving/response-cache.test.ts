import { connect } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import type { Call } from '@meetingapp/contract/call.ts';
import { contract } from '@meetingapp/contract/contract.ts';
import { conferenceCalls } from '@meetingapp/contract/conference/conference.ts';
import { conferenceConsoleCalls } from '@meetingapp/contract/conference/console.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { testApp } from '../../testing/app.ts';

const LONG = '10000';
const test = await testApp({ listens: true, settings: { CACHE_MS: LONG, LOG_LEVEL: 'silent' } });
const { db } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId, title: both('肝病学年会', 'Congress of hepatology') });
const owner = await buildStaffToken(db, await buildStaff(db, societyId, { email: 'owner@example.org', role: 'owner' }));
const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => test.app.close());

const detail = (more: Record<string, string> = {}) =>
  fetch(address + conferenceCalls.detail.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'en', ...more },
    body: JSON.stringify({ cid }),
  });
const titleOf = async (response: Response) =>
  ((await response.json()) as { conference: { title: string } }).conference.title;

/** Statements that reach the database while `work` runs. */
async function statements(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const counted = test.pool.on('acquire', () => (count += 1));
  await work();
  counted.removeAllListeners('acquire');
  return count;
}

describe('an answer that is the same for everybody', () => {
  it('is kept, is not asked from the database again, and is the same bytes for all', async () => {
    const first = await detail();
    const again = [await detail(), await detail({ token: await test.logIn(await buildAccount(db, {})) })];
    const text = await first.text();
    for (const one of again) expect(await one.text()).toBe(text);
    expect(await statements(() => Promise.all([detail(), detail(), detail()]))).toBe(0);
    for (const name of ['content-type', 'x-content-type-options', 'x-frame-options', 'vary', 'etag'])
      expect(again[0]!.headers.get(name), name).toBe(first.headers.get(name));
  });

  it('is another one in another language', async () => {
    expect(await titleOf(await detail())).toBe('Congress of hepatology');
    expect(await titleOf(await detail({ language: 'ch' }))).toBe('肝病学年会');
  });

  it('shows what staff changed in this process with the next request', async () => {
    expect(await titleOf(await detail())).toBe('Congress of hepatology');
    const settings = { title: both('肝病学大会', 'Hepatology 2027') };
    await test.call(conferenceConsoleCalls.save, { cid, settings }, { token: owner });
    expect(await titleOf(await detail())).toBe('Hepatology 2027');
  });

  it('shows what another process changed as soon as the database has it', async () => {
    const before = await titleOf(await detail());
    await db
      .updateTable('conference')
      .set({ title: JSON.stringify(both('新题', 'Changed elsewhere')) })
      .where('id', '=', cid)
      .execute();
    await expect.poll(async () => titleOf(await detail()), { timeout: 1000 }).toBe('Changed elsewhere');
    expect(before).not.toBe('Changed elsewhere');
  });

  it('that is refused is made anew, and a body in two pieces is read whole', async () => {
    const unknown = await fetch(address + conferenceCalls.detail.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"cid": 999999}',
    });
    expect(await unknown.json()).toMatchObject({ error: 'conference_unknown' });
    const body = JSON.stringify({ cid });
    const { hostname, port } = new URL(address);
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let text = '';
      socket.on('data', (bytes) => (text += bytes.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.write(
        `POST ${conferenceCalls.detail.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 4)}`,
        () => setImmediate(() => socket.write(body.slice(4))),
      );
    });
    expect(answer).toContain('"code":0');
  });

  it('belongs to a call that anybody may make and that writes nothing', () => {
    const kept = Object.values(contract).flatMap((calls) => Object.values<Call>(calls).filter((call) => call.cached));
    expect(kept.length).toBeGreaterThan(15);
    for (const { path, who, effect } of kept) expect([path, who, effect]).toEqual([path, 'anyone', 'read']);
  });
});
