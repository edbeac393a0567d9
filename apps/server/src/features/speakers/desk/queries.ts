import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Invitations that staff see: all in the programme, and rejected or withdrawn stand-ins that were written to. */
export const deskRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_invitation as invitation')
    .innerJoin('expert', 'expert.id', 'invitation.expert_id')
    .leftJoin('speaker_invitation as parent', 'parent.id', 'invitation.stands_in_for')
    .leftJoin('expert as before', 'before.id', 'parent.expert_id')
    .leftJoin('speaker_invitation as filler', 'filler.id', 'invitation.filled_by')
    .leftJoin('expert as after', 'after.id', 'filler.expert_id')
    .selectAll('invitation')
    .select([
      'expert.name',
      'expert.affiliation',
      'expert.account_id',
      'expert.email',
      'expert.phone',
      'before.name as stands_in_name',
      'after.name as filler_name',
    ])
    .where('invitation.conference_id', '=', conferenceId)
    .where('invitation.gone_at', 'is', null)
    .orderBy('invitation.id')
    .execute();
export type DeskRow = Awaited<ReturnType<typeof deskRows>>[number];

/** All people of a conference, with the number of their tasks at other conferences of the society. */
export const candidateRows = (db: Database, conferenceId: number) =>
  db
    .selectFrom('expert')
    .select(['id', 'name', 'affiliation', 'post', 'account_id', 'email', 'phone'])
    .select(
      sql<number>`(select count(*)::int from programme_role as role
        join expert as other on other.id = role.expert_id
        join conference on conference.id = other.conference_id
        where other.conference_id <> ${conferenceId} and not conference.sandbox
          and conference.society_id = (select society_id from conference where id = ${conferenceId})
          and other.name = expert.name
          and ((other.affiliation = expert.affiliation and concat(expert.affiliation ->> 'zh', expert.affiliation ->> 'en') <> '') or (other.email <> '' and other.email = expert.email)
            or (other.phone <> '' and other.phone = expert.phone)))`.as('before'),
    )
    .where('expert.conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();

/** People who were asked in the place of an invitation. */
export const askedInstead = (db: Database, invitationId: number) =>
  db
    .selectFrom('speaker_invitation')
    .select(['expert_id', 'state', 'gone_at', 'written_at', 'opened_at'])
    .where('stands_in_for', '=', invitationId)
    .orderBy('id')
    .execute();

export const chainOf = (db: Database, invitationId: number) =>
  db.selectFrom('speaker_chain').selectAll().where('invitation_id', '=', invitationId).executeTakeFirst();

export const invitationOf = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('speaker_invitation')
    .selectAll()
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();

/** Those of these invitations that a letter can be about: in the programme, not rejected and not taken over, by person. */
export const writable = (db: Database, conferenceId: number, ids: readonly number[]) =>
  db
    .selectFrom('speaker_invitation')
    .select(['id', 'expert_id', 'invited_at', 'state'])
    .where('conference_id', '=', conferenceId)
    .where('id', 'in', [...ids])
    .where('gone_at', 'is', null)
    .where('state', '<>', 'rejected')
    .where('filled_by', 'is', null)
    .orderBy('expert_id')
    .orderBy('id')
    .execute();
export type WritableRow = Awaited<ReturnType<typeof writable>>[number];

/** Chains whose next person is due. */
export const dueChains = (db: Database, now: Date) =>
  db
    .selectFrom('speaker_chain')
    .innerJoin('speaker_invitation', 'speaker_invitation.id', 'invitation_id')
    .select(['invitation_id', 'conference_id'])
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .execute();

export const expertIn = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('expert')
    .select('id')
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .executeTakeFirst();
