import type { KeyObject } from 'node:crypto';
import { verifyPath } from '@meetingapp/contract/certificates/verification.ts';
import type { Database } from '../../../db/connection/database.ts';
import { findByCode } from '../certificate/queries.ts';
import { publicKeysOf } from '../credential/queries.ts';
import { signedUnder } from '../credential/reader.ts';
import { issuerDid, keyId, multikeyId } from '../credential/writer-issuer.ts';
import { statusPath } from '../credential/writer.ts';
import { ed25519Key } from './reader-keys.ts';

/** What this server knows about credentials of its own. */
export interface OwnRecords {
  isIssuer: (did: string) => boolean;
  keyOf: (address: string) => Promise<KeyObject | null | undefined>;
  /** Whether the place of a list of this server is revoked; undefined: not a list of this server. */
  statusOf: (list: string, index: number) => Promise<'revoked' | 'not_revoked' | 'erased' | 'unknown' | undefined>;
}

/** `id`: of the credential, in which a certificate of this server carries its code; it may have been signed under a former address. */
export async function ownRecords(db: Database, publicUrl: string, id: string): Promise<OwnRecords> {
  const [, code] = id.split(`${verifyPath}/`);
  const row = code === undefined ? undefined : await findByCode(db, code);
  const urls = [publicUrl, ...(row && row.credential !== '' ? [signedUnder(row.credential)] : [])];
  const societyOf = (did: string): number | null => {
    const [, number] = /:(\d{1,9})$/.exec(did) ?? [];
    return number !== undefined && urls.some((url) => issuerDid(url, Number(number)) === did) ? Number(number) : null;
  };
  return {
    isIssuer: (did) => societyOf(did) !== null,
    keyOf: async (address) => {
      const [did = ''] = address.split('#');
      const society = societyOf(did);
      if (society === null) return undefined;
      const keys = await publicKeysOf(db, society);
      const found = keys.find(
        ({ number, public_key }) => keyId(did, number) === address || multikeyId(did, public_key) === address,
      );
      return found ? ed25519Key(found.public_key) : null;
    },
    statusOf: async (list, index) => {
      const [, number] = /\/(\d{1,9})$/.exec(list) ?? [];
      if (number === undefined || !urls.some((url) => url + statusPath(Number(number)) === list)) return undefined;
      const entry = await db
        .selectFrom('certificate')
        .select(['revoked_at', 'credential'])
        .where('conference_id', '=', Number(number))
        .where('running', '=', index)
        .executeTakeFirst();
      if (!entry) return 'unknown';
      if (entry.revoked_at !== null) return 'revoked';
      return entry.credential === '' ? 'erased' : 'not_revoked';
    },
  };
}
