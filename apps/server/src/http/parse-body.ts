import * as v from 'valibot';
import type { Schema } from '@meetingapp/contract/call.ts';
import { refuse, type FieldFault, type Refusal } from './refusal.ts';

/** Reads a body by its schema; what is wrong is said per field, all at once. */
export function parseBody(
  schema: Schema,
  body: unknown,
): { ok: true; body: unknown } | { ok: false; refusal: Refusal } {
  const result = v.safeParse(schema, body ?? {});
  if (result.success) return { ok: true, body: result.output };
  return { ok: false, refusal: refuse('body_invalid', result.issues.map(faultOf)) };
}

function faultOf(issue: v.BaseIssue<unknown>): FieldFault {
  const field = issue.path?.map((part) => String(part.key)).join('.') ?? 'body';
  const missing = issue.input === undefined || issue.input === null || issue.input === '';
  if (missing) return { field, reason: 'required' };
  if (issue.type === 'max_length') return { field, reason: 'too_long', limit: String(issue.requirement) };
  if (issue.type === 'min_length') return { field, reason: 'too_short', limit: String(issue.requirement) };
  return { field, reason: 'pattern' };
}
