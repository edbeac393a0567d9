import { describe, expect, it } from 'vitest';
import { certificateConsoleCalls as desk } from '@meetingapp/contract/certificates/console.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildTemplate } from '@meetingapp/demo/certificates/certificates.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { addJob } from '../../../jobs/queue.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const staffId = await buildStaff(db, societyId);
const owner = { token: await buildStaffToken(db, staffId) };
const publishedAt = new Date('2027-01-01T00:00:00Z');
const days = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

async function congress(people: number, dates = { startsOn: days(-1), endsOn: days(1) }) {
  const cid = await buildConference(db, { societyId, ...dates });
  const templateId = await buildTemplate(db, cid, { kind: 'participation', publishedAt });
  for (let count = 0; count < people; count += 1) await register(cid, `林知远${count}`);
  return { cid, templateId };
}

async function register(cid: number, name: string): Promise<number> {
  const accountId = await buildAccount(db, { name });
  await buildRegistration(db, cid, { accountId, name });
  return accountId;
}

async function hour() {
  await addJob(db, 'certificates.automatic', {});
  await test.work();
}

const tasksOf = (cid: number) =>
  db
    .selectFrom('task')
    .select(['id', 'state', 'total', 'refused'])
    .where('conference_id', '=', cid)
    .orderBy('id')
    .execute();
const holders = async (cid: number) =>
  (await db.selectFrom('certificate').select('account_id').where('conference_id', '=', cid).execute()).map(
    ({ account_id }) => account_id,
  );
const switchTo = (cid: number, templateId: number, automatic: boolean) =>
  test.attempt(desk.automateCertificates, { cid, templateId, automatic }, owner);

describe('[O15] issuing each hour', () => {
  it('does nothing until it is switched on, then issues to those who meet the rule, and later only to those who are new', async () => {
    const { cid, templateId } = await congress(3);
    await hour();
    expect(await holders(cid)).toHaveLength(0);
    expect(await switchTo(cid, templateId, true)).toMatchObject({ code: 0 });
    await hour();
    expect(await holders(cid)).toHaveLength(3);
    await hour();
    expect(await tasksOf(cid)).toMatchObject([{ state: 'done', total: 3, refused: 0 }]);
    await register(cid, '何雨桐');
    await hour();
    expect(await tasksOf(cid)).toMatchObject([{ total: 3 }, { state: 'done', total: 1, refused: 0 }]);
    const rows = await db.selectFrom('task_row').select(['label', 'refusal']).execute();
    expect(rows).toContainEqual({ label: '何雨桐', refusal: null });
    expect(await switchTo(cid, templateId, false)).toMatchObject({ code: 0 });
    await register(cid, '白芷若');
    await hour();
    expect(await holders(cid)).toHaveLength(4);
  });

  it('starts no task for a name that cannot be printed alone, and names it in the result of the next one', async () => {
    const { cid, templateId } = await congress(0);
    await register(cid, '林\u{2ceff}');
    await switchTo(cid, templateId, true);
    await hour();
    expect(await tasksOf(cid)).toEqual([]);
    await register(cid, '何雨桐');
    await hour();
    expect(await tasksOf(cid)).toMatchObject([{ state: 'done', total: 2, refused: 1 }]);
  });

  it('does not give again what staff revoked', async () => {
    const { cid, templateId } = await congress(1);
    await switchTo(cid, templateId, true);
    await hour();
    const { certificates } = await test.call(desk.issuedCertificates, { cid }, owner);
    const certificateId = certificates[0]?.id ?? 0;
    await test.call(desk.revokeCertificate, { cid, certificateId, reason: '发错', replace: false }, owner);
    await hour();
    expect(await holders(cid)).toHaveLength(1);
    expect(await tasksOf(cid)).toHaveLength(1);
  });

  it('ends 90 days after the conference, and does not concern drafts and unpublished templates', async () => {
    const late = await congress(1, { startsOn: days(-101), endsOn: days(-100) });
    await switchTo(late.cid, late.templateId, true);
    await hour();
    expect(await holders(late.cid)).toEqual([]);
    const cid = await buildConference(db, { societyId });
    const templateId = await buildTemplate(db, cid, { kind: 'participation', publishedAt: null });
    expect(await switchTo(cid, templateId, true)).toMatchObject({ code: 8966 });
    const award = await buildTemplate(db, cid, { kind: 'award', publishedAt });
    expect(await switchTo(cid, award, true)).toMatchObject({ code: 8967 });
  });

  it('and issuing by hand at the same moment give nobody two; without the index of the database they do', async () => {
    const { cid, templateId } = await congress(12);
    const both = async () => {
      await switchTo(cid, templateId, true);
      await addJob(db, 'certificates.automatic', {});
      await test.call(desk.issueCertificates, { cid, templateId }, owner);
      await test.call(desk.issueCertificates, { cid, templateId }, owner);
      await Promise.all([test.work(), test.work(), test.work()]);
      await test.work();
    };
    await both();
    const ids = await holders(cid);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
    await test.pool.query('drop index certificate_once');
    await both();
    expect((await holders(cid)).length).toBeGreaterThan(12);
  });
});
