import type { UploadColumn, UploadValue } from '@meetingapp/contract/credits/upload.ts';

/** A person as the columns need them. */
export interface UploadPerson {
  /** Number of the registration; empty: not registered. */
  number: string;
  name: string;
  /** Hundredths of a credit. */
  credit: number;
  /** Answers by the code of the field, as people read them. */
  answers: Readonly<Record<string, string>>;
}

/** Value of a cell; `serial` is the row's number in the file, from 1. A credit keeps its two decimals: 150 is `1.5`. */
export function uploadCell(
  { value, text }: UploadColumn,
  person: UploadPerson,
  { serial, project }: { serial: number; project: string },
): string {
  const values: Record<UploadValue, string> = {
    serial: String(serial),
    number: person.number,
    name: person.name,
    credit: String(person.credit / 100),
    project,
    answer: person.answers[text] ?? '',
    fixed: text,
  };
  return values[value];
}

/** Titles of the required columns that have no value for a person: the row cannot be reported. */
export const lackingTitles = (columns: readonly UploadColumn[], person: UploadPerson, project: string): string[] =>
  columns
    .filter((column) => column.required && uploadCell(column, person, { serial: 1, project }).trim() === '')
    .map(({ title }) => title);

const accepted = /^(?:审核通过|通过|成功|合格|已授予|已录入|accepted|granted|success|ok|yes|是)/i;
const refused =
  /^(?:审核不通过|审核未通过|不通过|未通过|失败|不合格|退回|驳回|拒绝|refused|rejected|failed|error|no|否)/i;

/** Verdict of an authority's cell; null when it is neither. */
export function verdictOf(cell: string): 'accepted' | 'refused' | null {
  const plain = cell.normalize('NFKC').trim();
  if (refused.test(plain)) return 'refused';
  return accepted.test(plain) ? 'accepted' : null;
}
