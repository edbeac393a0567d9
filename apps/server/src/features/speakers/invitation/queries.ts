import type { Programme } from '@meetingapp/contract/agenda/programme.ts';
import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { currentRelease } from '../../agenda/release/queries.ts';
import { programmeOf } from '../../agenda/release/queries-cached-programmes.ts';

/** As the table's defaults while nothing is saved. */
interface ReminderRules {
  days: number[];
  most: number;
  from: number;
  until: number;
}

interface SpeakerSettings {
  answerBy: Date | null;
  slidesBy: Date | null;
  remind: ReminderRules;
  version: number;
}

/** A null date and version 0 while staff have set nothing. */
export async function settingsOf(db: Database, conferenceId: number): Promise<SpeakerSettings> {
  const row = await db
    .selectFrom('speaker_settings')
    .select(['answer_by', 'slides_by', 'remind_days', 'remind_most', 'remind_from', 'remind_until', 'version'])
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
  return {
    answerBy: row?.answer_by ?? null,
    slidesBy: row?.slides_by ?? null,
    remind: {
      days: row?.remind_days ?? [],
      most: row?.remind_most ?? 3,
      from: row?.remind_from ?? 9,
      until: row?.remind_until ?? 20,
    },
    version: row?.version ?? 0,
  };
}

/** All invitations of a conference, also those no longer in the programme. */
export const allInvitations = (db: Database, conferenceId: number) =>
  db.selectFrom('speaker_invitation').selectAll().where('conference_id', '=', conferenceId).orderBy('id').execute();
export type InvitationRow = Awaited<ReturnType<typeof allInvitations>>[number];

/** Invitations of these people that are in the programme. */
export const invitationsOf = (db: Database, expertIds: readonly number[]) =>
  db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where('expert_id', 'in', expertIds.length === 0 ? [0] : [...expertIds])
    .where('gone_at', 'is', null)
    .orderBy('id')
    .execute();

/** Locks an invitation; with `share` until nobody changes it. */
export const lockInvitation = (db: Database, id: number) =>
  db.selectFrom('speaker_invitation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * The programme in force, read inside a transaction: its number by the transaction, its document from the process's memory, because a
 * release never changes.
 */
export async function programmeNow(db: Database, pool: Database, conferenceId: number): Promise<Programme | null> {
  const current = await currentRelease(db, conferenceId);
  return current ? programmeOf(pool, conferenceId, current.number) : null;
}

/** People of a programme with their addresses. */
export const expertsBy = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('expert')
    .select(['id', 'conference_id', 'account_id', 'name', 'affiliation', 'post', 'phone', 'email'])
    .where('id', 'in', ids.length === 0 ? [0] : [...ids])
    .orderBy('id')
    .execute();
export type SpeakerRow = Awaited<ReturnType<typeof expertsBy>>[number];

/** The person whom a link opens: not revoked, not ended, of this conference. */
export const linkedExpert = (db: Database, conferenceId: number, linkId: number, now: Date) =>
  db
    .selectFrom('speaker_link')
    .innerJoin('expert', 'expert.id', 'speaker_link.expert_id')
    .select('expert.id')
    .where('speaker_link.id', '=', linkId)
    .where('expert.conference_id', '=', conferenceId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The person with this account; the first one where staff linked several. */
export const expertOfAccount = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('expert')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** People of a conference whose stored phone may be this one; the caller compares it in full. */
export const expertsByPhone = (db: Database, conferenceId: number, digits: string) =>
  db
    .selectFrom('expert')
    .select(['id', 'name', 'phone'])
    .where('conference_id', '=', conferenceId)
    .where(sql<boolean>`right(regexp_replace(phone, '\\D', '', 'g'), 7) = right(${digits}, 7)`)
    .orderBy('id')
    .execute();

/** What a letter says about the conference. */
export const conferenceOfLetter = (db: Database, id: number) =>
  db.selectFrom('conference').select(['id', 'title', 'zone']).where('id', '=', id).executeTakeFirst();

/** Invitations as a letter names them, by time. */
export async function letterTasks(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('speaker_invitation')
    .leftJoin('talk', (join) => join.onRef('talk.id', '=', 'item_id').on('item', '=', 'talk'))
    .leftJoin('programme_session as session', (join) =>
      join.onRef('session.id', '=', 'item_id').on('item', '=', 'session'),
    )
    .select(['speaker_invitation.id', 'asked', 'changes', 'state', 'talk.title as talk', 'session.title as session'])
    .where('speaker_invitation.id', 'in', ids.length === 0 ? [0] : [...ids])
    .orderBy(sql`asked ->> 'from'`)
    .orderBy('speaker_invitation.id')
    .execute();
  return rows.map(({ id, asked, changes, state, talk, session }) => ({
    id,
    title: talk ?? session ?? { zh: '', en: '' },
    hall: asked.hallName,
    from: asked.from,
    to: asked.to,
    roles: asked.roles,
    changes: state === 'none' ? changes : [],
  }));
}

/** How a person can be reached; null: not at all. */
export function reachedBy(
  expert: Pick<SpeakerRow, 'account_id' | 'email' | 'phone'>,
): 'account' | 'email' | 'phone' | null {
  if (expert.account_id !== null) return 'account';
  if (expert.email !== '') return 'email';
  return readAddress(expert.phone)?.channel === 'phone' ? 'phone' : null;
}
