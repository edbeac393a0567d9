import { sql, type RawBuilder } from 'kysely';
import type { Member } from '@meetingapp/domain/members/entry.ts';
import type { Database } from '../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';
import type { TaskRefusal } from '../../db/schema/json-shapes.ts';
import { rowRefused } from '../../db/outcome.ts';
import type { DoneLine, ImportPlace } from '../../jobs/import-kind.ts';
import { lockOwnList } from './queries-console.ts';

/** An entry that a line added, changed or removed, with its texts before and after; null: it was not there. */
export interface DoneMember {
  id: number;
  before: object | null;
  after: object | null;
}
type Done = [number: number, done: DoneMember];

/** Texts of an entry, as an import keeps them. */
const entryTexts = (entry: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${entry}.${column}`);
  return sql`jsonb_build_object('name', ${of('name')}, 'phone', ${of('phone')}, 'email', ${of('email')},
    'valid_from', ${of('valid_from')}, 'valid_until', ${of('valid_until')})`;
};

/** An entry as its row holds it. */
export const entryValues = ({ name, phone, email, validFrom, validUntil }: Member) => ({
  name,
  phone,
  email,
  valid_from: validFrom,
  valid_until: validUntil,
});

/** Adds people in one statement. */
export async function addEntries(
  db: Database,
  listId: number,
  people: readonly { number: number; member: Member }[],
): Promise<Done[]> {
  const { rows } = await sql<{ number: number; id: number; after: object }>`
    with one as (select * from jsonb_to_recordset(
      ${JSON.stringify(people.map(({ number, member }) => ({ number, ...entryValues(member) })))}::jsonb)
      as one (number int, name text, phone text, email text, valid_from date, valid_until date)),
    numbered as (select one.*, nextval(pg_get_serial_sequence('member_list_entry', 'id')) as id from one),
    added as (
      insert into member_list_entry as entry (id, member_list_id, name, phone, email, valid_from, valid_until)
      overriding system value
      select id, ${listId}, name, phone, email, valid_from, valid_until from numbered
      returning entry.id, ${entryTexts('entry')} as after)
    select numbered.number, added.id, added.after from added join numbered using (id)`.execute(db);
  return rows.map(({ number, id, after }) => [number, { id, before: null, after }]);
}

/** Changes people in one statement. */
export async function changeEntries(
  db: Database,
  listId: number,
  people: readonly { number: number; id: number; member: Member }[],
): Promise<Done[]> {
  const { rows } = await sql<{ number: number; id: number; before: object; after: object }>`
    with one as (select * from jsonb_to_recordset(
      ${JSON.stringify(people.map(({ number, id, member }) => ({ number, id, ...entryValues(member) })))}::jsonb)
      as one (number int, id bigint, name text, phone text, email text, valid_from date, valid_until date)),
    earlier as (select entry.id, ${entryTexts('entry')} as before
      from member_list_entry as entry join one using (id) where entry.member_list_id = ${listId}),
    changed as (update member_list_entry as entry set name = one.name, phone = one.phone, email = one.email,
      valid_from = one.valid_from, valid_until = one.valid_until from one
      where entry.id = one.id and entry.member_list_id = ${listId}
      returning one.number, entry.id, ${entryTexts('entry')} as after)
    select changed.number, changed.id, earlier.before, changed.after from changed join earlier using (id)`.execute(db);
  return rows.map(({ number, ...done }) => [number, done]);
}

/** Removes people in one statement. */
export async function removeEntries(
  db: Database,
  listId: number,
  people: readonly { number: number; id: number }[],
): Promise<Done[]> {
  const { rows } = await sql<{ number: number; id: number; before: object }>`
    delete from member_list_entry as entry
    using jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as one (number int, id bigint)
    where entry.id = one.id and entry.member_list_id = ${listId}
    returning one.number, entry.id, ${entryTexts('entry')} as before`.execute(db);
  return rows.map(({ number, id, before }) => [number, { id, before, after: null }]);
}

/**
 * Undoes lines of an import: who was added is removed, who was changed or removed is as before. Entries that were changed since stay, and
 * so does the place of a removed person who is in the list again.
 */
export async function undoMembers(
  transaction: DatabaseTransaction,
  { conferenceId, about }: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  const listId = about ?? 0;
  if (!(await lockOwnList(transaction, conferenceId, listId))) return lines.map(() => rowRefused('not_found'));
  const wishes = JSON.stringify(lines.map(({ number, done }) => ({ number, ...(done as unknown as DoneMember) })));
  const line = sql`jsonb_to_recordset(${wishes}::jsonb) as line (number int, id bigint, before jsonb, after jsonb)`;
  const is = entryTexts('entry');
  const none = (column: string) => sql`coalesce(${sql.ref(column)}, 'null'::jsonb) = 'null'::jsonb`;
  const { rows: removed } = await sql<{ number: number }>`
    delete from member_list_entry as entry using ${line}
    where ${none('line.before')} and entry.id = line.id and entry.member_list_id = ${listId} and ${is} = line.after
    returning line.number`.execute(transaction);
  const { rows: restored } = await sql<{ number: number }>`
    update member_list_entry as entry set name = line.before ->> 'name', phone = line.before ->> 'phone',
      email = line.before ->> 'email', valid_from = (line.before ->> 'valid_from')::date,
      valid_until = (line.before ->> 'valid_until')::date
    from ${line} where not ${none('line.before')} and not ${none('line.after')}
      and entry.id = line.id and entry.member_list_id = ${listId} and ${is} = line.after
    returning line.number`.execute(transaction);
  const { rows: back } = await sql<{ id: number }>`
    insert into member_list_entry (id, member_list_id, name, phone, email, valid_from, valid_until)
    overriding system value
    select line.id, ${listId}, line.before ->> 'name', line.before ->> 'phone', line.before ->> 'email',
      (line.before ->> 'valid_from')::date, (line.before ->> 'valid_until')::date
    from ${line} where ${none('line.after')} and not exists (
      select from member_list_entry as entry where entry.member_list_id = ${listId} and (entry.id = line.id
        or entry.phone <> '' and entry.phone = line.before ->> 'phone'
        or entry.email <> '' and entry.email = line.before ->> 'email'))
    returning id`.execute(transaction);
  const returned = new Set(back.map(({ id }) => id));
  const undone = new Set([...removed, ...restored].map(({ number }) => number));
  return lines.map(({ number, done }) =>
    undone.has(number) || returned.has(Number(done['id'])) ? null : rowRefused('import_touched'),
  );
}
