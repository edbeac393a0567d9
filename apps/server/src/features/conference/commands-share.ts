import { randomInt } from 'node:crypto';
import type { Database } from '../../db/database.ts';

/** Without letters and figures that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 7;

const newCode = (): string => Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('');

/** A person's code at a conference, made when it is first asked for; always the same afterwards. */
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
  // Asked for twice at once, or a code that somebody has already: what stands there counts.
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
