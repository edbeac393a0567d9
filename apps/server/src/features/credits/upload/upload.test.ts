import { describe, expect, it } from 'vitest';
import { creditCalls } from '@meetingapp/contract/credits/credit.ts';
import { creditUploadCalls as calls } from '@meetingapp/contract/credits/upload.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildAccount } from '@meetingapp/demo/accounts/accounts.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildEvidence, buildRuleSet, buildRuleVersion } from '@meetingapp/demo/credits/credits.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { both } from '@meetingapp/demo/support/bilingual.ts';
import { presets } from '@meetingapp/domain/credits/presets.ts';
import { testApp } from '../../../testing/app.ts';
import { rowsOfTask } from '../../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const at = (time: string) => new Date(`2027-04-16T${time}:00+08:00`);
const societyId = await buildSociety(db);
const owner = { token: await buildStaffToken(db, await buildStaff(db, societyId)), language: 'zh' } as const;
const reader = {
  token: await buildStaffToken(db, await buildStaff(db, societyId, { email: 'r@example.org', role: 'reader' })),
};

/** A conference whose rules give 2 credits for a passed exam; two people have passed, and a third has evidence without credits. */
async function congress() {
  const cid = await buildConference(db, { societyId });
  const rules = { ...presets.free, exam: 200 };
  const project = '2027-03-02-114';
  const setId = await buildRuleSet(db, cid, {
    code: 'free',
    title: both('学会学分', 'Society credits'),
    rules,
    project,
    publishedAt: at('08:00'),
  });
  const person = async (name: string, score: number) => {
    const accountId = await buildAccount(db, { name });
    const id = await buildRegistration(db, cid, { accountId, name });
    await buildEvidence(db, { conferenceId: cid, accountId }, [
      { kind: 'exam', from: at('10:00'), subject: 'exam:1', score, passMark: 60 },
    ]);
    const { number } = await db
      .selectFrom('registration')
      .select('number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { accountId, number, name };
  };
  const [lin, su] = [await person('林知远', 90), await person('苏曼青', 70)];
  await person('周遥', 10);
  return { cid, setId, lin, su };
}

async function exported(cid: number, setId: number, reported = false) {
  const { taskId } = await test.call(calls.export, { cid, setId, reported }, owner);
  await test.work();
  const { task, refusedRows } = await test.call(taskCalls.detail, { cid, id: taskId }, owner);
  expect(task.state).toBe('done');
  return { task, refusedRows, rows: await rowsOfTask(test, cid, taskId, owner.token) };
}

async function takeReturn(cid: number, setId: number, csv: string, apply: boolean, token = owner.token) {
  const answer = await test.attempt(
    calls.takeReturn,
    { cid, setId, apply },
    { token, file: csv, fileName: 'return.csv' },
  );
  return answer as { error?: string; msg?: string; rows?: { outcome: string; name: string; reason: string }[] };
}

const state = (cid: number, setId: number) => test.call(calls.state, { cid, setId }, owner);
const column = (title: string, value: 'number' | 'name' | 'answer' | 'fixed' | 'credit', text = '') => ({
  title,
  value,
  text,
  required: true,
});

describe('[A1] credits reported to an authority', () => {
  it('list everybody with credits once, by the authority’s own columns', async () => {
    const { cid, setId, lin, su } = await congress();
    const { version } = await state(cid, setId);
    const columns = [
      column('编号', 'number'),
      column('学员姓名', 'name'),
      column('授予学分', 'credit'),
      column('类别', 'fixed', 'I类'),
    ];
    const save = { cid, setId, columns };
    expect(await test.attempt(calls.saveColumns, { ...save, version: version + 1 }, owner)).toMatchObject({
      error: 'changed_meanwhile',
    });
    await test.call(calls.saveColumns, { ...save, version }, owner);
    const { rows } = await exported(cid, setId);
    expect(rows).toEqual([
      ['编号', '学员姓名', '授予学分', '类别'],
      [lin.number, '林知远', '2', 'I类'],
      [su.number, '苏曼青', '2', 'I类'],
    ]);
    expect(await state(cid, setId)).toMatchObject({ counts: { sent: 2, accepted: 0, refused: 0 } });
    // Nothing has changed since: nobody is reported twice unless asked for.
    expect((await exported(cid, setId)).rows).toHaveLength(1);
    expect((await exported(cid, setId, true)).rows).toHaveLength(3);
  });

  it('name the people who lack what the authority requires, and report the others', async () => {
    const { cid, setId } = await congress();
    const { version } = await state(cid, setId);
    const columns = [column('编号', 'number'), column('身份证号', 'answer', 'nowhere')];
    await test.call(calls.saveColumns, { cid, setId, version, columns }, owner);
    const { task, refusedRows, rows } = await exported(cid, setId);
    expect(task).toMatchObject({ refused: 2 });
    expect(refusedRows[0]).toMatchObject({ label: '林知远', text: expect.stringContaining('身份证号') });
    expect(rows).toHaveLength(1);
  });

  it('refuse columns without the registration number, and a set without published rules', async () => {
    const { cid, setId } = await congress();
    const { version } = await state(cid, setId);
    const columns = [column('姓名', 'name')];
    expect(await test.attempt(calls.saveColumns, { cid, setId, version, columns }, owner)).toMatchObject({
      error: 'body_invalid',
      msg: expect.stringContaining('报名编号'),
    });
    const other = await buildRuleSet(db, cid, { code: 'ama_pra', title: both('AMA', 'AMA'), publishedAt: null });
    expect(await test.attempt(calls.export, { cid, setId: other, reported: false }, owner)).toMatchObject({
      error: 'credit_rules_unpublished',
    });
    expect(await test.attempt(calls.export, { cid, setId, reported: false }, reader)).toMatchObject({
      error: 'forbidden',
    });
    const elsewhere = await buildConference(db, { societyId });
    expect(await test.attempt(calls.state, { cid: elsewhere, setId }, owner)).toMatchObject({ error: 'not_found' });
  });

  it('take the return file row by row: a dry run writes nothing, and the person sees the answer', async () => {
    const { cid, setId, lin, su } = await congress();
    await exported(cid, setId);
    const csv = [
      '江州省继续医学教育 审核结果',
      '报名编号,姓名,审核结果,退回原因',
      `${lin.number},林知远,通过,`,
      `${su.number},苏曼青,不通过,姓名与身份证不符`,
      'Z999,某人,通过,',
      `${lin.number},林知远,处理中,`,
    ].join('\n');
    const outcomes = ['accepted', 'refused', 'unknown', 'unreadable'];
    const dry = await takeReturn(cid, setId, csv, false);
    expect(dry.rows?.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(await state(cid, setId)).toMatchObject({ counts: { sent: 2, accepted: 0, refused: 0 } });
    const done = await takeReturn(cid, setId, csv, true);
    expect(done.rows?.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(await state(cid, setId)).toMatchObject({
      counts: { sent: 0, accepted: 1, refused: 1 },
      rows: [{ name: '苏曼青', state: 'refused', reason: '姓名与身份证不符' }, { name: '林知远' }],
    });
    expect((await takeReturn(cid, setId, csv, true)).rows?.map(({ outcome }) => outcome)).toEqual([
      'same',
      'same',
      'unknown',
      'unreadable',
    ]);
    const token = await test.logIn(su.accountId);
    expect(await test.call(creditCalls.mine, { cid }, { token })).toMatchObject({
      uploads: [{ setId, state: 'refused', credit: 200, reason: '姓名与身份证不符' }],
    });
    // A refused person is in the next export, an accepted one is not.
    expect((await exported(cid, setId)).rows.slice(1)).toEqual([
      expect.arrayContaining([su.number, '苏曼青', '2027-03-02-114', '2']),
    ]);
  });

  it('come again when the figure changed since it was reported', async () => {
    const { cid, setId, lin } = await congress();
    await exported(cid, setId);
    await buildRuleVersion(db, setId, {
      number: 2,
      rules: { ...presets.free, exam: 250 },
      publishedAt: at('12:00'),
    });
    expect((await exported(cid, setId)).rows).toHaveLength(3);
    await test.call(calls.withdraw, { cid, setId, accountId: lin.accountId }, owner);
    expect((await exported(cid, setId)).rows.slice(1)).toEqual([expect.arrayContaining([lin.number])]);
  });

  it('say what a return file lacks', async () => {
    const { cid, setId } = await congress();
    expect(await takeReturn(cid, setId, '姓名,手机\n林知远,1', false)).toMatchObject({
      error: 'credit_return_columns',
    });
    expect(await takeReturn(cid, setId, '报名编号,结果\n1,通过', true, reader.token)).toMatchObject({
      error: 'forbidden',
    });
  });
});
