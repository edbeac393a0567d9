import * as v from 'valibot';
import { call, type Who } from '../call.ts';
import { Id, Instant, Nothing, WholeNumber } from '../shapes.ts';
import { Task } from './task.ts';

/** Outcome of a row of an import. */
export const ImportRowOutcome = v.picklist(['new', 'change', 'same', 'wrong']);
export type ImportRowOutcome = v.InferOutput<typeof ImportRowOutcome>;
export const ImportCounts = v.object({ new: v.number(), change: v.number(), same: v.number(), wrong: v.number() });

/** Null: not imported yet; otherwise whether it was done, or why not. */
export const ImportOutcome = v.nullable(v.object({ done: v.boolean(), text: v.string() }));

/** An imported file, by whom and when. */
export const importedFile = { id: Id, name: v.string(), by: v.string(), createdAt: Instant };

export const OneImport = { cid: Id, id: Id };

/** Its rows in pages; `failed`: only rows that could not be imported. */
export const importRowsBody = v.object({
  ...OneImport,
  fate: v.optional(v.nullable(v.picklist([...ImportRowOutcome.options, 'failed'])), null),
  after: v.optional(v.nullable(WholeNumber), null),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 100),
});

export const templateBody = v.object({ cid: Id, format: v.picklist(['xlsx', 'csv']) });
/** A file; `content` in base64. */
export const FileAnswer = v.object({ name: v.string(), content: v.string() });

/** Why rows are wrong, the most frequent first: `key` filters the rows, `text` words the first of them. */
export const ImportReasons = v.array(v.object({ key: v.string(), text: v.string(), count: v.number() }));

/** A reason as a filter of rows. */
export const FaultKey = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(120))), null);

/** A cell of the file to correct, and its new text. */
export const mendedCell = {
  /** Row of the file, from 1. */
  lineNumber: WholeNumber,
  /** Column of the file, from 0. */
  cellAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  cellText: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
};

/** Texts for the person, each naming its column; `column` is its position in the file, null when it has none. */
export const CellFaults = v.array(v.object({ column: v.nullable(v.number()), text: v.string() }));

/** Outcome of a row of a sheet. `remove`: not a row of the file, but an entry that the file leaves out and that is to be removed. */
export const SheetOutcome = v.picklist([...ImportRowOutcome.options, 'remove']);
export type SheetOutcome = v.InferOutput<typeof SheetOutcome>;

export const SheetRow = v.object({
  /** Line number in the spreadsheet. */
  number: v.number(),
  name: v.string(),
  fate: SheetOutcome,
  cells: v.array(v.string()),
  faults: CellFaults,
  changes: v.array(v.object({ column: v.nullable(v.number()), label: v.string(), from: v.string(), to: v.string() })),
  outcome: ImportOutcome,
});
export type SheetRow = v.InferOutput<typeof SheetRow>;

export const SheetTarget = v.object({
  id: v.string(),
  label: v.string(),
  /** The group in which the console offers it: a question of the form, or a column of the list itself. */
  question: v.boolean(),
  required: v.boolean(),
  /** True when the caller may not import it. */
  barred: v.boolean(),
});
export type SheetTarget = v.InferOutput<typeof SheetTarget>;

export const SheetEntry = v.object({
  ...importedFile,
  /** What the list belongs to within its conference; null: the conference itself. */
  about: v.nullable(Id),
  /** How far the import has got. */
  step: v.picklist(['columns', 'check', 'result', 'undone']),
});
export type SheetEntry = v.InferOutput<typeof SheetEntry>;

export const SheetState = v.object({
  ...SheetEntry.entries,
  titles: v.array(v.string()),
  /** The first rows below the titles. */
  sample: v.array(v.array(v.string())),
  columns: v.array(v.nullable(v.string())),
  targets: v.array(SheetTarget),
  /** The target whose cell names a row. */
  named: v.string(),
  /** Whether entries that the file leaves out are removed; null: this kind of list never removes any. */
  replaces: v.nullable(v.boolean()),
  /** Why the file could not be read to its end; empty when it could. */
  refused: v.string(),
  counts: v.object({ ...ImportCounts.entries, remove: v.number() }),
  reasons: ImportReasons,
  check: v.nullable(Task),
  apply: v.nullable(Task),
  /** Task that undoes the import. */
  undo: v.nullable(Task),
});
export type SheetState = v.InferOutput<typeof SheetState>;

