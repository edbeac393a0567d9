import * as v from 'valibot';
import { call, roles } from './call.ts';
import {
  broughtFile,
  FileAnswer,
  ImportCounts,
  ImportFate,
  ImportOutcome,
  importRowsBody,
  OneImport,
  templateBody,
} from './tasks-import.ts';
import { Id, Nothing } from './shapes.ts';
import { Task } from './tasks.ts';

export const ImportRow = v.object({
  /** As the spreadsheet shows it. */
  number: v.number(),
  name: v.string(),
  fate: ImportFate,
  cells: v.array(v.string()),
  /** In words, each with the name of its column; `column` is its place in the file, null where it has none. */
  faults: v.array(v.object({ column: v.nullable(v.number()), text: v.string() })),
  changes: v.array(v.object({ column: v.nullable(v.number()), label: v.string(), from: v.string(), to: v.string() })),
  outcome: ImportOutcome,
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
  ...broughtFile,
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
  counts: ImportCounts,
  check: v.nullable(Task),
  apply: v.nullable(Task),
  /** Takes the import back. */
  undo: v.nullable(Task),
  /** I may say that money was paid. */
  movesMoney: v.boolean(),
});
export type ImportState = v.InferOutput<typeof ImportState>;

const who = { staff: roles.desk } as const;

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
    body: v.object(OneImport),
    answer: v.object({ state: ImportState }),
    errors: [],
  }),
  importColumns: call({
    path: '/medapp/api/console/registration/import/columns',
    who,
    effect: 'write',
    body: v.object({ ...OneImport, columns: v.pipe(v.array(v.nullable(v.string())), v.maxLength(256)) }),
    answer: Nothing,
    errors: [],
  }),
  /** The dry run: what would become of every row. Nothing is registered by it. */
  importCheck: call({
    path: '/medapp/api/console/registration/import/check',
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Rows with their fate, or how they ended; `failed`: those that could not be brought in. */
  importRows: call({
    path: '/medapp/api/console/registration/import/rows',
    who,
    effect: 'read',
    body: importRowsBody,
    answer: v.object({ rows: v.array(ImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** Brings in what the dry run found right, row by row; done again it changes nothing. */
  importApply: call({
    path: '/medapp/api/console/registration/import/apply',
    who,
    effect: 'write',
    body: v.object(OneImport),
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
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_applied'],
  }),
  /** An empty list with the right titles and one line that shows how it is filled in; the content in base64. */
  importTemplate: call({
    path: '/medapp/api/console/registration/import/template',
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
} as const;
