import type { ImportEntry, ImportRow, ImportState } from '@meetingapp/contract/registration/import.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import { joinList } from '@meetingapp/domain/bilingual.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationConsole as listEn } from '@meetingapp/locales/en/registration/console.ts';
import { registrationConsole as listZh } from '@meetingapp/locales/zh/registration/console.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import type { ImportRecord, ImportRowRecord } from './queries.ts';
import type { FieldRow } from '../configuration/queries.ts';
import type { KnownTarget } from './queries-rules.ts';

const texts = { zh, en };
const methods = { zh: listZh.pane.methods, en: listEn.pane.methods };

export const presentImport = (row: ImportRecord): ImportEntry => ({
  id: row.id,
  name: row.name,
  by: row.staff_name,
  createdAt: row.created_at.toISOString(),
  step: row.apply_task_id !== null ? 'result' : row.check_task_id !== null ? 'check' : 'columns',
});

export const presentTarget = ({ id, label, question, required }: KnownTarget): ImportState['targets'][number] => ({
  id,
  label,
  question,
  required,
});

/** Everything needed to word a fault in a language. */
export interface Names {
  targets: readonly KnownTarget[];
  language: Language;
}

const nameOf = (field: string, { targets }: Names) => targets.find(({ id }) => id === field)?.label ?? field;

/** Faults with the column names that a person recognises. */
export const namedFaults = (faults: readonly ImportFault[], names: Names): NonNullable<TaskRefusal['faults']> =>
  faults.map(({ field, reason, limit }) => ({
    field,
    reason,
    label: nameOf(field, names),
    ...(reason === 'paid_form' ? { limit: texts[names.language].paidChoices } : limit === undefined ? {} : { limit }),
  }));

/** One fault as text. */
export const faultText = (fault: ImportFault, names: Names) =>
  refusalText({ refused: 'answers_invalid', faults: namedFaults([fault], names) }, names.language);

/** Why a row was not imported, in the reader's language. */
export const refusedText = ({ refused, faults }: TaskRefusal, names: Names): string =>
  refusalText(
    {
      refused,
      ...(faults ? { faults: faults.map((fault) => ({ ...fault, label: nameOf(fault.field, names) })) } : {}),
    },
    names.language,
  );

/** All faults of a row, in one line. */
export function whyLeft(row: ImportRowRecord, names: Names): string {
  if (row.refusal) return refusedText(row.refusal, names);
  return joinList(
    row.faults.map((fault) => faultText(fault, names)),
    names.language,
    'entries',
  );
}

export function presentImportRow(
  row: ImportRowRecord,
  columns: readonly (string | null)[],
  fields: readonly FieldRow[],
  names: Names,
): ImportRow {
  const columnOf = (field: string) => {
    const at = columns.indexOf(field);
    return at < 0 ? null : at;
  };
  const shown = (code: string, value: string) => valueText(code, value, fields, names.language);
  const { number, name, fate, cells, refusal, ended } = row;
  return {
    number,
    name,
    fate,
    cells,
    faults: row.faults.map((fault) => ({ column: columnOf(fault.field), text: faultText(fault, names) })),
    changes: row.changes.map(({ field, from, to }) => ({
      column: columnOf(field),
      label: nameOf(field, names),
      from: shown(field, from),
      to: shown(field, to),
    })),
    outcome: ended ? { done: refusal === null, text: refusal ? refusedText(refusal, names) : '' } : null,
  };
}

/** A stored answer as text. */
function valueText(code: string, value: string, fields: readonly FieldRow[], language: Language): string {
  if (code === '@paid') return (methods[language] as Record<string, string>)[value] ?? value;
  const options = fields.find((field) => field.code === code)?.options ?? [];
  const labelOf = (one: string) => options.find((option) => option.value === one)?.[language] ?? one;
  return options.length === 0 ? value : joinList(value.split('|').map(labelOf), language);
}
