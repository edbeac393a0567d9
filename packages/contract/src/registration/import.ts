import * as v from 'valibot';
import { call, roles } from '../call.ts';
import {
  importedFile,
  FileAnswer,
  ImportCounts,
  ImportRowOutcome,
  ImportOutcome,
  importRowsBody,
  OneImport,
  templateBody,
} from '../tasks/import.ts';
import { Id, Nothing, WholeNumber } from '../shapes.ts';
import { Task } from '../tasks/task.ts';

export const ImportRow = v.object({
  /** Line number in the spreadsheet. */
  number: v.number(),
  name: v.string(),
  fate: ImportRowOutcome,
  cells: v.array(v.string()),
  /** Texts for the person, each naming its column; `column` is its position in the file, null when it has none. */
  faults: v.array(v.object({ column: v.nullable(v.number()), text: v.string() })),
  changes: v.array(v.object({ column: v.nullable(v.number()), label: v.string(), from: v.string(), to: v.string() })),
  outcome: ImportOutcome,
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

export const ImportTarget = v.object({
  id: v.string(),
  label: v.string(),
  /** True for a question of the form; false for an additional column. */
  question: v.boolean(),
  required: v.boolean(),
});
export type ImportTarget = v.InferOutput<typeof ImportTarget>;

export const ImportEntry = v.object({
  ...importedFile,
  /** How far the import has got. */
  step: v.picklist(['columns', 'check', 'result']),
});
export type ImportEntry = v.InferOutput<typeof ImportEntry>;

export const ImportState = v.object({
  ...ImportEntry.entries,
  titles: v.array(v.string()),
  /** The first rows below the headers. */
  sample: v.array(v.array(v.string())),
  columns: v.array(v.nullable(v.string())),
  targets: v.array(ImportTarget),
  /** Why the file could not be read to its end; empty when it could. */
  refused: v.string(),
  counts: ImportCounts,
  /** Why rows are wrong, the most frequent first: `key` filters the rows, `text` words the first of them. */
  reasons: v.array(v.object({ key: v.string(), text: v.string(), count: v.number() })),
  check: v.nullable(Task),
  apply: v.nullable(Task),
  /** Task that undoes the import. */
  undo: v.nullable(Task),
  /** True when the caller may record payments. */
  movesMoney: v.boolean(),
});
export type ImportState = v.InferOutput<typeof ImportState>;

const who = { staff: roles.desk } as const;

export const registrationImportCalls = {
  /** Saves a list; registers no one. 60 MB is more than 100,000 rows of any form. */
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
  /** Dry run: the outcome of every row. Registers no one. */
  importCheck: call({
    path: '/medapp/api/console/registration/import/check',
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: [],
  }),
  /** Rows with their planned or actual outcome; `failed`: only rows that could not be imported. */
  importRows: call({
    path: '/medapp/api/console/registration/import/rows',
    who,
    effect: 'read',
    body: v.object({
      ...importRowsBody.entries,
      /** Only rows that are wrong for this reason, a key of `reasons`. */
      faultKey: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null),
    }),
    answer: v.object({ rows: v.array(ImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** Corrects a cell in place, instead of in the file; the row is validated again. The correction also holds for later dry runs. */
  importMend: call({
    path: '/medapp/api/console/registration/import/mend',
    who,
    effect: 'write',
    body: v.object({
      ...OneImport,
      /** Row of the file, from 1. */
      lineNumber: WholeNumber,
      /** Column of the file, from 0. */
      cellAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
      cellText: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    }),
    answer: v.object({ fate: ImportRowOutcome }),
    errors: ['import_not_checked', 'import_row_settled'],
  }),
  /** Imports the rows the dry run accepted, row by row. Idempotent. */
  importApply: call({
    path: '/medapp/api/console/registration/import/apply',
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_checked'],
  }),
  /**
   * Undoes an import: new registrations are cancelled, changed answers restored. Registrations edited since then, or with a payment,
   * remain unchanged and are named in the rows of the task.
   */
  importUndo: call({
    path: '/medapp/api/console/registration/import/undo',
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_applied'],
  }),
  /** An empty list with the correct headers and one example row; `content` in base64. */
  importTemplate: call({
    path: '/medapp/api/console/registration/import/template',
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
} as const;
