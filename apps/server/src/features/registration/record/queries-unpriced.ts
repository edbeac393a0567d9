import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** True when a registration has chosen an extra or a stay that has no price in a further currency. */
export async function hasUnpriced(db: Database, registrationId: number, currency: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    exists (select from registration_extra join extra on extra.id = registration_extra.extra_id
      where registration_id = ${registrationId} and not extra.prices ? ${currency}::text)
    or exists (select from hotel_booking where registration_id = ${registrationId} and state <> 'released'
      and not prices ? ${currency}::text) as found`.execute(db);
  return rows[0]?.found ?? false;
}
