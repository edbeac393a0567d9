import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { TaskRefusal } from '../db/json-shapes.ts';
import type { DatabaseTransaction } from '../db/transaction.ts';
import type { FileExtension } from '../ports/files/store.ts';
import type { Ports } from '../ports/ports.ts';
import { addJob } from './queue.ts';
import type { TaskInputs, TaskKind } from './task-inputs.ts';

export interface TaskRow<Item> {
  /** The number a person knows the row by: its line in the file, or its place in the choice; from 1. */
  number: number;
  /** What it is about, such as a name. */
  label: string;
  item: Item;
}

/** What long work stands on. It may be run again after a process ended in the middle: `rows` leaves out what has a result. */
export interface TaskRun<Kind extends TaskKind = TaskKind> {
  readonly id: number;
  readonly input: TaskInputs[Kind];
  readonly societyId: number;
  readonly conferenceId: number | null;
  readonly staffId: number;
  /** The language of who started it. */
  readonly language: Language;
  readonly db: Database;
  readonly ports: Ports;
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** How much there is to do, as soon as it is known. */
  total(count: number): Promise<void>;
  /** So much is done; for work that has no result per row. False: it was asked to stop. */
  progress(done: number): Promise<boolean>;
  /**
   * Does each row in a transaction of its own that is in the audit log; what `work` gives back is why it could not be done, and
   * undoes it. Ends early, leaving the rest, when it was asked to stop.
   */
  rows<Item>(
    rows: Iterable<TaskRow<Item>> | AsyncIterable<TaskRow<Item>>,
    work: (item: Item, transaction: DatabaseTransaction) => Promise<TaskRefusal | null>,
  ): Promise<void>;
  /** As one row: all of it in one transaction that is in the audit log. */
  audited<T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T>;
  /** What the person can fetch when it is done. */
  keepFile(name: string, extension: FileExtension, content: Buffer | Readable): Promise<void>;
  /** Figures to be said when it is done, by name. */
  result(figures: Record<string, number>): Promise<void>;
}

export interface Task<Kind extends TaskKind> {
  kind: Kind;
  run: (run: TaskRun<Kind>) => Promise<void>;
}

export const defineTask = <Kind extends TaskKind>(kind: Kind, run: Task<Kind>['run']): Task<Kind> => ({ kind, run });

/** A task for every kind: a missing one does not compile. */
export type TaskRegistry = { [Kind in TaskKind]: Task<Kind> };

export interface TaskStart<Kind extends TaskKind> {
  kind: Kind;
  input: TaskInputs[Kind];
  societyId: number;
  conferenceId: number | null;
  staffId: number;
  language: Language;
}

/** Starts long work in the caller's transaction and gives its number, which the answer carries to the console. */
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
