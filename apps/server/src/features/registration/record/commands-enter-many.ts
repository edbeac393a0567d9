import { randomBytes } from 'node:crypto';
import { readAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import { holdTogether } from '../../../db/places/hold.ts';
import type { PlaceRequest } from '../../../db/places/place-request.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import type { Setting } from '../configuration/queries.ts';
import { payUntil, type Entry } from './commands-enter.ts';
import { registrationNumber } from './commands-number.ts';
import type { RegistrationRow } from './queries.ts';
import { personKey, personOf } from './queries-person.ts';
import { deskActor } from './writer.ts';

/** What several people who are registered together have in common. */
export type EntryTogether = Pick<Entry, 'setting' | 'event' | 'staffId' | 'now'>;

export type OneEntry = Pick<
  Entry,
  'formVersionId' | 'answers' | 'branchId' | 'feeId' | 'currency' | 'member' | 'source'
> & {
  /** The places of fee and branch. */
  wishes: PlaceRequest[];
};

/** The account of each entry by its phone or e-mail; undefined: there is none yet. */
export interface KnownAccount {
  accountId: number | undefined;
  /** True when the account has begun a registration of this person. */
  hasDraft: boolean;
}

const addressOf = ({ answers }: Pick<OneEntry, 'answers'>, setting: Setting): Address | null => {
  const { phone, email } = personOf(answers, setting);
  return readAddress(phone || email);
};

/** Looks up the accounts of many people in one statement. */
export async function accountsOf(
  db: Database,
  setting: Setting,
  entries: readonly Pick<OneEntry, 'answers'>[],
): Promise<KnownAccount[]> {
  const asked = entries.flatMap((entry, at) => {
    const address = addressOf(entry, setting);
    return address ? [{ at, ...address, key: personKey(entry.answers, setting, 0) }] : [];
  });
  const { rows } = await sql<{ at: number; account_id: number; draft: boolean }>`
    select one.at, identity.account_id, exists (select from registration
        where registration.account_id = identity.account_id and conference_id = ${setting.id} and person_key = one.key
          and state = 'draft') as draft
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (at int, channel text, value text, key text)
    join identity on identity.kind = one.channel and identity.value = one.value`.execute(db);
  const known = new Map(rows.map((row) => [row.at, row]));
  return entries.map((_, at) => ({ accountId: known.get(at)?.account_id, hasDraft: known.get(at)?.draft === true }));
}

type Outcome =
  | { ok: true; rows: RegistrationRow[]; until: Date }
  /** Those that found no place, by their position. */
  | { ok: false; refused: Map<number, 'fee_sold_out' | 'branch_full'> };

/**
 * As `enterRegistration`, for several people in few statements: all, or none. None of them may have begun a registration, or stand twice
 * among them. The unique index of live registrations refuses the whole when one of them is registered meanwhile.
 */
export async function enterTogether(
  transaction: DatabaseTransaction,
  common: EntryTogether,
  entries: readonly (OneEntry & Pick<KnownAccount, 'accountId'>)[],
): Promise<Outcome> {
  const accounts = await accountsFor(transaction, common, entries);
  const until = payUntil(common.now);
  const rows = await insertAll(transaction, common, entries, accounts, until);
  const held = await holdTogether(
    transaction,
    rows.map(({ id }, at) => ({
      registrationId: id,
      kinds: ['fee', 'branch'] as const,
      wishes: entries[at]?.wishes ?? [],
      until,
    })),
  );
  const refused = new Map(
    held.flatMap((outcome, at) =>
      outcome.ok ? [] : [[at, outcome.short.kind === 'branch' ? 'branch_full' : 'fee_sold_out'] as const],
    ),
  );
  return refused.size > 0 ? { ok: false, refused } : { ok: true, rows, until };
}

/** The known accounts, and new ones for the others: one for each address. */
async function accountsFor(
  transaction: DatabaseTransaction,
  { setting, now }: EntryTogether,
  entries: readonly (OneEntry & Pick<KnownAccount, 'accountId'>)[],
): Promise<number[]> {
  const fresh = new Map<string, { at: number; name: string; kind: string | null; value: string | null }>();
  const keys = entries.map((entry, at) => {
    if (entry.accountId !== undefined) return '';
    const address = addressOf(entry, setting);
    const key = address ? `${address.channel} ${address.value}` : `row ${at}`;
    if (!fresh.has(key))
      fresh.set(key, {
        at,
        name: personOf(entry.answers, setting).name,
        kind: address?.channel ?? null,
        value: address?.value ?? null,
      });
    return key;
  });
  if (fresh.size === 0) return entries.map(({ accountId }) => accountId ?? 0);
  // One address only: a mistyped second one would open the account to somebody else.
  const { rows } = await sql<{ at: number; made: number; owner: number }>`
    with one as materialized (
      select one.*, nextval(pg_get_serial_sequence('account', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify([...fresh.values()])}::jsonb)
        as one (at int, name text, kind text, value text)),
    made as (insert into account (id, name) overriding system value select id, name from one),
    owned as (
      insert into identity (account_id, kind, value, verified_at)
      select id, kind, value, ${now}::timestamptz from one where kind is not null order by kind, value
      on conflict (kind, value) do update set value = excluded.value
      returning account_id, kind, value)
    select one.at, one.id as made, coalesce(owned.account_id, one.id) as owner
    from one left join owned on owned.kind = one.kind and owned.value = one.value`.execute(transaction);
  // A concurrent call created the identity first, so the new account is unused.
  const unused = rows.filter(({ made, owner }) => made !== owner).map(({ made }) => made);
  if (unused.length > 0) await transaction.deleteFrom('account').where('id', 'in', unused).execute();
  const owners = new Map(rows.map(({ at, owner }) => [at, owner]));
  return entries.map(({ accountId }, at) => accountId ?? owners.get(fresh.get(keys[at] ?? '')?.at ?? -1) ?? 0);
}

/** Inserts approved registrations and the beginning of their history. */
async function insertAll(
  transaction: DatabaseTransaction,
  { setting, event, staffId, now }: EntryTogether,
  entries: readonly OneEntry[],
  accounts: readonly number[],
  until: Date,
): Promise<RegistrationRow[]> {
  const values = entries.map(({ formVersionId, answers, branchId, feeId, currency, member, source }, at) => ({
    at,
    account_id: accounts[at],
    form_version_id: formVersionId,
    number: registrationNumber(setting.id),
    card_id: randomBytes(18).toString('base64url'),
    entry_code: randomBytes(18).toString('base64url'),
    person_key: personKey(answers, setting, accounts[at] ?? 0),
    name: (answers['name'] ?? '').trim(),
    answers,
    branch_id: branchId,
    fee_kind_id: feeId,
    price_currency: currency,
    member,
    source_code: source,
  }));
  const { rows } = await sql<RegistrationRow & { at: number }>`
    with one as materialized (
      select one.*, nextval(pg_get_serial_sequence('registration', 'id')) as id
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as one (at int, account_id bigint,
        form_version_id bigint, number text, card_id text, entry_code text, person_key text, name text, answers jsonb, branch_id bigint, fee_kind_id bigint, price_currency text, member boolean,
        source_code text)),
    made as (
      insert into registration (id, conference_id, account_id, form_version_id, state, number, card_id, entry_code, person_key, name,
        answers, branch_id, fee_kind_id, price_currency, member, source_code, hold_until, created_at, updated_at)
      overriding system value
      select id, ${setting.id}::bigint, account_id, form_version_id, 'approved', number, card_id, entry_code, person_key, name,
        answers, branch_id, fee_kind_id, price_currency, member, source_code, ${until}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from one returning *),
    noted as (
      insert into registration_event (registration_id, at, actor, event, from_state, to_state, why)
      select id, ${now}::timestamptz, ${deskActor(staffId)}, ${event}, 'draft', 'approved', '' from one)
    select one.at, made.* from made join one on one.id = made.id order by one.at`.execute(transaction);
  return rows;
}
