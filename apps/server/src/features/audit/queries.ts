import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface AuditFilter {
  societyId: number;
  /** Null: of every conference and of the society itself. */
  conferenceId: number | null;
  staffId: number | null;
  /** `id` null: any row of the table. */
  subject?: { table: string; id: string | null };
  /** Of the days; null: UTC, for the society as a whole. */
  zone: string | null;
  from: string | null;
  until: string | null;
}

/** Entries that changed something or took data out, the newest first, from below one number on. */
export function auditEntries(db: Database, filter: AuditFilter, before: number | null, limit: number) {
  const { societyId, conferenceId, staffId, subject, from, until } = filter;
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
        .select('audit_change.id');
      if (subject)
        return where.exists(
          changes
            .where('subject', '=', subject.table)
            .$if(subject.id !== null, (query) => query.where('subject_id', '=', subject.id)),
        );
      // Who took people's data out changed nothing and is worth knowing all the same.
      return where.or([where.exists(changes), where('call', 'like', '%export%')]);
    })
    .orderBy('audit_entry.id', 'desc')
    .limit(limit)
    .execute();
}

export type AuditEntryRow = Awaited<ReturnType<typeof auditEntries>>[number];

/** So many changes of one entry are shown; an import has thousands. */
const SHOWN = 50;

/**
 * The first changes of each entry, and how many it has. Who asks about one row sees of an entry with more than are shown only
 * those of that row.
 */
export const changesOf = (db: Database, entryIds: number[], subject?: AuditFilter['subject']) =>
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
        .as('change'),
    )
    .selectAll()
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
