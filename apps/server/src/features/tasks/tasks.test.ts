import { describe, expect, it, vi } from 'vitest';
import { auditCalls } from '@meetingapp/contract/audit.ts';
import { taskCalls } from '@meetingapp/contract/tasks/task.ts';
import { buildConference, buildSociety } from '@meetingapp/demo/conference/conferences.ts';
import { buildStaff, buildStaffToken } from '@meetingapp/demo/staff/staff.ts';
import { defineTask, startTask, TaskCancelled, type TaskRegistry } from '../../jobs/task.ts';
import { testApp } from '../../testing/app.ts';
import { runTask } from './commands-run.ts';
import { purgeTaskFiles } from './jobs.ts';

const test = await testApp();
const { db, ports } = test;
const societyId = await buildSociety(db);
const cid = await buildConference(db, { societyId });
const staffId = await buildStaff(db, societyId);
const token = await buildStaffToken(db, staffId);
const context = { db, ports, publicUrl: 'http://localhost', clock: () => new Date() };

/** A task over five rows, of which the fourth is refused; `spoil` runs before each row. */
function fiveRows(spoil: (item: number) => Promise<void> | void = () => undefined): TaskRegistry {
  return {
    'audit.export': defineTask('audit.export', async (run) => {
      await run.total(5);
      const rows = [1, 2, 3, 4, 5].map((number) => ({ number, label: `row ${number}`, item: number }));
      await run.rows(rows, async (item, transaction) => {
        await transaction
          .updateTable('conference')
          .set((column) => ({ hold_minutes: column('hold_minutes', '+', 1) }))
          .where('id', '=', cid)
          .execute();
        await spoil(item);
        return item === 4 ? { refused: 'not_found' } : null;
      });
    }),
  } as unknown as TaskRegistry;
}
const minutes = async () =>
  (await db.selectFrom('conference').select('hold_minutes').where('id', '=', cid).executeTakeFirstOrThrow())
    .hold_minutes;
const begin = () =>
  startTask(db, {
    kind: 'audit.export',
    input: { from: null, until: null },
    societyId,
    conferenceId: cid,
    staffId,
    language: 'en',
  });
const detail = (id: number) => test.call(taskCalls.detail, { cid, id }, { token, language: 'en' });

