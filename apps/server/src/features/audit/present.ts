import type { AuditEntry } from '@meetingapp/contract/audit.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { AuditEntryRow, ChangeRow } from './queries.ts';
import { references, type Labels } from './queries-labels.ts';

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
      changes: own.map(({ subject, subject_id, currency, before, after }) => ({
        subject,
        subjectId: subject_id,
        label: labelOf({ subject, subject_id, before, after }, labels, language),
        currency,
        before: withNames(before, labels, language),
        after: withNames(after, labels, language),
      })),
      more: (own[0]?.all_of_entry ?? 0) - own.length,
    };
  });
}

type Row = Record<string, unknown> | null;

/** The row's own name, or the name of the row it belongs to. */
function labelOf(
  { subject, subject_id, before, after }: { subject: string; subject_id: string; before: Row; after: Row },
  labels: Labels,
  language: Language,
): string {
  const row = after ?? before ?? {};
  const found = [
    `${subject}/${subject_id}`,
    ...Object.entries(references).map(([column, table]) => `${table}/${String(row[column])}`),
  ].find((name) => labels.has(name));
  return inLanguage(labels.get(found ?? '') ?? '', language);
}

/** Replaces the ids of other rows by their names. */
function withNames(row: Row, labels: Labels, language: Language): Row {
  if (row === null) return null;
  const named = Object.entries(row).map(([column, value]) => {
    const label = labels.get(`${references[column]}/${String(value)}`);
    return [column, label === undefined ? value : inLanguage(label, language)];
  });
  return Object.fromEntries(named) as Row;
}

const inLanguage = (label: string | Bilingual, language: Language): string =>
  typeof label === 'string' ? label : pickLanguage(label, language);
