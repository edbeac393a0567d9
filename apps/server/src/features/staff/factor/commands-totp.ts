import { generateSecret, generateURI, verify } from 'otplib';
import type { Database } from '../../../db/connection/database.ts';
import { findTotp } from './queries.ts';

/** Seconds of clock drift tolerated in both directions: one step of the app. */
const TOLERANCE = 30;

/** Creates a secret for the app. The present secret stays valid until a code of the new one is confirmed. */
export async function beginTotp(db: Database, staff: { id: number; email: string }, issuer: string) {
  const secret = generateSecret();
  await db
    .insertInto('staff_totp')
    .values({ staff_id: staff.id, pending: secret })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet({ pending: secret }))
    .execute();
  return { secret, uri: generateURI({ issuer, label: staff.email, secret }) };
}

/** Confirms a new secret with its first code: it then is the second factor. */
export async function confirmTotp(db: Database, staffId: number, code: string, now: Date): Promise<boolean> {
  const pending = (await findTotp(db, staffId))?.pending ?? null;
  const step = pending === null ? null : await stepOf(pending, code, now);
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff_totp')
    .set({ secret: pending, pending: null, last_step: step })
    .where('staff_id', '=', staffId)
    .where('pending', '=', pending)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Accepts a code of the app once; false when it is wrong or was used before. */
export async function useTotp(db: Database, staffId: number, code: string, now: Date): Promise<boolean> {
  const secret = (await findTotp(db, staffId))?.secret ?? null;
  const step = secret === null ? null : await stepOf(secret, code, now);
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff_totp')
    .set({ last_step: step })
    .where('staff_id', '=', staffId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The 30-second step that a code belongs to; null when it is wrong. */
async function stepOf(secret: string, code: string, now: Date): Promise<number | null> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
