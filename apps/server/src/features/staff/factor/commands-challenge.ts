import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';

const MINUTES = 5;
const TRIES = 5;

type Purpose = 'login' | 'passkey';

/** Returns a random challenge that the browser holds for five minutes; only its hash is stored. A passkey signs the same value. */
export async function newChallenge(db: Database, staffId: number, purpose: Purpose, now: Date): Promise<string> {
  const challenge = newToken();
  await db.deleteFrom('staff_challenge').where('expires_at', '<', now).execute();
  await db
    .insertInto('staff_challenge')
    .values({
      hash: hashToken(challenge),
      staff_id: staffId,
      purpose,
      expires_at: new Date(now.getTime() + MINUTES * 60_000),
    })
    .execute();
  return challenge;
}

/** Takes one try of a challenge and returns its member of staff; null when it has expired or has no tries left. */
export async function takeTry(db: Database, challenge: string, purpose: Purpose, now: Date): Promise<number | null> {
  const row = await db
    .updateTable('staff_challenge')
    .set({ tries: sql`tries + 1` })
    .where('hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES)
    .returning('staff_id')
    .executeTakeFirst();
  return row?.staff_id ?? null;
}

/** Uses up a challenge. False when a concurrent request already did. */
export async function endChallenge(db: Database, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_challenge')
    .where('hash', '=', hashToken(challenge))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
