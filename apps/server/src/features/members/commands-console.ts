import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import {
  memberFaults,
  personKeys,
  readMember,
  type Member,
  type MemberFault,
} from '@meetingapp/domain/members/entry.ts';
import type { Database } from '../../db/connection/database.ts';
import { isChangedMeanwhile } from '../../http/calls/changed-meanwhile.ts';
import { entryValues } from './commands-entries.ts';
import { sharingAddress } from './queries-console.ts';

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
      .values({ ...entryValues(member), member_list_id: listId })
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
    .set(entryValues(member))
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
