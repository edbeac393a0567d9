import type { SheetEntry, SheetRow, SheetTarget } from '@meetingapp/contract/tasks/import.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { SheetFault } from '@meetingapp/domain/tasks/sheet-row.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import type { ImportKind, KindTarget, ValueText } from '../../../jobs/import-kind.ts';
import type { ImportRecord, ImportRowRecord } from './queries.ts';

export const presentImport = (row: ImportRecord): SheetEntry => ({
  id: row.id,
  name: row.name,
  by: row.staff_name,
  createdAt: row.created_at.toISOString(),
  about: row.about,
  step:
    row.undo_task_id !== null
      ? 'undone'
      : row.apply_task_id !== null
        ? 'result'
        : row.check_task_id !== null
          ? 'check'
          : 'columns',
});

export const presentTarget = (
  { id, label, required, question = true, money = false }: KindTarget,
  movesMoney: boolean,
): SheetTarget => ({ id, label, required, question, barred: money && !movesMoney });

/** Everything needed to word rows in a language. */
export interface Names {
  targets: readonly KindTarget[];
  language: Language;
  valueText?: ValueText;
}

const targetOf = (field: string, { targets }: Names) => targets.find(({ id }) => id === field);

/** A refusal whose faults have the column names that a person recognises. */
export function namedRefusal({ refused, faults }: TaskRefusal, names: Names): TaskRefusal {
  if (!faults) return { refused };
  const named = faults.map((fault) => {
    const target = targetOf(fault.field, names);
    const limit = fault.limit ?? target?.choices;
    return { ...fault, ...(target ? { label: target.label } : {}), ...(limit === undefined ? {} : { limit }) };
  });
  return { refused, faults: named };
}

/** Why a row was not imported, in the reader's language. */
export const refusedText = (refusal: TaskRefusal, names: Names): string =>
  refusalText(namedRefusal(refusal, names), names.language);

/** A fault as text. */
export const faultText = (fault: SheetFault, names: Names): string =>
  refusedText({ refused: 'answers_invalid', faults: [fault] }, names);

/** All faults of a row, in one line. */
export const whyLeft = (row: ImportRowRecord, names: Names): string =>
  row.refusal
    ? refusedText(row.refusal, names)
    : joinList(
        row.faults.map((fault) => faultText(fault, names)),
        names.language,
        'entries',
      );

export function presentImportRow(row: ImportRowRecord, columns: readonly (string | null)[], names: Names): SheetRow {
  const columnOf = (field: string) => {
    const at = columns.indexOf(field);
    return at < 0 ? null : at;
  };
  const { number, name, fate, cells, refusal, ended } = row;
  return {
    number,
    name,
    fate,
    cells,
    faults: row.faults.map((fault) => ({ column: columnOf(fault.field), text: faultText(fault, names) })),
    changes: row.changes.map(({ field, from, to }) => ({
      column: columnOf(field),
      label: targetOf(field, names)?.label ?? field,
      from: names.valueText?.(field, from) ?? from,
      to: names.valueText?.(field, to) ?? to,
    })),
    outcome: ended ? { done: refusal === null, text: refusal ? refusedText(refusal, names) : '' } : null,
  };
}

export async function namesOf(
  db: Database,
  kind: ImportKind,
  conferenceId: number,
  language: Language,
): Promise<Names> {
  const [targets, valueText] = await Promise.all([
    kind.targets(db, conferenceId, language),
    kind.valueText?.(db, conferenceId, language),
  ]);
  return { targets, language, ...(valueText ? { valueText } : {}) };
}
