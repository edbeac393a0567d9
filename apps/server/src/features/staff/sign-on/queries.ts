import { sql } from 'kysely';
import type { SignOnAudience } from '@meetingapp/contract/staff/sign-on.ts';
import type { Database } from '../../../db/connection/database.ts';

export function listProviders(db: Database, audience: SignOnAudience) {
  return db
    .selectFrom('sign_on_provider')
    .select(['id', 'society_id', 'name'])
    .where('audience', '=', audience)
    .orderBy('id')
    .limit(20)
    .execute();
}

export function findProvider(db: Database, id: number, audience: SignOnAudience) {
  return db
    .selectFrom('sign_on_provider')
    .selectAll()
    .where('id', '=', id)
    .where('audience', '=', audience)
    .executeTakeFirst();
}
export type ProviderRow = NonNullable<Awaited<ReturnType<typeof findProvider>>>;

export function findProviderOf(db: Database, societyId: number, audience: SignOnAudience) {
  return db
    .selectFrom('sign_on_provider')
    .selectAll()
    .select(
      sql<number>`((select count(*) from staff_sign_on where provider_id = sign_on_provider.id)
        + (select count(*) from member_sign_on where provider_id = sign_on_provider.id))::int`.as('linked'),
    )
    .where('society_id', '=', societyId)
    .where('audience', '=', audience)
    .executeTakeFirst();
}

/** The active member of the provider's society who is this subject there. */
export async function findLinked(db: Database, provider: ProviderRow, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom('staff_sign_on')
    .innerJoin('staff_member', 'staff_member.id', 'staff_sign_on.staff_id')
    .select('staff_member.id')
    .where('provider_id', '=', provider.id)
    .where('subject', '=', subject)
    .where('staff_member.society_id', '=', provider.society_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
