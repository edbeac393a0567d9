import { randomInt } from 'node:crypto';
import type { Database } from '../../../db/connection/database.ts';
import { hashToken } from '../../../db/sessions/token-hash.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { recoveryLeft } from './queries.ts';

const COUNT = 10;
/** Without easily confused letters and digits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 50 bits: too many to guess, so that a plain hash is enough. */
const newCode = () => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
};
const hashOf = (staffId: number, code: string) =>
  hashToken(`recovery:${staffId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/** Replaces all recovery codes by ten new ones. */
export function renewRecovery(db: Database, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  return inTransaction(db, async (transaction) => {
    await transaction.deleteFrom('staff_recovery').where('staff_id', '=', staffId).execute();
    await transaction
      .insertInto('staff_recovery')
      .values(codes.map((code) => ({ staff_id: staffId, hash: hashOf(staffId, code) })))
      .execute();
    return codes;
  });
}

/** Creates recovery codes together with the first factor; none when there are some already. */
export const recoveryIfNone = async (db: Database, staffId: number): Promise<string[]> =>
  (await recoveryLeft(db, staffId)) > 0 ? [] : renewRecovery(db, staffId);

/** Uses up a recovery code; each is valid once. */
export async function useRecovery(db: Database, staffId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_recovery')
    .where('staff_id', '=', staffId)
    .where('hash', '=', hashOf(staffId, code))
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
