import type { RegistrationFilter, ListedColumn, RegistrationSort } from '@meetingapp/contract/registration/list.ts';
import type { Database } from '../../../db/connection/database.ts';

export interface NewView {
  cid: number;
  staffId: number;
  name: string;
  shared: boolean;
  filter: RegistrationFilter;
  columns: ListedColumn[];
  sort: RegistrationSort;
  descending: boolean;
}

export async function saveView(db: Database, { cid, staffId, filter, columns, ...view }: NewView): Promise<number> {
  const { id } = await db
    .insertInto('saved_view')
    .values({
      ...view,
      conference_id: cid,
      staff_id: staffId,
      filter: JSON.stringify(filter),
      columns: JSON.stringify(columns),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a view of this person only. */
export async function removeView(db: Database, cid: number, staffId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .where('staff_id', '=', staffId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
