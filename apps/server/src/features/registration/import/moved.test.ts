import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { registrationImportCalls as calls } from '@meetingapp/contract/registration/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildForm, plainFields } from '@meetingapp/demo/forms/forms.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { testApp } from '../../../testing/app.ts';

const test = await testApp();
const { db, pool } = test;

const migration = (name: string) => readFileSync(new URL(`../../../db/migrations/${name}`, import.meta.url), 'utf8');
const tables = (name: string) =>
  migration(name)
    .match(/create table registration_import\w* \([\s\S]*?\n\);/g)
    ?.join('\n') ?? '';

/** Puts the imports of registrations back to where they were before 0266, under other ids. */
const earlier = `
  ${tables('0012_registration.sql')}
  ${tables('0240_import_mend.sql')}
  insert into registration_import (id, conference_id, staff_id, name, file_id, title_row, titles, sample, columns, check_task_id,
      apply_task_id, created_at)
    overriding system value
    select id + 70, conference_id, staff_id, name, file_id, title_row, titles, sample, columns, check_task_id, apply_task_id, created_at
    from sheet_import;
  insert into registration_import_row (import_id, number, name, cells, fate, faults, changes, registration_id, brought_at)
    select import_id + 70, number, name, cells, fate, faults, changes, (done ->> 'id')::bigint, (done ->> 'at')::timestamptz
    from sheet_import_row;
  insert into registration_import_mend select import_id + 70, number, position, text from sheet_import_mend;
  update task set kind = replace(kind, 'tasks.', 'registration.'),
    input = jsonb_build_object('importId', (input ->> 'importId')::bigint + 70, 'movesMoney', true);
  delete from sheet_import;
  drop function confirm_all_claims(bigint[]);`;

it('[O7] an import from before the shared steps is listed, shown and undone as before', async () => {
  const societyId = await buildSociety(db);
  const token = await buildStaffToken(db, await buildStaff(db, societyId));
  const cid = await buildConference(db, { societyId });
  await buildForm(db, cid, plainFields);
  const upload = async (list: string) => {
    const response = await test.attempt(calls.importUpload, { cid }, { language: 'en', token, file: list });
    const { id } = response as { id: number };
    await test.call(calls.importCheck, { cid, id }, { token });
    await test.work();
    return id;
  };
  const apply = async (id: number) => {
    await test.call(calls.importApply, { cid, id }, { token });
    await test.work();
  };
  await apply(await upload('姓名,手机\n孟书瑶,13800000100'));
  const second = await upload('姓名,手机\n孟书遥,13800000100\n林知远,13800000101\n,13800000102');
  await test.call(calls.importMend, { cid, id: second, lineNumber: 4, cellAt: 0, cellText: '何雨桐' }, { token });
  await apply(second);
  await pool.query(`begin; ${earlier} ${migration('0266_registration_import.sql')} commit`);

  const { imports } = await test.call(calls.imports, { cid }, { token });
  expect(imports.map(({ step }) => step)).toEqual(['result', 'result']);
  const [{ id } = { id: 0 }] = imports;
  expect(id).not.toBe(second);
  const { rows } = await test.call(calls.importRows, { cid, id }, { token, language: 'en' });
  expect(rows.map(({ name, fate, outcome }) => [name, fate, outcome?.done])).toEqual([
    ['孟书遥', 'change', true],
    ['林知远', 'new', true],
    ['何雨桐', 'new', true],
  ]);
  const { taskId } = await test.call(calls.importUndo, { cid, id }, { token });
  await test.work();
  const { task } = await test.call(taskCalls.detail, { cid, id: taskId }, { token });
  expect(task).toMatchObject({ state: 'done', done: 3, refused: 0 });
  const people = await db
    .selectFrom('registration')
    .select(['name', 'state'])
    .where('conference_id', '=', cid)
    .orderBy('id')
    .execute();
  expect(people).toEqual([
    { name: '孟书瑶', state: 'approved' },
    { name: '林知远', state: 'cancelled' },
    { name: '何雨桐', state: 'cancelled' },
  ]);
  // The corrections of cells hold for another dry run.
  await test.call(calls.importCheck, { cid, id }, { token });
  await test.work();
  expect((await test.call(calls.importState, { cid, id }, { token })).state.counts.wrong).toBe(0);
});
