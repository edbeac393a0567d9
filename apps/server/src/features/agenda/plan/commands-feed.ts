import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';

interface Feed {
  accountId: number;
  conferenceId: number;
  language: Language;
  now: Date;
}

/** Creates a new secret for this person's plan and invalidates the earlier one. Only its hash is stored. */
export async function renewFeed(db: Database, { accountId, conferenceId, language, now }: Feed): Promise<string> {
  const token = newToken();
  const row = { token_hash: hashToken(token), created_at: now };
  await db
    .insertInto('calendar_feed')
    .values({ ...row, account_id: accountId, conference_id: conferenceId, language })
    .onConflict((conflict) => conflict.columns(['account_id', 'conference_id', 'language']).doUpdateSet(row))
    .execute();
  return token;
}

export const endFeeds = (db: Database, accountId: number, conferenceId: number) =>
  db
    .deleteFrom('calendar_feed')
    .where('account_id', '=', accountId)
    .where('conference_id', '=', conferenceId)
    .execute();
