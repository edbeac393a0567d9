import type { Language } from '@meetingapp/contract/shapes.ts';
import { isKnownDevice } from '../../../db/sessions/known-devices.ts';
import {
  ownPasswordCounters,
  passwordCounters,
  secondStepCounters,
  tryWithin,
  typedIdentity,
  type Origin,
  type Tried,
} from '../../../db/sessions/log-in-failures.ts';
import type { Database } from '../../../db/connection/database.ts';
import { beginSession, endSession } from '../../../db/sessions/sessions.ts';
import { saveDeviceCookie } from '../../../http/security/device-cookie.ts';
import { checkPassword } from '../../../http/security/passwords.ts';
import type { Surroundings } from '../../../http/calls/context.ts';
import { sendCode, useCode, type CodeFault } from '../../../db/sessions/one-time-codes.ts';
import { endChallenge, takeTry } from '../factor/commands-challenge.ts';
import { usePasskey } from '../factor/commands-passkeys.ts';
import { useRecovery } from '../factor/commands-recovery.ts';
import { confirmTotp, useTotp } from '../factor/commands-totp.ts';
import { findStaffByEmail, findStaffPassword } from '../account/queries.ts';

export interface StaffLogin {
  email: string;
  password: string;
  origin: Origin;
  now: Date;
}

export type Locked = { ok: false; reason: 'account_locked'; retryAfterSeconds: number };
type Known = { ok: true; staffId: number } | { ok: false; reason: 'password_wrong' } | Locked;

const refused = <Reason extends string>(tried: Tried & { ok: false }, wrong: Reason) =>
  tried.waitSeconds === null
    ? { ok: false as const, reason: wrong }
    : { ok: false as const, reason: 'account_locked' as const, retryAfterSeconds: tried.waitSeconds };

/**
 * Checks e-mail and password. A wrong password and an unknown address give the same answer, after the same time and the same number of
 * tries.
 */
export async function checkStaffPassword(db: Database, { email, password, origin, now }: StaffLogin): Promise<Known> {
  const staff = await findStaffByEmail(db, email);
  const known = staff !== undefined && (await isKnownDevice(db, origin.device, { staffId: staff.id }, now));
  const counters = passwordCounters(typedIdentity('staff', email), origin, known);
  const tried = await tryWithin(db, counters, now, () => checkPassword(staff?.password_hash ?? null, password));
  if (tried.ok && staff) return { ok: true, staffId: staff.id };
  return tried.ok ? { ok: false, reason: 'password_wrong' } : refused(tried, 'password_wrong');
}

export interface StaffCode {
  email: string;
  origin: Origin;
  now: Date;
}

/**
 * Sends a code by mail. An unknown address and an invited person who has not accepted yet get the same answers and limits, but no
 * message.
 */
export async function sendStaffCode(
  db: Database,
  { email, language, origin, now }: StaffCode & { language: Language },
): ReturnType<typeof sendCode> {
  const { address, staffId, known } = await ownerOfAddress(db, { email, origin, now });
  return sendCode(db, { address, purpose: 'staff', language, known, deliver: staffId !== null, now });
}

/** Checks a mailed code, which replaces the password. */
export async function checkStaffCode(
  db: Database,
  { code, ...from }: StaffCode & { code: string },
): Promise<{ ok: true; staffId: number } | CodeFault> {
  const { address, staffId, known } = await ownerOfAddress(db, from);
  const fault = await useCode(db, { ...from, address, code, purposes: ['staff'], known });
  if (fault) return fault;
  return staffId === null ? { ok: false, reason: 'code_wrong' } : { ok: true, staffId };
}

async function ownerOfAddress(db: Database, { email, origin, now }: StaffCode) {
  const staff = await findStaffByEmail(db, email);
  const staffId = staff !== undefined && staff.password_hash !== null ? staff.id : null;
  const known = staffId !== null && (await isKnownDevice(db, origin.device, { staffId }, now));
  return { address: { channel: 'email' as const, value: email.trim().toLowerCase() }, staffId, known };
}

/**
 * Checks the password of a person who is logged in. Only wrong tries in their own session make them wait; wrong tries at the log-in do
 * not.
 */
export async function checkOwnPassword(
  db: Database,
  { staffId, password, now }: { staffId: number; password: string; now: Date },
): Promise<Known> {
  const stored = await findStaffPassword(db, staffId);
  const tried = await tryWithin(db, ownPasswordCounters(staffId), now, () => checkPassword(stored, password));
  return tried.ok ? { ok: true, staffId } : refused(tried, 'password_wrong');
}

/** Begins a session and marks the device as known to the person. */
export async function beginStaffSession(context: Surroundings, staffId: number) {
  const { db, device, now } = context;
  const token = await beginSession(db, { kind: 'staff', staffId, device, now });
  await saveDeviceCookie(context, { staffId }, token.tToken);
  return token;
}

export interface SecondFactor {
  challenge: string;
  code: string;
  passkey: unknown;
  origin: Origin;
  publicUrl: string;
  now: Date;
}

async function countersOfApp(db: Database, staffId: number, origin: Origin, now: Date) {
  return secondStepCounters(staffId, origin, await isKnownDevice(db, origin.device, { staffId }, now));
}

type Second = { ok: true; staffId: number } | { ok: false; reason: 'code_wrong' | 'challenge_over' } | Locked;

/**
 * Checks the second factor. Wrong codes lead to waits, so that a known password does not give unlimited tries. Passkeys and recovery
 * codes cannot be guessed (50 bits) and are accepted during a wait, too.
 */
export async function checkSecondFactor(db: Database, factor: SecondFactor): Promise<Second> {
  const { challenge, code, passkey, origin, now } = factor;
  const staffId = await takeTry(db, challenge, 'login', now);
  if (staffId === null) return { ok: false, reason: 'challenge_over' };
  const proven = passkey === null ? await useRecovery(db, staffId, code) : await usePasskey(db, staffId, factor);
  if (!proven) {
    if (passkey !== null) return { ok: false, reason: 'code_wrong' };
    const counters = await countersOfApp(db, staffId, origin, now);
    const tried = await tryWithin(db, counters, now, () => useTotp(db, staffId, code, now));
    if (!tried.ok) return refused(tried, 'code_wrong');
  }
  return (await endChallenge(db, challenge)) ? { ok: true, staffId } : { ok: false, reason: 'challenge_over' };
}

/** Confirms the first code of a new app; wrong codes count as at the log-in. */
export async function addApp(
  db: Database,
  { staffId, code, origin, now }: { staffId: number; code: string; origin: Origin; now: Date },
): Promise<{ ok: true } | { ok: false; reason: 'code_wrong' } | Locked> {
  const counters = await countersOfApp(db, staffId, origin, now);
  const tried = await tryWithin(db, counters, now, () => confirmTotp(db, staffId, code, now));
  return tried.ok ? tried : refused(tried, 'code_wrong');
}

export const logOutStaff = (db: Database, tokenHash: Buffer, now: Date) => endSession(db, tokenHash, now);
