import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';

export interface SigningKey {
  number: number;
  /** Ed25519: 32 bytes in base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/** Parsed private keys by their text: parsing one takes longer than reading its row. */
const parsed = new Map<string, KeyObject>();

function parsedKey(text: string): KeyObject {
  const before = parsed.get(text);
  if (before) return before;
  const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });
  parsed.set(text, key);
  return key;
}

/** The key with which a society signs now, made when it is first needed. Of two processes that make it at once the first one counts. */
export async function signingKey(db: Database, societyId: number): Promise<SigningKey> {
  const newest = await newestNumber(db, societyId);
  if (newest === 0) await addKey(db, societyId, 1);
  return keyNumbered(db, societyId, Math.max(1, newest));
}

/** A key by its number, also one that signs no new certificates any more. */
export async function keyNumbered(db: Database, societyId: number, number: number): Promise<SigningKey> {
  const row = await db
    .selectFrom('certificate_key')
    .select(['number', 'public_key', 'private_key'])
    .where('society_id', '=', societyId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { number: row.number, publicKey: row.public_key, privateKey: parsedKey(row.private_key) };
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

/** Makes the next key, which signs from now on; null when `seen` is not the newest one. Of two at once one makes a key. */
export async function rotateKey(db: Database, societyId: number, seen?: number): Promise<number | null> {
  const newest = await newestNumber(db, societyId);
  if (seen !== undefined && seen !== newest) return null;
  return (await addKey(db, societyId, newest + 1)) ? newest + 1 : null;
}

async function addKey(db: Database, societyId: number, number: number): Promise<boolean> {
  const pair = generateKeyPairSync('ed25519');
  const row = await db
    .insertInto('certificate_key')
    .values({
      society_id: societyId,
      number,
      public_key: pair.publicKey.export({ format: 'jwk' }).x ?? '',
      private_key: pair.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .executeTakeFirst();
  return row !== undefined;
}
