import * as v from 'valibot';
import { call, roles } from '../call.ts';
import {
  FaultKey,
  importedFile,
  FileAnswer,
  ImportCounts,
  ImportReasons,
  mendedCell,
  ImportRowOutcome,
  ImportOutcome,
  importRowsBody,
  OneImport,
  templateBody,
} from '../tasks/import.ts';
import { Id, Instant } from '../shapes.ts';
import { Task } from '../tasks/task.ts';

/** One session or talk of an imported file, with its planned or actual outcome. */
export const ProgrammeImportRow = v.object({
  /** Line of the sheet, or position in the document. */
  number: v.number(),
  label: v.string(),
  from: v.nullable(Instant),
  hall: v.string(),
  people: v.array(v.string()),
  fate: ImportRowOutcome,
  /** Corrected, and not checked again yet: the outcome is that of before. */
  mended: v.boolean(),
  faults: v.array(v.string()),
  /** Wrong cells of a sheet: column from 0, what it holds, and its fault. */
  wrongCells: v.array(v.object({ column: v.number(), value: v.string(), text: v.string() })),
  /** What staff should know before the import: a new hall or person, a session outside the conference's days, a clash. */
  notes: v.array(v.string()),
  outcome: ImportOutcome,
});
export type ProgrammeImportRow = v.InferOutput<typeof ProgrammeImportRow>;

export const ProgrammeImport = v.object({
  ...importedFile,
  zone: v.string(),
  /** Why the file could not be read; empty when it could. */
  refused: v.string(),
  counts: ImportCounts,
  /** Rows with notes. */
  noted: v.number(),
  /** Rows that were corrected and not checked again yet. */
  mended: v.number(),
  reasons: ImportReasons,
  /** A sheet, whose columns can be mapped by hand; null: another format. */
  sheet: v.nullable(
    v.object({
      titles: v.array(v.string()),
      /** The first rows below the titles. */
      sample: v.array(v.array(v.string())),
      columns: v.array(v.nullable(v.string())),
      targets: v.array(v.object({ id: v.string(), label: v.string() })),
    }),
  ),
  check: v.nullable(Task),
  apply: v.nullable(Task),
  /** Undoes the import. */
  undo: v.nullable(Task),
});
export type ProgrammeImport = v.InferOutput<typeof ProgrammeImport>;

/** An earlier import, as listed. */
export const EarlierImport = v.object({
  ...importedFile,
  counts: ImportCounts,
  /** Items written; null: dry run only. */
  applied: v.nullable(v.number()),
  /** Items undone; null: the import was not undone. */
  undone: v.nullable(v.number()),
});
export type EarlierImport = v.InferOutput<typeof EarlierImport>;

export const programmeFormats = ['xlsx', 'csv', 'json', 'xml', 'ics'] as const;
export type ProgrammeFormat = (typeof programmeFormats)[number];

/** `noted`: only rows with notes. */
const programmeRowsBody = v.object({
  ...importRowsBody.entries,
  fate: v.optional(v.nullable(v.picklist([...ImportRowOutcome.options, 'failed', 'noted'])), null),
  /** Only rows that are wrong for this reason, a key of `reasons`. */
  faultKey: FaultKey,
});

const who = { staff: roles.programme } as const;
const base = '/medapp/api/console/agenda/exchange';

export const agendaExchangeCalls = {
  /** The draft or the released programme as a file; `content` in base64. */
  exportProgramme: call({
    path: `${base}/export`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, of: v.picklist(['draft', 'release']), format: v.picklist(programmeFormats) }),
    answer: FileAnswer,
    errors: ['programme_empty'],
  }),
  /** An empty sheet with the correct headers and two example rows. */
  programmeTemplate: call({
    path: `${base}/template`,
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
  /** Saves a file and starts the dry run; writes nothing to the programme. */
  uploadProgramme: call({
    path: `${base}/upload`,
    who,
    effect: 'write',
    multipart: true,
    largestFile: 20 * 1024 * 1024,
    body: v.object({ cid: Id }),
    answer: v.object({ id: Id }),
    errors: ['file_missing', 'sheet_refused'],
  }),
  /** Imports of the last 30 days, latest first. */
  programmeImports: call({
    path: `${base}/list`,
    who,
    effect: 'read',
    body: v.object({ cid: Id }),
    answer: v.object({ imports: v.array(EarlierImport) }),
    errors: [],
  }),
  programmeImport: call({
    path: `${base}/state`,
    who,
    effect: 'read',
    body: v.object(OneImport),
    answer: v.object({ state: ProgrammeImport }),
    errors: [],
  }),
  programmeRows: call({
    path: `${base}/rows`,
    who,
    effect: 'read',
    body: programmeRowsBody,
    answer: v.object({ rows: v.array(ProgrammeImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** Sets the meaning of each column of a sheet, and makes the dry run again. */
  programmeColumns: call({
    path: `${base}/columns`,
    who,
    effect: 'write',
    body: v.object({ ...OneImport, columns: v.pipe(v.array(v.nullable(v.string())), v.maxLength(256)) }),
    answer: v.object({ taskId: Id }),
    errors: ['import_row_settled'],
  }),
  /**
   * Corrects a cell of a sheet in place, instead of in the file, and starts the dry run again; one that still runs for an earlier
   * correction ends without a result. Until it is done the rows show their outcomes of before, and nothing can be applied.
   */
  mendProgramme: call({
    path: `${base}/mend`,
    who,
    effect: 'write',
    body: v.object({ ...OneImport, ...mendedCell }),
    answer: v.object({ taskId: Id }),
    errors: ['import_row_settled'],
  }),
  /** Writes the rows the dry run accepted. Idempotent. */
  applyProgramme: call({
    path: `${base}/apply`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_checked'],
  }),
  /**
   * Undoes an import: new items are removed, changed items restored. Items edited since are left alone and named in the rows of the
   * task. Halls, topics and people that came with the import remain.
   */
  undoProgramme: call({
    path: `${base}/undo`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_applied'],
  }),
} as const;
