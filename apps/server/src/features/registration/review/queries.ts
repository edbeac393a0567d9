import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Any registration of this conference; one of another conference is not found. */
export function findAtDesk(db: Database, cid: number, id: number) {
  return db
    .selectFrom('registration')
    .leftJoin('branch', 'branch.id', 'registration.branch_id')
    .leftJoin('fee_kind', 'fee_kind.id', 'registration.fee_kind_id')
    .innerJoin('form_version', 'form_version.id', 'registration.form_version_id')
    .leftJoin('conference_form', 'conference_form.id', 'form_version.form_id')
    .innerJoin('conference', 'conference.id', 'registration.conference_id')
    .selectAll('registration')
    .select([
      'branch.title as branch_title',
      'fee_kind.title as fee_title',
      'form_version.number as form_number',
      'form_version.form_id',
      'conference_form.title as form_title',
      sql<string>`coalesce(registration.price_currency, conference.currency)`.as('currency'),
      'conference.zone',
      'conference.starts_on',
      'conference.refund_policy',
    ])
    .where('registration.id', '=', id)
    .where('registration.conference_id', '=', cid)
    .executeTakeFirst();
}
export type DeskRow = NonNullable<Awaited<ReturnType<typeof findAtDesk>>>;
