import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import {
  memberFaults,
  personKeys,
  readMember,
  type Member,
  type MemberFault,
} from '@meetingapp/domain/members/entry.ts';
import type { MemberPlan } from '@meetingapp/domain/members/plan.ts';
import type { Database } from '../../db/connection/database.ts';
import { isChangedMeanwhile } from '../../http/calls/changed-meanwhile.ts';
import { entryTexts } from './commands-undo.ts';
import { sharingAddress, type KnownMember } from './queries-console.ts';

interface SaveList {
  /** Null: a new list. */
  id: number | null;
  title: Bilingual;
  description: Bilingual;
  benefits: readonly Bilingual[];
  joinUrl: string;
}

/** Creates a list for the society of a conference, or changes one that belongs to it. */
export async function saveList(db: Database, cid: number, { id, ...list }: SaveList): Promise<number> {
  const values = {
    title: JSON.stringify(list.title),
    description: JSON.stringify(list.description),
    benefits: JSON.stringify(list.benefits),
    join_url: list.joinUrl,
  };
  if (id !== null) {
    await db.updateTable('member_list').set(values).where('id', '=', id).execute();
    return id;
  }
  const row = await db
    .insertInto('member_list')
    .values((value) => ({
      ...values,
      society_id: value.selectFrom('conference').select('society_id').where('id', '=', cid).$asScalar().$notNull(),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function removeList(db: Database, listId: number): Promise<void> {
  await db.deleteFrom('member_list_entry').where('member_list_id', '=', listId).execute();
  await db.deleteFrom('member_list').where('id', '=', listId).execute();
}

export const setList = (db: Database, cid: number, listId: number) =>
  db.updateTable('conference').set({ member_list_id: listId }).where('id', '=', cid).execute();

const asRow = ({ name, phone, email, validFrom, validUntil }: Member) => ({
  name,
  phone,
  email,
  valid_from: validFrom,
  valid_until: validUntil,
});

type Saved =
  | { ok: true; id: number }
  | { ok: false; reason: 'not_found' | 'changed_meanwhile' }
  | { ok: false; faults: MemberFault[] };

/**
 * Creates or changes one person in a locked list; refused when that person is already in it, or when somebody else has changed the
 * entry since it was `seen`.
 */
export async function saveMember(
  db: Database,
  listId: number,
  id: number | null,
  typed: Member,
  seen: Member | null = null,
): Promise<Saved> {
  const { member, faults } = readMember(typed);
  if (faults.length === 0) faults.push(...memberFaults(member));
  if (faults.length > 0) return { ok: false, faults };
  if (await standsIn(db, listId, member, id))
    return { ok: false, faults: [{ field: 'name', reason: 'member_exists' }] };
  if (id === null) {
    const row = await db
      .insertInto('member_list_entry')
      .values({ ...asRow(member), member_list_id: listId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ok: true, id: row.id };
  }
  const now = await db
    .selectFrom('member_list_entry')
    .select(['name', 'phone', 'email', 'valid_from as validFrom', 'valid_until as validUntil'])
    .where('id', '=', id)
    .where('member_list_id', '=', listId)
    .executeTakeFirst();
  if (isChangedMeanwhile(now, seen ?? undefined, member)) return { ok: false, reason: 'changed_meanwhile' };
  const { numUpdatedRows } = await db
    .updateTable('member_list_entry')
    .set(asRow(member))
    .where('id', '=', id)
    .where('member_list_id', '=', listId)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { ok: true, id } : { ok: false, reason: 'not_found' };
}

async function standsIn(db: Database, listId: number, member: Member, besides: number | null): Promise<boolean> {
  const keys = personKeys(member);
  const others = (await sharingAddress(db, listId, [member])).filter((one) => one.id !== besides);
  return others.some((one) => personKeys(one).some((key) => keys.includes(key)));
}

/** Returns them as they were. */
export const removeMembers = (db: Database, listId: number, ids: readonly number[]) =>
  db
    .deleteFrom('member_list_entry')
    .where('member_list_id', '=', listId)
    .where('id', 'in', ids)
    .returning(['name', 'phone', 'email', 'valid_from as validFrom', 'valid_until as validUntil'])
    .execute();

/** Rows in one statement. */
const AT_ONCE = 5000;

function* parts<T>(all: readonly T[]): Generator<string> {
  for (let at = 0; at < all.length; at += AT_ONCE) yield JSON.stringify(all.slice(at, at + AT_ONCE));
}

export interface ImportedBy {
  staffId: number;
  /** Name of the file. */
  name: string;
  now: Date;
}

/** Applies a plan to a list, and keeps what each entry was and became, so that it can be undone. */
export async function carryOut(
  db: Database,
  listId: number,
  plan: MemberPlan<KnownMember>,
  { staffId, name, now }: ImportedBy,
): Promise<void> {
  const { id: importId } = await db
    .insertInto('member_import')
    .values({
      member_list_id: listId,
      staff_id: staffId,
      name: name.slice(0, 200),
      added: plan.added.length,
      changed: plan.changed.length,
      removed: plan.removed.length,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const texts = entryTexts('entry');
  for (const gone of parts(plan.removed.map(({ id }) => id)))
    await sql`with gone as (
        delete from member_list_entry as entry where member_list_id = ${listId}
          and id in (select value::bigint from jsonb_array_elements_text(${gone}::jsonb))
        returning id, ${texts} as before)
      insert into member_import_row (import_id, entry_id, before) select ${importId}, id, before from gone`.execute(db);
  for (const changed of parts(plan.changed.map(({ known, member }) => ({ id: known.id, ...asRow(member) }))))
    await sql`with earlier as (
        select entry.id, ${texts} as before from member_list_entry as entry
        join jsonb_to_recordset(${changed}::jsonb) as one (id bigint) on one.id = entry.id
        where entry.member_list_id = ${listId}),
      changed as (update member_list_entry as entry set name = one.name, phone = one.phone, email = one.email,
      valid_from = one.valid_from, valid_until = one.valid_until
      from jsonb_to_recordset(${changed}::jsonb)
        as one (id bigint, name text, phone text, email text, valid_from date, valid_until date)
      where entry.id = one.id and entry.member_list_id = ${listId}
      returning entry.id, ${texts} as after)
      insert into member_import_row (import_id, entry_id, before, after)
        select ${importId}, changed.id, earlier.before, changed.after from changed join earlier using (id)`.execute(db);
  for (const added of parts(plan.added.map(asRow)))
    await sql`with added as (
      insert into member_list_entry as entry (member_list_id, name, phone, email, valid_from, valid_until)
      select ${listId}, name, phone, email, valid_from, valid_until
      from jsonb_to_recordset(${added}::jsonb)
        as one (name text, phone text, email text, valid_from date, valid_until date)
      returning entry.id, ${texts} as after)
      insert into member_import_row (import_id, entry_id, after) select ${importId}, id, after from added`.execute(db);
}
