import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';

const call = (db: Database, cid: number) => db.selectFrom('paper_call').selectAll().where('conference_id', '=', cid);

export const findCall = (db: Database, cid: number) => call(db, cid).executeTakeFirst();
export type CallRow = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** The same, and its times stay as they are until the end of the transaction. */
export const holdCall = (transaction: DatabaseTransaction, cid: number) =>
  call(transaction, cid).forShare().executeTakeFirst();

/** The same, one after the other: for whoever takes a number. */
export const lockCall = (transaction: DatabaseTransaction, cid: number) =>
  call(transaction, cid).forUpdate().executeTakeFirst();

export const topicsOf = (db: Database, cid: number) =>
  db
    .selectFrom('paper_topic')
    .select(['id', 'division', 'name'])
    .where('conference_id', '=', cid)
    .orderBy('position')
    .orderBy('id')
    .execute();
export type TopicRow = Awaited<ReturnType<typeof topicsOf>>[number];

/** What one put away before it was ever handed in is gone. */
export const ownPapers = (db: Database, cid: number, accountId: number) =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('conference_id', '=', cid)
    .where('account_id', '=', accountId)
    .where((where) => where.or([where('state', '<>', 'withdrawn'), where('submitted_at', 'is not', null)]))
    .orderBy('id', 'desc')
    .execute();
export type PaperRow = Awaited<ReturnType<typeof ownPapers>>[number];

const own = (db: Database, cid: number, accountId: number, paperId: number) =>
  db
    .selectFrom('paper')
    .selectAll()
    .where('id', '=', paperId)
    .where('conference_id', '=', cid)
    .where('account_id', '=', accountId);

export const findOwn = (db: Database, cid: number, accountId: number, paperId: number) =>
  own(db, cid, accountId, paperId).executeTakeFirst();

export const lockOwn = (transaction: DatabaseTransaction, cid: number, accountId: number, paperId: number) =>
  own(transaction, cid, accountId, paperId).forUpdate().executeTakeFirst();

export async function countOwn(db: Database, cid: number, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('paper')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('conference_id', '=', cid)
    .where('account_id', '=', accountId)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Authors, affiliations and files of a paper, in order. */
export async function partsOf(db: Database, paperId: number) {
  const authors = await db
    .selectFrom('paper_author')
    .select(['name', 'email', 'affiliations', 'presenting', 'corresponding'])
    .where('paper_id', '=', paperId)
    .orderBy('position')
    .execute();
  const affiliations = await db
    .selectFrom('paper_affiliation')
    .select(['name', 'city', 'country'])
    .where('paper_id', '=', paperId)
    .orderBy('position')
    .execute();
  const files = await db
    .selectFrom('paper_file')
    .select(['id', 'kind', 'name', 'address', 'size', 'width', 'height', 'added_at'])
    .where('paper_id', '=', paperId)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return { authors, affiliations, files };
}
export type PaperParts = Awaited<ReturnType<typeof partsOf>>;

/** What reviewers wrote for the authors. */
export async function remarksOf(db: Database, paperId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('paper_review')
    .select('remark')
    .where('paper_id', '=', paperId)
    .where('state', '=', 'done')
    .where('remark', '<>', '')
    .orderBy('id')
    .execute();
  return rows.map(({ remark }) => remark);
}

/** What is known of a person, to fill the first author in: the account, and where they work as they registered. */
export async function knownOf(db: Database, accountId: number) {
  const account = await db.selectFrom('account').select('name').where('id', '=', accountId).executeTakeFirst();
  const identities = await db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['phone', 'email'])
    .orderBy('id')
    .execute();
  const registered = await db
    .selectFrom('registration')
    .select([
      sql<string | null>`answers ->> 'company'`.as('company'),
      sql<string | null>`answers ->> 'email'`.as('email'),
    ])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const valueOf = (kind: string) => identities.find((one) => one.kind === kind)?.value ?? '';
  return {
    name: account?.name ?? '',
    phone: valueOf('phone'),
    email: valueOf('email') || (registered?.email ?? ''),
    affiliation: registered?.company ?? '',
  };
}
