import type { Language } from '@meetingapp/contract/shapes.ts';
import { readAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Database } from '../../db/connection/database.ts';
import { revokeDevices, isKnownDevice } from '../../db/sessions/known-devices.ts';
import {
  endWaits,
  passwordCounters,
  tryWithin,
  typedIdentity,
  type Origin,
} from '../../db/sessions/log-in-failures.ts';
import { sendCode, useCode, type CodeFault, type SendCode } from '../../db/sessions/one-time-codes.ts';
import { endSessionsOf } from '../../db/sessions/sessions.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/connection/transaction.ts';
import { checkPassword, hashPassword } from '../../http/security/passwords.ts';
import { findAccount, findAccountByAddress, identitiesOf, isAgreementInForce } from './queries.ts';

type Outcome<Reason extends string> = { ok: true; accountId: number } | { ok: false; reason: Reason };

export interface CodeLogin {
  address: Address;
  code: string;
  /** Version of the agreement that was ticked; null when none was shown. */
  agreement: string | null;
  device: string;
  origin: Origin;
  /** Language in which the agreement was shown. */
  language: Language;
  now: Date;
}

/**
 * Logs in by a code. A proven address without an account gets one, if the agreement in force was accepted. Whether an account exists
 * is revealed only to a caller with the correct code.
 */
export async function logInByCode(db: Database, login: CodeLogin): Promise<Outcome<'agreement_needed'> | CodeFault> {
  const accountId = await findAccountByAddress(db, login.address);
  const missing = accountId === null && !(await isInForce(db, login.agreement, login.now));
  const known = await isKnownTo(db, accountId, login);
  const fault = await useCode(db, { ...login, known, purposes: ['login', 'register'], keep: missing });
  if (fault) return fault;
  if (missing) return { ok: false, reason: 'agreement_needed' };
  return { ok: true, accountId: accountId ?? (await createAccount(db, { ...login, name: '', passwordHash: null })) };
}

export interface Registration extends CodeLogin {
  name: string;
  /** Empty: none. */
  password: string;
}

export async function registerAccount(
  db: Database,
  person: Registration,
): Promise<Outcome<'agreement_needed' | 'password_weak' | 'account_exists'> | CodeFault> {
  if (!(await isInForce(db, person.agreement, person.now))) return { ok: false, reason: 'agreement_needed' };
  if (person.password !== '' && isWeakPassword(person.password)) return { ok: false, reason: 'password_weak' };
  const known = await isKnownTo(db, await findAccountByAddress(db, person.address), person);
  const fault = await useCode(db, { ...person, known, purposes: ['register', 'login'] });
  if (fault) return fault;
  if ((await findAccountByAddress(db, person.address)) !== null) return { ok: false, reason: 'account_exists' };
  const passwordHash = person.password === '' ? null : await hashPassword(person.password);
  return { ok: true, accountId: await createAccount(db, { ...person, passwordHash }) };
}

export type PasswordOutcome =
  | { ok: true; accountId: number }
  | { ok: false; reason: 'password_wrong' }
  | { ok: false; reason: 'account_locked'; retryAfterSeconds: number };

/** Gives the same answer, in the same time and after the same number of tries, for a wrong password and an unknown address. */
export async function logInByPassword(
  db: Database,
  { to, password, origin, now }: { to: string; password: string; origin: Origin; now: Date },
): Promise<PasswordOutcome> {
  const address = readAddress(to);
  const identity = typedIdentity('account', address?.value ?? to);
  const id = address && (await findAccountByAddress(db, address));
  const account = id === null ? undefined : await findAccount(db, id);
  const known = await isKnownTo(db, account?.id ?? null, { origin, now });
  const tried = await tryWithin(db, passwordCounters(identity, origin, known), now, () =>
    checkPassword(account?.password_hash ?? null, password),
  );
  if (tried.ok && account) return { ok: true, accountId: account.id };
  return tried.ok || tried.waitSeconds === null
    ? { ok: false, reason: 'password_wrong' }
    : { ok: false, reason: 'account_locked', retryAfterSeconds: tried.waitSeconds };
}

