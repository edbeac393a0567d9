import { sql, type RawBuilder } from 'kysely';

/** True for a registration, `of` being its table or alias, whose person is known by a verified address of the account. */
const hasAddress = (of: string): RawBuilder<unknown> => sql`exists (
  select from identity where identity.account_id = ${sql.ref(`${of}.account_id`)}
    and identity.value = ${sql.ref(`${of}.person_key`)} and identity.verified_at is not null)`;

/**
 * Order of the registrations of an account, `of` being their table or alias: the person's own ones, by address or name, before those of
 * colleagues whom they registered; then those that count.
 */
export const ownFirst = (of: string): RawBuilder<unknown> => sql`${hasAddress(of)} desc,
  exists (select from account where account.id = ${sql.ref(`${of}.account_id`)} and account.name = ${sql.ref(`${of}.name`)}) desc,
  ${sql.ref(`${of}.state`)} in ('submitted', 'approved', 'confirmed', 'attended') desc`;

/**
 * Condition on rows of `registration`: it is of the account's own person, in whichever branch, and not of a colleague. Where no address of
 * the account is known in the conference, the person of the first registration.
 */
export const isOwn = sql<boolean>`(${hasAddress('registration')} or registration.person_key = (
  select own.person_key from registration as own
  where own.account_id = registration.account_id and own.conference_id = registration.conference_id
  order by ${ownFirst('own')}, own.id limit 1))`;
