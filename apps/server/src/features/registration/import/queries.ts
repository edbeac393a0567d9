import { sql } from 'kysely';
import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { ImportFault } from '@meetingapp/domain/registration/import/fault.ts';
import type { ExistingRegistration } from '@meetingapp/domain/registration/import/row-outcome.ts';
import type { ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Database } from '../../../db/connection/database.ts';
import { definitionsOf, findForm } from '../configuration/queries.ts';
import type { ImportRules } from './queries-rules.ts';
import { personOf } from '../record/queries-person.ts';

/** Most reasons that are listed. */
const REASONS = 50;

const imports = (db: Database, cid: number) =>
  db
    .selectFrom('registration_import')
    .innerJoin('staff_member', 'staff_member.id', 'registration_import.staff_id')
    .selectAll('registration_import')
    .select('staff_member.name as staff_name')
    .where('registration_import.conference_id', '=', cid);

export const findImport = (db: Database, cid: number, id: number) =>
  imports(db, cid).where('registration_import.id', '=', id).executeTakeFirst();
export type ImportRecord = NonNullable<Awaited<ReturnType<typeof findImport>>>;

export const latestImports = (db: Database, cid: number) =>
  imports(db, cid).orderBy('registration_import.id', 'desc').limit(20).execute();

export async function countOutcomes(db: Database, importId: number): Promise<Record<ImportRowOutcome, number>> {
  const rows = await db
    .selectFrom('registration_import_row')
    .select(['fate', sql<number>`count(*)::int`.as('count')])
    .where('import_id', '=', importId)
    .groupBy('fate')
    .execute();
  const count = (fate: ImportRowOutcome) => rows.find((row) => row.fate === fate)?.count ?? 0;
  return { new: count('new'), change: count('change'), same: count('same'), wrong: count('wrong') };
}

/** Rows that were applied and not undone, page by page. */
export const importedRows = (db: Database, importId: number, after: number, limit: number) =>
  db
    .selectFrom('registration_import_row')
    .select(['number', 'name', 'changes', 'fate', 'registration_id', 'brought_at'])
    .where('import_id', '=', importId)
    .where('brought_at', 'is not', null)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
export type ImportedRow = Awaited<ReturnType<typeof importedRows>>[number];

export const countImported = async (db: Database, importId: number): Promise<number> =>
  (
    await db
      .selectFrom('registration_import_row')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('import_id', '=', importId)
      .where('brought_at', 'is not', null)
      .executeTakeFirstOrThrow()
  ).count;

/** True when a registration has an event after a time, or related rows that no import creates. */
export async function isTouched(db: Database, id: number, since: Date): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`
    select exists (select from registration where id = ${id} and updated_at > ${since})
      or exists (select from registration_event where registration_id = ${id} and at > ${since})
      or exists (select from order_event join orders on orders.id = order_id
        where orders.registration_id = ${id} and order_event.at > ${since})
      or exists (select from hotel_booking where registration_id = ${id} and created_at > ${since})
      or exists (select from invoice where registration_id = ${id} and created_at > ${since}) as touched`.execute(db);
  return rows[0]?.touched ?? true;
}

