import * as v from 'valibot';
import { call, roles } from '../call.ts';
import {
  CellFaults,
  FaultKey,
  FileAnswer,
  importedFile,
  ImportCounts,
  ImportOutcome,
  ImportReasons,
  ImportRowOutcome,
  mendedCell,
  OneImport,
  templateBody,
} from '../tasks/import.ts';
import { paperDecisions } from './paper.ts';
import { Id, Instant, Nothing, WholeNumber } from '../shapes.ts';
import { Task } from '../tasks/task.ts';

/** One paper of an imported file, with its outcome. */
export const PaperImportRow = v.object({
  /** Line of the sheet, or position in the list. */
  number: v.number(),
  externalId: v.string(),
  label: v.string(),
  fate: ImportRowOutcome,
  /** Names of the fields that would change. */
  changed: v.array(v.string()),
  faults: CellFaults,
  /** Of a wrong row of a sheet; otherwise empty. */
  cells: v.array(v.string()),
  /** Of the undo; null: it did not come to this row. */
  outcome: ImportOutcome,
});
export type PaperImportRow = v.InferOutput<typeof PaperImportRow>;

export const PaperImport = v.object({
  ...importedFile,
  /** Decision for new papers where the file gives no status; null: submitted, undecided. */
  decision: v.nullable(v.picklist(paperDecisions)),
  counts: ImportCounts,
  apply: v.nullable(Task),
  /** Undoes the import. */
  undo: v.nullable(Task),
  /** When the undo was complete. */
  takenBackAt: v.nullable(Instant),
});
export type PaperImport = v.InferOutput<typeof PaperImport>;

/** A sheet of papers: its columns can be mapped by hand. */
export const PaperSheet = v.object({
  titles: v.array(v.string()),
  /** The first rows below the titles. */
  sample: v.array(v.array(v.string())),
  columns: v.array(v.nullable(v.string())),
  targets: v.array(v.object({ id: v.string(), label: v.string() })),
  /** False when number or title have no column: no row can be imported until they have. */
  complete: v.boolean(),
});
export type PaperSheet = v.InferOutput<typeof PaperSheet>;

const who = { staff: roles.programme } as const;
const base = '/medapp/api/console/papers/import';

export const paperImportCalls = {
  /** Saves a file and returns its dry run; writes no papers. */
  uploadPapers: call({
    path: `${base}/upload`,
    who,
    effect: 'write',
    multipart: true,
    largestFile: 40 * 1024 * 1024,
    body: v.object({ cid: Id, decision: v.optional(v.nullable(v.picklist(paperDecisions)), null) }),
    answer: v.object({ id: Id }),
    errors: ['file_missing', 'sheet_refused'],
  }),
  paperImport: call({
    path: `${base}/state`,
    who,
    effect: 'read',
    body: v.object(OneImport),
    /** `sheet` null: the file is a JSON list. */
    answer: v.object({ state: PaperImport, sheet: v.nullable(PaperSheet), reasons: ImportReasons }),
    errors: [],
  }),
  /** The latest imports, newest first. */
  paperImports: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ imports: v.array(PaperImport) }),
    errors: [],
  }),
  paperImportRows: call({
    path: `${base}/rows`,
    who,
    effect: 'read',
    body: v.object({
      ...OneImport,
      /** `failed`: only papers that stayed when the import was undone. */
      fate: v.optional(v.nullable(v.picklist([...ImportRowOutcome.options, 'failed'])), null),
      /** Only rows that are wrong for this reason, a key of `reasons`. */
      faultKey: FaultKey,
      after: v.optional(v.nullable(WholeNumber), null),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
    }),
    answer: v.object({ rows: v.array(PaperImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** The papers that were not imported as they were uploaded, each with the reason. */
  failedPapers: call({
    path: `${base}/failed`,
    who,
    effect: 'read',
    body: v.object({ ...OneImport, format: templateBody.entries.format }),
    answer: FileAnswer,
    errors: [],
  }),
  /** Sets the meaning of each column of a sheet, and makes the dry run again. */
  paperColumns: call({
    path: `${base}/columns`,
    who,
    effect: 'write',
    body: v.object({ ...OneImport, columns: v.pipe(v.array(v.nullable(v.string())), v.maxLength(256)) }),
    answer: Nothing,
    errors: ['import_row_settled'],
  }),
  /** Corrects a cell of a sheet in place, instead of in the file, and checks again the rows that it can change. */
  mendPaper: call({
    path: `${base}/mend`,
    who,
    effect: 'write',
    body: v.object({ ...OneImport, ...mendedCell }),
    answer: v.object({ fate: ImportRowOutcome }),
    errors: ['import_row_settled'],
  }),
  /** Imports the valid rows in one transaction. Idempotent. */
  applyPapers: call({
    path: `${base}/apply`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_taken_back'],
  }),
  /**
   * Undoes an import: removes the papers it created and restores what it changed. Papers edited, reviewed or asked about since then
   * remain and are named in the rows of the task. Idempotent.
   */
  undoPapers: call({
    path: `${base}/undo`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_applied'],
  }),
  /** An empty sheet with the correct headers and one example row; `content` in base64. */
  papersTemplate: call({
    path: `${base}/template`,
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
} as const;
