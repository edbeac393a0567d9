import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/connection/database.ts';

export interface ContactAddress {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
}

/** The contact of an account: its oldest verified address. */
const reachOf = (db: Database, accountId: Expression<number>) =>
  db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['phone', 'email'])
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .limit(1);

/** Contact address of an account: its oldest verified address. Null when it has none. */
export async function contactOf(db: Database, accountId: number): Promise<ContactAddress | null> {
  return contactBy(await reachOf(db, sql.val(accountId)).executeTakeFirst());
}

/** Column for another query: the contact of the row's account. Read it with `contactBy`. */
export const reachColumn = (db: Database, accountId: Expression<number>) => jsonObjectFrom(reachOf(db, accountId));

export function contactBy(row: { kind: string; value: string } | null | undefined): ContactAddress | null {
  if (!row) return null;
  // Foreign numbers are stored with their country code; their owners get English.
  const language = row.kind === 'phone' && row.value.startsWith('+') ? 'en' : 'zh';
  return { channel: row.kind === 'phone' ? 'phone' : 'email', recipient: row.value, language };
}
