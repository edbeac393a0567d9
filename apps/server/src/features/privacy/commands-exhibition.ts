import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';

interface Erased {
  accountId: number;
  /** Their registrations at the society. */
  ids: readonly number[];
  /** True when another society also has data of the person: then only conferences of these registrations count. */
  elsewhere: boolean;
  /** Phone numbers and e-mail addresses of the person. */
  addresses: readonly string[];
  now: Date;
}

/**
 * Erases the cards that a person handed over, as if they had been withdrawn, so that the exhibitor learns that earlier downloads have
 * to be deleted too. Drafts and orders of an exhibitor no longer say who made them. Marks of visits go, presence in department meetings, and the rights of an exhibitor's person or a host.
 */
export async function blankExhibition(
  transaction: DatabaseTransaction,
  { accountId, ids, elsewhere, addresses, now }: Erased,
): Promise<void> {
  const within = sql`exhibitor_id in (select id from exhibitor where not ${elsewhere}::boolean or conference_id in
    (select conference_id from registration where id = any(${ids}::bigint[])))`;
  await sql`update lead set account_id = null, registration_id = null, name = '', affiliation = '', post = '', email = '',
      phone = '', note = '', interest = null, products = '[]', withdrawn_at = coalesce(withdrawn_at, ${now}),
      version = version + 1
    where account_id = ${accountId} and ${within}`.execute(transaction);
  await sql`update lead_export set account_id = null where account_id = ${accountId} and ${within}`.execute(
    transaction,
  );
  for (const table of ['exhibitor_draft', 'stand_order'])
    await sql`update ${sql.table(table)} set account_id = null where account_id = ${accountId} and ${within}`.execute(
      transaction,
    );
  await sql`delete from exhibitor_visit where account_id = ${accountId} and ${within}`.execute(transaction);
  await sql`delete from department_person where account_id = ${accountId} and meeting_id in (select id from department_meeting
    where not ${elsewhere}::boolean or conference_id in
      (select conference_id from registration where id = any(${ids}::bigint[])))`.execute(transaction);
  await sql`update department_meeting set made_by = null where made_by = ${accountId} and (not ${elsewhere}::boolean
    or conference_id in (select conference_id from registration where id = any(${ids}::bigint[])))`.execute(
    transaction,
  );
  if (addresses.length === 0 || elsewhere) return;
  await sql`delete from exhibitor_member where address = any(${addresses}::text[])`.execute(transaction);
  await sql`update department_meeting set host_address = '' where host_address = any(${addresses}::text[])`.execute(
    transaction,
  );
}
