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
 * to be deleted too. Marks of visits go, and the right to read an exhibitor's cards.
 */
export async function blankLeads(
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
  await sql`delete from exhibitor_visit where account_id = ${accountId} and ${within}`.execute(transaction);
  if (addresses.length > 0 && !elsewhere)
    await sql`delete from exhibitor_member where address = any(${addresses}::text[])`.execute(transaction);
}
