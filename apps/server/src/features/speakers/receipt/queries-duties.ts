import { sql } from 'kysely';
import type { DutyQuery } from '../../../db/rows/duties.ts';

/** Speakers' receipts that nobody has checked. */
export const receiptDuty: DutyQuery = (conferenceId) => sql`
  select 'receipt' as kind, count(*)::int as count, min(sent_at) as since
  from speaker_receipt where conference_id = ${conferenceId} and state = 'sent'`;
