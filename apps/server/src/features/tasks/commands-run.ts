import { sql } from 'kysely';
import { beginAudit } from '../../db/rows/audit.ts';
import type { Database } from '../../db/connection/database.ts';
import { isUnavailable } from '../../db/connection/unavailable.ts';
import type { TaskRefusal } from '../../db/schema/json-shapes.ts';
import {
  inSavepoints,
  inTransaction,
  inTransactionUnless,
  type DatabaseTransaction,
} from '../../db/connection/transaction.ts';
import type { JobContext } from '../../jobs/job.ts';
import { TaskCancelled, type TaskRegistry, type TaskRow, type TaskRun } from '../../jobs/task.ts';
import type { TaskKind } from '../../jobs/task-inputs.ts';
import { countRows, hasResult, rowsWithResult } from './queries.ts';

/** Milliseconds between saved progress reports; reports in between are not saved. */
const TELL_EVERY_MS = 300;

/** Runs a waiting task, or resumes one that a process left unfinished. */
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
    // Stays unfinished: the queue runs it again when the database is back.
    if (!isUnavailable(error)) await end(db, taskId, 'failed', clock());
    throw error;
  }
  if (run.stopped) return end(db, taskId, 'cancelled', clock());
  await complete(db, taskId, run.reported, clock());
}

async function end(db: Database, id: number, state: 'failed' | 'cancelled', now: Date): Promise<void> {
  await db.updateTable('task').set({ state, ended_at: now }).where('id', '=', id).execute();
}

/**
 * Ends a task with its last report, which may have come too soon after another to be saved. A task that counts nothing is one piece:
 * 1 of 1.
 */
async function complete(db: Database, id: number, reported: number, now: Date): Promise<void> {
  const done = sql<number>`greatest(done, ${reported}::int, case when total is null then 1 else 0 end)`;
  await db
    .updateTable('task')
    .set({ state: 'done', ended_at: now, done, total: sql<number>`coalesce(total, ${done})` })
    .where('id', '=', id)
    .execute();
}

interface TaskRecord {
  id: number;
  society_id: number;
  conference_id: number | null;
  staff_id: number;
  kind: string;
  language: 'zh' | 'en';
  input: unknown;
}

interface RunState extends TaskRun {
  stopped: boolean;
  /** The last reported number of finished items. */
  reported: number;
}

function taskRun(task: TaskRecord, context: JobContext): RunState {
  const { db, ports } = context;
  const act = {
    societyId: task.society_id,
    conferenceId: task.conference_id,
    staffId: task.staff_id,
    call: `task/${task.kind}`,
  };
  let told = 0;
  let total: number | null = null;
  const set = (change: { total?: number; done?: number; refused?: number; result?: string }) =>
    db.updateTable('task').set(change).where('id', '=', task.id).returning('cancel_asked').executeTakeFirstOrThrow();
  const tell = async (figures: { done: number; refused?: number }, now: boolean): Promise<boolean> => {
    if (!now && Date.now() - told < TELL_EVERY_MS) return !run.stopped;
    told = Date.now();
    run.stopped = (await set(figures)).cancel_asked;
    return !run.stopped;
  };
  const run: RunState = {
    ...context,
    id: task.id,
    input: task.input as TaskRun['input'],
    societyId: task.society_id,
    conferenceId: task.conference_id,
    staffId: task.staff_id,
    language: task.language,
    stopped: false,
    reported: 0,
    total: async (count) => {
      total = count;
      await set({ total });
    },
    progress: (done) => {
      run.reported = done;
      return tell({ done }, done === total);
    },
    rows: async (rows, work, together) => {
      if (together !== undefined)
        return run.batches(rows, together, (items, transaction) =>
          inSavepoints(transaction, items, (outcome) => outcome !== null, work),
        );
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
    batches: async (rows, size, work) => {
      const known = await rowsWithResult(db, task.id);
      const { all: done, refused } = await countRows(db, task.id);
      const figures = { done, refused };
      let batch: TaskRow<Parameters<typeof work>[0][number]>[] = [];
      const flush = async () => {
        const some = batch;
        batch = [];
        if (some.length === 0) return true;
        if (!(await tell(figures, false))) return false;
        figures.refused += await workBatch(db, act, task.id, some, work);
        figures.done += some.length;
        return true;
      };
      for await (const row of rows) {
        if (known.has(row.number)) continue;
        batch.push(row);
        if (batch.length >= size && !(await flush())) break;
      }
      await flush();
      await tell(figures, true);
    },
    audited: (work) =>
      inTransaction(db, async (transaction) => {
        await beginAudit(transaction, act);
        return work(transaction);
      }),
    once: async (work) => {
      try {
        await inTransaction(db, async (transaction) => {
          await lockTask(transaction, task.id);
          if (await hasResult(transaction, task.id)) return;
          await beginAudit(transaction, act);
          await saveResult(transaction, task.id, await work(transaction));
        });
      } catch (error) {
        if (!(error instanceof TaskCancelled)) throw error;
      }
    },
    keepFile: async (name, extension, content) => {
      const { key } = await ports.files.put(content, extension);
      await db.updateTable('task').set({ file_id: key, file_name: name }).where('id', '=', task.id).execute();
    },
    result: async (figures) => void (await set({ result: JSON.stringify(figures) })),
  };
  return run;
}

/**
 * Advisory lock: admits one run of a task at a time until the transaction ends. The row itself stays unlocked, because progress is
 * saved during the run.
 */
const lockTask = (transaction: DatabaseTransaction, id: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`task ${id}`}, 0))`.execute(transaction);

const saveResult = (transaction: DatabaseTransaction, id: number, figures: Record<string, number>) =>
  transaction
    .updateTable('task')
    .set({ result: JSON.stringify(figures) })
    .where('id', '=', id)
    .execute();

/** Saves the work of some rows and their results in one transaction; returns how many were refused. */
async function workBatch<Item>(
  db: Database,
  act: Parameters<typeof beginAudit>[1],
  taskId: number,
  rows: readonly TaskRow<Item>[],
  work: (items: Item[], transaction: DatabaseTransaction) => Promise<(TaskRefusal | null)[]>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await beginAudit(transaction, act);
    const outcomes = await work(
      rows.map(({ item }) => item),
      transaction,
    );
    const results = rows.map(({ number, label }, at) => ({ number, label, refusal: outcomes[at] ?? null }));
    await sql`insert into task_row (task_id, number, label, refusal)
      select ${taskId}, number, label, case when refusal = 'null'::jsonb then null else refusal end
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as one (number int, label text, refusal jsonb)`.execute(
      transaction,
    );
    return results.filter(({ refusal }) => refusal !== null).length;
  });
}

/** Saves the row's work and its result in one transaction, so that a retry does not repeat it. */
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
