import type { Reason, Refusal } from '@meetingapp/sheets/values/fault.ts';
import type { FieldFault } from '../../http/calls/refusal.ts';

const refusals = {
  'empty-file': 'sheet_empty_file',
  'too-large': 'sheet_too_large',
  'not-a-sheet': 'sheet_not_a_sheet',
  'old-format': 'sheet_old_format',
  encrypted: 'sheet_encrypted',
  damaged: 'sheet_damaged',
  bomb: 'sheet_bomb',
  'document-type': 'sheet_document_type',
  'no-sheet': 'sheet_no_sheet',
  'too-many-rows': 'sheet_too_many_rows',
  'too-many-texts': 'sheet_too_many_texts',
  'too-many-faults': 'sheet_too_many_faults',
} as const satisfies Record<Refusal, string>;

/** Turns the reason why a whole file was refused into a fault of the call's `file` field. */
export const sheetFault = (reason: Reason): FieldFault => ({
  field: 'file',
  reason: refusals[reason as Refusal] ?? 'sheet_damaged',
});
