import type { PaperImport, PaperImportRow, PaperSheet } from '@meetingapp/contract/papers/import.ts';
import type { PaperFault } from '@meetingapp/domain/papers/import-paper.ts';
import { reasonKey } from '@meetingapp/domain/tasks/sheet-row.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { papersImport as en } from '@meetingapp/locales/en/papers/import.ts';
import { papersImport as zh } from '@meetingapp/locales/zh/papers/import.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import { presentTask } from '../../tasks/present.ts';
import type { TaskEntry } from '../../tasks/queries.ts';
import type { ImportRow, PaperRow } from './queries.ts';
import { isComplete, paperTargets } from './reader.ts';

const texts = { zh, en };

export const presentPaperImport = (
  row: ImportRow,
  counts: PaperImport['counts'],
  tasks: { apply: TaskEntry | undefined; undo: TaskEntry | undefined },
): PaperImport => ({
  id: row.id,
  name: row.name,
  by: row.by,
  createdAt: row.created_at.toISOString(),
  decision: row.decision,
  counts,
  apply: tasks.apply ? presentTask(tasks.apply) : null,
  undo: tasks.undo ? presentTask(tasks.undo) : null,
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

type Reasons = readonly { fault: PaperFault; count: number }[];

/** Why rows are wrong, worded by the first of them. */
export const presentReasons = (reasons: Reasons, language: Language) =>
  reasons.map(({ fault, count }) => ({ key: reasonKey(fault), text: faultText(fault, language), count }));

/** Why a row was not imported, in one line. */
export const whyFailed = ({ faults }: Pick<PaperRow, 'faults'>, language: Language): string =>
  joinList(
    faults.map((fault) => faultText(fault, language)),
    language,
    'entries',
  );

export function presentImportRow(
  row: PaperRow,
  columns: readonly (string | null)[],
  language: Language,
): PaperImportRow {
  const columnOf = (field: string) => {
    const at = columns.indexOf(field);
    return at < 0 ? null : at;
  };
  return {
    number: row.number,
    externalId: row.external_id,
    label: row.label,
    fate: row.fate,
    changed: row.changed,
    faults: row.faults.map((fault) => ({ column: columnOf(fault.field), text: faultText(fault, language) })),
    cells: row.fate === 'wrong' ? row.cells : [],
    outcome: row.ended
      ? { done: row.refusal === null, text: row.refusal ? refusalText(row.refusal, language) : '' }
      : null,
  };
}
