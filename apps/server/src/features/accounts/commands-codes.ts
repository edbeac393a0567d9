import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Address } from '@meetingapp/domain/accounts/address.ts';
import { codeTries, codeValidMinutes, maySendCode } from '@meetingapp/domain/accounts/one-time-code.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { queueMessage } from '../../db/outbox.ts';
import { inTransaction } from '../../db/transaction.ts';
import { codesSentSince } from './queries.ts';

export interface SendCode {
  address: Address;
  purpose: 'login' | 'register' | 'reset';
  language: Language;
  now: Date;
}

/** Sends a fresh code, in the limits of one a minute, five an hour and ten a day for an address. */
export async function sendCode(
  db: Database,
  { address, purpose, language, now }: SendCode,
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const dayAgo = new Date(now.getTime() - 86_400_000);
  return inTransaction(db, async (transaction) => {
    // Requests for one address stand in line, so that many at once send no more than one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code:${address.value}`}, 0))`.execute(transaction);
    const limit = maySendCode(await codesSentSince(transaction, address, dayAgo), now);
    if (!limit.ok) return limit;
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    await transaction
      .insertInto('one_time_code')
      .values({
        channel: address.channel,
        address: address.value,
        purpose,
        code_hash: hashCode(address, code),
        sent_at: now,
        expires_at: new Date(now.getTime() + codeValidMinutes * 60_000),
      })
      .execute();
    const variables = { code, minutes: String(codeValidMinutes) };
    await queueMessage(transaction, {
      channel: address.channel,
      recipient: address.value,
      language,
      template: 'code',
      variables,
    });
    return { ok: true };
  });
}

export type CodeFault = 'code_wrong' | 'code_expired';

export interface UseCode {
  address: Address;
  code: string;
  purposes: SendCode['purpose'][];
  now: Date;
  /** A right code stays good: something else is missing, and the person comes again with the same one. */
  keep?: boolean;
}

/**
 * Uses up the newest code of an address. A wrong try counts, and after five the code is dead; the row is locked, so that
 * many tries at once are no more than many tries.
 */
export async function useCode(
  db: Database,
  { address, code, purposes, now, keep = false }: UseCode,
): Promise<CodeFault | null> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('one_time_code')
      .select(['id', 'code_hash', 'tries', 'expires_at', 'used_at'])
      .where('channel', '=', address.channel)
      .where('address', '=', address.value)
      .where('purpose', 'in', purposes)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'code_wrong';
    if (row.used_at !== null || row.expires_at <= now || row.tries >= codeTries) return 'code_expired';
    const right = timingSafeEqual(row.code_hash, hashCode(address, code));
    const change = right ? { used_at: now } : { tries: row.tries + 1 };
    if (!right || !keep) await transaction.updateTable('one_time_code').set(change).where('id', '=', row.id).execute();
    return right ? null : 'code_wrong';
  });
}

const hashCode = (address: Address, code: string) =>
  createHash('sha256').update(`${address.channel}:${address.value}:${code}`).digest();
