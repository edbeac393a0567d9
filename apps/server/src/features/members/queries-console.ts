import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Member } from '@meetingapp/domain/members/entry.ts';
import type { Database } from '../../db/connection/database.ts';

/** All lists of the society of a conference, each with its number of people and the number valid on that day. */
export const listsOf = (db: Database, cid: number, day: string) =>
  db
    .selectFrom('member_list')
    .innerJoin('conference', 'conference.society_id', 'member_list.society_id')
    .leftJoin('member_list_entry as entry', 'entry.member_list_id', 'member_list.id')
    .selectAll('member_list')
    .select([
      sql<number>`count(entry.id)::int`.as('people'),
      sql<number>`count(entry.id) filter (where coalesce(entry.valid_from, ${day}::date) <= ${day}::date
        and coalesce(entry.valid_until, ${day}::date) >= ${day}::date)::int`.as('valid'),
      sql<boolean>`conference.member_list_id is not distinct from member_list.id`.as('used'),
      sql<Bilingual[]>`coalesce((select jsonb_agg(one.title order by one.id) from conference as one
        where one.member_list_id = member_list.id), '[]')`.as('used_by'),
    ])
    .where('conference.id', '=', cid)
    .groupBy(['member_list.id', 'conference.member_list_id'])
    .orderBy('member_list.id')
    .execute();
export type ListRow = Awaited<ReturnType<typeof listsOf>>[number];

const ownList = (db: Database, cid: number, listId: number) =>
  db
    .selectFrom('member_list')
    .select(['member_list.id', 'member_list.title'])
    .where('member_list.id', '=', listId)
    .where((where) =>
      where.exists(
        where
          .selectFrom('conference')
          .select('conference.id')
          .where('conference.id', '=', cid)
          .whereRef('conference.society_id', '=', 'member_list.society_id'),
      ),
    );

/** A list of the conference's society; undefined for any other. */
export const findOwnList = (db: Database, cid: number, listId: number) => ownList(db, cid, listId).executeTakeFirst();

/** The same, locked for a change of its people: changes are serialized. */
export const lockOwnList = (db: Database, cid: number, listId: number) =>
  ownList(db, cid, listId).forNoKeyUpdate().executeTakeFirst();

/** The same, locked for a removal: no conference can start to use it concurrently. */
export const holdOwnList = (db: Database, cid: number, listId: number) =>
  ownList(db, cid, listId).forUpdate().executeTakeFirst();

export const isListUsed = async (db: Database, listId: number): Promise<boolean> =>
  (await db.selectFrom('conference').select('id').where('member_list_id', '=', listId).limit(1).executeTakeFirst()) !==
  undefined;

const entries = (db: Database, listId: number) =>
  db
    .selectFrom('member_list_entry')
    .select(['id', 'name', 'phone', 'email', 'valid_from as validFrom', 'valid_until as validUntil'])
    .where('member_list_id', '=', listId);

export type KnownMember = Member & { id: number };

export const everybody = (db: Database, listId: number): Promise<KnownMember[]> =>
  entries(db, listId).orderBy('id').execute();

/** Up to `limit` people after an id, for a file. */
export const membersFrom = (db: Database, listId: number, after: number, limit: number): Promise<KnownMember[]> =>
  entries(db, listId).where('id', '>', after).orderBy('id').limit(limit).execute();

/** Entries of a list by their ids. */
export const entriesById = (db: Database, listId: number, ids: readonly number[]): Promise<KnownMember[]> =>
  entries(db, listId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();

/** Candidates for these people: entries that share a phone or an e-mail. */
export const sharingAddress = (db: Database, listId: number, members: readonly Member[]): Promise<KnownMember[]> =>
  entries(db, listId)
    .where((where) =>
      where.or([
        sql<boolean>`phone <> '' and phone = any (${members.map(({ phone }) => phone)}::text[])`,
        sql<boolean>`email <> '' and email = any (${members.map(({ email }) => email)}::text[])`,
      ]),
    )
    .execute();

export const countMembers = async (db: Database, listId: number): Promise<number> =>
  (
    await db
      .selectFrom('member_list_entry')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('member_list_id', '=', listId)
      .executeTakeFirstOrThrow()
  ).count;

const PAGE = 50;

/**
 * Returns a page of the people whose name, phone or e-mail contains the words, and their total number. Without `partOfAddress` a phone
 * number or e-mail must equal the words, so that it cannot be found out digit by digit.
 */
export async function peopleOf(
  db: Database,
  listId: number,
  { words, page, partOfAddress }: { words: string; page: number; partOfAddress: boolean },
) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const ofAddress = partOfAddress ? like : words.replace(/[\\%_]/g, '\\$&');
  const found = entries(db, listId).$if(words !== '', (query) =>
    query.where((where) =>
      where.or([where('name', 'ilike', like), where('phone', 'like', ofAddress), where('email', 'ilike', ofAddress)]),
    ),
  );
  const [people, { total }] = await Promise.all([
    found
      .orderBy('name')
      .orderBy('id')
      .limit(PAGE)
      .offset((page - 1) * PAGE)
      .execute(),
    found
      .clearSelect()
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { people, total };
}