/** What a list belongs to within its conference, for kinds of which a conference has several; null: the conference itself. */
const about = v.optional(v.nullable(Id), null);

/** The calls that import one kind of list from a spreadsheet. `base` is the beginning of their addresses. */
export const sheetImportCalls = <const Base extends string>(base: Base, who: Extract<Who, object>) =>
  ({
    /** Saves a list; writes nothing else. 60 MB is more than 100,000 rows of any kind. */
    importUpload: call({
      path: `/medapp/api/console/${base}/upload`,
      who,
      effect: 'write',
      multipart: true,
      largestFile: 60 * 1024 * 1024,
      body: v.object({ cid: Id, about }),
      answer: v.object({ id: Id }),
      errors: ['file_missing', 'sheet_refused', 'sheet_empty'],
    }),
    /** The latest imports, at most 20; `about` null: of every list of this kind. */
    imports: call({
      path: `/medapp/api/console/${base}/list`,
      who,
      effect: 'read',
      body: v.object({ cid: Id, about }),
      answer: v.object({ imports: v.array(SheetEntry) }),
      errors: [],
    }),
    importState: call({
      path: `/medapp/api/console/${base}/state`,
      who,
      effect: 'read',
      body: v.object(OneImport),
      answer: v.object({ state: SheetState }),
      errors: [],
    }),
    importColumns: call({
      path: `/medapp/api/console/${base}/columns`,
      who,
      effect: 'write',
      body: v.object({ ...OneImport, columns: v.pipe(v.array(v.nullable(v.string())), v.maxLength(256)) }),
      answer: Nothing,
      errors: [],
    }),
    /** Dry run: the outcome of every row. Writes nothing else. */
    importCheck: call({
      path: `/medapp/api/console/${base}/check`,
      who,
      effect: 'write',
      /** `replaces`: also removes entries that the file leaves out, for kinds that can. */
      body: v.object({ ...OneImport, replaces: v.optional(v.boolean(), false) }),
      answer: v.object({ taskId: Id }),
      errors: [],
    }),
    /** Rows with their planned or actual outcome; `failed`: only rows that could not be imported. */
    importRows: call({
      path: `/medapp/api/console/${base}/rows`,
      who,
      effect: 'read',
      body: v.object({
        ...importRowsBody.entries,
        fate: v.optional(v.nullable(v.picklist([...SheetOutcome.options, 'failed'])), null),
        /** Only rows that are wrong for this reason, a key of `reasons`. */
        faultKey: FaultKey,
      }),
      answer: v.object({ rows: v.array(SheetRow), next: v.nullable(v.number()) }),
      errors: [],
    }),
    /** Corrects a cell in place, instead of in the file; the row is checked again. The correction also holds for later dry runs. */
    importMend: call({
      path: `/medapp/api/console/${base}/mend`,
      who,
      effect: 'write',
      body: v.object({ ...OneImport, ...mendedCell }),
      answer: v.object({ fate: SheetOutcome }),
      errors: ['import_not_checked', 'import_row_settled'],
    }),
    /** Imports the rows that the dry run accepted. Idempotent. */
    importApply: call({
      path: `/medapp/api/console/${base}/apply`,
      who,
      effect: 'write',
      body: v.object(OneImport),
      answer: v.object({ taskId: Id }),
      errors: ['import_not_checked'],
    }),
    /** Undoes an import as a whole. What was changed since then, or is in use, stays and is named in the rows of the task. */
    importUndo: call({
      path: `/medapp/api/console/${base}/undo`,
      who,
      effect: 'write',
      body: v.object(OneImport),
      answer: v.object({ taskId: Id }),
      errors: ['import_not_applied'],
    }),
    /** An empty list with the correct titles and one example row; `content` in base64. */
    importTemplate: call({
      path: `/medapp/api/console/${base}/template`,
      who,
      effect: 'read',
      body: templateBody,
      answer: FileAnswer,
      errors: [],
    }),
  }) as const;

export type SheetImportCalls = ReturnType<typeof sheetImportCalls>;
