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
import { Id, Instant } from './shapes.ts';
import { Task } from './tasks.ts';

/** One session or talk of a file, and what would become of it, or became. */
export const ProgrammeImportRow = v.object({
  /** Line of the sheet, or place in the document. */
  number: v.number(),
  label: v.string(),
  from: v.nullable(Instant),
  hall: v.string(),
  people: v.array(v.string()),
  fate: ImportFate,
  faults: v.array(v.string()),
  outcome: ImportOutcome,
});
export type ProgrammeImportRow = v.InferOutput<typeof ProgrammeImportRow>;

export const ProgrammeImport = v.object({
  ...broughtFile,
  zone: v.string(),
  /** Why the file could not be read; empty where it could. */
  refused: v.string(),
  counts: ImportCounts,
  check: v.nullable(Task),
  apply: v.nullable(Task),
  /** Takes back what it brought in. */
  undo: v.nullable(Task),
});
export type ProgrammeImport = v.InferOutput<typeof ProgrammeImport>;

/** One of the earlier imports, in the list of them. */
export const EarlierImport = v.object({
  ...broughtFile,
  counts: ImportCounts,
  /** Items that were written; null: it was only looked at. */
  applied: v.nullable(v.number()),
  /** Items that were taken back; null: none. */
  undone: v.nullable(v.number()),
});
export type EarlierImport = v.InferOutput<typeof EarlierImport>;

export const programmeFormats = ['xlsx', 'csv', 'json', 'xml', 'ics'] as const;
export type ProgrammeFormat = (typeof programmeFormats)[number];

const who = { staff: roles.programme } as const;
const base = '/medapp/api/console/agenda/exchange';

export const agendaExchangeCalls = {
  /** The draft, or what attendees see, as a file; its content in base64. */
  exportProgramme: call({
    path: `${base}/export`,
    who: { staff: roles.readSetUp },
    effect: 'read',
    body: v.object({ cid: Id, of: v.picklist(['draft', 'release']), format: v.picklist(programmeFormats) }),
    answer: FileAnswer,
    errors: ['programme_empty'],
  }),
  /** An empty sheet with the right titles and two lines that show how it is filled in. */
  programmeTemplate: call({
    path: `${base}/template`,
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
  /** Keeps a file and begins the dry run; nothing of it is in the programme. */
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
  /** Those of the last 30 days, the latest first. */
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
    body: importRowsBody,
    answer: v.object({ rows: v.array(ProgrammeImportRow), next: v.nullable(v.number()) }),
    errors: [],
  }),
  /** Brings in what the dry run found right; done again it changes nothing. */
  applyProgramme: call({
    path: `${base}/apply`,
    who,
    effect: 'write',
    body: v.object(OneImport),
    answer: v.object({ taskId: Id }),
    errors: ['import_not_checked'],
  }),
  /**
   * Takes it back: what was new goes, what was changed becomes what it was. What somebody touched since stays, and is named in the
   * rows of the task. Halls, topics and people that came with it stay.
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
