import { describe, expect, it } from 'vitest';
import type { BodyOf } from '@meetingapp/contract/call.ts';
import { registrationConsoleCalls as calls } from '@meetingapp/contract/registration/console.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildExtra } from '@meetingapp/demo/fees/fees.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildRegistration } from '@meetingapp/demo/registration/registration.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';
import { rowsOfTask } from '../../../testing/tasks/task-rows.ts';

const test = await testApp();
const { db } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));

/** A congress for one test, with a form. */
async function congress() {
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid);
  return { cid };
}

/** The rows of an export as texts, its titles first; an empty cell is an empty text. */
async function exported(wish: BodyOf<typeof calls.export>): Promise<string[][]> {
  const { taskId } = await test.call(calls.export, wish, { token });
  await test.work();
  return rowsOfTask(test, Number(wish.cid), taskId, token);
}

describe('[O7] the export', () => {
  it('has the chosen columns and the answers of every version of the form; text is never a formula', async () => {
    const { cid } = await congress();
    const old = await buildForm(db, cid, [...plainFields, { code: 'diet', label: { zh: '饮食', en: 'Diet' } }], 2);
    await buildForm(db, cid, [...plainFields, { code: 'hall', label: { zh: '会场', en: 'Hall' } }], 3);
    await buildRegistration(db, cid, { name: '=1+1', formVersionId: old, answers: { diet: '素食' } });
    await buildRegistration(db, cid, { name: '林知远', answers: { hall: 'B' } });
    for (const format of ['xlsx', 'csv'] as const) {
      const rows = await exported({ cid, filter: {}, format, columns: ['name', 'state'] });
      expect(rows[0]).toEqual(['姓名', '状态', '附加项目', '手机号码', '电子邮箱', '会场', '饮食']);
      expect(rows[1]?.[0]).toContain('=1+1');
      expect(rows[1]?.[6]).toBe('素食');
      expect(rows[2]?.[5]).toBe('B');
    }
  });

  it('has the extras of each person: all in one column, and the quantity of each', async () => {
    const { cid } = await congress();
    const extra = (zh: string, en: string, position: number) =>
      buildExtra(db, cid, { title: { zh, en }, position, atMost: 3 });
    const [dinner, visit] = [await extra('晚宴', 'Dinner', 0), await extra('=观摩', 'Visit', 1)];
    await extra('无人购买', 'Bought by nobody', 2);
    const has = async (name: string, extras: Record<number, number>) => {
      const registrationId = await buildRegistration(db, cid, { name });
      const rows = Object.entries(extras).map(([id, quantity]) => ({ extra_id: Number(id), quantity }));
      if (rows.length > 0)
        await db
          .insertInto('registration_extra')
          .values(rows.map((row) => ({ ...row, registration_id: registrationId })))
          .execute();
    };
    await has('林知远', { [dinner]: 2, [visit]: 1 });
    await has('苏蘅', {});
    await has('周明', { [visit]: 3 });
    for (const format of ['xlsx', 'csv'] as const) {
      const rows = await exported({ cid, filter: {}, format, columns: ['name'], answers: false });
      // A text that a spreadsheet could take for a formula has a mark before it in CSV.
      expect(rows[0]?.map((title) => title.replace(/^'/, ''))).toEqual(['姓名', '附加项目', '晚宴', '=观摩']);
      const padded = rows.slice(1).map((row) => [...row, '', '', ''].slice(0, 4));
      expect(padded).toEqual([
        ['林知远', '晚宴 × 2；=观摩 × 1', '2', '1'],
        ['苏蘅', '', '', ''],
        ['周明', format === 'csv' ? expect.stringContaining('=观摩 × 3') : '=观摩 × 3', '', '3'],
      ]);
      const without = await exported({ cid, filter: {}, format, columns: ['name'], answers: false, withExtras: false });
      expect(without[0]).toEqual(['姓名']);
    }
  });
});
