import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ChangeRow } from './queries.ts';

/** What people call a row of these tables: a column, of text or of two languages. */
const names: Readonly<Record<string, string>> = {
  conference: 'title',
  branch: 'title',
  fee_kind: 'title',
  extra: 'title',
  notice: 'title',
  member_list: 'title',
  form_field: 'label',
  discount_code: 'code',
  hotel: 'name',
  room_type: 'name',
  member_list_entry: 'name',
  staff_member: 'name',
  registration: "number || ' ' || name",
  orders: 'number',
  invoice: 'title',
};

export type Labels = ReadonlyMap<string, string | Bilingual>;

/** The names of what changed, by `table/id`; one statement for each table. */
export async function labelsOf(db: Database, changes: readonly ChangeRow[]): Promise<Labels> {
  const labels = new Map<string, string | Bilingual>();
  for (const table of new Set(changes.map(({ subject }) => subject))) {
    const column = names[table];
    if (column === undefined) continue;
    const ids = changes.filter(({ subject, subject_id }) => subject === table && /^\d+$/.test(subject_id));
    const { rows } = await sql<{ id: number; label: string | Bilingual }>`
      select id, ${sql.raw(column)} as label from ${sql.table(table)}
      where id = any(${[...new Set(ids.map(({ subject_id }) => subject_id))]}::bigint[])`.execute(db);
    for (const { id, label } of rows) labels.set(`${table}/${id}`, label);
  }
  return labels;
}
