import type { PaperImport, PaperImportRow, PaperSheet } from '@meetingapp/contract/papers/import.ts';
import type { PaperFault } from '@meetingapp/domain/papers/import-paper.ts';
import { reasonKey } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import type { PaperImportRecord } from '../../../db/schema/json-shapes.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import { presentTask } from '../../tasks/present.ts';
import type { TaskEntry } from '../../tasks/queries.ts';
import { countOutcomes } from './commands-apply.ts';
import type { ImportRow } from './queries.ts';
import { isComplete, paperTargets } from './reader.ts';

const texts = { zh, en };
type PaperReasons = { key: string; text: string; count: number }[];

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

/** A sheet with the meaning of its columns; null: the file is a JSON list. */
export const presentSheet = ({ titles, sample, columns }: ImportRow, language: Language): PaperSheet | null =>
  titles && { titles, sample, columns, targets: paperTargets(language), complete: isComplete(columns) };

function faultText(fault: PaperFault, language: Language): string {
  const names: Record<string, string> = texts[language].names;
  const label = names[fault.field]?.split('|')[0] ?? fault.field;
  return refusalText({ refused: 'body_invalid', faults: [{ ...fault, label }] }, language);
}

/** Why rows are wrong, the most frequent first, worded by the first of them. */
export function presentReasons({ rows }: ImportRow, language: Language): PaperReasons {
  const reasons = new Map<string, { fault: PaperFault; count: number }>();
  for (const { fate, faults } of rows)
    for (const fault of fate === 'wrong' ? faults : []) {
      const key = reasonKey(fault);
      const known = reasons.get(key);
      if (known) known.count += 1;
      else reasons.set(key, { fault, count: 1 });
    }
  return [...reasons]
    .map(([key, { fault, count }]) => ({ key, text: faultText(fault, language), count }))
    .sort((one, other) => other.count - one.count);
}

export function presentImportRow(
  row: PaperImportRecord,
  columns: readonly (string | null)[],
  language: Language,
): PaperImportRow {
  const columnOf = (field: string) => {
    const at = columns.indexOf(field);
    return at < 0 ? null : at;
  };
  return {
    number: row.number,
    externalId: row.externalId,
    label: row.label,
    fate: row.fate,
    changed: row.changed,
    faults: row.faults.map((fault) => ({ column: columnOf(fault.field), text: faultText(fault, language) })),
    cells: row.cells ?? [],
  };
}
