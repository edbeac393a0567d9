import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import { openCalls, type OpenCall } from '@meetingapp/contract/developers/open-call.ts';
import { keyScopes, type KeyScope } from '@meetingapp/contract/developers/scope.ts';
import { freshPhone } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildFeeKind } from '@meetingapp/demo/fees/fees.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { openApp } from '../../../testing/open-app.ts';
import { openClient } from '../../../testing/developers/open-client.ts';
import { changedRegistrations, placeOf } from './queries.ts';

const test = await testApp();
const { db, pool } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const DAY_MS = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function congress(fee?: number) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  const feeId = fee === undefined ? null : await buildFeeKind(db, cid, { amount: fee });
  return { cid, feeId };
}

async function keyFor(cid: number, scopes: readonly KeyScope[] = keyScopes) {
  const body = { cid, keyName: '签到大屏', scopes: [...scopes], expiresOn: day(30) };
  const { keyId, secret } = await test.call(keyCalls.createKey, body, owner);
  return { keyId, secret, ask: openClient(test.app, secret) };
}

const person = () => ({ name: '林知远', phone: freshPhone() });

it('[X1] an address whose number is too long is refused like one with letters', async () => {
  const { cid } = await congress();
  const { ask } = await keyFor(cid);
  for (const number of ['9'.repeat(400), encodeURIComponent('医'.repeat(200)), 'abc']) {
    const refused = { status: 400, body: { error: 'body_invalid' } };
    expect(await ask(`/conferences/${number}/registration-form`)).toMatchObject(refused);
    expect(await ask(`/conferences/${number}/registrations`, { body: { answers: {} } })).toMatchObject(refused);
  }
});

describe('[X1] a key', () => {
  it('is shown once; the database has only its hash, and the list its beginning and end', async () => {
    const { cid } = await congress();
    const { secret, keyId } = await keyFor(cid, ['programme:read']);
    expect(secret).toMatch(/^mk_live_[\w-]{43}$/);
    const { keys } = await test.call(keyCalls.keys, { cid }, owner);
    expect(keys).toMatchObject([
      { id: keyId, prefix: secret.slice(0, 12), suffix: secret.slice(-4), scopes: ['programme:read'], usedAt: null },
    ]);
    const stored = await sql<{ found: boolean }>`
      select exists (select from api_key where api_key::text like ${`%${secret.slice(12, 40)}%`})
        or exists (select from audit_change where audit_change::text like ${`%${secret.slice(12, 40)}%`}) as found`.execute(
      db,
    );
    expect(stored.rows).toEqual([{ found: false }]);
  });

  it('notes its use at most once a minute', async () => {
    const { cid } = await congress();
    const { ask } = await keyFor(cid);
    const used = async () => (await test.call(keyCalls.keys, { cid }, owner)).keys[0]?.usedAt;
    const began = new Date();
    test.clock.now = began;
    await ask(`/conferences/${cid}`);
    test.clock.now = new Date(began.getTime() + 59_000);
    await ask(`/conferences/${cid}`);
    expect(await used()).toBe(began.toISOString());
    test.clock.now = new Date(began.getTime() + 60_000);
    await ask(`/conferences/${cid}`);
    expect(await used()).toBe(test.clock.now.toISOString());
    test.clock.now = new Date();
  });

  it('ends at once in every process when it is revoked, and automatically on its day', async () => {
    const { cid } = await congress();
    const { keyId, secret, ask } = await keyFor(cid);
    const second = await openApp({ db, pool, connection: test.connection }, { listens: false });
    const elsewhere = openClient(second.test.app, secret);
    expect((await ask(`/conferences/${cid}`)).status).toBe(200);
    expect((await elsewhere(`/conferences/${cid}`)).status).toBe(200);
    await test.call(keyCalls.revokeKey, { cid, keyId }, owner);
    for (const answer of [await ask(`/conferences/${cid}`), await elsewhere(`/conferences/${cid}`)]) {
      expect(answer.status).toBe(401);
      expect(answer.headers['www-authenticate']).toContain('Bearer');
      expect(answer.body).toMatchObject({ error: 'open_key_invalid' });
    }
    await second.close();
    const other = await keyFor(cid);
    test.clock.now = new Date(Date.now() + 32 * DAY_MS);
    expect((await other.ask(`/conferences/${cid}`)).status).toBe(401);
    test.clock.now = new Date();
  });

  it('cannot be made for a past day, nor by others than owners', async () => {
    const { cid } = await congress();
    const body = { cid, keyName: 'x', scopes: ['programme:read'], expiresOn: day(-3) };
    expect(await test.attempt(keyCalls.createKey, body, owner)).toMatchObject({
      error: 'body_invalid',
      faults: [{ field: 'expiresOn', reason: 'key_days' }],
    });
    const finance = await buildStaff(db, societyId, { email: `f${randomUUID()}@example.org`, role: 'finance' });
    const token = await buildStaffToken(db, finance);
    expect(await test.attempt(keyCalls.createKey, { ...body, expiresOn: day(3) }, { token })).toMatchObject({
      error: 'forbidden',
    });
  });
});

