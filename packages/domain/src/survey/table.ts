import type { SurveyItem } from '@meetingapp/contract/survey/survey.ts';
import { partsOf, rowsOf } from './answer-value.ts';
import { asks } from './item-field.ts';
import { givenTo, type Answers } from './progress.ts';

type Label = (text: { zh: string; en: string }) => string;

/** One column of exported answers: a question, or one option, row or rank of it. */
export interface TableColumn {
  /** Unique, a letter first: name of the variable. */
  name: string;
  title: string;
  numeric: boolean;
  /** Labels of the numbers of a coded column; empty: the value itself counts. */
  labels: readonly { code: number; label: string }[];
  /** As people read it. */
  text: (answers: Answers) => string | number | null;
  /** As statistics programs read it: the number of the choice, from 1; null: nothing was answered. */
  coded: (answers: Answers) => string | number | null;
}

const numberOf = (value: string): number | null => (value === '' || Number.isNaN(Number(value)) ? null : Number(value));

/** Columns of the questions, in their order. */
export const tableColumns = (items: readonly SurveyItem[], label: Label): TableColumn[] =>
  items.filter(asks).flatMap((item) => columnsOf(item, label));

function columnsOf(item: SurveyItem, label: Label): TableColumn[] {
  const value = (answers: Answers) => givenTo(answers, item.code) ?? '';
  const title = label(item.label);
  const options = item.options.map((option) => ({ value: option.value, label: label(option) }));
  const labels = options.map((option, at) => ({ code: at + 1, label: option.label }));
  const nameOf = (stored: string) => options.find((option) => option.value === stored)?.label ?? stored;
  const codeOf = (stored: string) => {
    const at = options.findIndex((option) => option.value === stored);
    return at < 0 ? null : at + 1;
  };
  const column = { name: item.code, title, numeric: true, labels };
  switch (item.kind) {
    case 'S':
    case 'DDL':
      return [{ ...column, text: (all) => nameOf(value(all)), coded: (all) => codeOf(value(all)) }];
    case 'MS':
    case 'ranking':
      return options.map((option, at) => {
        const place = (all: Answers) => partsOf(value(all)).indexOf(option.value) + 1;
        const cell = (all: Answers) => {
          if (value(all) === '') return null;
          return item.kind === 'MS' ? Number(place(all) > 0) : place(all);
        };
        return {
          ...column,
          name: `${item.code}_${at + 1}`,
          title: `${title}: ${option.label}`,
          labels: [],
          text: cell,
          coded: cell,
        };
      });
    case 'matrix':
      return item.rows.map((row, at) => {
        const chosen = (all: Answers) => rowsOf(value(all)).get(row.value) ?? '';
        return {
          ...column,
          name: `${item.code}_${at + 1}`,
          title: `${title}: ${label(row)}`,
          text: (all) => nameOf(chosen(all)),
          coded: (all) => codeOf(chosen(all)),
        };
      });
    case 'rating':
    case 'nps':
    case 'number': {
      const number = (all: Answers) => numberOf(value(all));
      return [{ ...column, labels: [], text: number, coded: number }];
    }
    case 'T':
    case 'DATE':
    case 'PIC':
    case 'section':
    case 'page':
      return [{ ...column, numeric: false, labels: [], text: value, coded: value }];
  }
}

/** A text in single quotes, as SPSS reads it: one line, quotes doubled, at most `longest` bytes of UTF-8. */
function quoted(text: string, longest: number): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  let cut = '';
  for (const sign of plain) {
    if (new TextEncoder().encode(cut + sign).length > longest) break;
    cut += sign;
  }
  return `'${cut.replaceAll("'", "''")}'`;
}

/** SPSS syntax that reads the CSV `file` and names its variables and values (limits of SPSS: 256 bytes, 120 bytes). */
export function spssSyntax(
  columns: readonly Pick<TableColumn, 'name' | 'title' | 'numeric' | 'labels'>[],
  file: string,
): string {
  const variables = columns.map(({ name, numeric }) => `  ${name} ${numeric ? 'F8.2' : 'A2000'}`);
  const titles = columns.map(({ name, title }) => `  ${name} ${quoted(title, 256)}`);
  const labelled = columns.filter(({ labels }) => labels.length > 0);
  const values = labelled.map(
    ({ name, labels }) => `  /${name} ${labels.map(({ code, label }) => `${code} ${quoted(label, 120)}`).join(' ')}`,
  );
  return [
    '* Encoding: UTF-8.',
    'SET UNICODE=ON.',
    `GET DATA /TYPE=TXT /FILE=${quoted(file, 255)} /ENCODING='UTF8'`,
    '  /DELIMITERS="," /QUALIFIER=\'"\' /ARRANGEMENT=DELIMITED /FIRSTCASE=2',
    '  /VARIABLES=',
    `${variables.join('\n')}.`,
    'VARIABLE LABELS',
    `${titles.join('\n')}.`,
    ...(values.length > 0 ? ['VALUE LABELS', `${values.join('\n')}.`] : []),
    'EXECUTE.',
    '',
  ].join('\n');
}
