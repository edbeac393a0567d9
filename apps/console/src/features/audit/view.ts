import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import { changedFields } from '@meetingapp/locales/audit-texts.ts';

type Change = AuditEntry['changes'][number];

/** The kind of change: made, changed or deleted; `exported` when the entry has no change. */
export function actOf({ changes: [first] }: Pick<AuditEntry, 'changes'>): 'made' | 'changed' | 'deleted' | 'exported' {
  if (!first) return 'exported';
  if (first.before === null) return 'made';
  return first.after === null ? 'deleted' : 'changed';
}

/** Technical columns of every row, hidden from the log. */
const plumbing: readonly string[] = ['id', 'society_id', 'created_at', 'updated_at'];

/** Every changed field of a row; for a new or deleted row its non-empty fields. */
export function fieldsOf({ before, after }: Change): { name: string; was: unknown; is: unknown }[] {
  return changedFields(before, after).filter(
    ({ name, was, is }) => !plumbing.includes(name) && (was !== null || is !== null),
  );
}

/** The feature of a call (`console/fees/save`), or the kind of a task (`task/audit.export`). */
export function placeOf(call: string): { area: string } | { task: string } {
  const [kind = '', name = ''] = call.split('/');
  if (kind === 'task') return { task: name };
  const area = kind === 'console' ? name : kind;
  return { area: area === 'society' ? 'staff' : area };
}
