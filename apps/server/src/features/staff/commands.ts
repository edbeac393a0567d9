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
import { endChallenge, takeTry } from './commands-challenge.ts';
import { usePasskey } from './commands-passkeys.ts';
import { useRecovery } from './commands-recovery.ts';
import { confirmTotp, useTotp } from './commands-totp.ts';
import { findStaffByEmail } from './queries.ts';

export interface StaffLogin {
  email: string;
  password: string;
  now: Date;
}

type Known = { ok: true; staffId: number } | { ok: false; reason: 'password_wrong' | 'account_locked' };

/** Says the same, in the same time and after as many tries, of a wrong password and of an unknown address. */
export async function checkStaffPassword(db: Database, { email, password, now }: StaffLogin): Promise<Known> {
  const staff = await findStaffByEmail(db, email);
  const identity = passwordIdentity('staff', email);
  const right = await checkPassword(staff?.password_hash ?? null, password);
  if (await isPasswordLocked(db, identity, now)) return { ok: false, reason: 'account_locked' };
  if (!staff || !right) {
    await countWrongPassword(db, identity, now);
    return { ok: false, reason: 'password_wrong' };
  }
  await forgetWrongPasswords(db, [identity]);
  return { ok: true, staffId: staff.id };
}

export const beginStaffSession = (db: Database, staffId: number, device: string, now: Date): Promise<Token> =>
  beginSession(db, { kind: 'staff', staffId, device, now });

export interface SecondFactor {
  challenge: string;
  code: string;
  passkey: unknown;
  publicUrl: string;
  now: Date;
}

type Second = { ok: true; staffId: number } | { ok: false; reason: 'code_wrong' | 'account_locked' | 'challenge_over' };

/** The second step. Wrong codes count like wrong passwords, so that a known password does not give tries without end. */
export async function checkSecondFactor(db: Database, factor: SecondFactor): Promise<Second> {
  const { challenge, code, passkey, now } = factor;
  const staffId = await takeTry(db, challenge, 'login', now);
  if (staffId === null) return { ok: false, reason: 'challenge_over' };
  const identity = passwordIdentity('second', String(staffId));
  if (await isPasswordLocked(db, identity, now)) return { ok: false, reason: 'account_locked' };
  const right =
    passkey === null
      ? (await useTotp(db, staffId, code, now)) || (await useRecovery(db, staffId, code))
      : await usePasskey(db, staffId, factor);
  if (!right) {
    await countWrongPassword(db, identity, now);
    return { ok: false, reason: 'code_wrong' };
  }
  if (!(await endChallenge(db, challenge))) return { ok: false, reason: 'challenge_over' };
  await forgetWrongPasswords(db, [identity]);
  return { ok: true, staffId };
}

/** The first code of a new app; wrong ones count as at the log-in. */
export async function addApp(
  db: Database,
  staffId: number,
  code: string,
  now: Date,
): Promise<'code_wrong' | 'account_locked' | null> {
  const identity = passwordIdentity('second', String(staffId));
  if (await isPasswordLocked(db, identity, now)) return 'account_locked';
  if (await confirmTotp(db, staffId, code, now)) {
    await forgetWrongPasswords(db, [identity]);
    return null;
  }
  await countWrongPassword(db, identity, now);
  return 'code_wrong';
}

export const logOutStaff = (db: Database, tokenHash: Buffer, now: Date) => endSession(db, tokenHash, now);
