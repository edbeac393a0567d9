import { sql } from 'kysely';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

/** A slot with the activity and the conference that it belongs to. */
export const findSlot = (db: Database, id: number) =>
  db
    .selectFrom('activity_slot')
    .innerJoin('activity', 'activity.id', 'activity_slot.activity_id')
    .innerJoin('conference', 'conference.id', 'activity.conference_id')
    .select([
      'activity_slot.id',
      'activity_slot.activity_id',
      'activity_slot.starts_at',
      'activity_slot.name',
      'activity.conference_id',
      'activity.state',
      'activity.form_id',
      'activity.title',
      'conference.title as conference',
      'conference.zone',
      'conference.state as conference_state',
    ])
    .where('activity_slot.id', '=', id)
    .executeTakeFirst();
export type FoundSlot = NonNullable<Awaited<ReturnType<typeof findSlot>>>;

export interface LiveEntry {
  id: number;
  activity_id: number;
  slot_id: number;
  state: 'held' | 'joined' | 'waiting' | 'offered';
  held_until: Date | null;
  checked_in_at: Date | null;
  /** By the database's clock: a held or offered place whose time is over. */
  lapsed: boolean;
  before: number;
  name: Bilingual;
  starts_at: Date;
}

/** The live entries of a registration, of one activity or of all of a conference; lapsed holds are left out by the caller. */
export async function entriesOf(
  db: Database,
  registrationId: number,
  activityId: number | null = null,
): Promise<LiveEntry[]> {
  const { rows } = await sql<LiveEntry>`
    select entry.id, entry.activity_id, entry.slot_id, entry.state, entry.held_until, entry.checked_in_at,
      coalesce(entry.held_until <= clock_timestamp(), false) as lapsed,
      (select count(*)::int from activity_entry as earlier
        where earlier.slot_id = entry.slot_id and earlier.state = 'waiting' and earlier.id < entry.id
          and entry.state = 'waiting') as before,
      slot.name, slot.starts_at
    from activity_entry as entry join activity_slot as slot on slot.id = entry.slot_id
    where entry.registration_id = ${registrationId} and entry.state <> 'left'
      and (${activityId}::bigint is null or entry.activity_id = ${activityId})
    order by entry.id`.execute(db);
  return rows;
}

/** Everybody in an activity, for staff, in the order of slots and of joining. */
export const entrantsOf = (db: Database, activityId: number) =>
  db
    .selectFrom('activity_entry as entry')
    .innerJoin('activity_slot as slot', 'slot.id', 'entry.slot_id')
    .innerJoin('registration', 'registration.id', 'entry.registration_id')
    .select([
      'entry.id',
      'entry.slot_id',
      'entry.state',
      'entry.held_until',
      'entry.checked_in_at',
      'entry.score',
      'entry.answers',
      'entry.form_version_id',
      'registration.id as registration_id',
      'registration.name',
      'registration.number',
      'registration.answers as person',
    ])
    .where('entry.activity_id', '=', activityId)
    .where('entry.state', '<>', 'left')
    .where((by) =>
      by.or([by('entry.held_until', 'is', null), by('entry.held_until', '>', by.fn<Date>('clock_timestamp'))]),
    )
    .orderBy('slot.position')
    .orderBy('slot.id')
    .orderBy('entry.id')
    .execute();
export type EntrantRow = Awaited<ReturnType<typeof entrantsOf>>[number];
