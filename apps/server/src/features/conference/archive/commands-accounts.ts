import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refuseArchive, type OpenArchive } from './reader.ts';
import { ACCOUNTS, tableEntry } from './reader-manifest.ts';
import { rowsIn } from './reader-rows.ts';

export interface ImportedAccounts {
  /** The account here of each account of the archive. */
  ids: Map<number, number>;
  found: number;
  made: number;
}

const Person = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  name: v.string(),
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
  for (const [at, row] of (await rowsIn(archive, ACCOUNTS)).entries()) {
    const read = v.safeParse(Person, row);
    if (!read.success) refuseArchive('value_invalid', entry, at + 1, v.getDotPath(read.issues[0]) ?? '');
    const { id, name, phone, email } = read.output;
    if (brought.ids.has(id)) refuseArchive('id_twice', entry, at + 1, String(id));
    const addresses = [phone, email].flatMap((text) => readAddress(text ?? '') ?? []);
    const { rows } = await sql<{ account_id: number }>`select account_id from identity
      where verified_at is not null and (kind, value) in (select * from jsonb_to_recordset(${JSON.stringify(
        addresses,
      )}::jsonb) as one (channel text, value text))
      order by kind = 'phone' desc limit 1`.execute(transaction);
    const known = rows[0]?.account_id;
    if (known === undefined) brought.made += 1;
    else brought.found += 1;
    brought.ids.set(id, known ?? (await makeAccount(transaction, name, addresses[0] ?? null, now)));
  }
  return brought;
}

async function makeAccount(
  transaction: DatabaseTransaction,
  name: string,
  address: ReturnType<typeof readAddress>,
  now: Date,
): Promise<number> {
  const { id } = await transaction.insertInto('account').values({ name }).returning('id').executeTakeFirstOrThrow();
  if (!address) return id;
  // An address that somebody here claims without having verified it opens nothing: the new account goes without.
  await transaction
    .insertInto('identity')
    .values({ account_id: id, kind: address.channel, value: address.value, verified_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doNothing())
    .execute();
  return id;
}
