import { createHash } from 'node:crypto';
import { countFailure, passwordWaits, secondStepWaits, type Waits } from '@meetingapp/domain/accounts/log-in-waits.ts';
import type { Database } from '../connection/database.ts';
import { inTransaction, type DatabaseTransaction } from '../connection/transaction.ts';

const DAY = 86_400_000;

/** Where a try comes from. */
export interface Origin {
  /** IPv4 address, or the first half of an IPv6 address. */
  network: string;
  /** SHA-256 of the device cookie; null when none was sent. */
  device: Buffer | null;
}

/** A counter of failures that makes later tries wait. */
export interface Counter {
  key: Buffer;
  identity: Buffer | null;
  waits: Waits;
  /** True: the counter is reset after a success. */
  ends?: true;
}

const digest = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
};

/**
 * Hash of the identity that was typed, known or not: unknown ones are counted and wait too, so that a wait does not reveal whether an
 * account exists. Only the hash is stored, because people also type passwords and other people's addresses into this field.
 */
export const typedIdentity = (login: 'account' | 'staff', typed: string): Buffer =>
  digest(login, typed.trim().toLowerCase());

/**
 * Counters of a password. A device known to the account has its own counter, which nobody else can raise. `known` says that
 * `origin.device` is such a device.
 */
export function passwordCounters(identity: Buffer, { network, device }: Origin, known: boolean): Counter[] {
  if (known && device !== null)
    return [{ key: digest('device', device, identity), identity, waits: passwordWaits.device, ends: true }];
  return [
    { key: digest('place', network, identity), identity, waits: passwordWaits.place, ends: true },
    { key: digest('account', identity), identity, waits: passwordWaits.account },
    { key: digest('network', network), identity: null, waits: passwordWaits.network },
  ];
}

/**
 * Counter of wrong one-time codes entered by strangers at one network address, over all accounts. Each address of a person has its own
 * limits.
 */
export const codeCounters = ({ network }: Origin): Counter[] => [
  { key: digest('code', network), identity: null, waits: passwordWaits.network },
];

/**
 * Counter of wrong codes of a person's authenticator app. A known device has a separate counter, so that somebody who knows the
 * password cannot block it.
 */
export function secondStepCounters(staffId: number, { device }: Origin, known: boolean): Counter[] {
  const key = digest('second', String(staffId), known && device !== null ? device : '');
  return [{ key, identity: null, waits: secondStepWaits, ends: true }];
}

/** Counter of wrong passwords entered by a person who is logged in; strangers cannot raise it. */
export function ownPasswordCounters(staffId: number): Counter[] {
  return [{ key: digest('own', String(staffId)), identity: null, waits: passwordWaits.device, ends: true }];
}

export type Tried = { ok: true } | { ok: false; waitSeconds: number | null };

/**
 * Checks a secret within its counters. `waitSeconds`: the try was refused, whether or not the secret is right; null: the secret is
 * wrong. Concurrent tries are all counted: a secret that was checked while a wait began is refused, too.
 */
export async function tryWithin(
  db: Database,
  counters: readonly Counter[],
  now: Date,
  check: () => Promise<boolean>,
): Promise<Tried> {
  if (counters.length === 0) return (await check()) ? { ok: true } : { ok: false, waitSeconds: null };
  const before = await secondsToWait(db, counters, now);
  if (before > 0) return { ok: false, waitSeconds: before };
  if (!(await check())) return countWrong(db, counters, now);
  const since = await secondsToWait(db, counters, now);
  if (since > 0) return { ok: false, waitSeconds: since };
  const own = counters.find(({ ends }) => ends);
  // Resets only the narrowest counter: a log-in elsewhere gives strangers no further tries.
  if (own) await db.deleteFrom('log_in_failure').where('key', '=', own.key).execute();
  return { ok: true };
}

/** Seconds until the next try is permitted by all counters; 0: now. */
async function secondsToWait(db: Database, counters: readonly Counter[], now: Date): Promise<number> {
  const rows = await db
    .selectFrom('log_in_failure')
    .select('wait_until')
    .where(
      'key',
      'in',
      counters.map(({ key }) => key),
    )
    .where('wait_until', '>', now)
    .execute();
  return Math.max(0, ...rows.map(({ wait_until }) => Math.ceil(((wait_until?.getTime() ?? 0) - now.getTime()) / 1000)));
}

function countWrong(db: Database, counters: readonly Counter[], now: Date): Promise<Tried> {
  // One order for all, so that concurrent tries cannot deadlock.
  const sorted = [...counters].sort((a, b) => Buffer.compare(a.key, b.key));
  return inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('log_in_failure')
      .values(sorted.map(({ key, identity }) => ({ key, identity, failures: 0, failed_at: now })))
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const rows = await transaction
      .selectFrom('log_in_failure')
      .select(['key', 'failures', 'failed_at'])
      .where(
        'key',
        'in',
        sorted.map(({ key }) => key),
      )
      .orderBy('key')
      .forUpdate()
      .execute();
    const wait = await secondsToWait(transaction, counters, now);
    if (wait > 0) return { ok: false, waitSeconds: wait };
    for (const { key, waits } of sorted) {
      const row = rows.find((one) => one.key.equals(key));
      const past = row ? { failures: row.failures, failedAt: row.failed_at } : null;
      const { failures, seconds } = countFailure(past, now, waits);
      await transaction
        .updateTable('log_in_failure')
        .set({ failures, failed_at: now, wait_until: seconds === 0 ? null : new Date(now.getTime() + seconds * 1000) })
        .where('key', '=', key)
        .execute();
    }
    return { ok: false, waitSeconds: null };
  });
}

/** Ends the waits of identities, for example after their password was reset. */
export async function endWaits(db: Database | DatabaseTransaction, identities: readonly Buffer[]): Promise<void> {
  if (identities.length > 0) await db.deleteFrom('log_in_failure').where('identity', 'in', identities).execute();
}

/** Deletes counters that have decayed to nothing. */
export async function purgeFailures(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('log_in_failure')
    .where('failed_at', '<', new Date(now.getTime() - DAY))
    .execute();
}
