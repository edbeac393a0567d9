import { expect, it } from 'vitest';
import { paperImportCalls as calls } from '@meetingapp/contract/papers/import.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { isUnavailable } from '../../../db/connection/unavailable.ts';
import { taskRegistry } from '../../../task-registry.ts';
import { testApp } from '../../../testing/app.ts';
import { runTask } from '../../tasks/commands-run.ts';

const test = await testApp();
const { db, pool, ports } = test;
const societyId = await buildSociety(db);
const token = await buildStaffToken(db, await buildStaff(db, societyId));
const context = { db, ports, publicUrl: 'http://localhost', clock: () => new Date() };

async function bring(cid: number, lines: readonly string[]) {
  const file = ['Number,Title,Board', ...lines].join('\n');
  const sent = await test.attempt(calls.uploadPapers, { cid, decision: 'poster' }, { token, file });
  const { id } = sent as unknown as { id: number };
  await test.call(calls.applyPapers, { cid, id }, { token });
  await test.work();
  return id;
}
const state = async (cid: number, id: number) => (await test.call(calls.paperImport, { cid, id }, { token })).state;
const numbers = async (cid: number) =>
  (
    await db
      .selectFrom('paper')
      .select(['number', 'title', 'board'])
      .where('conference_id', '=', cid)
      .orderBy('number')
      .execute()
  ).map(({ number, title, board }) => [number, title.en, board].join(' ').trim());

it('[O7] an undo of papers goes on after the process was killed in the middle, and shows how far it is', async () => {
  const cid = await buildConference(db, { societyId });
  const before = Array.from({ length: 3 }, (_, at) => `K${at},Known ${at},`);
  await bring(cid, before);
  const id = await bring(cid, [
    ...before.map((line) => line.replace('Known', 'Changed')),
    ...Array.from({ length: 700 }, (_, at) => `P${at},Of ${at},`),
  ]);
  const { taskId } = await test.call(calls.undoPapers, { cid, id }, { token });
  // Rows are undone from the end, 500 at once: this one is in the second batch.
  await pool.query(`create function kill_it() returns trigger language plpgsql as $$ begin
      if old.number = 'P100' then perform pg_terminate_backend(pg_backend_pid()); end if;
      return old; end $$;
    create trigger kill_it before delete on paper for each row execute function kill_it()`);
  await expect(runTask(taskRegistry, taskId, context)).rejects.toSatisfy(isUnavailable);
  await pool.query('drop trigger kill_it on paper');
  expect(await numbers(cid)).toHaveLength(203);
  expect(await state(cid, id)).toMatchObject({ takenBackAt: null, undo: { state: 'running', total: 703 } });
  expect(await test.attempt(calls.applyPapers, { cid, id }, { token })).toMatchObject({ error: 'import_taken_back' });
  expect(await test.call(calls.undoPapers, { cid, id }, { token })).toMatchObject({ taskId });
  await runTask(taskRegistry, taskId, context);
  expect(await numbers(cid)).toEqual(['K0 Known 0', 'K1 Known 1', 'K2 Known 2']);
  const after = await state(cid, id);
  expect(after.undo).toMatchObject({ state: 'done', total: 703, done: 703, refused: 0 });
  expect(after.takenBackAt).not.toBeNull();
});

it('[O7] an undo that was stopped can be started again, and the papers that stay are listed with the reason', async () => {
  const cid = await buildConference(db, { societyId });
  const id = await bring(
    cid,
    Array.from({ length: 600 }, (_, at) => `P${at},Of ${at},`),
  );
  const { paperId } = await db
    .selectFrom('paper')
    .select('id as paperId')
    .where('conference_id', '=', cid)
    .where('number', '=', 'P7')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('poster_question')
    .values({ paper_id: paperId, asked_by: 'A', question: 'Why?', asked_at: new Date() })
    .execute();
  const stopped = await test.call(calls.undoPapers, { cid, id }, { token });
  await test.call(taskCalls.cancel, { cid, id: stopped.taskId }, { token });
  await test.work();
  const half = await state(cid, id);
  expect(half).toMatchObject({ takenBackAt: null, undo: { state: 'cancelled' } });
  await test.call(calls.undoPapers, { cid, id }, { token });
  await test.work();
  expect(await numbers(cid)).toEqual(['P7 Of 7']);
  expect(await state(cid, id)).toMatchObject({ undo: { state: 'done', refused: 1 } });
  const { rows } = await test.call(calls.paperImportRows, { cid, id, fate: 'failed' }, { token, language: 'en' });
  expect(rows.map(({ externalId, outcome }) => [externalId, outcome])).toEqual([
    ['P7', { done: false, text: 'Changed after the import, so it stays' }],
  ]);
});

it('[O7] a changed paper gets its board back from a new paper of the same import', async () => {
  const cid = await buildConference(db, { societyId });
  await bring(cid, ['K1,Known,B1']);
  const id = await bring(cid, ['K1,Known,B2', 'N1,New,']);
  await db
    .updateTable('paper')
    .set({ board: 'B1' })
    .where('conference_id', '=', cid)
    .where('number', '=', 'N1')
    .execute();
  await test.call(calls.undoPapers, { cid, id }, { token });
  await test.work();
  expect(await numbers(cid)).toEqual(['K1 Known B1']);
});
