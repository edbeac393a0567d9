import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

/** Texts of an entry, as an import keeps them. */
export const entryTexts = (entry: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${entry}.${column}`);
  return sql`jsonb_build_object('name', ${of('name')}, 'phone', ${of('phone')}, 'email', ${of('email')},
    'valid_from', ${of('valid_from')}, 'valid_until', ${of('valid_until')})`;
};

/**
 * Undoes an import as a whole: what it added is removed, what it changed or removed is as before. Entries that were changed since stay,
 * and so does the place of a removed person who is in the list again. The caller locks the list. Undefined: there is no such import, or it
 * was undone already.
 */
export async function undoImport(
  db: Database,
  { listId, importId, now }: { listId: number; importId: number; now: Date },
): Promise<{ done: number; stayed: number } | undefined> {
  const ended = await db
    .updateTable('member_import')
    .set({ undone_at: now })
    .where('id', '=', importId)
    .where('member_list_id', '=', listId)
    .where('undone_at', 'is', null)
    .returning(['added', 'changed', 'removed'])
    .executeTakeFirst();
  if (!ended) return undefined;
  const is = entryTexts('entry');
  const removed = await sql`
    delete from member_list_entry as entry using member_import_row as line
    where line.import_id = ${importId} and line.before is null and entry.id = line.entry_id
      and entry.member_list_id = ${listId} and ${is} = line.after`.execute(db);
  const restored = await sql`
    update member_list_entry as entry set name = line.before ->> 'name', phone = line.before ->> 'phone',
      email = line.before ->> 'email', valid_from = (line.before ->> 'valid_from')::date,
      valid_until = (line.before ->> 'valid_until')::date
    from member_import_row as line
    where line.import_id = ${importId} and line.before is not null and line.after is not null
      and entry.id = line.entry_id and entry.member_list_id = ${listId} and ${is} = line.after`.execute(db);
  const back = await sql`
    insert into member_list_entry (id, member_list_id, name, phone, email, valid_from, valid_until)
    overriding system value
    select line.entry_id, ${listId}, line.before ->> 'name', line.before ->> 'phone', line.before ->> 'email',
      (line.before ->> 'valid_from')::date, (line.before ->> 'valid_until')::date
    from member_import_row as line
    where line.import_id = ${importId} and line.after is null and not exists (
      select from member_list_entry as entry where entry.member_list_id = ${listId} and (
        entry.id = line.entry_id
        or entry.phone <> '' and entry.phone = line.before ->> 'phone'
        or entry.email <> '' and entry.email = line.before ->> 'email'))`.execute(db);
  const done = [removed, restored, back].reduce((sum, one) => sum + Number(one.numAffectedRows ?? 0n), 0);
  const stayed = ended.added + ended.changed + ended.removed - done;
  await db.updateTable('member_import').set({ stayed }).where('id', '=', importId).execute();
  return { done, stayed };
}

/** Imports of a list that can be undone or were, the latest first. */
export const importsOf = (db: Database, listId: number) =>
  db
    .selectFrom('member_import')
    .innerJoin('staff_member', 'staff_member.id', 'member_import.staff_id')
    .select([
      'member_import.id',
      'member_import.name',
      'staff_member.name as by',
      'member_import.created_at',
      'added',
      'changed',
      'removed',
      'undone_at',
      'stayed',
    ])
    .where('member_list_id', '=', listId)
    .orderBy('member_import.id', 'desc')
    .limit(20)
    .execute();

/** Days after which an import can no longer be undone. */
const KEEP_DAYS = 30;

/** Removes what imports kept for their undo. */
export const deleteOldImports = (db: Database, now: Date) =>
  db
    .deleteFrom('member_import')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .execute();
