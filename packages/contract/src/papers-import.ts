import * as v from 'valibot';
import { call, roles } from './call.ts';
import { broughtFile, FileAnswer, ImportCounts, ImportFate, OneImport, templateBody } from './tasks-import.ts';
import { paperDecisions } from './papers-paper.ts';
import { Id, Instant } from './shapes.ts';
import { Task } from './tasks.ts';

/** One paper of a file, and what would become of it. */
export const PaperImportRow = v.object({
  /** Line of the sheet, or place in the list. */
  number: v.number(),
  externalId: v.string(),
  label: v.string(),
  fate: ImportFate,
  /** Names of what would change. */
  changed: v.array(v.string()),
  faults: v.array(v.string()),
});
export type PaperImportRow = v.InferOutput<typeof PaperImportRow>;

export const PaperImport = v.object({
  ...broughtFile,
  /** What papers that are new and of which the file says nothing are taken for; null: submitted, not decided. */
  decision: v.nullable(v.picklist(paperDecisions)),
  counts: ImportCounts,
  apply: v.nullable(Task),
  takenBackAt: v.nullable(Instant),
});
export type PaperImport = v.InferOutput<typeof PaperImport>;

const who = { staff: roles.programme } as const;
const base = '/medapp/api/console/papers/import';

export const paperImportCalls = {
  /** Keeps a file and says what would come of it; none of it is among the papers yet. */
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
  /** The last ones, the latest first. */
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
      fate: v.optional(v.nullable(ImportFate), null),
      after: v.optional(v.nullable(v.number()), null),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
    }),
    answer: v.object({ rows: v.array(PaperImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** Brings in what is right, all at once; done again it changes nothing. */
  applyPapers: call({
    path: `${base}/apply`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_taken_back'],
  }),
  /**
   * Removes the papers that it made and puts back what it changed. What somebody has changed, reviewed or asked about since stays, and
   * is named, at most 100.
   */
  takeBackPapers: call({
    path: `${base}/take-back`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ removed: v.number(), restored: v.number(), stayed: v.number(), stays: v.array(v.string()) }),
    errors: ['import_not_applied'],
  }),
  /** An empty sheet with the right titles and a line that shows how it is filled in; the content in base64. */
  papersTemplate: call({
    path: `${base}/template`,
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
} as const;
