import type { Database } from '../../../db/connection/database.ts';
import type { Signatures } from '../../../ports/signatures.ts';
import { CODE_HOURS, LINK_DAYS, speakerKey } from './writer.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Holder {
  expertId: number;
  signatures: Signatures;
  now: Date;
}

/** The key of a person's letters: the one of earlier letters while it is valid for another 30 days, else a new one. */
export async function letterKey(db: Database, { expertId, signatures, now }: Holder): Promise<string> {
  const earlier = await db
    .selectFrom('speaker_link')
    .select(['id', 'expires_at'])
    .where('expert_id', '=', expertId)
    .where('kind', '=', 'letter')
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date(now.getTime() + 30 * DAY_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (earlier) return speakerKey({ linkId: earlier.id, expiresAt: earlier.expires_at }, signatures);
  return makeKey(db, { expertId, signatures, now }, 'letter', LINK_DAYS * DAY_MS);
}

/** The key of a person who was found by a one-time code. */
export const codeKey = (db: Database, holder: Holder): Promise<string> =>
  makeKey(db, holder, 'code', CODE_HOURS * HOUR_MS);

async function makeKey(
  db: Database,
  { expertId, signatures, now }: Holder,
  kind: 'letter' | 'code',
  validMs: number,
): Promise<string> {
  // The key names whole seconds.
  const expiresAt = new Date(Math.floor((now.getTime() + validMs) / 1000) * 1000);
  const { id } = await db
    .insertInto('speaker_link')
    .values({ expert_id: expertId, kind, made_at: now, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return speakerKey({ linkId: id, expiresAt }, signatures);
}

/** Ends all links of a person; the next letter has a new one. Returns their number. */
export async function revokeLinks(db: Database, expertId: number, now: Date): Promise<number> {
  const ended = await db
    .updateTable('speaker_link')
    .set({ revoked_at: now })
    .where('expert_id', '=', expertId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}
