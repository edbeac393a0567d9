import { memberFields, type Member, type MemberField } from '@meetingapp/domain/members/entry.ts';
import type { PlanRow } from '@meetingapp/domain/members/plan.ts';
import { dayOf } from '@meetingapp/sheets/values/cell-values.ts';

/** The meaning of each column of a file of members. */
export type Columns = readonly (string | null)[];

/** True when the columns are enough to identify a person. */
export const isComplete = (columns: Columns): boolean =>
  columns.includes('name') && (columns.includes('phone') || columns.includes('email'));

/** Reads the cells of a line as a person. */
export function readPerson(cells: readonly string[], columns: Columns): PlanRow {
  const said = (field: MemberField) => (cells[columns.indexOf(field)] ?? '').trim().slice(0, 200);
  const typed: Member = {
    name: said('name'),
    phone: said('phone'),
    email: said('email'),
    validFrom: dayText(said('validFrom')),
    validUntil: dayText(said('validUntil')),
  };
  return { typed, faults: [] };
}

/** A day, or the text when it is none; null when empty. */
const dayText = (text: string): string | null => dayOf({ kind: 'text', text }) ?? (text.slice(0, 40) || null);

/** A person as the cells of a line. */
export const cellsOf = (member: Member, columns: Columns): string[] =>
  columns.map((column) => {
    const field = memberFields.find((one) => one === column);
    return field === undefined ? '' : (member[field] ?? '');
  });
