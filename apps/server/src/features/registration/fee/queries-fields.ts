import { codeOf } from '@meetingapp/domain/registration/fees/evaluate.ts';
import type { FeeRule } from '@meetingapp/domain/registration/fees/rule.ts';
import type { Database } from '../../../db/connection/database.ts';

/**
 * Codes of the fields that the fee rules of a conference use: the special-rule fields of C4 and C6. With a form only of its fees: those
 * limited to it, otherwise (and for the first form, 0, in addition) those of all forms.
 */
export async function feeFields(db: Database, conferenceId: number, formId?: number): Promise<string[]> {
  const rows = await db
    .selectFrom('fee_kind')
    .select(['rule', 'form_ids'])
    .where('conference_id', '=', conferenceId)
    .execute();
  const limited = rows.filter(({ form_ids }) => formId !== undefined && form_ids?.includes(formId));
  const general = formId === undefined ? rows : rows.filter(({ form_ids }) => form_ids === null);
  const asked = limited.length > 0 && formId !== FIRST ? limited : [...limited, ...general];
  const codes = asked.flatMap(({ rule }) => (rule ? codesIn(rule) : []));
  return [...new Set(codes)].filter((code) => !['branch', 'member'].includes(code));
}

/** The first registration form. */
const FIRST = 0;

function codesIn(rule: FeeRule): string[] {
  if ('all' in rule) return rule.all.flatMap(codesIn);
  if ('any' in rule) return rule.any.flatMap(codesIn);
  return 'not' in rule ? codesIn(rule.not) : [codeOf(rule)];
}
