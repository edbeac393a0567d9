import { HOME_CURRENCY } from '@meetingapp/domain/orders/currencies.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';

export interface AuditFilter {
  societyId: number;
  /** Null: all conferences and the society itself. */
  conferenceId: number | null;
  staffId: number | null;
  /** `id` null: every row of the table. */
  subject?: { table: string; id: string | null };
  /** Time zone of the days; null: UTC, for the society as a whole. */
  zone: string | null;
  from: string | null;
  until: string | null;
  /** False: omits changes of lists that belong to the society. */
  ofSociety: boolean;
}

/** Tables with data of the society that staff of one conference may not read in full. */
const societyTables = ['member_list', 'member_list_entry'];

/** Entries that changed or exported data, newest first, with an id below `before`. */
export function auditEntries(db: Database, filter: AuditFilter, before: number | null, limit: number) {
  const { societyId, conferenceId, staffId, subject, from, until, ofSociety } = filter;
  const zone = filter.zone ?? 'UTC';
  return db
    .selectFrom('audit_entry')
    .leftJoin('staff_member', 'staff_member.id', 'audit_entry.staff_id')
    .select(['audit_entry.id', 'at', 'call', 'address', 'device', 'staff_member.name as staff_name'])
    .where('audit_entry.society_id', '=', societyId)
    .$if(conferenceId !== null, (query) => query.where('conference_id', '=', conferenceId))
    .$if(staffId !== null, (query) => query.where('staff_id', '=', staffId))
    .$if(from !== null, (query) => query.where('at', '>=', sql<Date>`${from}::date::timestamp at time zone ${zone}`))
    .$if(until !== null, (query) =>
      query.where('at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone ${zone}`),
    )
    .$if(before !== null, (query) => query.where('audit_entry.id', '<', before))
    .where((where) => {
      const changes = where
        .selectFrom('audit_change')
        .whereRef('audit_change.entry_id', '=', 'audit_entry.id')
        .$if(!ofSociety, (query) => query.where('subject', 'not in', societyTables))
        .select('audit_change.id');
      if (subject)
        return where.exists(
          changes
            .where('subject', '=', subject.table)
            .$if(subject.id !== null, (query) => query.where('subject_id', '=', subject.id)),
        );
      // Exports of personal data change nothing and are listed nevertheless.
      return where.or([where.exists(changes), where('call', 'like', '%export%')]);
    })
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute();
}

export type AuditEntryRow = Awaited<ReturnType<typeof auditEntries>>[number];

/** Changes shown per entry; an import has thousands. */
const SHOWN = 50;

/**
 * The currency of a change's amounts: its own, that of the order or registration it belongs to, or the main one of the conference. A
 * change holds only what differs, so its own row is looked up too.
 */
const currencyOfChange = sql<string>`(
  with whole as (select coalesce(after, before) as fields)
  select coalesce(
    fields ->> 'currency',
    (select currency from orders where id = case when subject = 'orders' then subject_id else fields ->> 'order_id' end::bigint),
    (select price_currency from registration where id = coalesce(fields ->> 'registration_id',
      case when subject = 'hotel_booking'
        then (select registration_id::text from hotel_booking where id = subject_id::bigint) end)::bigint),
    (select currency from audit_entry join conference on conference.id = audit_entry.conference_id where audit_entry.id = entry_id),
    ${HOME_CURRENCY})
  from whole)`;

/**
 * The first changes of each entry, and their number. With a subject, an entry that has more changes than are shown yields only those
 * of that row.
 */
export const changesOf = (
  db: Database,
  entryIds: number[],
  { ofSociety, subject }: Pick<AuditFilter, 'ofSociety' | 'subject'>,
) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('audit_change')
        .selectAll()
        .select([
          sql<number>`(count(*) over (partition by entry_id))::int`.as('all_of_entry'),
          sql<number>`(row_number() over (partition by entry_id
            order by (subject = ${subject?.table ?? ''} and subject_id = ${subject?.id ?? ''}) desc, id))::int`.as(
            'place',
          ),
        ])
        .where('entry_id', 'in', entryIds.length > 0 ? entryIds : [0])
        .$if(!ofSociety, (query) => query.where('subject', 'not in', societyTables))
        .as('change'),
    )
    .selectAll()
    .select(currencyOfChange.as('currency'))
    .where('place', '<=', SHOWN)
    .$if(subject !== undefined && subject.id !== null, (query) =>
      query.where((where) =>
        where.or([
          where('all_of_entry', '<=', SHOWN),
          where.and([where('subject', '=', subject?.table ?? ''), where('subject_id', '=', subject?.id ?? '')]),
        ]),
      ),
    )
    .orderBy('id')
    .execute();

export type ChangeRow = Awaited<ReturnType<typeof changesOf>>[number];

export async function zoneOf(db: Database, cid: number): Promise<string | null> {
  const row = await db.selectFrom('conference').select('zone').where('id', '=', cid).executeTakeFirst();
  return row?.zone ?? null;
}
