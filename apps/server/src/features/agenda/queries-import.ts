import type { ProgrammeFate } from '@meetingapp/contract/agenda-exchange.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

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

export async function countFates(db: Database, importId: number): Promise<Record<ProgrammeFate, number>> {
  const rows = await db
    .selectFrom('programme_import_row')
    .select(['fate', sql<number>`count(*)::int`.as('count')])
    .where('import_id', '=', importId)
    .groupBy('fate')
    .execute();
  const count = (fate: ProgrammeFate) => rows.find((row) => row.fate === fate)?.count ?? 0;
  return { new: count('new'), change: count('change'), same: count('same'), wrong: count('wrong') };
}

interface RowsWish {
  importId: number;
  /** What brought them in; 0: nothing yet. */
  taskId: number;
  fate: ProgrammeFate | 'failed' | null;
  after: number;
  limit: number;
}

/** Rows in their order, each with what the task said of it. */
export const importRows = (db: Database, { importId, taskId, fate, after, limit }: RowsWish) =>
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
      'task_row.refusal',
      sql<boolean>`task_row.number is not null`.as('ended'),
    ])
    .where('line.import_id', '=', importId)
    .where('line.number', '>', after)
    .$if(fate === 'failed', (query) =>
      query.where((where) => where.or([where('line.fate', '=', 'wrong'), where('task_row.refusal', 'is not', null)])),
    )
    .$if(fate !== null && fate !== 'failed', (query) => query.where('line.fate', '=', fate as ProgrammeFate))
    .orderBy('line.number')
    .limit(limit)
    .execute();
export type ImportRowRecord = Awaited<ReturnType<typeof importRows>>[number];

/** What is to be brought in. */
export const rowsToBring = (db: Database, importId: number) =>
  db
    .selectFrom('programme_import_row')
    .select(['number', 'label', 'item'])
    .where('import_id', '=', importId)
    .where('fate', 'in', ['new', 'change'])
    .orderBy('number')
    .execute();
