import * as v from 'valibot';
import { call, roles } from '../call.ts';
import { FileAnswer, sheetImportCalls, templateBody } from '../tasks/import.ts';

const base = '/medapp/api/console/fees/codes';
const who = { staff: roles.desk } as const;

/** Codes of an export, at most. */
export const mostCodeRows = 20_000;

/**
 * Import of discount codes: new ones are added, existing ones changed. A code whose uses become fewer than those taken stays with those who
 * have it.
 */
export const codeImportCalls = sheetImportCalls('fees/codes/import', who);

/** Discount codes as a sheet (xlsx, csv). */
export const feeCodeExchangeCalls = {
  /** The codes as a sheet that can be changed and imported again, newest first, in the caller's language. */
  exportCodes: call({
    path: `${base}/export`,
    who,
    effect: 'read',
    body: v.object({ ...templateBody.entries, words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), '') }),
    answer: v.object({ ...FileAnswer.entries, count: v.number() }),
    errors: [],
  }),
} as const;
