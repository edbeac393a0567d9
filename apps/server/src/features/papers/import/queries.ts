import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { ImportedPaper } from '@meetingapp/domain/papers/import-paper.ts';
import type { KnownPaper } from '@meetingapp/domain/papers/import-plan.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { SheetMend } from '../../../db/schema/json-shapes.ts';
import { hasReason } from '../../tasks/import/queries-outcome.ts';

type Row = Omit<ImportedPaper, 'abstract'> & { id: number; abstract: { text: string }[] };

/** Numbers and boards of the papers that a check is about; undefined: all of the conference. */
export interface Marks {
  ids: readonly string[];
  boards: readonly string[];
}

/** Imported papers of a conference, by their external id. */
export async function knownPapers(db: Database, conferenceId: number, of?: Marks): Promise<Map<string, KnownPaper>> {
  const { rows } = await sql<Row>`
    with named as (
      select id, jsonb_build_object('division', coalesce(nullif(division ->> 'zh', ''), division ->> 'en'),
        'name', coalesce(nullif(name ->> 'zh', ''), name ->> 'en')) as topic
      from paper_topic where conference_id = ${conferenceId}
    )
    select id, external_id as "externalId", language, title, abstract, to_jsonb(keywords) as keywords, decision, board,
      contact_name as "contactName", contact_phone as "contactPhone",
      coalesce((select jsonb_agg(jsonb_build_object('name', name, 'affiliations', to_jsonb(affiliations)) order by position)
        from paper_author where paper_id = paper.id), '[]') as authors,
      coalesce((select jsonb_agg(name order by position) from paper_affiliation where paper_id = paper.id), '[]') as affiliations,
      coalesce((select jsonb_agg(topic) from named where named.id = any(paper.topics)), '[]') as topics
    from paper where conference_id = ${conferenceId} and external_id is not null
      ${of ? sql`and external_id = any (${[...of.ids]}::text[])` : sql``}
  `.execute(db);
  return new Map(
    rows.map(({ abstract, ...row }) => [
      row.externalId,
      { ...row, abstract: abstract.map(({ text }) => text).join('\n\n') },
    ]),
  );
}

export interface TopicRow {
  id: number;
  division: { zh: string; en: string };
  name: { zh: string; en: string };
}

export async function topicsThere(db: Database, conferenceId: number): Promise<TopicRow[]> {
  const { rows } = await sql<TopicRow>`
    select id, division, name from paper_topic where conference_id = ${conferenceId} order by position, id
  `.execute(db);
  return rows;
}

/** Numbers and boards in use, each unique in a conference; the values are the papers that have them. */
export async function takenMarks(db: Database, conferenceId: number, of?: Marks) {
  const { rows } = await sql<{ id: number; number: string; board: string }>`
    select id, number, board from paper where conference_id = ${conferenceId}
      ${of ? sql`and (number = any (${[...of.ids]}::text[]) or board <> '' and board = any (${[...of.boards]}::text[]))` : sql``}
  `.execute(db);
  return {
    numbers: new Map(rows.map(({ id, number }) => [number, id])),
    boards: new Map(rows.filter(({ board }) => board !== '').map(({ id, board }) => [board, id])),
  };
}

export interface ImportRow {
  id: number;
  conference_id: number;
  name: string;
  file_id: string;
  decision: PaperDecision | null;
  /** Null: a JSON list. */
  titles: string[] | null;
  sample: string[][];
  columns: (string | null)[];
  mends: SheetMend[];
  created_at: Date;
  apply_task_id: number | null;
  undo_task_id: number | null;
  taken_back_at: Date | null;
  by: string;
}

const imports = (db: Database, conferenceId: number) =>
  db
    .selectFrom('paper_import')
    .innerJoin('staff_member', 'staff_member.id', 'paper_import.staff_id')
    .selectAll('paper_import')
    .select('staff_member.name as by')
    .where('paper_import.conference_id', '=', conferenceId);

