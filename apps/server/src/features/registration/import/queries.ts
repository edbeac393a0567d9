import { sql } from 'kysely';
import type { ExistingRegistration } from '@meetingapp/domain/registration/import/row-outcome.ts';
import type { ImportRow } from '@meetingapp/domain/registration/import/row.ts';
import type { Database } from '../../../db/connection/database.ts';
import { definitionsOf, findForm } from '../configuration/queries.ts';
import type { ImportRules } from './queries-rules.ts';
import { personOf } from '../record/queries-person.ts';

/** Ids of the registrations that have an event after their time, or related rows that no import creates. */
export async function touchedOf(
  db: Database,
  imported: readonly { id: number; at: string }[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select one.id from jsonb_to_recordset(${JSON.stringify(imported)}::jsonb) as one (id bigint, at timestamptz)
    where exists (select from registration where id = one.id and updated_at > one.at)
      or exists (select from registration_event where registration_id = one.id and registration_event.at > one.at)
      or exists (select from order_event join orders on orders.id = order_id
        where orders.registration_id = one.id and order_event.at > one.at)
      or exists (select from hotel_booking where registration_id = one.id and created_at > one.at)
      or exists (select from invoice where registration_id = one.id and created_at > one.at)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the registrations for which a payment was received or recorded. */
export async function withMoney(db: Database, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('orders')
    .select('registration_id')
    .where('registration_id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .where('total', '>', 0)
    .where('state', 'in', ['paid', 'partly_refunded', 'refunding'])
    .execute();
  return new Set(rows.map(({ registration_id: id }) => id));
}

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
    currency: row.price_currency ?? setting.currency,
    answers: row.answers,
    formId: row.form_id,
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
      'price_currency',
      'answers',
      'person_key',
      'form_version_id',
      sql<number>`coalesce((select form_id from form_version where id = registration.form_version_id), 0)`.as(
        'form_id',
      ),
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
