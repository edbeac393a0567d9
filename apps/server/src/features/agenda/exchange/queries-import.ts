import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { hasReason } from '../../tasks/import/queries-outcome.ts';

export const findImport = (db: Database, cid: number, id: number) =>
  db
    .selectFrom('programme_import')
    .innerJoin('staff_member', 'staff_member.id', 'programme_import.staff_id')
    .selectAll('programme_import')
    .select('staff_member.name as staff_name')
    .where('programme_import.conference_id', '=', cid)
    .where('programme_import.id', '=', id)
    .executeTakeFirst();
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

/** Rows with something that staff should know before the import. */
export async function countNoted(db: Database, importId: number): Promise<number> {
  const row = await db
    .selectFrom('programme_import_row')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where(sql<boolean>`notes <> '[]'::jsonb`)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Rows that were corrected since the last finished dry run. */
export async function countMended(db: Database, importId: number): Promise<number> {
  const row = await db
    .selectFrom('programme_import_row')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where('mended', '=', true)
    .executeTakeFirstOrThrow();
  return row.count;
}

interface RowsWish {
  importId: number;
  /** The task that imported them; 0 when none has run. */
  taskId: number;
  /** True when the task undid them: of the failed rows, only those that it left. */
  undone?: boolean;
  fate: ImportRowOutcome | 'failed' | 'noted' | null;
  /** Only rows with this reason. */
  why?: string | null;
  after: number;
  limit: number;
}

/** Rows in file order, each with the task's outcome. */
export const importRows = (
  db: Database,
  { importId, taskId, undone = false, fate, why = null, after, limit }: RowsWish,
) =>
  db
    .selectFrom('programme_import_row as line')
    .leftJoin('task_row', (join) =>
      join.onRef('task_row.number', '=', 'line.number').on('task_row.task_id', '=', taskId),
    )
    .select([
      'line.number',
      'line.label',
      'line.item',
      'line.fate',
      'line.faults',
      'line.notes',
      'line.cells',
      'line.mended',
      'task_row.refusal',
      sql<boolean>`task_row.number is not null`.as('ended'),
    ])
    .where('line.import_id', '=', importId)
    .where('line.number', '>', after)
    .$if(why !== null, (query) => query.where(hasReason(why ?? '')))
    .$if(fate === 'failed', (query) =>
      query.where((where) =>
        where.or([...(undone ? [] : [where('line.fate', '=', 'wrong')]), where('task_row.refusal', 'is not', null)]),
      ),
    )
    .$if(fate === 'noted', (query) => query.where(sql<boolean>`line.notes <> '[]'::jsonb`))
    .$if(fate !== null && fate !== 'failed' && fate !== 'noted', (query) =>
      query.where('line.fate', '=', fate as ImportRowOutcome),
    )
    .orderBy('line.number')
    .limit(limit)
    .execute();
export type ImportRowRecord = Awaited<ReturnType<typeof importRows>>[number];

/** The row of the session above a talk of the file. */
export const sessionAbove = (db: Database, importId: number, talk: number, guid: string) =>
  db
    .selectFrom('programme_import_row')
    .select('cells')
    .where('import_id', '=', importId)
    .where('number', '<', talk)
    .where(sql<boolean>`item ->> 'guid' = ${guid} and item ->> 'item' = 'session'`)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Imports, newest first, each with its dry run counts and outcome. */
export async function listImports(db: Database, cid: number) {
  const { rows } = await sql<{
    id: number;
    name: string;
    staff_name: string;
    created_at: Date;
    counts: Partial<Record<ImportRowOutcome, number>> | null;
    applied: number | null;
    undone: number | null;
  }>`
    select programme_import.id, programme_import.name, staff_member.name as staff_name, programme_import.created_at,
      (select jsonb_object_agg(fate, count) from
        (select fate, count(*) from programme_import_row where import_id = programme_import.id group by fate) as found) as counts,
      apply.done - apply.refused as applied, undo.done - undo.refused as undone
    from programme_import join staff_member on staff_member.id = programme_import.staff_id
      left join task as apply on apply.id = apply_task_id left join task as undo on undo.id = undo_task_id
    where programme_import.conference_id = ${cid} order by programme_import.id desc limit 50`.execute(db);
  return rows;
}

/** Rows read at once. */
const PAGE = 500;

export const countImported = async (db: Database, importId: number): Promise<number> =>
  (
    await db
      .selectFrom('programme_import_row')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('import_id', '=', importId)
      .where('brought', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

/** Rows that an import wrote, last row first, so that talks come before their sessions. */
export async function* importedRows(db: Database, importId: number) {
  for (let before = 2 ** 31 - 1; ;) {
    const page = await db
      .selectFrom('programme_import_row')
      .select(['number', 'label', 'brought'])
      .where('import_id', '=', importId)
      .where('brought', 'is not', null)
      .where('number', '<', before)
      .orderBy('number', 'desc')
      .limit(PAGE)
      .execute();
    for (const { number, label, brought } of page) if (brought) yield { number, label, item: { number, brought } };
    before = page.at(-1)?.number ?? before;
    if (page.length < PAGE) return;
  }
}

/** Rows that are to be imported, in file order. */
export async function* rowsToImport(db: Database, importId: number) {
  for (let after = 0; ;) {
    const page = await db
      .selectFrom('programme_import_row')
      .select(['number', 'label', 'item'])
      .where('import_id', '=', importId)
      .where('fate', 'in', ['new', 'change'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(PAGE)
      .execute();
    yield* page;
    after = page.at(-1)?.number ?? after;
    if (page.length < PAGE) return;
  }
}
