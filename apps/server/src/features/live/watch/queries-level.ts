import { sql } from 'kysely';
import type { WatchLevel } from '@meetingapp/contract/live/socket.ts';
import { watchLevelFrom, type WatcherFacts } from '@meetingapp/domain/live/may-watch.ts';
import type { Database } from '../../../db/connection/database.ts';

type Facts = Omit<WatcherFacts, 'loggedIn'>;
const none: Facts = { registered: false, settled: false };

/** Registration and payment of people in a conference. A partly refunded order counts as paid. */
async function factsOf(db: Database, conferenceId: number, accountIds: number[]): Promise<Map<number, Facts>> {
  const { rows } = await sql<{ accountId: number } & Facts>`
    select account_id as "accountId", true as registered,
      bool_or(
        exists (select from orders where registration_id = registration.id and state in ('paid', 'partly_refunded'))
        or not exists (select from orders where registration_id = registration.id and state in ('open', 'refunding', 'refunded'))
      ) as settled
    from registration
    where conference_id = ${conferenceId} and account_id = any(${accountIds}::bigint[]) and state in ('confirmed', 'attended')
    group by account_id
  `.execute(db);
  return new Map(rows.map(({ accountId, ...facts }) => [accountId, facts]));
}

export async function watcherFacts(db: Database, conferenceId: number, accountId: number): Promise<Facts> {
  return (await factsOf(db, conferenceId, [accountId])).get(accountId) ?? none;
}

/** Present watch levels of many people. */
export async function watchLevelsOf(
  db: Database,
  conferenceId: number,
  accountIds: number[],
): Promise<Map<number, WatchLevel>> {
  const facts = await factsOf(db, conferenceId, accountIds);
  return new Map(accountIds.map((id) => [id, watchLevelFrom({ loggedIn: true, ...(facts.get(id) ?? none) })]));
}
