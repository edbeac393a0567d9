import { beginAudit } from '../../db/audit.ts';
import type { Database } from '../../db/database.ts';
import type { TaskRefusal } from '../../db/json-shapes.ts';
import { inTransaction, inTransactionUnless, type DatabaseTransaction } from '../../db/transaction.ts';
import type { JobContext } from '../../jobs/job.ts';
import type { TaskRegistry, TaskRow, TaskRun } from '../../jobs/task.ts';
import type { TaskKind } from '../../jobs/task-inputs.ts';
import { countRows, rowsWithResult } from './queries.ts';

/** Told often, written seldom. */
const TELL_EVERY_MS = 300;

/** Runs a task that waits, or goes on with one that a process left. */
export async function runTask(registry: TaskRegistry, taskId: number, context: JobContext): Promise<void> {
  const { db, clock } = context;
  const task = await db
    .updateTable('task')
    .set({ state: 'running', started_at: clock() })
    .where('id', '=', taskId)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
  if (!task) return;
  const kind = task.kind as TaskKind;
  const run = taskRun(task, context);
  try {
    await (registry[kind].run as (run: TaskRun) => Promise<void>)(run);
  } catch (error) {
    await end(db, taskId, 'failed', clock());
    throw error;
  }
  await end(db, taskId, run.stopped ? 'cancelled' : 'done', clock());
}

const end = (db: Database, id: number, state: 'done' | 'failed' | 'cancelled', now: Date) =>
  db.updateTable('task').set({ state, ended_at: now }).where('id', '=', id).execute();

interface TaskRecord {
  id: number;
  society_id: number;
  conference_id: number | null;
  staff_id: number;
  kind: string;
  language: 'zh' | 'en';
  input: unknown;
}

function taskRun(task: TaskRecord, context: JobContext): TaskRun & { stopped: boolean } {
  const { db, ports } = context;
  const act = {
    societyId: task.society_id,
    conferenceId: task.conference_id,
    staffId: task.staff_id,
    call: `task/${task.kind}`,
  };
  let told = 0;
  const set = (change: { total?: number; done?: number; refused?: number; result?: string }) =>
    db.updateTable('task').set(change).where('id', '=', task.id).returning('cancel_asked').executeTakeFirstOrThrow();
  const tell = async (figures: { done: number; refused?: number }, now: boolean): Promise<boolean> => {
    if (!now && Date.now() - told < TELL_EVERY_MS) return !run.stopped;
    told = Date.now();
    run.stopped = (await set(figures)).cancel_asked;
    return !run.stopped;
  };
  const run: TaskRun & { stopped: boolean } = {
    ...context,
    id: task.id,
    input: task.input as TaskRun['input'],
    societyId: task.society_id,
    conferenceId: task.conference_id,
    staffId: task.staff_id,
    language: task.language,
    stopped: false,
    total: async (total) => void (await set({ total })),
    progress: (done) => tell({ done }, false),
    rows: async (rows, work) => {
      const known = await rowsWithResult(db, task.id);
      const { all: done, refused } = await countRows(db, task.id);
      const figures = { done, refused };
      for await (const row of rows) {
        if (known.has(row.number)) continue;
        if (!(await tell(figures, false))) break;
        const refusal = await workRow(db, act, task.id, row, work);
        figures.done += 1;
        if (refusal) figures.refused += 1;
      }
      await tell(figures, true);
    },
    audited: (work) =>
      inTransaction(db, async (transaction) => {
        await beginAudit(transaction, act);
        return work(transaction);
      }),
    keepFile: async (name, extension, content) => {
      const { key } = await ports.files.put(content, extension);
      await db.updateTable('task').set({ file_id: key, file_name: name }).where('id', '=', task.id).execute();
    },
    result: async (figures) => void (await set({ result: JSON.stringify(figures) })),
  };
  return run;
}

/** The row and its result in one breath: repeated, it is not done twice. */
async function workRow<Item>(
  db: Database,
  act: Parameters<typeof beginAudit>[1],
  taskId: number,
  { number, label, item }: TaskRow<Item>,
  work: (item: Item, transaction: DatabaseTransaction) => Promise<TaskRefusal | null>,
): Promise<TaskRefusal | null> {
  const note = (executor: Database, refusal: TaskRefusal | null) =>
    executor
      .insertInto('task_row')
      .values({ task_id: taskId, number, label, refusal: refusal === null ? null : JSON.stringify(refusal) })
      .execute();
  const refusal = await inTransactionUnless(
    db,
    (outcome: TaskRefusal | null) => outcome !== null,
    async (transaction) => {
      await beginAudit(transaction, act);
      const outcome = await work(item, transaction);
      if (outcome === null) await note(transaction, null);
      return outcome;
    },
  );
  if (refusal) await note(db, refusal);
  return refusal;
}