/** True when a payment was received or recorded. */
export const hasMoney = async (db: Database, id: number): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('registration_id', '=', id)
    .where('total', '>', 0)
    .where('state', 'in', ['paid', 'partly_refunded', 'refunding'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Why rows are wrong: each reason with the number of its rows and the fault of the first, the most frequent first. */
export async function reasonsOf(db: Database, importId: number): Promise<{ fault: ImportFault; count: number }[]> {
  const { rows } = await sql<{ fault: ImportFault; count: number }>`
    select (array_agg(fault order by line.number))[1] as fault, count(distinct line.number)::int as count
    from registration_import_row as line cross join lateral jsonb_array_elements(line.faults) as fault
    where line.import_id = ${importId} and line.fate = 'wrong'
    group by fault ->> 'field', fault ->> 'reason'
    order by count desc, fault ->> 'field', fault ->> 'reason' limit ${REASONS}`.execute(db);
  return rows;
}

/** Names a reason: field and reason of the fault. */
export const reasonKey = ({ field, reason }: Pick<ImportFault, 'field' | 'reason'>): string => `${reason} ${field}`;

interface RowsWish {
  importId: number;
  /** The task that applied or undid them; 0: none yet. */
  taskId: number;
  /** True when the task undid them: of the failed rows, only those that it left. */
  undone?: boolean;
  fate: ImportRowOutcome | 'failed' | null;
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
    .selectFrom('registration_import_row as line')
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
    .$if(why !== null, (query) => {
      const [reason = '', ...field] = (why ?? '').split(' ');
      const fault = JSON.stringify([{ reason, field: field.join(' ') }]);
      return query.where('line.fate', '=', 'wrong').where(sql<boolean>`line.faults @> ${fault}::jsonb`);
    })
    .$if(fate === 'failed', (query) =>
      query.where((where) =>
        where.or([...(undone ? [] : [where('line.fate', '=', 'wrong')]), where('task_row.refusal', 'is not', null)]),
      ),
    )
    .$if(fate !== null && fate !== 'failed', (query) => query.where('line.fate', '=', fate as ImportRowOutcome))
    .orderBy('line.number')
    .limit(limit)
    .execute();
export type ImportRowRecord = Awaited<ReturnType<typeof importRows>>[number];

/** Rows to apply, page by page. */
export const rowsToImport = (db: Database, importId: number, after: number, limit: number) =>
  db
    .selectFrom('registration_import_row')
    .select(['number', 'name', 'cells', 'fate'])
    .where('import_id', '=', importId)
    .where('fate', 'in', ['new', 'change'])
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();

export type Found = ExistingRegistration & { name: string };

/**
 * Existing registrations of rows: found by number, otherwise by phone or e-mail in the branch that the row names. Undefined: the
 * person has several and the row does not name one.
 */
export async function existingRowsOf(
  db: Database,
  { cid, setting, branches }: ImportRules,
  rows: readonly ImportRow[],
): Promise<(Found | null | undefined)[]> {
  const keysOf = (row: ImportRow) => {
    const { phone, email } = personOf(row.answers, setting);
    return [phone, email].filter((key) => key !== '');
  };
  const numbers = rows.map(({ number }) => number).filter((number) => number !== '');
  const keys = [...new Set(rows.filter(({ number }) => number === '').flatMap(keysOf))];
  const found = [
    ...(await byNumber(db, cid, numbers)),
    ...(await byPerson(db, cid, [0, ...branches.map(({ id }) => id)], keys)),
  ];
  const forms = new Map<number, ExistingRegistration['items']>();
  for (const id of new Set(found.map((row) => row.form_version_id))) {
    const form = await findForm(db, cid, id);
    forms.set(id, definitionsOf(form?.fields ?? []));
  }
  const standing = (row: FoundRow): Found => ({
    id: row.id,
    name: row.name,
    live: live.includes(row.state),
    branchId: row.branch_id,
    feeId: row.fee_kind_id,
    answers: row.answers,
    items: forms.get(row.form_version_id) ?? [],
    paid: row.paid || row.state === 'confirmed' || row.state === 'attended',
    payable: row.state === 'approved',
  });
  return rows.map((row) => {
    const own = keysOf(row);
    const meant = found.filter((one) =>
      row.number === ''
        ? own.includes(one.person_key) && (row.branchId === null || one.branch_id === row.branchId)
        : one.number === row.number,
    );
    const [one, another] = [...new Map(meant.map((each) => [each.id, each])).values()];
    if (another) return undefined;
    return one ? standing(one) : null;
  });
}

const live: readonly string[] = ['submitted', 'approved', 'confirmed', 'attended'];

const described = (db: Database, cid: number) =>
  db
    .selectFrom('registration')
    .select([
      'id',
      'number',
      'name',
      'state',
      'branch_id',
      'fee_kind_id',
      'answers',
      'person_key',
      'form_version_id',
      sql<boolean>`exists (select from orders where orders.registration_id = registration.id
        and orders.state in ('paid', 'partly_refunded', 'refunding'))`.as('paid'),
    ])
    .where('conference_id', '=', cid);
type FoundRow = Awaited<ReturnType<typeof byNumber>>[number];

const byNumber = async (db: Database, cid: number, numbers: string[]) =>
  numbers.length === 0 ? [] : described(db, cid).where('number', 'in', numbers).execute();

/** Branches and states are written as in the index; otherwise the whole conference would be read. */
const byPerson = async (db: Database, cid: number, branches: number[], keys: string[]) =>
  keys.length === 0
    ? []
    : described(db, cid)
        .where(sql<boolean>`coalesce(branch_id, 0) = any (${branches}::bigint[])`)
        .where('person_key', 'in', keys)
        .where('person_key', '<>', '')
        .where(sql<boolean>`state in ('submitted', 'approved', 'confirmed', 'attended')`)
        .execute();
