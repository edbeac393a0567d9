import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { normalised } from './queries-codes.ts';

/** Addresses of registrations, as codes are tied to them; call it before the registrations are blanked. */
async function addressesIn(db: Database, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ value: string | null }>`
    select unnest(array[person_key, answers ->> 'phone', answers ->> 'email']) as value
    from registration where id = any(${ids}::bigint[])
  `.execute(db);
  return normalised(rows.map(({ value }) => value));
}

/** Codes of one conference that are tied to people of these registrations. The codes stay for the accounts; nobody can use them. */
export async function blankCodes(transaction: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  const addresses = await addressesIn(transaction, ids);
  await blank(
    transaction,
    sql`person_key = any(${addresses}::text[])
      and conference_id in (select conference_id from registration where id = any(${ids}::bigint[]))`,
  );
}

interface Erased {
  ids: readonly number[];
  addresses: readonly string[];
  /** True when another society also has data of the person: then only conferences of the societies of these registrations count. */
  elsewhere: boolean;
}

/** Codes that are tied to a person, also at conferences for which they never registered. */
export async function blankCodesOfPerson(
  transaction: DatabaseTransaction,
  { ids, addresses, elsewhere }: Erased,
): Promise<void> {
  await blank(
    transaction,
    sql`person_key = any(${normalised(addresses)}::text[])
      and (not ${elsewhere}::boolean or conference_id in (select conference.id from conference where society_id in
        (select society_id from conference join registration on registration.conference_id = conference.id
          where registration.id = any(${ids}::bigint[]))))`,
  );
}

/** Also in the log of what staff changed, this change included. */
async function blank(transaction: DatabaseTransaction, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ id: number; conference_id: number; code: string }>`
    update discount_code set person_key = '' where ${which} returning id, conference_id, code
  `.execute(transaction);
  if (rows.length === 0) return;
  // Rows of imported lists about these codes hold the address too.
  await sql`
    delete from sheet_import_row as line using sheet_import as import,
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (conference_id bigint, code text)
    where import.id = line.import_id and import.kind = 'fees.codes' and import.conference_id = one.conference_id
      and line.keys && array[upper(one.code)]`.execute(transaction);
  await sql`select set_config('meetingapp.erasure', 'on', true)`.execute(transaction);
  await sql`update audit_change set before = without_personal(before), after = without_personal(after)
    where subject = 'discount_code' and subject_id = any(${rows.map(({ id }) => String(id))}::text[])`.execute(
    transaction,
  );
  await sql`select set_config('meetingapp.erasure', '', true)`.execute(transaction);
}
