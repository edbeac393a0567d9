import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { importedFile, FileAnswer, ImportCounts, ImportRowOutcome, OneImport, templateBody } from '../tasks/import.ts';
import { paperDecisions } from './paper.ts';
import { Id, Instant, WholeNumber } from '../shapes.ts';
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
  faults: v.array(v.string()),
});
export type PaperImportRow = v.InferOutput<typeof PaperImportRow>;

export const PaperImport = v.object({
  ...importedFile,
  /** Decision for new papers where the file gives no status; null: submitted, undecided. */
  decision: v.nullable(v.picklist(paperDecisions)),
  counts: ImportCounts,
  apply: v.nullable(Task),
  takenBackAt: v.nullable(Instant),
});
export type PaperImport = v.InferOutput<typeof PaperImport>;

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
    answer: v.object({ state: PaperImport }),
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
      fate: v.optional(v.nullable(ImportRowOutcome), null),
      after: v.optional(v.nullable(WholeNumber), null),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
    }),
    answer: v.object({ rows: v.array(PaperImportRow), next: v.nullable(v.number()) }),
    errors: [],
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
   * Removes the papers the import created and restores what it changed. Papers edited, reviewed or asked about since then remain and
   * are named, at most 100.
   */
  takeBackPapers: call({
    path: `${base}/take-back`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ removed: v.number(), restored: v.number(), stayed: v.number(), stays: v.array(v.string()) }),
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
