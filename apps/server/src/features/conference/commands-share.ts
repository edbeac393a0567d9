import { randomInt } from 'node:crypto';
import type { Database } from '../../db/connection/database.ts';

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 7;

const newCode = (): string => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');

/** A person's share code at a conference: created at the first request, the same afterwards. */
export async function shareCodeOf(db: Database, conferenceId: number, accountId: number): Promise<string> {
  const find = () =>
    db
      .selectFrom('share_code')
      .select('code')
      .where('conference_id', '=', conferenceId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  const there = await find();
  if (there) return there.code;
  await db
    .insertInto('share_code')
    .values({ conference_id: conferenceId, account_id: accountId, code: newCode() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // On a concurrent request or a code collision the stored row counts.
  return (await find())?.code ?? '';
}

export async function noteShare(
  db: Database,
  share: { conferenceId: number; channel: 'poster' | 'link' | 'device'; sourceCode: string; now: Date },
): Promise<void> {
  await db
    .insertInto('share')
    .values({
      conference_id: share.conferenceId,
      channel: share.channel,
      source_code: share.sourceCode,
      shared_at: share.now,
    })
    .execute();
}
