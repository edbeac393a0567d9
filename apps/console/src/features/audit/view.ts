import type { AuditEntry } from '@meetingapp/contract/audit.ts';

type Change = AuditEntry['changes'][number];

/** What was done: made, changed, deleted; without a change something was taken out. */
export function actOf({ changes: [first] }: Pick<AuditEntry, 'changes'>): 'made' | 'changed' | 'deleted' | 'exported' {
  if (!first) return 'exported';
  if (first.before === null) return 'made';
  return first.after === null ? 'deleted' : 'changed';
}

/** What every row has and nobody asks about. */
const plumbing: readonly string[] = ['id', 'society_id', 'created_at', 'updated_at'];

/** Every changed field of a row; of a new or deleted one those that say something. */
export function fieldsOf({ before, after }: Change): { name: string; was: unknown; is: unknown }[] {
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, was: before?.[name] ?? null, is: after?.[name] ?? null }))
    .filter(({ name, was, is }) => !plumbing.includes(name) && (was !== null || is !== null));
}

/** Where it was done: the feature of a call (`console/fees/save`), or the kind of a task (`task/audit.export`). */
export function placeOf(call: string): { area: string } | { task: string } {
  const [kind = '', name = ''] = call.split('/');
  if (kind === 'task') return { task: name };
  const area = kind === 'console' ? name : kind;
  return { area: area === 'society' ? 'staff' : area };
}
