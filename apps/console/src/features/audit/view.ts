import type { AuditEntry } from '@meetingapp/contract/audit.ts';

type Change = AuditEntry['changes'][number];

/** What was done: made, changed, deleted; without a change something was taken out. */
export function actOf({ changes: [first] }: Pick<AuditEntry, 'changes'>): 'made' | 'changed' | 'deleted' | 'exported' {
  if (!first) return 'exported';
  if (first.before === null) return 'made';
  return first.after === null ? 'deleted' : 'changed';
}

/** Every changed field of a row; of a new or deleted one those that say something. */
export function fieldsOf({ before, after }: Change): { name: string; was: unknown; is: unknown }[] {
  return Object.keys({ ...before, ...after })
    .map((name) => ({ name, was: before?.[name] ?? null, is: after?.[name] ?? null }))
    .filter(({ name, was, is }) => name !== 'id' && (was !== null || is !== null));
}