describe('[O6] background tasks', () => {
  it('report progress and a result for every row; a failed row is rolled back with its reason', async () => {
    const before = await minutes();
    const id = await begin();
    expect((await detail(id)).task).toMatchObject({ state: 'waiting', total: null, startedBy: '程望舒' });
    await runTask(fiveRows(), id, context);
    const { task, refusedRows } = await detail(id);
    expect(task).toMatchObject({ state: 'done', total: 5, done: 5, refused: 1 });
    expect(refusedRows).toEqual([{ number: 4, label: 'row 4', text: expect.stringContaining('not') }]);
    expect(await minutes()).toBe(before + 4);
  });

  it('of one piece do it once, also when the process ends before it could say so, and not at all when cancelled', async () => {
    let worked = 0;
    const onePiece = (spoil: () => Promise<void> = async () => undefined): TaskRegistry =>
      ({
        'audit.export': defineTask('audit.export', async (run) => {
          await run.total(2);
          await run.once(async (transaction) => {
            await transaction
              .updateTable('conference')
              .set((column) => ({ hold_minutes: column('hold_minutes', '+', 1) }))
              .where('id', '=', cid)
              .execute();
            worked += 1;
            if (!(await run.progress(2))) throw new TaskCancelled();
            return { made: worked };
          });
          await spoil();
        }),
      }) as unknown as TaskRegistry;
    const before = await minutes();
    const id = await begin();
    const away = Object.assign(new Error('the database is away'), { code: '57P01' });
    await expect(
      runTask(
        onePiece(() => Promise.reject(away)),
        id,
        context,
      ),
    ).rejects.toThrow('away');
    expect((await detail(id)).task).toMatchObject({ state: 'running', done: 2, result: { made: 1 } });
    await Promise.all([runTask(onePiece(), id, context), runTask(onePiece(), id, context)]);
    expect((await detail(id)).task).toMatchObject({ state: 'done', total: 2, done: 2, result: { made: 1 } });
    expect(await minutes()).toBe(before + 1);

    const other = await begin();
    await db.updateTable('task').set({ cancel_asked: true }).where('id', '=', other).execute();
    await runTask(onePiece(), other, context);
    expect((await detail(other)).task).toMatchObject({ state: 'cancelled', result: {} });
    expect(await minutes()).toBe(before + 1);
  });

  it('resume after a crash and process no row twice', async () => {
    const before = await minutes();
    const id = await begin();
    const broken = fiveRows((item) => {
      if (item === 3) throw new Error('the process ended');
    });
    await expect(runTask(broken, id, context)).rejects.toThrow('the process ended');
    expect(await minutes()).toBe(before + 2);
    await db.updateTable('task').set({ state: 'running' }).where('id', '=', id).execute();
    await runTask(fiveRows(), id, context);
    expect((await detail(id)).task).toMatchObject({ state: 'done', done: 5, refused: 1 });
    expect(await minutes()).toBe(before + 4);
  });

  it('stop on request, and keep what is done', async () => {
    const id = await begin();
    let time = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(time);
    const slow = fiveRows(async (item) => {
      if (item === 2) await test.call(taskCalls.cancel, { cid, id }, { token });
      clock.mockReturnValue((time += 400));
    });
    await runTask(slow, id, context).finally(() => clock.mockRestore());
    expect((await detail(id)).task).toMatchObject({ state: 'cancelled', done: 2 });
  });

  it('end immediately when not yet started', async () => {
    const id = await begin();
    await test.call(taskCalls.cancel, { cid, id }, { token });
    await runTask(fiveRows(), id, context);
    expect((await detail(id)).task).toMatchObject({ state: 'cancelled', done: 0 });
  });

  it('serve their file to authorized staff, at an unguessable address', async () => {
    const { taskId } = await test.call(auditCalls.export, { cid }, { token });
    await test.work();
    expect((await detail(taskId)).task).toMatchObject({ state: 'done', fileName: expect.stringMatching(/^audit-/) });
    const { address } = await test.call(taskCalls.file, { cid, id: taskId }, { token });
    const file = await test.app.inject(address);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await test.app.inject(`${address}x`)).statusCode).toBe(404);
    const sister = await buildConference(db, { societyId });
    expect(await test.attempt(taskCalls.file, { cid: sister, id: taskId }, { token })).toMatchObject({
      error: 'not_found',
    });
  });

  it('[O21] keep their file for 30 days, since most files name people', async () => {
    const ids = [];
    for (const days of [29, 31]) {
      const { taskId } = await test.call(auditCalls.export, { cid }, { token });
      await test.work();
      const ended = new Date(Date.now() - days * 86_400_000);
      await db.updateTable('task').set({ ended_at: ended }).where('id', '=', taskId).execute();
      ids.push(taskId);
    }
    const [young = 0, old = 0] = ids;
    const keyOf = async (id: number) =>
      (await db.selectFrom('task').select('file_id').where('id', '=', id).executeTakeFirstOrThrow()).file_id ?? '';
    const key = await keyOf(old);
    const { address } = await test.call(taskCalls.file, { cid, id: old }, { token });
    await purgeTaskFiles.run({}, context);
    expect((await detail(young)).task.fileName).toMatch(/^audit-/);
    expect((await detail(old)).task).toMatchObject({ state: 'done', fileName: '' });
    expect((await ports.files.read(key)).ok).toBe(false);
    expect((await test.app.inject(address)).statusCode).toBe(404);
    // A whole conference, and all of one person, go sooner.
    await db.updateTable('task').set({ kind: 'privacy.export' }).where('id', '=', young).execute();
    await purgeTaskFiles.run({}, context);
    expect(await keyOf(young)).toBe('');
    expect(await test.attempt(taskCalls.file, { cid, id: old }, { token })).toMatchObject({ error: 'not_found' });
  });
});
