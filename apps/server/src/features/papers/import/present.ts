import type { PaperImport, PaperImportRow } from '@meetingapp/contract/papers/import.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import type { PaperImportRecord } from '../../../db/schema/json-shapes.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import { presentTask } from '../../tasks/present.ts';
import type { TaskEntry } from '../../tasks/queries.ts';
import { countOutcomes } from './commands-apply.ts';
import type { ImportRow } from './queries.ts';

const texts = { zh, en };

export const presentPaperImport = (row: ImportRow, apply: TaskEntry | undefined): PaperImport => ({
  id: row.id,
  name: row.name,
  by: row.by,
  createdAt: row.created_at.toISOString(),
  decision: row.decision,
  counts: countOutcomes(row.rows),
  apply: apply ? presentTask(apply) : null,
  takenBackAt: row.taken_back_at?.toISOString() ?? null,
});

export function presentImportRow(row: PaperImportRecord, language: Language): PaperImportRow {
  const names: Record<string, string> = texts[language].names;
  const named = (field: string): string => names[field]?.split('|')[0] ?? field;
  return {
    number: row.number,
    externalId: row.externalId,
    label: row.label,
    fate: row.fate,
    changed: row.changed,
    faults: row.faults.map((fault) =>
      refusalText({ refused: 'body_invalid', faults: [{ ...fault, label: named(fault.field) }] }, language),
    ),
  };
}
