import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id } from '../shapes.ts';
import { FileAnswer, ImportCounts, ImportRowOutcome, templateBody } from '../tasks/import.ts';

const base = '/medapp/api/console/fees/codes';
const who = { staff: roles.desk } as const;

/** Rows of a file, and codes of an export, at most. */
export const mostCodeRows = 20_000;

const ImportedCode = v.object({
  /** Line of the sheet. */
  number: v.number(),
  code: v.string(),
  outcome: ImportRowOutcome,
  /** Of a code that exists: what the row would change, each `column: before → after`. */
  changes: v.array(v.string()),
  /** What is wrong, each text naming its column. */
  faults: v.array(v.string()),
});
export type ImportedCode = v.InferOutput<typeof ImportedCode>;

/** Sheets of discount codes (xlsx, csv). */
export const feeCodeExchangeCalls = {
  /**
   * `try` changes nothing and tells the outcome of each row; `apply` adds new codes and changes existing ones, in one transaction, and
   * leaves wrong rows out. It fails with `changed_meanwhile` when the plan is no longer the one that was `seen`. A code whose uses become
   * fewer than those taken stays with those who have it.
   */
  importCodes: call({
    path: `${base}/import`,
    who,
    effect: 'write',
    multipart: true,
    largestFile: 10 * 1024 * 1024,
    body: v.object({
      cid: Id,
      mode: v.picklist(['try', 'apply']),
      /** Hash of the plan that the trial answered. */
      seen: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
    }),
    answer: v.object({
      counts: ImportCounts,
      /** Wrong rows first, then in the order of the file; at most 500. */
      rows: v.array(ImportedCode),
      seen: v.string(),
    }),
    errors: ['file_missing', 'sheet_refused', 'changed_meanwhile'],
  }),
  /** The codes as a sheet that can be changed and imported again, newest first, in the caller's language. */
  exportCodes: call({
    path: `${base}/export`,
    who,
    effect: 'read',
    body: v.object({ ...templateBody.entries, words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '') }),
    answer: v.object({ ...FileAnswer.entries, count: v.number() }),
    errors: [],
  }),
  /** An empty sheet with the right titles and an example of each kind. */
  codesTemplate: call({
    path: `${base}/template`,
    who,
    effect: 'read',
    body: templateBody,
    answer: FileAnswer,
    errors: [],
  }),
} as const;
