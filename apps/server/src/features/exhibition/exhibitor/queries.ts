import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** An exhibitor with its conference; hidden ones and drafts of conferences included. */
export const findExhibitor = (db: Database, id: number) =>
  db
    .selectFrom('exhibitor')
    .innerJoin('conference', 'conference.id', 'exhibitor.conference_id')
    .select([
      'exhibitor.id',
      'exhibitor.conference_id',
      'exhibitor.name',
      'exhibitor.field',
      'exhibitor.introduction',
      'exhibitor.logo',
      'exhibitor.booth',
      'exhibitor.deal',
      'exhibitor.held_until',
      'exhibitor.price',
      'exhibitor.contract',
      'exhibitor.signed_on',
      'exhibitor.paid',
      'exhibitor.shown',
      'exhibitor.stand',
      'exhibitor.purpose',
      'exhibitor.keep_until',
      'exhibitor.notice_version',
      'exhibitor.version',
      'conference.zone',
      'conference.state as conference_state',
    ])
    .where('exhibitor.id', '=', id)
    .executeTakeFirst();
export type ExhibitorRow = NonNullable<Awaited<ReturnType<typeof findExhibitor>>>;

/** True when the public may see it. */
export const isShown = (row: ExhibitorRow): boolean =>
  row.shown && !['draft', 'stopped'].includes(row.conference_state);

/** True when the account has proved an address that the organiser entered for this exhibitor. */
export async function isMember(db: Database, exhibitorId: number, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('exhibitor_member')
    .innerJoin('identity', 'identity.value', 'exhibitor_member.address')
    .select('identity.account_id')
    .where('exhibitor_id', '=', exhibitorId)
    .where('identity.account_id', '=', accountId)
    .where('identity.kind', 'in', ['phone', 'email'])
    .where('identity.verified_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Exhibitors of a conference whose cards the account may read. */
export const desksOf = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('exhibitor')
    .select(['id', 'name', 'booth'])
    .where('conference_id', '=', conferenceId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('exhibitor_member')
          .innerJoin('identity', 'identity.value', 'exhibitor_member.address')
          .whereRef('exhibitor_member.exhibitor_id', '=', 'exhibitor.id')
          .where('identity.account_id', '=', accountId)
          .where('identity.kind', 'in', ['phone', 'email'])
          .where('identity.verified_at', 'is not', null)
          .select('identity.id'),
      ),
    )
    .orderBy('booth')
    .execute();

export const visitedOf = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('exhibitor_visit')
    .innerJoin('exhibitor', 'exhibitor.id', 'exhibitor_id')
    .select(['exhibitor_id', 'at'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .execute();

/** A registration that may enter: the person's own one at the conference. */
export const ownRegistration = (db: Database, conferenceId: number, accountId: number) =>
  db
    .selectFrom('registration')
    .select(['id', 'account_id', 'name', 'answers'])
    .where('conference_id', '=', conferenceId)
    .where('account_id', '=', accountId)
    .where('state', 'in', ['confirmed', 'attended'])
    .where('name', '<>', '')
    .orderBy('id', 'desc')
    .executeTakeFirst();
export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof ownRegistration>>>;

/** The registration of a valid ticket with this number. */
export const registrationOfToken = (db: Database, conferenceId: number, token: number) =>
  db
    .selectFrom('ticket')
    .innerJoin('registration', 'registration.id', 'ticket.registration_id')
    .select(['registration.id', 'registration.account_id', 'registration.name', 'registration.answers'])
    .where('ticket.conference_id', '=', conferenceId)
    .where(sql<boolean>`ticket.print = ticket_print(${conferenceId}::bigint, ${token}::bigint)`)
    .where('ticket.token', '=', token)
    .where('ticket.state', '=', 'valid')
    .where('registration.name', '<>', '')
    .executeTakeFirst();

/** The card of an account that stands at an exhibitor. */
export const givenLead = (db: Database, exhibitorId: number, accountId: number) =>
  db
    .selectFrom('lead')
    .select('id')
    .where('exhibitor_id', '=', exhibitorId)
    .where('account_id', '=', accountId)
    .where('withdrawn_at', 'is', null)
    .where('blanked', '=', false)
    .executeTakeFirst();

/** The stamp of a booth, and when a person collected it; a visitor without a log-in has none. */
export const stampOf = (db: Database, exhibitorId: number, accountId: number | null) =>
  db
    .selectFrom('stamp')
    .select('points')
    .select(
      sql<Date | null>`(select min(at) from stamp_given join registration on registration.id = registration_id
        where stamp_given.stamp_id = stamp.id and registration.account_id = ${accountId}::bigint)`.as('at'),
    )
    .where('exhibitor_id', '=', exhibitorId)
    .executeTakeFirst();

/** Exhibitors of a conference that everybody may find, by booth. */
export const searchedExhibitors = (db: Database, conferenceId: number) =>
  db
    .selectFrom('exhibitor')
    .select(['id', 'name', 'field', 'booth', 'stand'])
    .where('conference_id', '=', conferenceId)
    .where('shown', '=', true)
    .orderBy('booth')
    .orderBy('id')
    .execute();
export type SearchedExhibitor = Awaited<ReturnType<typeof searchedExhibitors>>[number];
