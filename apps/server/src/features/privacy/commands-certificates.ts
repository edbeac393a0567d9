import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../db/connection/transaction.ts';

interface Whose {
  accountId: number;
  /** Registrations at the society. */
  ids: readonly number[];
  /** True when another society also has data of the person: its certificates stay. */
  elsewhere: boolean;
}

/**
 * Blanks name and affiliation on certificates and removes their credentials. The number stays taken and verification finds nothing any
 * more; a copy that the person has saved still verifies by its signature.
 */
export async function blankCertificates(
  transaction: DatabaseTransaction,
  { accountId, ids, elsewhere }: Whose,
): Promise<void> {
  await sql`update certificate set credential = '',
      facts = facts || '{"name": "", "latin": "", "affiliation": ""}'::jsonb
    where account_id = ${accountId} and (not ${elsewhere}::boolean or registration_id = any(${ids}::bigint[]))`.execute(
    transaction,
  );
}
