import { MOST_KEYS } from '@meetingapp/contract/developers/key.ts';
import { keyPrefixes } from '@meetingapp/contract/developers/sandbox.ts';
import type { KeyScope } from '@meetingapp/contract/developers/scope.ts';
import type { Database } from '../../../db/connection/database.ts';
import { refused } from '../../../db/outcome.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import { countKeys } from './queries.ts';

const SHOWN = { first: 12, last: 4 };

export interface NewKey {
  cid: number;
  name: string;
  scopes: readonly KeyScope[];
  /** First moment at which it is no longer valid. */
  expiresAt: Date;
  staffId: number;
  now: Date;
}

/** Makes a key. The secret is in the outcome and nowhere else. */
export async function createKey(
  db: Database,
  { cid, name, scopes, expiresAt, staffId, now }: NewKey,
): Promise<{ ok: true; id: number; secret: string } | { ok: false; reason: 'key_too_many' }> {
  const { sandbox } = await db
    .selectFrom('conference')
    .select('sandbox')
    .where('id', '=', cid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if ((await countKeys(db, cid, now)) >= MOST_KEYS) return refused('key_too_many');
  const secret = keyPrefixes[sandbox ? 'sandbox' : 'live'] + newToken();
  const { id } = await db
    .insertInto('api_key')
    .values({
      conference_id: cid,
      name,
      scopes: [...new Set(scopes)],
      hash: hashToken(secret),
      prefix: secret.slice(0, SHOWN.first),
      suffix: secret.slice(-SHOWN.last),
      created_by: staffId,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id, secret };
}

/** Ends a key; false: the conference has no such key. Idempotent. */
export async function revokeKey(db: Database, cid: number, id: number, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('api_key')
    .select('revoked_at')
    .where('id', '=', id)
    .where('conference_id', '=', cid)
    .forUpdate()
    .executeTakeFirst();
  if (known && known.revoked_at === null)
    await db.updateTable('api_key').set({ revoked_at: now }).where('id', '=', id).execute();
  return known !== undefined;
}
