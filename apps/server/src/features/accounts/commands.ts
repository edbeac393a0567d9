import type { Language } from '@meetingapp/contract/shapes.ts';
import { readAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { Database } from '../../db/database.ts';
import {
  countWrongPassword,
  forgetWrongPasswords,
  isPasswordLocked,
  passwordIdentity,
} from '../../db/password-lock.ts';
import { endSessionsOf } from '../../db/sessions.ts';
import { inTransaction, type DatabaseTransaction } from '../../db/transaction.ts';
import { checkPassword, hashPassword } from '../../http/passwords.ts';
import { useCode } from './commands-codes.ts';
import { findAccount, findAccountByAddress, identitiesOf, isAgreementInForce } from './queries.ts';

type Outcome<Reason extends string> = { ok: true; accountId: number } | { ok: false; reason: Reason };
type CodeReason = 'code_wrong' | 'code_expired';

export interface CodeLogin {
  address: Address;
  code: string;
  /** Version of the agreement that was ticked; null when nothing was asked. */
  agreement: string | null;
  device: string;
  /** In which the agreement was shown. */
  language: Language;
  now: Date;
}

/**
 * Logs in by a code; a proven address without an account becomes one, if the agreement in force was accepted. Whether there is
 * an account is told only to who has the right code.
 */
export async function logInByCode(db: Database, login: CodeLogin): Promise<Outcome<CodeReason | 'agreement_needed'>> {
  const known = await findAccountByAddress(db, login.address);
  const missing = known === null && !(await isInForce(db, login.agreement, login.now));
  const fault = await useCode(db, { ...login, purposes: ['login', 'register'], keep: missing });
  if (fault) return { ok: false, reason: fault };
  if (missing) return { ok: false, reason: 'agreement_needed' };
  return { ok: true, accountId: known ?? (await createAccount(db, { ...login, name: '', passwordHash: null })) };
}

export interface Registration extends CodeLogin {
  name: string;
  /** Empty: none. */
  password: string;
}

export async function registerAccount(
  db: Database,
  person: Registration,
): Promise<Outcome<CodeReason | 'agreement_needed' | 'password_weak' | 'account_exists'>> {
  if (!(await isInForce(db, person.agreement, person.now))) return { ok: false, reason: 'agreement_needed' };
  if (person.password !== '' && isWeakPassword(person.password)) return { ok: false, reason: 'password_weak' };
  const fault = await useCode(db, { ...person, purposes: ['register', 'login'] });
  if (fault) return { ok: false, reason: fault };
  if ((await findAccountByAddress(db, person.address)) !== null) return { ok: false, reason: 'account_exists' };
  const passwordHash = person.password === '' ? null : await hashPassword(person.password);
  return { ok: true, accountId: await createAccount(db, { ...person, passwordHash }) };
}

/** Says the same, in the same time and after as many tries, of a wrong password and of an unknown address. */
export async function logInByPassword(
  db: Database,
  { to, password, now }: { to: string; password: string; now: Date },
): Promise<Outcome<'password_wrong' | 'account_locked'>> {
  const address = readAddress(to);
  const identity = passwordIdentity('account', address?.value ?? to);
  const id = address && (await findAccountByAddress(db, address));
  const account = id === null ? undefined : await findAccount(db, id);
  const right = await checkPassword(account?.password_hash ?? null, password);
  if (await isPasswordLocked(db, identity, now)) return { ok: false, reason: 'account_locked' };
  if (!account || !right) {
    await countWrongPassword(db, identity, now);
    return { ok: false, reason: 'password_wrong' };
  }
  await forgetWrongPasswords(db, [identity]);
  return { ok: true, accountId: account.id };
}

/** A new password ends every other log-in. An address without an account answers like a wrong code. */
export async function resetPassword(
  db: Database,
  { address, code, password, now }: { address: Address; code: string; password: string; now: Date },
): Promise<Outcome<CodeReason | 'password_weak'>> {
  if (isWeakPassword(password)) return { ok: false, reason: 'password_weak' };
  const fault = await useCode(db, { address, code, purposes: ['reset'], now });
  if (fault) return { ok: false, reason: fault };
  const accountId = await findAccountByAddress(db, address);
  if (accountId === null) return { ok: false, reason: 'code_wrong' };
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('account').set({ password_hash }).where('id', '=', accountId).execute();
    const identities = await identitiesOf(transaction, accountId);
    await forgetWrongPasswords(
      transaction,
      identities.map(({ value }) => passwordIdentity('account', value)),
    );
    await endSessionsOf(transaction, accountId, now);
  });
  return { ok: true, accountId };
}

/** Records that a person accepted a version; only one in force can be. */
export async function acceptAgreement(db: Database, consent: ConsentGiven): Promise<boolean> {
  if (!(await isInForce(db, consent.version, consent.now))) return false;
  await recordConsent(db, consent);
  return true;
}

async function isInForce(db: Database, version: string | null, now: Date): Promise<boolean> {
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

/** Two requests for one new address make one account: the second finds the first's identity. */
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
