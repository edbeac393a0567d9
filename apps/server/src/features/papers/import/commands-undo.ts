import type { PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { endBarredReviews } from '../assignment/commands-end-barred.ts';
import { lockPapers } from '../review/commands-lock.ts';

/** Saves the papers' state before an import changes them. When the same import runs again, the first state is kept. */
export async function noteBefore(db: Database, importId: number, papers: readonly PlannedPaper[]): Promise<void> {
  const ids = papers.flatMap(({ known }) => (known ? [known.id] : []));
  if (ids.length === 0) return;
  await sql`
    insert into paper_import_change (import_id, paper_id, before, version)
    select ${importId}, paper.id, jsonb_build_object(
        'paper', to_jsonb(paper),
        'authors', coalesce((select jsonb_agg(to_jsonb(one) order by position) from paper_author as one
          where paper_id = paper.id), '[]'),
        'affiliations', coalesce((select jsonb_agg(to_jsonb(one) order by position) from paper_affiliation as one
          where paper_id = paper.id), '[]')), paper.version
    from paper where id = any(${ids}::bigint[]) on conflict do nothing`.execute(db);
}

/** Saves the version after the import: a paper with another version was changed later. */
export const noteAfter = (db: Database, importId: number) =>
  sql`update paper_import_change as change set version = paper.version from paper
    where change.import_id = ${importId} and paper.id = change.paper_id`.execute(db);

/** Columns that an import sets; undoing it leaves the others alone. */
const columns = [
  'language',
  'title',
  'abstract',
  'keywords',
  'topics',
  'board',
  'contact_name',
  'contact_phone',
  'decision',
  'decided_at',
  'told_at',
  'state',
] as const;

interface Undoing {
  cid: number;
  importId: number;
  staffId: number;
  now: Date;
}

/** A paper that an import created (`made`) or changed. */
export interface ImportedPaperRow {
  id: number;
  made: boolean;
}

/**
 * Undoes an import for some papers: removes those that it created, unless one has been reviewed, voted for or asked about since, and
 * restores those that it changed and nobody has changed since. The restored authors are compared with the current reviewers, as after any
 * other change of authors. Returns for each paper why it stays, or null.
 */
export async function undoPapers(
  transaction: DatabaseTransaction,
  { cid, importId, staffId, now }: Undoing,
  papers: readonly ImportedPaperRow[],
): Promise<(TaskRefusal | null)[]> {
  await lockPapers(transaction, cid);
  const idsOf = (wanted: boolean) => papers.filter(({ made }) => made === wanted).map(({ id }) => id);
  const removed = await removeUnused(transaction, importId, idsOf(true));
  const restored = await putBack(transaction, { importId, staffId, now }, idsOf(false));
  if (restored.length > 0) await endBarredReviews(transaction, { cid, now }, { paperIds: restored });
  const undone = new Set([...removed, ...restored]);
  return papers.map(({ id }) => (undone.has(id) ? null : { refused: 'import_touched' }));
}

/** Removes papers that an import created and nobody has used. Returns their ids. */
async function removeUnused(db: Database, importId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    delete from paper where id = any (${[...ids]}::bigint[]) and import_id = ${importId} and account_id is null
      and not exists (select from paper_review where paper_id = paper.id)
      and not exists (select from poster_vote where paper_id = paper.id)
      and not exists (select from poster_question where paper_id = paper.id)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Restores papers that an import changed and nobody has changed since. Returns their ids. */
async function putBack(
  db: Database,
  { importId, staffId, now }: Omit<Undoing, 'cid'>,
  wanted: readonly number[],
): Promise<number[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select paper.id from paper_import_change as change join paper on paper.id = change.paper_id
    where change.import_id = ${importId} and paper.id = any (${[...wanted]}::bigint[]) and paper.version = change.version
      and not exists (select from paper as other where other.conference_id = paper.conference_id and other.id <> paper.id
        and other.board <> '' and other.board = change.before #>> '{paper,board}')
    order by paper.id for update of paper`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const names = sql.join(columns.map((name) => sql.ref(name)));
  await sql`
    insert into paper_step (paper_id, at, staff_id, from_state, to_state)
    select paper.id, ${now}, ${staffId}, paper.state, before #>> '{paper,state}'
    from paper_import_change as change join paper on paper.id = change.paper_id
    where change.import_id = ${importId} and paper.id = any(${ids}::bigint[]) and paper.state <> before #>> '{paper,state}'`.execute(
    db,
  );
  await sql`
    update paper set version = paper.version + 1, changed_at = ${now}, (${names}) =
      (select ${names} from jsonb_populate_record(null::paper, change.before -> 'paper'))
    from paper_import_change as change
    where change.import_id = ${importId} and change.paper_id = paper.id and paper.id = any(${ids}::bigint[])`.execute(
    db,
  );
  for (const [table, key] of [
    ['paper_author', 'authors'],
    ['paper_affiliation', 'affiliations'],
  ] as const) {
    await sql`delete from ${sql.table(table)} where paper_id = any(${ids}::bigint[])`.execute(db);
    await sql`insert into ${sql.table(table)} select one.* from paper_import_change as change
      cross join lateral jsonb_populate_recordset(null::${sql.table(table)}, change.before -> ${sql.lit(key)}) as one
      where change.import_id = ${importId} and change.paper_id = any(${ids}::bigint[])`.execute(db);
  }
  await sql`delete from paper_import_change where import_id = ${importId} and paper_id = any (${ids}::bigint[])`.execute(
    db,
  );
  return ids;
}
