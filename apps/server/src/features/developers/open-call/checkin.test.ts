import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyCalls } from '@meetingapp/contract/developers/key.ts';
import type { KeyScope } from '@meetingapp/contract/developers/scope.ts';
import { buildPoint } from '@meetingapp/demo/checkin/points.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { openClient } from '../../../testing/developers/open-client.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)) };
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A congress with a person whose registration stands, and a client whose key has these scopes alone. */
async function stage(scopes: readonly KeyScope[] = ['checkin:read', 'checkin:write']) {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  const id = await buildRegistration(db, cid, { state: 'confirmed', name: '林知远' });
  const expiresOn = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const body = { cid, keyName: '闸机', scopes: [...scopes], expiresOn };
  const { secret } = await test.call(keyCalls.createKey, body, owner);
  const ask = openClient(test.app, secret);
  const admit = (pointId: number, headers: Record<string, string> = {}, regId = id) =>
    ask(`/conferences/${cid}/registrations/${regId}/checkin`, { body: { pointId }, headers });
  return { cid, id, ask, admit };
}

/** Admissions of a registration as the database has them. */
const admissions = async (regId: number) => {
  const rows = await db
    .selectFrom('attendance')
    .select('id')
    .where('registration_id', '=', regId)
    .where('kind', '=', 'in')
    .execute();
  return rows.length;
};

describe('[X1] [O16] a gate by key', () => {
  it('lists the points of its own conference, in the order of the organiser', async () => {
    const { cid, ask } = await stage(['checkin:read']);
    const other = await stage();
    await buildPoint(db, other.cid, { name: { zh: '别处', en: 'Elsewhere' } });
    const first = await buildPoint(db, cid, { name: { zh: '主入口', en: 'Main entrance' } });
    const second = await buildPoint(db, cid, { kind: 'meal', name: { zh: '午餐', en: 'Lunch' } });
    expect((await ask(`/conferences/${cid}/checkin-points`)).body).toEqual({
      data: [
        { id: first, name: { zh: '主入口', en: 'Main entrance' } },
        { id: second, name: { zh: '午餐', en: 'Lunch' } },
      ],
    });
  });

  it('admits once by the rule of the point, says when the first one was, and the person’s list shows one admission', async () => {
    const { cid, id, ask, admit } = await stage();
    const pointId = await buildPoint(db, cid, { most: { times: 1, per: 'ever' } });
    const first = await admit(pointId);
    expect(first).toMatchObject({
      status: 200,
      body: { registrationId: id, pointId, verdict: 'admit', reason: '', previousAt: null },
    });
    const again = await admit(pointId);
    expect(again.body).toMatchObject({ verdict: 'already', previousAt: first.body['at'] });
    expect(await admissions(id)).toBe(1);
    expect((await ask(`/conferences/${cid}/registrations/${id}/checkin`)).body).toMatchObject({
      points: [{ id: pointId, admissions: 1, firstAt: first.body['at'], lastAt: first.body['at'] }],
    });
  });

  it('admits one of six requests in the same second', async () => {
    const { cid, id, admit } = await stage();
    const pointId = await buildPoint(db, cid, { most: { times: 1, per: 'ever' } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => admit(pointId)));
    const verdicts = answers.map(({ body }) => String(body['verdict'])).toSorted();
    expect(verdicts).toEqual(['admit', 'already', 'already', 'already', 'already', 'already']);
    expect(await admissions(id)).toBe(1);
  });

  it('answers a repeated request as it did before; without the header it is a further one', async () => {
    const { cid, id, admit } = await stage();
    const pointId = await buildPoint(db, cid, {});
    const headers = { 'idempotency-key': randomUUID() };
    const first = await admit(pointId, headers);
    expect((await admit(pointId, headers)).body).toEqual(first.body);
    expect(await admissions(id)).toBe(1);
    const otherPoint = await buildPoint(db, cid, {});
    expect(await admit(otherPoint, headers)).toMatchObject({ status: 422, body: { error: 'key_reused' } });
    await admit(pointId);
    expect(await admissions(id)).toBe(2);
  });

  it('refuses with the reason of the rule, and counts nobody', async () => {
    const { cid, id, admit } = await stage();
    const until = new Date(Date.now() - MINUTE_MS);
    const from = new Date(until.getTime() - MINUTE_MS);
    const over = { from: from.toISOString(), until: until.toISOString() };
    const closed = await buildPoint(db, cid, { opens: [over] });
    const speakers = await buildPoint(db, cid, { roles: ['speaker'] });
    const refused = [await admit(closed), await admit(speakers)];
    expect(refused.map(({ status, body }) => [status, body['verdict']])).toEqual([
      [200, 'refuse'],
      [200, 'refuse'],
    ]);
    const reasons = refused.map(({ body }) => String(body['reason']));
    expect(new Set(reasons).size).toBe(2);
    expect(reasons).not.toContain('');
    expect(await admissions(id)).toBe(0);
  });

  it('finds no point and no person of another conference, and nobody without a valid ticket', async () => {
    const { cid, id, admit } = await stage();
    const other = await stage();
    const pointId = await buildPoint(db, cid, {});
    const elsewhere = await buildPoint(db, other.cid, {});
    const cancelled = await buildRegistration(db, cid, { state: 'cancelled' });
    const draft = await buildRegistration(db, cid, { state: 'draft' });
    for (const missing of [
      await admit(elsewhere),
      await admit(pointId, {}, other.id),
      await admit(pointId, {}, cancelled),
      await admit(pointId, {}, draft),
    ])
      expect(missing).toMatchObject({ status: 404, body: { error: 'not_found' } });
    expect((await admissions(id)) + (await admissions(other.id)) + (await admissions(cancelled))).toBe(0);
  });

  it('reads and does not admit with `checkin:read` alone, and admits without reading with `checkin:write` alone', async () => {
    const reader = await stage(['checkin:read']);
    const writer = await stage(['checkin:write']);
    const [one, other] = [await buildPoint(db, reader.cid, {}), await buildPoint(db, writer.cid, {})];
    const missing = { status: 403, body: { error: 'open_scope_missing' } };
    expect(await reader.admit(one)).toMatchObject(missing);
    expect(await admissions(reader.id)).toBe(0);
    expect((await writer.admit(other)).status).toBe(200);
    for (const path of [
      `/conferences/${writer.cid}/checkin-points`,
      `/conferences/${writer.cid}/registrations/${writer.id}/checkin`,
    ])
      expect(await writer.ask(path)).toMatchObject(missing);
  });
});
