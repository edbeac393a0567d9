import type { Database } from '../../../db/connection/database.ts';
import type { TaskRow } from '../../../jobs/task.ts';

/** Number and name of registrations of a conference. */
async function namesOf(db: Database, cid: number, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('registration')
    .select(['id', 'number', 'name'])
    .where('conference_id', '=', cid)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number, name }) => [id, `${name} ${number}`]));
}

const PAGE = 500;

/** Registrations as the rows of a task, in the order of selection. */
export async function* chosenRows(db: Database, cid: number, ids: readonly number[]): AsyncGenerator<TaskRow<number>> {
  for (let from = 0; from < ids.length; from += PAGE) {
    const page = ids.slice(from, from + PAGE);
    const names = await namesOf(db, cid, page);
    for (const [index, id] of page.entries())
      yield { number: from + index + 1, label: names.get(id) ?? String(id), item: id };
  }
}