describe('[X1] the authorisation of every call', async () => {
  const own = await congress();
  const foreign = await congress();
  const registrationId = await buildRegistration(db, own.cid, { state: 'confirmed' });
  const keys = new Map<KeyScope, Awaited<ReturnType<typeof keyFor>>>();
  for (const scope of keyScopes) keys.set(scope, await keyFor(own.cid, [scope]));
  const calls = Object.entries<OpenCall>(openCalls);

  it.each(calls)('%s: each scope alone, own and other conference, no key and a wrong one', async (_name, call) => {
    const path = (cid: number) => call.path.replace('{cid}', String(cid)).replace('{id}', String(registrationId));
    const request = { method: call.method, ...(call.method === 'POST' ? { body: {} } : {}) };
    for (const scope of keyScopes) {
      const ask = keys.get(scope)?.ask;
      const answer = await ask?.(path(own.cid), request);
      if (scope === call.scope) expect([401, 403]).not.toContain(answer?.status);
      else expect(answer).toMatchObject({ status: 403, body: { error: 'open_scope_missing' } });
      const across = await ask?.(path(foreign.cid), request);
      expect(across?.status).toBe(scope === call.scope ? 404 : 403);
    }
    for (const secret of ['', 'mk_live_wrong', owner.token])
      expect((await openClient(test.app, secret)(path(own.cid), request)).status).toBe(401);
  });

  it('rows of another conference are not found', async () => {
    const { ask } = await keyFor(foreign.cid);
    for (const tail of ['', '/checkin'])
      expect((await ask(`/conferences/${foreign.cid}/registrations/${registrationId}${tail}`)).status).toBe(404);
    expect((await ask(`/conferences/${foreign.cid}/registrations`)).body['data']).toEqual([]);
  });
});

describe('[X1] a registration by key', () => {
  it('is made once for one idempotency key, with its order, and is in the history of the key’s maker', async () => {
    const { cid, feeId } = await congress(160_000);
    const { ask } = await keyFor(cid);
    const body = { answers: person(), feeId };
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = await Promise.all([
      ask(`/conferences/${cid}/registrations`, { body, headers }),
      ask(`/conferences/${cid}/registrations`, { body, headers }),
    ]);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(first.body['registration']).toMatchObject({ state: 'approved', name: '林知远', feeId });
    expect(first.body['order']).toMatchObject({ state: 'open', total: 160_000, currency: 'CNY' });
    const other = await ask(`/conferences/${cid}/registrations`, { body: { ...body, answers: person() }, headers });
    expect(other).toMatchObject({ status: 422, body: { error: 'key_reused' } });
    const twice = await ask(`/conferences/${cid}/registrations`, { body });
    expect(twice).toMatchObject({ status: 422, body: { error: 'already_registered' } });
    const audit = await db
      .selectFrom('audit_entry')
      .select(['call', 'device'])
      .where('conference_id', '=', cid)
      .where('call', 'like', 'open/%')
      .execute();
    expect(audit).toEqual([
      { call: 'open/conferences/{cid}/registrations', device: expect.stringMatching(/^API key \d+$/) },
    ]);
  });

  it('with wrong answers is refused field by field, in English where the client prefers it', async () => {
    const { cid } = await congress();
    const { ask } = await keyFor(cid);
    const headers = { 'accept-language': 'en' };
    const answer = await ask(`/conferences/${cid}/registrations`, { body: { answers: { name: '' } }, headers });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ error: 'answers_invalid' });
    expect(JSON.stringify(answer.body['faults'])).toMatch(/name/);
    expect(answer.body['msg']).toMatch(/^[\x20-\x7e]+$/);
  });
});

