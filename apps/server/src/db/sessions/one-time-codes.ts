import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Address } from '@meetingapp/domain/accounts/address.ts';
import {
  codeSpace,
  codeTries,
  codeValidMinutes,
  mayGuessCode,
  maySendCode,
  type SentCode,
} from '@meetingapp/domain/accounts/one-time-code.ts';
import type { Database } from '../connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../connection/transaction.ts';
import { queueMessage } from '../rows/outbox.ts';
import { codeCounters, tryWithin, type Origin } from './log-in-failures.ts';

type Purpose = 'login' | 'register' | 'reset' | 'staff' | 'sign';

const ofAttendees: readonly Purpose[] = ['login', 'register', 'reset', 'sign'];
/** Attendees and staff are counted separately, because an address can belong to both. */
const countedWith = (purpose: Purpose): readonly Purpose[] => (purpose === 'staff' ? ['staff'] : ofAttendees);

export interface SendCode {
  address: Address;
  purpose: Purpose;
  language: Language;
  /** True when the request comes from a device known to the account of this address. */
  known: boolean;
  /** False when nobody may log in with this address: the code is recorded as usual, but no message is sent. */
  deliver?: boolean;
  now: Date;
}

/** Sends a new code within the limits of its address. */
export async function sendCode(
  db: Database,
  { address, purpose, language, known, deliver = true, now }: SendCode,
): Promise<{ ok: true } | { ok: false; reason: 'code_too_often'; retryAfterSeconds: number }> {
  return inTransaction(db, async (transaction) => {
    const limit = maySendCode(await lockCodes(transaction, address, countedWith(purpose), now), now, known);
    if (!limit.ok) return { ...limit, reason: 'code_too_often' };
    const code = String(randomInt(0, codeSpace)).padStart(6, '0');
    await transaction
      .insertInto('one_time_code')
      .values({
        channel: address.channel,
        address: address.value,
        purpose,
        code_hash: hashCode(address, code),
        known,
        sent_at: now,
        expires_at: new Date(now.getTime() + codeValidMinutes * 60_000),
      })
      .execute();
    if (!deliver) return { ok: true };
    const variables = { code, minutes: String(codeValidMinutes) };
    await queueMessage(transaction, {
      channel: address.channel,
      recipient: address.value,
      language,
      template: 'code',
      variables,
      conferenceId: null,
    });
    return { ok: true };
  });
}

export type CodeFault =
  | { ok: false; reason: 'code_wrong' | 'code_expired' }
  | { ok: false; reason: 'code_too_often'; retryAfterSeconds: number };

export interface UseCode {
  address: Address;
  code: string;
  purposes: readonly Purpose[];
  origin: Origin;
  /** True when the guess comes from a device known to the account of this address, or from a session of the account. */
  known: boolean;
  now: Date;
  /** True: a correct code stays valid, because another input is missing and the person submits the same code again. */
  keep?: boolean;
}

/**
 * Uses up the newest code of an address; returns null when the guess is right. Each wrong guess counts and the fifth invalidates the
 * code. Guesses from known devices and from strangers are counted separately and invalidate the code only for their own group.
 * Strangers' wrong guesses over all addresses are limited per network.
 */
export async function useCode(db: Database, guess: UseCode): Promise<CodeFault | null> {
  let fault: 'code_wrong' | 'code_expired' | null = null;
  const compare = async () => {
    fault = await compareCode(db, guess);
    // An expired or used code was not compared, so the answer reveals nothing about the next code.
    return fault !== 'code_wrong';
  };
  const counters = guess.known ? [] : codeCounters(guess.origin);
  const tried = await tryWithin(db, counters, guess.now, compare);
  if (!tried.ok && tried.waitSeconds !== null)
    return { ok: false, reason: 'code_too_often', retryAfterSeconds: tried.waitSeconds };
  return fault === null ? null : { ok: false, reason: fault };
}

function compareCode(
  db: Database,
  { address, code, purposes, known, now, keep = false }: UseCode,
): Promise<'code_wrong' | 'code_expired' | null> {
  return inTransaction(db, async (transaction) => {
    const codes = await lockCodes(transaction, address, countedWith(purposes[0] ?? 'login'), now);
    const row = await transaction
      .selectFrom('one_time_code')
      .select(['id', 'code_hash', 'tries', 'known_tries', 'expires_at', 'used_at'])
      .where('channel', '=', address.channel)
      .where('address', '=', address.value)
      .where('purpose', 'in', purposes)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!row) return 'code_wrong';
    const tries = known ? row.known_tries : row.tries;
    if (row.used_at !== null || row.expires_at <= now || tries >= codeTries) return 'code_expired';
    if (!mayGuessCode(codes, now, known).ok) return 'code_expired';
    const right = timingSafeEqual(row.code_hash, hashCode(address, code));
    const wrong = known ? { known_tries: tries + 1 } : { tries: tries + 1 };
    const change = right ? { used_at: now } : wrong;
    if (!right || !keep) await transaction.updateTable('one_time_code').set(change).where('id', '=', row.id).execute();
    return right ? null : 'code_wrong';
  });
}

/**
 * Codes of an address that still count toward its limits. Takes a lock that serializes requests and guesses, so that concurrent ones
 * stay within the limits.
 */
async function lockCodes(
  transaction: DatabaseTransaction,
  address: Address,
  purposes: readonly Purpose[],
  now: Date,
): Promise<SentCode[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${address.value}`}, 0))`.execute(transaction);
  const rows = await transaction
    .selectFrom('one_time_code')
    .select(['sent_at', 'expires_at', 'known', 'tries', 'known_tries'])
    .where('channel', '=', address.channel)
    .where('address', '=', address.value)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', new Date(now.getTime() - 86_400_000))
    .execute();
  return rows.map((row) => ({
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
    known: row.known,
    tries: row.tries,
    knownTries: row.known_tries,
  }));
}

const hashCode = (address: Address, code: string) =>
  createHash('sha256').update(`${address.channel}:${address.value}:${code}`).digest();
