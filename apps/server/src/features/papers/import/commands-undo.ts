import type { PlannedPaper } from '@meetingapp/domain/papers/import-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

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

interface Restored {
  restored: number[];
  /** Numbers of papers that were changed since and are left alone. */
  changed: string[];
}

/** Restores the papers that an import changed and nobody has changed since. */
export async function putBack(db: Database, importId: number, staffId: number, now: Date): Promise<Restored> {
  const { rows } = await sql<{ id: number; number: string; untouched: boolean }>`
    select paper.id, paper.number, paper.version = change.version
      and not exists (select from paper as other where other.conference_id = paper.conference_id and other.id <> paper.id
        and other.board <> '' and other.board = change.before #>> '{paper,board}') as untouched
    from paper_import_change as change join paper on paper.id = change.paper_id
    where change.import_id = ${importId} order by paper.number for update of paper`.execute(db);
  const ids = rows.filter(({ untouched }) => untouched).map(({ id }) => id);
  const changed = rows.filter(({ untouched }) => !untouched).map(({ number }) => number);
  if (ids.length === 0) return { restored: [], changed };
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
  return { restored: ids, changed };
}