export const findPaperImport = (db: Database, conferenceId: number, id: number): Promise<ImportRow | undefined> =>
  imports(db, conferenceId).where('paper_import.id', '=', id).executeTakeFirst();

export const lastImports = (db: Database, conferenceId: number): Promise<ImportRow[]> =>
  imports(db, conferenceId).orderBy('paper_import.id', 'desc').limit(20).execute();

interface RowsWish {
  importId: number;
  /** The task that undid the import; null: none. */
  undoTaskId?: number | null;
  /** `failed`: papers that stayed when the import was undone. */
  fate: ImportRowOutcome | 'failed' | null;
  /** Only rows with this reason. */
  why?: string | null;
  after: number;
  limit: number;
}

/** What the dry run found in the papers of a file, in order. */
export const paperRows = (db: Database, { importId, undoTaskId = null, fate, why = null, after, limit }: RowsWish) =>
  db
    .selectFrom('paper_import_row as line')
    .leftJoin('task_row', (join) =>
      join.onRef('task_row.number', '=', 'line.number').on('task_row.task_id', '=', undoTaskId ?? 0),
    )
    .select(['line.number', 'external_id', 'line.label', 'fate', 'changed', 'faults', 'cells', 'refusal'])
    .select(sql<boolean>`task_row.number is not null`.as('ended'))
    .where('import_id', '=', importId)
    .where('line.number', '>', after)
    .$if(fate === 'failed', (query) => query.where('refusal', 'is not', null))
    .$if(fate !== null && fate !== 'failed', (query) => query.where('fate', '=', fate as ImportRowOutcome))
    .$if(why !== null, (query) => query.where(hasReason(why ?? '')))
    .orderBy('line.number')
    .limit(limit)
    .execute();
export type PaperRow = Awaited<ReturnType<typeof paperRows>>[number];

/** One row of a file as it is saved; undefined: the file has no such row. */
export const paperRow = (db: Database, importId: number, number: number) =>
  db
    .selectFrom('paper_import_row')
    .select(['number', 'external_id', 'board', 'faults', 'cells'])
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst();

/** Rows of a file that have one of these numbers or name one of these boards, both at most 100 characters. */
export const rowsWithMarks = (db: Database, importId: number, { ids, boards }: Marks) =>
  db
    .selectFrom('paper_import_row')
    .select(['number', 'external_id', 'board', 'faults', 'cells'])
    .where('import_id', '=', importId)
    .where(
      sql<boolean>`(external_id = any (${[...ids]}::text[]) or board <> '' and board = any (${[...boards]}::text[]))`,
    )
    .execute();

/** Numbers and boards of imported papers that have one of these. */
export const papersWithMarks = (db: Database, conferenceId: number, { ids, boards }: Marks) =>
  db
    .selectFrom('paper')
    .select(['external_id', 'board'])
    .where('conference_id', '=', conferenceId)
    .where('external_id', 'is not', null)
    .where(
      sql<boolean>`(external_id = any (${[...ids]}::text[]) or board <> '' and board = any (${[...boards]}::text[]))`,
    )
    .execute();

/** Papers that an import created (`made`), then those that it changed, each from the end of the file; without those that were undone. */
export async function importedPapers(db: Database, importId: number) {
  const { rows } = await sql<{ number: number; label: string; id: number; made: boolean }>`
    select line.number, paper.number as label, paper.id, coalesce(paper.import_id = ${importId}, false) as made
    from paper_import_row as line join paper_import on paper_import.id = line.import_id
      join paper on paper.conference_id = paper_import.conference_id and paper.external_id = line.external_id
    where line.import_id = ${importId} and line.fate <> 'wrong' and (paper.import_id = ${importId}
      or exists (select from paper_import_change as change where change.import_id = ${importId} and change.paper_id = paper.id))
    order by made desc, line.number desc`.execute(db);
  return rows.map(({ number, label, ...item }) => ({ number, label, item }));
}
