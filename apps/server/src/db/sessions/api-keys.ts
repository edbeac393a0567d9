import type { KeyScope } from '@meetingapp/contract/developers/scope.ts';
import type { Database } from '../connection/database.ts';
import { hashToken } from './token-hash.ts';

const USED_EVERY_MS = 60_000;
const LONGEST = 200;

/** A valid key of the open interface. */
export interface KeyCaller {
  id: number;
  conferenceId: number;
  societyId: number;
  scopes: readonly KeyScope[];
  /** The member of staff who made it; the audit log names them for what the key writes. */
  staffId: number;
}

/**
 * The key of an `authorization` header; null when it is missing, unknown, expired or revoked. Read for each request, so that a revoked key
 * ends at once in every process. Notes at most once a minute that it was used.
 */
export async function findApiKey(db: Database, authorization: unknown, now: Date): Promise<KeyCaller | null> {
  const secret = bearerOf(authorization);
  if (secret === null) return null;
  const row = await db
    .selectFrom('api_key')
    .innerJoin('conference', 'conference.id', 'api_key.conference_id')
    .select(['api_key.id', 'conference_id', 'society_id', 'scopes', 'created_by', 'used_at'])
    .where('hash', '=', hashToken(secret))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const since = new Date(now.getTime() - USED_EVERY_MS);
  if (row.used_at === null || row.used_at <= since)
    await db
      .updateTable('api_key')
      .set({ used_at: now })
      .where('id', '=', row.id)
      .where((where) => where.or([where('used_at', 'is', null), where('used_at', '<=', since)]))
      .execute();
  const scopes = row.scopes as KeyScope[];
  return { id: row.id, conferenceId: row.conference_id, societyId: row.society_id, scopes, staffId: row.created_by };
}

/** The secret of `Bearer …`; null for any other header. */
function bearerOf(authorization: unknown): string | null {
  if (typeof authorization !== 'string' || authorization.length > LONGEST) return null;
  return /^Bearer ([\w-]+)$/i.exec(authorization)?.[1] ?? null;
}
