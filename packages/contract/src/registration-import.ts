import * as v from 'valibot';
import { call, roles } from './call.ts';
import { Id, Instant, Nothing } from './shapes.ts';
import { Task } from './tasks.ts';

export const ImportFate = v.picklist(['new', 'change', 'same', 'wrong']);
export type ImportFate = v.InferOutput<typeof ImportFate>;

/** A row after the list was brought in: done, or why not. */
const Outcome = v.nullable(v.object({ done: v.boolean(), text: v.string() }));

export const ImportRow = v.object({
  /** As the spreadsheet shows it. */
  number: v.number(),
  name: v.string(),
  fate: ImportFate,
  cells: v.array(v.string()),
  /** In words, each with the name of its column; `column` is its place in the file, null where it has none. */
  faults: v.array(v.object({ column: v.nullable(v.number()), text: v.string() })),
  changes: v.array(v.object({ column: v.nullable(v.number()), label: v.string(), from: v.string(), to: v.string() })),
  outcome: Outcome,
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

export const ImportTarget = v.object({
  id: v.string(),
  label: v.string(),
  /** A question of the form, or what stands beside it. */
  question: v.boolean(),
  required: v.boolean(),
});
export type ImportTarget = v.InferOutput<typeof ImportTarget>;

export const ImportEntry = v.object({
  id: Id,
  name: v.string(),
  by: v.string(),
  createdAt: Instant,
  /** How far it came. */
  step: v.picklist(['columns', 'check', 'result']),
});
export type ImportEntry = v.InferOutput<typeof ImportEntry>;

export const ImportState = v.object({
  ...ImportEntry.entries,
  titles: v.array(v.string()),
  /** The first rows under the titles. */
  sample: v.array(v.array(v.string())),
  columns: v.array(v.nullable(v.string())),
  targets: v.array(ImportTarget),
  /** Why the file could not be read to its end; empty where it could. */
  refused: v.string(),
  counts: v.object({ new: v.number(), change: v.number(), same: v.number(), wrong: v.number() }),
  check: v.nullable(Task),
  apply: v.nullable(Task),
  /** Takes the import back. */
  undo: v.nullable(Task),
  /** I may say that money was paid. */
  movesMoney: v.boolean(),
});
export type ImportState = v.InferOutput<typeof ImportState>;

const who = { staff: roles.desk } as const;
const One = { cid: Id, id: Id };

export const registrationImportCalls = {
  /** Keeps a list; nothing of it is registered. 60 MB is more than 100,000 rows of any form. */
  importUpload: call({
    path: '/medapp/api/console/registration/import/upload',
    who,
    effect: 'write',
    multipart: true,
    largestFile: 60 * 1024 * 1024,
    body: v.object({ cid: Id }),
    answer: v.object({ id: Id }),
    errors: ['file_missing', 'sheet_refused', 'sheet_empty'],
  }),
  imports: call({
    path: '/medapp/api/console/registration/import/list',
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ imports: v.array(ImportEntry) }),
    errors: [],
  }),
  importState: call({
    path: '/medapp/api/console/registration/import/state',
    who,
    effect: 'read',
    body: v.object(One),
    answer: v.object({ state: ImportState }),
    errors: [],
  }),
  importColumns: call({
    path: '/medapp/api/console/registration/import/columns',
    who,
    effect: 'write',
    body: v.object({ ...One, columns: v.pipe(v.array(v.nullable(v.string())), v.maxLength(256)) }),
    answer: Nothing,
    errors: [],
  }),
  /** The dry run: what would become of every row. Nothing is registered by it. */
  importCheck: call({
    path: '/medapp/api/console/registration/import/check',
    who,
    effect: 'write',
    body: v.object(One),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Rows with their fate, or how they ended; `failed`: those that could not be brought in. */
  importRows: call({
    path: '/medapp/api/console/registration/import/rows',
    who,
    effect: 'read',
    body: v.object({
      ...One,
      fate: v.optional(v.nullable(v.picklist([...ImportFate.options, 'failed'])), null),
      after: v.optional(v.nullable(v.number()), null),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
    }),
    answer: v.object({ rows: v.array(ImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** Brings in what the dry run found right, row by row; done again it changes nothing. */
  importApply: call({
    path: '/medapp/api/console/registration/import/apply',
    who,
    effect: 'write',
    body: v.object(One),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_checked'],
  }),
  /**
   * Takes back what it brought in: who was new is cancelled, changed answers become what they were. Who was touched since, or has a
   * payment, stays as they are and is named in the rows of the task.
   */
  importUndo: call({
    path: '/medapp/api/console/registration/import/undo',
    who,
    effect: 'write',
    body: v.object(One),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_applied'],
  }),
  /** An empty list with the right titles and one line that shows how it is filled in; the content in base64. */
  importTemplate: call({
    path: '/medapp/api/console/registration/import/template',
    who,
    effect: 'read',
    body: v.object({ cid: Id, format: v.picklist(['xlsx', 'csv']) }),
    answer: v.object({ name: v.string(), content: v.string() }),
    errors: [],
  }),
} as const;
