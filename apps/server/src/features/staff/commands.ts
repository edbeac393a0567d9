import type { Token } from '@meetingapp/contract/accounts.ts';
import type { Database } from '../../db/database.ts';
import {
  countWrongPassword,
  forgetWrongPasswords,
  isPasswordLocked,
  passwordIdentity,
} from '../../db/password-lock.ts';
import { beginSession, endSession } from '../../db/sessions.ts';
import { checkPassword } from '../../http/passwords.ts';
import { findStaffByEmail } from './queries.ts';

export interface StaffLogin {
  email: string;
  password: string;
  device: string;
  now: Date;
}

type Outcome = { ok: true; staffId: number; token: Token } | { ok: false; reason: 'password_wrong' | 'account_locked' };

/** Says the same, in the same time and after as many tries, of a wrong password and of an unknown address. */
export async function logInStaff(db: Database, { email, password, device, now }: StaffLogin): Promise<Outcome> {
  const staff = await findStaffByEmail(db, email);
  const identity = passwordIdentity('staff', email);
  const right = await checkPassword(staff?.password_hash ?? null, password);
  if (await isPasswordLocked(db, identity, now)) return { ok: false, reason: 'account_locked' };
  if (!staff || !right) {
    await countWrongPassword(db, identity, now);
    return { ok: false, reason: 'password_wrong' };
  }
  await forgetWrongPasswords(db, [identity]);
  return {
    ok: true,
    staffId: staff.id,
    token: await beginSession(db, { kind: 'staff', staffId: staff.id, device, now }),
  };
}

export const logOutStaff = (db: Database, tokenHash: Buffer, now: Date) => endSession(db, tokenHash, now);
