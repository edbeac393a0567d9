import { sql } from 'kysely';
import type { WatcherFacts } from '@meetingapp/domain/live/may-watch.ts';
import type { Database } from '../../db/database.ts';

/** What a person has registered and paid in a conference. Of an order that was given back in part, the rest stays paid. */
export async function watcherFacts(
  db: Database,
  conferenceId: number,
  accountId: number,
): Promise<Omit<WatcherFacts, 'loggedIn'>> {
  const { rows } = await sql<{ registered: boolean; settled: boolean }>`
    select count(*) > 0 as registered,
      coalesce(bool_or(
        exists (select from orders where registration_id = registration.id and state in ('paid', 'partly_refunded'))
        or not exists (select from orders where registration_id = registration.id and state in ('open', 'refunding', 'refunded'))
      ), false) as settled
    from registration
    where conference_id = ${conferenceId} and account_id = ${accountId} and state in ('confirmed', 'attended')
  `.execute(db);
  return rows[0] ?? { registered: false, settled: false };
}
