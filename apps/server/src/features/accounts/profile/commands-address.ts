import type { Language } from '@meetingapp/contract/shapes.ts';
import { maskAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import { mayChangeAddress } from '@meetingapp/domain/accounts/owner-proof.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { queueMessage } from '../../../db/rows/outbox.ts';
import type { Origin } from '../../../db/sessions/log-in-failures.ts';
import { useCode, type CodeFault } from '../../../db/sessions/one-time-codes.ts';
import { logInByPassword, type PasswordOutcome } from '../commands.ts';
import { addressesOf, ownerConfirmedAt, proofsOf } from '../queries.ts';

interface OwnLogIn {
  accountId: number;
  tokenHash: Buffer;
  origin: Origin;
  now: Date;
}

type Proof = { by: 'phone' | 'email' | 'password'; secret: string };
type ProofFault = CodeFault | Exclude<PasswordOutcome, { ok: true }>;

/** Notes on this log-in that its owner acts: `secret` is the code sent to an address of the account, or the password. */
export async function confirmOwner(
  db: Database,
  { accountId, tokenHash, origin, now, by, secret }: OwnLogIn & Proof,
): Promise<{ ok: true } | ProofFault> {
  const addresses = await addressesOf(db, accountId);
  const fault =
    by === 'password'
      ? await passwordFault(db, addresses[0], { accountId, password: secret, origin, now })
      : await ownCodeFault(
          db,
          addresses.find(({ channel }) => channel === by),
          { code: secret, origin, now },
        );
  if (fault) return fault;
  await db.updateTable('access_token').set({ owner_confirmed_at: now }).where('hash', '=', tokenHash).execute();
  return { ok: true };
}

async function passwordFault(
  db: Database,
  address: Address | undefined,
  { accountId, password, origin, now }: { accountId: number; password: string; origin: Origin; now: Date },
): Promise<ProofFault | null> {
  if (!address) return { ok: false, reason: 'password_wrong' };
  const outcome = await logInByPassword(db, { to: address.value, password, origin, now });
  if (!outcome.ok) return outcome;
  return outcome.accountId === accountId ? null : { ok: false, reason: 'password_wrong' };
}

async function ownCodeFault(
  db: Database,
  address: Address | undefined,
  { code, origin, now }: { code: string; origin: Origin; now: Date },
): Promise<ProofFault | null> {
  if (!address) return { ok: false, reason: 'code_wrong' };
  return useCode(db, { address, code, purposes: ['login'], origin, known: true, now });
}

interface NewAddress extends OwnLogIn {
  /** Language of the request, for the message to the address used so far. */
  language: Language;
  address: Address;
  /** Sent to the new address. */
  code: string;
}

type ChangeOutcome = { ok: true } | { ok: false; reason: 'owner_unconfirmed' | 'address_taken' } | CodeFault;

/**
 * Replaces the account's address of this channel, or adds the first one. The address used so far, or the other one of the account, gets
 * a message. Whether another account has the address is revealed only to a caller with its code.
 */
export async function changeAddress(db: Database, wish: NewAddress): Promise<ChangeOutcome> {
  const { accountId, tokenHash, address, code, origin, now } = wish;
  const proofs = await proofsOf(db, accountId);
  if (!mayChangeAddress(proofs, await ownerConfirmedAt(db, tokenHash), now)) return refused('owner_unconfirmed');
  const fault = await useCode(db, { address, code, purposes: ['register'], origin, known: false, now });
  if (fault) return fault;
  return inTransactionIfOk(db, async (transaction): Promise<ChangeOutcome> => {
    const before = await addressesOf(transaction, accountId);
    if (!(await saveAddress(transaction, accountId, address, now))) return refused('address_taken');
    await notifyFormer(transaction, wish, before);
    return { ok: true };
  });
}

/** False when the address is of another account. An address that another account never verified becomes free. */
async function saveAddress(
  transaction: DatabaseTransaction,
  accountId: number,
  { channel, value }: Address,
  now: Date,
): Promise<boolean> {
  await transaction
    .deleteFrom('identity')
    .where('kind', '=', channel)
    .where((where) =>
      where.or([
        where.and([where('account_id', '=', accountId), where('value', '<>', value)]),
        where.and([where('account_id', '<>', accountId), where('value', '=', value), where('verified_at', 'is', null)]),
      ]),
    )
    .execute();
  const { account_id } = await transaction
    .insertInto('identity')
    .values({ account_id: accountId, kind: channel, value, verified_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'value']).doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return account_id === accountId;
}

/** A stranger with an open phone must not take over the account unnoticed. */
async function notifyFormer(
  transaction: DatabaseTransaction,
  { address, language }: Pick<NewAddress, 'address' | 'language'>,
  before: readonly Address[],
): Promise<void> {
  const former = before.find(({ channel }) => channel === address.channel) ?? before[0];
  if (!former || former.value === address.value) return;
  await queueMessage(transaction, {
    channel: former.channel,
    recipient: former.value,
    language,
    template: 'address_changed',
    variables: { address: maskAddress(address) },
    conferenceId: null,
  });
}
