import { sql, type Expression } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';

export interface ContactAddress {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
}

/** Of an account: the proven address it has had longest. */
const reachOf = (db: Database, accountId: Expression<number>) =>
  db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['phone', 'email'])
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .limit(1);

/** How to reach an account: by the proven address it has had longest. */
export async function contactOf(db: Database, accountId: number): Promise<ContactAddress | null> {
  return contactBy(await reachOf(db, sql.val(accountId)).executeTakeFirst());
}

/** A column of another question: how to reach the account of its row. To be read by `contactBy`. */
export const reachColumn = (db: Database, accountId: Expression<number>) => jsonObjectFrom(reachOf(db, accountId));

export function contactBy(row: { kind: string; value: string } | null | undefined): ContactAddress | null {
  if (!row) return null;
  // Numbers abroad are kept with their country; those people read English.
  const language = row.kind === 'phone' && row.value.startsWith('+') ? 'en' : 'zh';
  return { channel: row.kind === 'phone' ? 'phone' : 'email', recipient: row.value, language };
}
