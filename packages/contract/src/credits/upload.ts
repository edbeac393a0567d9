import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { Id, Instant, Nothing, WholeNumber, trimmed } from '../shapes.ts';

/** What a column of an authority's table holds. `answer`: an answer of the registration form; `fixed`: the same text in each row. */
export const UploadValue = v.picklist(['serial', 'number', 'name', 'credit', 'project', 'answer', 'fixed']);
export type UploadValue = v.InferOutput<typeof UploadValue>;

/** A column of the authority's table. `text`: the code of the field or the fixed text, otherwise empty; a row that lacks a `required` value is not reported. */
export const UploadColumn = v.object({
  title: v.pipe(trimmed(60), v.minLength(1, 'required')),
  value: UploadValue,
  text: trimmed(200),
  required: v.boolean(),
});
export type UploadColumn = v.InferOutput<typeof UploadColumn>;
export const UploadColumns = v.pipe(v.array(UploadColumn), v.maxLength(40));

const UploadState = v.picklist(['sent', 'accepted', 'refused']);

/** What was reported about a person, and the authority's answer. */
export const Upload = v.object({
  state: UploadState,
  /** Hundredths of a credit. */
  credit: v.number(),
  reason: v.string(),
  /** When it was reported, or answered. */
  at: Instant,
});
export type Upload = v.InferOutput<typeof Upload>;

/** A row of the authority's return file. `unknown`: no such registration was reported; `unreadable`: no verdict in the row. */
export const ReturnRow = v.object({
  row: v.number(),
  number: v.string(),
  name: v.string(),
  outcome: v.picklist(['accepted', 'refused', 'same', 'unknown', 'unreadable']),
  reason: v.string(),
});
export type ReturnRow = v.InferOutput<typeof ReturnRow>;

const base = '/medapp/api/console/credits/upload';
const read = { staff: roles.readPeople } as const;
const write = { staff: roles.setUp } as const;
const OfSet = { cid: Id, setId: Id };

/** Reporting of credits to an authority: its table as data, the export, and its return file. */
export const creditUploadCalls = {
  /** Columns of the table, the fields that a column may show, and what has been reported, refused rows first, at most 200. */
  state: call({
    path: `${base}/state`,
    who: read,
    effect: 'read',
    body: v.object(OfSet),
    answer: v.object({
      columns: UploadColumns,
      version: v.number(),
      fields: v.array(v.object({ code: v.string(), label: v.string() })),
      counts: v.object({ sent: v.number(), accepted: v.number(), refused: v.number() }),
      rows: v.array(v.object({ ...Upload.entries, accountId: Id, number: v.string(), name: v.string() })),
    }),
    errors: [],
  }),
  /** Saves the columns. One of them holds the registration number, by which the return file is matched. */
  saveColumns: call({
    path: `${base}/columns`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfSet, version: WholeNumber, columns: UploadColumns }),
    answer: v.object({ version: v.number() }),
    errors: ['changed_meanwhile'],
  }),
  /**
   * Exports people with credits by the version in force as xlsx. `reported` false: only people whose credits were not reported, changed since,
   * or were refused. People who lack a required value are listed in the task.
   */
  export: call({
    path: `${base}/export`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfSet, reported: v.boolean() }),
    answer: v.object({ taskId: Id }),
    errors: ['credit_rules_unpublished'],
  }),
  /** Reads the authority's return file; `apply` false: only says what each row does. At most 5,000 rows. */
  takeReturn: call({
    path: `${base}/return`,
    who: write,
    effect: 'write',
    multipart: true,
    whole: true,
    body: v.object({ ...OfSet, apply: v.boolean() }),
    answer: v.object({ applied: v.boolean(), rows: v.array(ReturnRow) }),
    errors: ['file_missing', 'sheet_unreadable', 'credit_return_columns'],
  }),
  /** Withdraws a person's report, so that the next export lists them again. */
  withdraw: call({
    path: `${base}/withdraw`,
    who: write,
    effect: 'write',
    whole: true,
    body: v.object({ ...OfSet, accountId: Id }),
    answer: Nothing,
    errors: [],
  }),
} as const;
