import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import type { AuditEntryRow, ChangeRow } from './queries.ts';

/** So many changes of one entry are shown; an import has thousands. */
const SHOWN = 50;

export function presentEntries(entries: AuditEntryRow[], changes: ChangeRow[]): AuditEntry[] {
  return entries.map(({ id, at, call, address, staff_name }) => {
    const own = changes.filter((change) => change.entry_id === id);
    return {
      id,
      at: at.toISOString(),
      by: staff_name ?? '',
      call,
      address,
      changes: own.slice(0, SHOWN).map(({ subject, subject_id, before, after }) => ({
        subject,
        subjectId: subject_id,
        before,
        after,
      })),
      more: Math.max(0, own.length - SHOWN),
    };
  });
}
