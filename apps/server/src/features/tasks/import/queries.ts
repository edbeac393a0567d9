import type { SheetOutcome } from '@meetingapp/contract/tasks/import.ts';
import { groupBy } from '@meetingapp/domain/group-by.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { hasReason } from './queries-outcome.ts';
import type { Mend } from './reader.ts';

const imports = (db: Database, cid: number, kind: string) =>
  db
    .selectFrom('sheet_import')
    .innerJoin('staff_member', 'staff_member.id', 'sheet_import.staff_id')
    .selectAll('sheet_import')
    .select('staff_member.name as staff_name')
    .where('sheet_import.conference_id', '=', cid)
    .where('sheet_import.kind', '=', kind);

export const findImport = (db: Database, cid: number, kind: string, id: number) =>
  imports(db, cid, kind).where('sheet_import.id', '=', id).executeTakeFirst();
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const findImportById = (db: Database, id: number) =>
  db.selectFrom('sheet_import').selectAll().where('id', '=', id).executeTakeFirst();

export const latestImports = (db: Database, cid: number, kind: string, about: number | null) =>
  imports(db, cid, kind)
    .$if(about !== null, (query) => query.where('about', '=', about))
    .orderBy('sheet_import.id', 'desc')
    .limit(20)
    .execute();

interface RowsWish {
  importId: number;
  /** The task that applied or undid them; 0: none yet. */
  taskId: number;
  /** True when the task undid them: of the failed rows, only those that it left. */
  undone?: boolean;
  fate: SheetOutcome | 'failed' | null;
  /** Only rows with this reason. */
  why?: string | null;
  after: number;
  limit: number;
}

/** Rows in order, each with its result in the task. */
export const importRows = (
  db: Database,
  { importId, taskId, undone = false, fate, why = null, after, limit }: RowsWish,
) =>
  db
    .selectFrom('sheet_import_row as line')
    .leftJoin('task_row', (join) =>
      join.onRef('task_row.number', '=', 'line.number').on('task_row.task_id', '=', taskId),
    )
    .select([
      'line.number',
      'line.name',
      'line.cells',
      'line.fate',
      'line.faults',
      'line.changes',
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
    .$if(fate !== null && fate !== 'failed', (query) => query.where('line.fate', '=', fate as SheetOutcome))
    .orderBy('line.number')
    .limit(limit)
    .execute();
export type ImportRowRecord = Awaited<ReturnType<typeof importRows>>[number];

/** Rows to apply, page by page. */
export const rowsToImport = (db: Database, importId: number, after: number, limit: number) =>
  db
    .selectFrom('sheet_import_row')
    .select(['number', 'name', 'cells', 'fate', 'keys'])
    .where('import_id', '=', importId)
    .where('fate', 'in', ['new', 'change', 'remove'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();

/** Rows that were applied and not undone, the last first, page by page. */
export const importedRows = (db: Database, importId: number, before: number, limit: number) =>
  db
    .selectFrom('sheet_import_row')
    .select(['number', 'name', 'fate', 'done'])
    .where('import_id', '=', importId)
    .where('done', 'is not', null)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

export const countImported = async (db: Database, importId: number): Promise<number> =>
  (
    await db
      .selectFrom('sheet_import_row')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('import_id', '=', importId)
      .where('done', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

/** The corrected cells of a list, by row. */
export async function mendsOf(db: Database, importId: number): Promise<ReadonlyMap<number, readonly Mend[]>> {
  const rows = await db
    .selectFrom('sheet_import_mend')
    .select(['number', 'position', 'text'])
    .where('import_id', '=', importId)
    .execute();
  return groupBy(
    rows,
    ({ number }) => number,
    ({ position, text }): Mend => ({ position, text }),
  );
}

/** The first other row of the list with one of these keys that would be applied; null: none. */
export async function twinOf(
  db: Database,
  importId: number,
  number: number,
  keys: readonly string[],
): Promise<number | null> {
  if (keys.length === 0) return null;
  const row = await db
    .selectFrom('sheet_import_row')
    .select('number')
    .where('import_id', '=', importId)
    .where('number', '<>', number)
    .where('fate', 'in', ['new', 'change', 'same'])
    .where(sql<boolean>`keys && ${[...keys]}::text[]`)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? null;
}
