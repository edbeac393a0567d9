import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { DecidedPaper } from '@meetingapp/domain/papers/states.ts';

/** Drafts that were withdrawn before their first submission are left out. */
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

/** Reviewers' remarks for the authors. */
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

/** Known details of a person, to prefill the first author: from the account, and the affiliation from their registrations. */
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

export const decidedOf = ({ state, decision, told_at: toldAt }: PaperRow): DecidedPaper => ({
  state,
  decision,
  toldAt,
});
