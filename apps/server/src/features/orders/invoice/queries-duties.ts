import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';
import { isRedDue } from './queries.ts';

/** Invoices for which a credit note is due. */
export const redInvoiceDuty: DutyQuery = (conferenceId) => sql`
  select 'red_invoice' as kind, count(*)::int as count, min(invoice.updated_at) as since
  from invoice join registration on registration.id = invoice.registration_id
  where registration.conference_id = ${conferenceId} and ${isRedDue}`;
