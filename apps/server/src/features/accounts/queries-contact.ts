import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';

export interface ContactAddress {
  channel: 'phone' | 'email';
  recipient: string;
  language: Language;
}

/** How to reach an account: by the proven address it has had longest. */
export async function contactOf(db: Database, accountId: number): Promise<ContactAddress | null> {
  const row = await db
    .selectFrom('identity')
    .select(['kind', 'value'])
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['phone', 'email'])
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return null;
  // Numbers abroad are kept with their country; those people read English.
  const language = row.kind === 'phone' && row.value.startsWith('+') ? 'en' : 'zh';
  return { channel: row.kind === 'phone' ? 'phone' : 'email', recipient: row.value, language };
}
