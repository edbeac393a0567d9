import * as v from 'valibot';
import type { Schema } from '@meetingapp/contract/call.ts';
import { refuse, type FieldFault, type Refusal } from '../calls/refusal.ts';
import { unsafeFaults } from './unsafe-values.ts';

/** Faults per answer; a body of 500 kB could have a hundred thousand. */
const MOST_FAULTS = 500;

/**
 * Parses a body by its schema; returns all faults at once, per field. Values that are unsafe in any field are refused before the
 * schema is checked.
 */
export function parseBody(
  schema: Schema,
  body: unknown,
): { ok: true; body: unknown } | { ok: false; refusal: Refusal } {
  const unsafe = unsafeFaults(body);
  if (unsafe.length > 0) return { ok: false, refusal: refuse('body_invalid', unsafe) };
  const result = v.safeParse(schema, body ?? {});
  if (result.success) return { ok: true, body: result.output };
  return { ok: false, refusal: refuse('body_invalid', faultsOf(result.issues)) };
}

/** One fault per field and reason: a schema may report the same fault twice, by type and by check. */
function faultsOf(issues: readonly v.BaseIssue<unknown>[]): FieldFault[] {
  const faults = issues.slice(0, MOST_FAULTS).map(faultOf);
  return [...new Map(faults.map((fault) => [`${fault.field}\0${fault.reason}`, fault])).values()];
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  const field = issue.path?.map((part) => String(part.key)).join('.') ?? 'body';
  const missing = issue.input === undefined || issue.input === null || issue.input === '';
  if (missing) return { field, reason: 'required' };
  if (issue.type === 'max_length') return { field, reason: 'too_long', limit: String(issue.requirement) };
  if (issue.type === 'min_length') return { field, reason: 'too_short', limit: String(issue.requirement) };
  return { field, reason: timeReasons[issue.type === 'check' ? issue.message : issue.type] ?? 'pattern' };
}

/** Reasons for invalid days and times, by the kind of issue or the message of the contract's own check. */
const timeReasons: Readonly<Record<string, string>> = {
  iso_date: 'date_invalid',
  date_invalid: 'date_invalid',
  iso_timestamp: 'moment_invalid',
  moment_invalid: 'moment_invalid',
};