describe('[X1] changes since a cursor', () => {
  const read = async (ask: ReturnType<typeof openClient>, cid: number, begin?: string) => {
    const seen: string[] = [];
    let cursor = begin;
    for (;;) {
      const query = cursor === undefined ? '?limit=2' : `?limit=2&cursor=${cursor}`;
      const { body } = await ask(`/conferences/${cid}/registrations${query}`);
      seen.push(...(body['data'] as unknown as { id: number; name: string }[]).map(({ id, name }) => `${id}:${name}`));
      cursor = String(body['cursor']);
      if (body['more'] !== (true as never)) return { seen, cursor };
    }
  };

  /** Waits until all transactions of before have ended, also those of the databases of other tests, which the server counts with them. */
  const settled = async () => {
    const { rows } = await sql<{ at: string }>`select pg_current_xact_id()::text as at`.execute(db);
    const ended = async () => {
      const found = await sql<{ ended: boolean }>`
        select pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.at ?? '0'}::xid8 as ended`.execute(db);
      return found.rows[0]?.ended;
    };
    await expect.poll(ended, { timeout: 30_000 }).toBe(true);
  };

  it('pages through all and then gives only what changed', async () => {
    const { cid } = await congress();
    const { ask } = await keyFor(cid);
    const ids: number[] = [];
    for (let at = 0; at < 5; at += 1)
      ids.push(await buildRegistration(db, cid, { state: 'confirmed', name: `甲${at}` }));
    await buildRegistration(db, cid, { state: 'draft' });
    await settled();
    const first = await read(ask, cid);
    expect(first.seen.map((one) => Number(one.split(':')[0]))).toEqual(ids);
    expect((await read(ask, cid, first.cursor)).seen).toEqual([]);
    await db
      .updateTable('registration')
      .set({ name: '乙' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    await db
      .updateTable('registration')
      .set({ listed: true })
      .where('id', '=', ids[2] ?? 0)
      .execute();
    await settled();
    expect((await read(ask, cid, first.cursor)).seen).toEqual([`${ids[1]}:乙`]);
  });

  it('a change of a transaction that began earlier and commits later is not missed; read without the bound it is', async () => {
    const { cid } = await congress();
    const { ask } = await keyFor(cid);
    const slow = await buildRegistration(db, cid, { state: 'confirmed', name: '慢' });
    const fast = await buildRegistration(db, cid, { state: 'confirmed', name: '快' });
    await settled();
    const began = await read(ask, cid);
    const unbound = async (after: string) => {
      const { change, id } = placeOf(after);
      const rows = await sql<{ id: number; change: string }>`
        select id, changed::text as change from registration where conference_id = ${cid}
          and (changed, id) > (${change}::bigint, ${id}::bigint) order by changed, id`.execute(db);
      const last = rows.rows.at(-1);
      return { ids: rows.rows.map((row) => row.id), cursor: last ? `c${last.change}-${last.id}` : after };
    };
    const writer = await pool.connect();
    await writer.query('begin');
    await writer.query("update registration set name = '慢2' where id = $1", [slow]);
    await db.updateTable('registration').set({ name: '快2' }).where('id', '=', fast).execute();
    const during = await read(ask, cid, began.cursor);
    const control = await unbound(began.cursor);
    expect(control.ids).toEqual([fast]);
    await writer.query('commit');
    writer.release();
    await settled();
    const after = await read(ask, cid, during.cursor);
    expect([...during.seen, ...after.seen].sort()).toEqual([`${fast}:快2`, `${slow}:慢2`].sort());
    expect((await unbound(control.cursor)).ids).toEqual([]);
  });

  it('six writers at once: a reader who polls ends with the last value of every row', async () => {
    const { cid } = await congress();
    const ids: number[] = [];
    for (let at = 0; at < 20; at += 1) ids.push(await buildRegistration(db, cid, { state: 'confirmed' }));
    const known = new Map<number, string>();
    let cursor = placeOf('c0-0');
    let writing = true;
    const reader = async () => {
      for (let last = false; ;) {
        last = !writing;
        const page = await changedRegistrations(db, cid, cursor, 7);
        for (const { id, name } of page.rows) known.set(id, name);
        cursor = { change: page.end.change, id: page.end.id };
        if (last && page.rows.length === 0) return;
      }
    };
    const writer = async (mark: number) => {
      for (let at = 0; at < 25; at += 1)
        await db
          .updateTable('registration')
          .set({ name: `${mark}-${at}` })
          .where('id', '=', ids[(at * 7 + mark * 3) % 20] ?? 0)
          .execute();
    };
    const reading = reader();
    await Promise.all(Array.from({ length: 6 }, async (_, mark) => writer(mark)));
    await settled();
    writing = false;
    await reading;
    const rows = await db.selectFrom('registration').select(['id', 'name']).where('conference_id', '=', cid).execute();
    expect(new Map([...known].sort(([a], [b]) => a - b))).toEqual(new Map(rows.map(({ id, name }) => [id, name])));
  });

  it('a cursor of another database is refused with the way out', async () => {
    const { cid } = await congress();
    const { ask } = await keyFor(cid);
    const answer = await ask(`/conferences/${cid}/registrations?cursor=c999999999999-1`);
    expect(answer).toMatchObject({ status: 422, body: { error: 'open_cursor_over' } });
    expect((await ask(`/conferences/${cid}/registrations?cursor=5`)).status).toBe(400);
  });
});

describe('[X1] limits', () => {
  it('count by key and not by address, and are stated in headers', async () => {
    const small = await openApp({ db, pool, connection: test.connection }, { settings: { REQUESTS_PER_MINUTE: '3' } });
    const { cid } = await congress();
    const [one, other] = [await keyFor(cid), await keyFor(cid)].map(({ secret }) => openClient(small.test.app, secret));
    const path = `/conferences/${cid}`;
    const statuses: number[] = [];
    for (let at = 0; at < 13; at += 1) statuses.push((await one?.(path, { from: '10.1.1.1' }))?.status ?? 0);
    expect(statuses).toEqual([...Array<number>(12).fill(200), 429]);
    const answer = await other?.(path, { from: '10.1.1.1' });
    expect(answer).toMatchObject({ status: 200, headers: { 'ratelimit-policy': '"key";q=12;w=60' } });
    expect(answer?.headers['ratelimit']).toMatch(/^"key";r=11;t=\d+$/);
    await small.close();
  });
});
