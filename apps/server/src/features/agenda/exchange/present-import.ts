import type { EarlierImport, ProgrammeImport, ProgrammeImportRow } from '@meetingapp/contract/agenda/exchange.ts';
import { reasonKey } from '@meetingapp/domain/tasks/sheet-row.ts';
import type { ImportNote, ItemFault } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { joinList, pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { clockIn } from '@meetingapp/domain/zoned.ts';
import { format } from '@meetingapp/locales/texts.ts';
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
  noted: number;
  mended: number;
  reasons: readonly { fault: ItemFault; count: number }[];
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
  noted,
  mended,
  reasons,
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
  noted,
  mended,
  reasons: reasons.map(({ fault, count }) => ({
    key: reasonKey(fault),
    text: inWords({ refused: 'body_invalid', faults: [fault] }, language),
    count,
  })),
  sheet: record.titles && {
    titles: record.titles,
    sample: record.sample,
    columns: record.columns,
    targets: columnKeys.map((id) => ({ id, label: sheetTexts[language].columns[id] })),
  },
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

/** A note in words, times in the conference's zone. */
function noteText(note: ImportNote, zone: string, language: Language): string {
  const texts = sheetTexts[language].notes;
  switch (note.kind) {
    case 'outside_dates':
    case 'clash_outside':
      return texts[note.kind];
    case 'new_hall':
    case 'new_topic':
      return format(texts[note.kind], { name: note.name });
    case 'new_person':
      return format(note.others === '' ? texts.new_person : texts.new_namesake, note);
    case 'clash_hall':
    case 'clash_person': {
      const [from, to] = [note.from, note.to].map((at) => clockIn(zone, new Date(at)).replace('T', ' '));
      const named = { name: pickLanguage(note.name, language), other: pickLanguage(note.other, language) };
      return format(texts[note.kind], { ...named, from: from ?? '', to: to?.slice(11) ?? '' });
    }
  }
}

/** The wrong cells of a row of a sheet, each once with its first fault. */
function wrongCells(
  { faults, cells }: ImportRowRecord,
  columns: readonly (string | null)[],
  language: Language,
): ProgrammeImportRow['wrongCells'] {
  if (cells.length === 0 || faults.length === 0) return [];
  const columnOf = ({ field }: ItemFault) =>
    field === 'title' ? columns.findIndex((one) => one === 'titleZh' || one === 'titleEn') : columns.indexOf(field);
  const first = new Map<number, ItemFault>();
  for (const fault of faults) {
    const column = columnOf(fault);
    if (column >= 0 && !first.has(column)) first.set(column, fault);
  }
  return [...first].map(([column, fault]) => ({
    column,
    value: cells[column] ?? '',
    text: inWords({ refused: 'body_invalid', faults: [fault] }, language),
  }));
}

/** Why a row was not imported, in one line. */
export const whyFailed = ({ faults, refusal }: ImportRowRecord, language: Language): string =>
  joinList(
    refusal
      ? [inWords(refusal, language)]
      : faults.map((fault) => inWords({ refused: 'body_invalid', faults: [fault] }, language)),
    language,
    'entries',
  );

export function presentProgrammeRow(
  row: ImportRowRecord,
  columns: readonly (string | null)[],
  zone: string,
  language: Language,
): ProgrammeImportRow {
  const { number, label, item, fate, faults, notes, refusal, ended, mended } = row;
  return {
    number,
    label,
    from: item.from,
    hall: item.hall[language] ?? item.hall.zh ?? item.hall.en ?? '',
    people: [...new Set(item.people.map(({ name }) => name))],
    fate,
    mended,
    faults: faults.map((fault) => inWords({ refused: 'body_invalid', faults: [fault] }, language)),
    wrongCells: wrongCells(row, columns, language),
    notes: notes.map((note) => noteText(note, zone, language)),
    outcome: ended ? { done: refusal === null, text: refusal ? inWords(refusal, language) : '' } : null,
  };
}
