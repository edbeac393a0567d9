import { codeOf } from '@meetingapp/domain/registration/fees/evaluate.ts';
import type { FeeRule } from '@meetingapp/domain/registration/fees/rule.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Codes of the fields that the fee rules of a conference use: the special-rule fields of C4 and C6. */
export async function feeFields(db: Database, conferenceId: number): Promise<string[]> {
  const rows = await db.selectFrom('fee_kind').select('rule').where('conference_id', '=', conferenceId).execute();
  const codes = rows.flatMap(({ rule }) => (rule ? codesIn(rule) : []));
  return [...new Set(codes)].filter((code) => !['branch', 'member'].includes(code));
}

function codesIn(rule: FeeRule): string[] {
  if ('all' in rule) return rule.all.flatMap(codesIn);
  if ('any' in rule) return rule.any.flatMap(codesIn);
  return 'not' in rule ? codesIn(rule.not) : [codeOf(rule)];
}
