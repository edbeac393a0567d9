import { sql } from 'kysely';
import { whoRefused, type PointRules } from '@meetingapp/domain/checkin/point-rules.ts';
import { encodeTicketList, type ListedTicket } from '@meetingapp/domain/checkin/ticket-list.ts';
import { cooperative } from '@meetingapp/sheets/streams/yield-to-loop.ts';
import type { Database } from '../../../db/connection/database.ts';
import { typedName } from '../../../text/pinyin.ts';
import { roleOf } from './writer.ts';

/** UTF-8 bytes of a name on a device: longer ones are cut, because a door compares the beginning. */
const NAME_LETTERS = 40;
const NUMBER_DIGITS = 4;

/** All transactions before this one have ended: what changes from now on has a number that is not smaller. */
export async function changeCursor(db: Database): Promise<number> {
  const found = await sql<{ cursor: number }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as cursor`.execute(db);
  return Number(found.rows[0]?.cursor ?? 0);
}

/**
 * The tickets that devices of a point need, as bytes. `since`: only those changed after that cursor. Names only of people whom the rules
 * admit.
 */
export async function ticketListOf(
  db: Database,
  conferenceId: number,
  rules: PointRules,
  since: number | null,
): Promise<Uint8Array> {
  const rows = await db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['ticket.print', 'ticket.role', 'ticket.state', 'fee_kind_id', 'branch_id', 'name', 'number'])
    .where('ticket.conference_id', '=', conferenceId)
    .$if(since !== null, (query) => query.where('ticket.changed', '>=', since ?? 0))
    .execute();
  const pause = cooperative();
  const tickets: ListedTicket[] = [];
  for (const row of rows) {
    const facts = {
      role: roleOf(row.role),
      feeId: row.fee_kind_id,
      branchId: row.branch_id,
      valid: row.state === 'valid',
    };
    const name = whoRefused(rules, facts) === null ? row.name.slice(0, NAME_LETTERS) : '';
    tickets.push({
      ...facts,
      fingerprint: row.print,
      name,
      number: name === '' ? '' : row.number.slice(-NUMBER_DIGITS),
      reading: typedName(name),
    });
    await pause();
  }
  return encodeTicketList(tickets);
}
