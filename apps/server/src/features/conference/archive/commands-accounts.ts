import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refuseArchive, type OpenArchive } from './reader.ts';
import { ACCOUNTS, tableEntry } from './reader-manifest.ts';
import { inLists, rowsIn } from './reader-rows.ts';

export interface ImportedAccounts {
  /** The account here of each account of the archive. */
  ids: Map<number, number>;
  found: number;
  made: number;
}

const AT_ONCE = 500;

const Person = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  // No text of PostgreSQL has this character.
  name: v.pipe(v.string(), v.excludes('\0')),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

/**
 * The accounts of the people of an archive: the one here with the same phone or e-mail, or a new one with this one address, as when staff
 * enter a registration. A second address could open the account to somebody else. Without an address the new account opens to nobody.
 */
export async function importAccounts(
  transaction: DatabaseTransaction,
  archive: OpenArchive,
  now: Date,
): Promise<ImportedAccounts> {
  const entry = tableEntry(ACCOUNTS);
  const brought: ImportedAccounts = { ids: new Map(), found: 0, made: 0 };
  for await (const rows of inLists(rowsIn(archive, ACCOUNTS), AT_ONCE)) {
    const people: Brought[] = [];
    for (const { line, row } of rows) {
      const read = v.safeParse(Person, row);
      if (!read.success) refuseArchive('value_invalid', entry, line, v.getDotPath(read.issues[0]) ?? '');
      const { id, name, phone, email } = read.output;
      if (brought.ids.has(id)) refuseArchive('id_twice', entry, line, String(id));
      // Taken before the people of this list are looked up, so that an id that comes twice in it is found.
      brought.ids.set(id, 0);
      people.push({ id, name, addresses: [phone, email].flatMap((text) => readAddress(text ?? '') ?? []) });
    }
    await bring(transaction, people, brought, now);
  }
  return brought;
}

interface Brought {
  id: number;
  name: string;
  addresses: { channel: string; value: string }[];
}

/** Gives each of some people the account here with one of their addresses, the phone first, or a new one. */
async function bring(
  transaction: DatabaseTransaction,
  people: readonly Brought[],
  brought: ImportedAccounts,
  now: Date,
): Promise<void> {
  const asked = people.flatMap(({ id, addresses }) => addresses.map((one) => ({ id, ...one })));
  const { rows } = await sql<{ id: number; account_id: number }>`
    select distinct on (one.id) one.id, account_id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as one (id bigint, channel text, value text)
    join identity on identity.kind = one.channel and identity.value = one.value and verified_at is not null
    order by one.id, one.channel = 'phone' desc`.execute(transaction);
  const here = new Map(rows.map((row) => [Number(row.id), Number(row.account_id)]));
  const unknown = people.filter(({ id }) => !here.has(id));
  const made = unknown.map(({ name, addresses: [address] }) => ({ name, ...address }));
  const ids = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('account', 'id'))::int8 as id from generate_series(1, ${unknown.length})`.execute(
    transaction,
  );
  const fresh = made.map((one, at) => ({ ...one, id: Number(ids.rows[at]?.id ?? 0) }));
  await sql`insert into account (id, name) overriding system value
    select id, name from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb) as one (id bigint, name text)`.execute(
    transaction,
  );
  // An address that somebody here claims without having verified it opens nothing: the new account goes without.
  await sql`insert into identity (account_id, kind, value, verified_at)
    select id, channel, value, ${now} from jsonb_to_recordset(${JSON.stringify(fresh)}::jsonb)
      as one (id bigint, channel text, value text) where channel is not null
    on conflict (kind, value) do nothing`.execute(transaction);
  for (const [at, { id }] of unknown.entries()) here.set(id, fresh[at]?.id ?? 0);
  for (const [id, account] of here) brought.ids.set(id, account);
  brought.found += people.length - unknown.length;
  brought.made += unknown.length;
}
