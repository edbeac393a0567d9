import type { Database } from '../../../db/connection/database.ts';
import { signingKey } from './commands-keys.ts';
import { publicKeysOf, revokedPlaces, societyOf } from './queries.ts';
import { issuerDid, keyId } from './writer-issuer.ts';
import { signedToken } from './writer-token.ts';
import { statusListOf } from './writer.ts';

/** The list of revoked certificates of a conference as it is now, signed; null: its society has issued nothing. */
export async function signedStatusList(
  db: Database,
  { conferenceId, publicUrl, now }: { conferenceId: number; publicUrl: string; now: Date },
): Promise<string | null> {
  const society = await societyOf(db, conferenceId);
  if (!society || (await publicKeysOf(db, society.id)).length === 0) return null;
  const key = await signingKey(db, society.id);
  const did = issuerDid(publicUrl, society.id);
  const places = await revokedPlaces(db, conferenceId);
  const list = statusListOf({ conferenceId, publicUrl, did, places, now });
  return signedToken(list, keyId(did, key.number), key.privateKey);
}
