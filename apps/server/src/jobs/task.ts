import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Readable } from 'node:stream';
import type { Database } from '../db/connection/database.ts';
import type { TaskRefusal } from '../db/schema/json-shapes.ts';
import type { DatabaseTransaction } from '../db/connection/transaction.ts';
import type { FileExtension } from '../ports/files/store.ts';
import type { Ports } from '../ports/ports.ts';
import { addJob } from './queue.ts';
import type { TaskInputs, TaskKind } from './task-inputs.ts';

export interface TaskRow<Item> {
  /** The row's number for people: its line in the file, or its position in the selection; from 1. */
  number: number;
  /** What the row is about, such as a name. */
  label: string;
  item: Item;
}

/** The dependencies of a running task. A task may run again after a process ended halfway: `rows` skips rows that have a result. */
export interface TaskRun<Kind extends TaskKind = TaskKind> {
  readonly id: number;
  readonly input: TaskInputs[Kind];
  readonly societyId: number;
  readonly conferenceId: number | null;
  readonly staffId: number;
  /** Language of the person who started it. */
  readonly language: Language;
  readonly db: Database;
  readonly ports: Ports;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** Reports the total as soon as it is known. */
  total(count: number): Promise<void>;
  /** Reports progress, for tasks without a result per row. Returns false when the task was cancelled. */
  progress(done: number): Promise<boolean>;
  /**
   * Runs each row in its own audited transaction; a refusal returned by `work` rolls it back. Stops early when the task was cancelled.
   * `together` is the number of rows per transaction, each row in a savepoint: faster, but all their locks are held until the last row.
   */
  rows<Item>(
    rows: Iterable<TaskRow<Item>> | AsyncIterable<TaskRow<Item>>,
    work: (item: Item, transaction: DatabaseTransaction) => Promise<TaskRefusal | null>,
    together?: number,
  ): Promise<void>;
  /**
   * Like `rows`, with some rows in each transaction: faster. `work` answers for each of them; a refused row must have written nothing.
   */
  batches<Item>(
    rows: Iterable<TaskRow<Item>> | AsyncIterable<TaskRow<Item>>,
    size: number,
    work: (items: Item[], transaction: DatabaseTransaction) => Promise<(TaskRefusal | null)[]>,
  ): Promise<void>;
  /** As one row: all in one audited transaction. */
  audited<T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T>;
  /**
   * Like `audited`, for a task that is one piece of work: the figures that `work` returns become the task's result in the same
   * transaction, and a later run of the same task does nothing. `TaskCancelled`, thrown by `work`, rolls it back.
   */
  once(work: (transaction: DatabaseTransaction) => Promise<Record<string, number>>): Promise<void>;
  /** Saves a file that the person can download when the task is done. */
  keepFile(name: string, extension: FileExtension, content: Buffer | Readable): Promise<void>;
  /** Reports final counts, by name. */
  result(figures: Record<string, number>): Promise<void>;
}

/** Thrown by work that was asked to stop. */
export class TaskCancelled extends Error {}

export interface Task<Kind extends TaskKind> {
  kind: Kind;
  run: (run: TaskRun<Kind>) => Promise<void>;
}

export const defineTask = <Kind extends TaskKind>(kind: Kind, run: Task<Kind>['run']): Task<Kind> => ({ kind, run });

/** The task of each kind: a missing one does not compile. */
export type TaskRegistry = { [Kind in TaskKind]: Task<Kind> };

export interface TaskStart<Kind extends TaskKind> {
  kind: Kind;
  input: TaskInputs[Kind];
  societyId: number;
  conferenceId: number | null;
  staffId: number;
  language: Language;
}

/** Starts a task in the caller's transaction and returns its id, which the answer passes to the console. */
export async function startTask<Kind extends TaskKind>(
  db: Database | DatabaseTransaction,
  { kind, input, societyId, conferenceId, staffId, language }: TaskStart<Kind>,
): Promise<number> {
  const { id } = await db
    .insertInto('task')
    .values({
      kind,
      input: JSON.stringify(input),
      society_id: societyId,
      conference_id: conferenceId,
      staff_id: staffId,
      language,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, 'tasks.run', { taskId: id }, { attempts: 3 });
  return id;
}
