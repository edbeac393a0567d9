import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';

export interface SigningKey {
  number: number;
  /** Ed25519: 32 bytes in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Keys never change, so that a process reads each once. */
const known = new Map<string, SigningKey>();

/** The key with which a society signs now, made when it is first needed. Of two processes that make it at once the first one counts. */
export async function signingKey(db: Database, societyId: number): Promise<SigningKey> {
  const newest = await newestNumber(db, societyId);
  if (newest === 0) await addKey(db, societyId, 1);
  const number = Math.max(1, newest);
  const name = `${societyId}/${number}`;
  const before = known.get(name);
  if (before) return before;
  const row = await db
    .selectFrom('certificate_key')
    .select(['number', 'public_key', 'private_key'])
    .where('society_id', '=', societyId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const key = {
    number: row.number,
    publicKey: row.public_key,
    privateKey: createPrivateKey({ key: Buffer.from(row.private_key, 'base64'), format: 'der', type: 'pkcs8' }),
  };
  // Inside a transaction the row may still be rolled back.
  if (!db.isTransaction) known.set(name, key);
  return key;
}

const newestNumber = async (db: Database, societyId: number): Promise<number> =>
  (
    await db
      .selectFrom('certificate_key')
      .select('number')
      .where('society_id', '=', societyId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.number ?? 0;

/** Makes the next key, which signs from now on. */
export const rotateKey = async (db: Database, societyId: number): Promise<void> =>
  addKey(db, societyId, (await newestNumber(db, societyId)) + 1);

async function addKey(db: Database, societyId: number, number: number): Promise<void> {
  const pair = generateKeyPairSync('ed25519');
  await db
    .insertInto('certificate_key')
    .values({
      society_id: societyId,
      number,
      public_key: pair.publicKey.export({ format: 'jwk' }).x ?? '',
      private_key: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