export interface NewPassword {
  address: Address;
  code: string;
  password: string;
  origin: Origin;
  now: Date;
}

/**
 * Sets a new password, ends every other log-in and deletes the known devices. An address without an account gets the same answer as a
 * wrong code.
 */
export async function resetPassword(
  db: Database,
  { address, code, password, origin, now }: NewPassword,
): Promise<Outcome<'password_weak'> | CodeFault> {
  if (isWeakPassword(password)) return { ok: false, reason: 'password_weak' };
  const accountId = await findAccountByAddress(db, address);
  const known = await isKnownTo(db, accountId, { origin, now });
  const fault = await useCode(db, { address, code, purposes: ['reset'], origin, known, now });
  if (fault) return fault;
  if (accountId === null) return { ok: false, reason: 'code_wrong' };
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute();
    const identities = await identitiesOf(transaction, accountId);
    await endWaits(
      transaction,
      identities.map(({ value }) => typedIdentity('account', value)),
    );
    await revokeDevices(transaction, { accountId });
    await endSessionsOf(transaction, accountId, now);
  });
  return { ok: true, accountId };
}

/** True when the caller's device is known to the account. False without an account (`accountId` null). */
const isKnownTo = async (
  db: Database,
  accountId: number | null,
  { origin, now }: { origin: Origin; now: Date },
): Promise<boolean> => accountId !== null && isKnownDevice(db, origin.device, { accountId }, now);

/** Sends a code to an address, whether or not it has an account. */
export async function sendLoginCode(
  db: Database,
  { origin, ...request }: Omit<SendCode, 'known'> & { origin: Origin },
): ReturnType<typeof sendCode> {
  const accountId = await findAccountByAddress(db, request.address);
  return sendCode(db, { ...request, known: await isKnownTo(db, accountId, { origin, now: request.now }) });
}

/** Records that a person accepted a version. False when the version is not in force. */
export async function acceptAgreement(db: Database, consent: ConsentGiven): Promise<boolean> {
  if (!(await isInForce(db, consent.version, consent.now))) return false;
  await recordConsent(db, consent);
  return true;
}

export async function isInForce(db: Database, version: string | null, now: Date): Promise<boolean> {
  return version !== null && (await isAgreementInForce(db, version, now));
}

interface NewAccount {
  address: Address;
  name: string;
  passwordHash: string | null;
  agreement: string | null;
  device: string;
  language: Language;
  now: Date;
}

/** Two concurrent requests for a new address make one account: the second finds the identity of the first. */
function createAccount(db: Database, person: NewAccount): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const { id } = await transaction
      .insertInto('account')
      .values({ name: person.name, password_hash: person.passwordHash })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { account_id } = await transaction
      .insertInto('identity')
      .values({ account_id: id, kind: person.address.channel, value: person.address.value, verified_at: person.now })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'value']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .returning('account_id')
      .executeTakeFirstOrThrow();
    if (account_id !== id) await transaction.deleteFrom('account').where('id', '=', id).execute();
    else if (person.agreement !== null)
      await recordConsent(transaction, {
        accountId: id,
        version: person.agreement,
        device: person.device,
        language: person.language,
        now: person.now,
      });
    return account_id;
  });
}

interface ConsentGiven {
  accountId: number;
  version: string;
  device: string;
  language: Language;
  now: Date;
}

function recordConsent(
  db: Database | DatabaseTransaction,
  { accountId, version, device, language, now }: ConsentGiven,
) {
  return db
    .insertInto('consent')
    .values({
      account_id: accountId,
      subject: 'agreement',
      version,
      language,
      through: device.slice(0, 120),
      given_at: now,
    })
    .execute();
}
