import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import type { AuditEntryRow, ChangeRow } from './queries.ts';
import type { Labels } from './queries-labels.ts';

/** So many changes of one entry are shown; an import has thousands. */
const SHOWN = 50;

export function presentEntries(
  entries: AuditEntryRow[],
  changes: ChangeRow[],
  labels: Labels,
  language: Language,
): AuditEntry[] {
  return entries.map(({ id, at, call, address, device, staff_name }) => {
    const own = changes.filter((change) => change.entry_id === id);
    return {
      id,
      at: at.toISOString(),
      by: staff_name ?? '',
      call,
      address,
      device,
      changes: own.slice(0, SHOWN).map(({ subject, subject_id, before, after }) => ({
        subject,
        subjectId: subject_id,
        label: inLanguage(labels.get(`${subject}/${subject_id}`) ?? '', language),
        before,
        after,
      })),
      more: Math.max(0, own.length - SHOWN),
    };
  });
}

const inLanguage = (label: string | Bilingual, language: Language): string =>
  typeof label === 'string' ? label : label[language] || label.zh;
