import type { EarlierImport, ProgrammeImport, ProgrammeImportRow } from '@meetingapp/contract/agenda/exchange.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { refusalText } from '../../../http/calls/answers.ts';
import { presentTask } from '../../tasks/present.ts';
import type { TaskEntry } from '../../tasks/queries.ts';
import { columnKeys, sheetTexts } from './writer-columns.ts';
import type { ImportRecord, ImportRowRecord, listImports } from './queries-import.ts';

interface Known {
  record: ImportRecord;
  zone: string;
  check: TaskEntry | undefined;
  apply: TaskEntry | undefined;
  undo: TaskEntry | undefined;
  counts: ProgrammeImport['counts'];
  refusal: TaskRefusal | null;
  language: Language;
}

export const presentProgrammeImport = ({
  record,
  zone,
  check,
  apply,
  undo,
  counts,
  refusal,
  language,
}: Known): ProgrammeImport => ({
  id: record.id,
  name: record.name,
  by: record.staff_name,
  createdAt: record.created_at.toISOString(),
  zone,
  refused: refusal ? refusalText(refusal, language) : '',
  counts,
  check: check ? presentTask(check) : null,
  apply: apply ? presentTask(apply) : null,
  undo: undo ? presentTask(undo) : null,
});

export const presentEarlier = (row: Awaited<ReturnType<typeof listImports>>[number]): EarlierImport => ({
  id: row.id,
  name: row.name,
  by: row.staff_name,
  createdAt: row.created_at.toISOString(),
  counts: { new: 0, change: 0, same: 0, wrong: 0, ...row.counts },
  applied: row.applied,
  undone: row.undone,
});

/** Faults with the column names of the sheet. */
function inWords({ refused, faults }: TaskRefusal, language: Language): string {
  const { columns, table } = sheetTexts[language];
  const named = faults?.map((fault) => {
    const key = columnKeys.find((one) => one === fault.field);
    if (fault.field === 'title') return { ...fault, label: table.label };
    return key ? { ...fault, label: columns[key] } : fault;
  });
  return refusalText({ refused, ...(named ? { faults: named } : {}) }, language);
}

export function presentProgrammeRow(row: ImportRowRecord, language: Language): ProgrammeImportRow {
  const { number, label, item, fate, faults, refusal, ended } = row;
  return {
    number,
    label,
    from: item.from,
    hall: item.hall[language] ?? item.hall.zh ?? item.hall.en ?? '',
    people: [...new Set(item.people.map(({ name }) => name))],
    fate,
    faults: faults.map((fault) => inWords({ refused: 'body_invalid', faults: [fault] }, language)),
    outcome: ended ? { done: refusal === null, text: refusal ? inWords(refusal, language) : '' } : null,
  };
}
