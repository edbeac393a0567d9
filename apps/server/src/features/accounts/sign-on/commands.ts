import type { Address } from '@meetingapp/domain/accounts/address.ts';
import { signOnStep, verifiedAddresses } from '@meetingapp/domain/accounts/member-sign-on.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction, inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import { hashToken, newToken } from '../../../db/sessions/token-hash.ts';
import type { SignedOn } from '../../../ports/sign-on/sign-on.ts';
import { findByAddresses, findLinkedAccount, hasOneSociety, hasOtherWay, isLinked } from './queries.ts';

/** How long a question waits for its answer. */
const MINUTES = 10;

export interface Arrived {
  provider: { id: number; domains: readonly string[] };
  person: SignedOn;
  /** The account that is logged in on the device. */
  device: number | null;
  back: string;
  now: Date;
}

export interface Question {
  ticket: string;
  choices: readonly ('switch' | 'link' | 'separate')[];
  found: number | null;
}

type Outcome = { accountId: number } | { question: Question };

/** Enters the account of a person who comes from the provider, makes one, or asks when another account is logged in on the device. */
export const arrive = (db: Database, { provider, person, device, back, now }: Arrived): Promise<Outcome> =>
  inTransaction(db, async (transaction): Promise<Outcome> => {
    const addresses = (await hasOneSociety(transaction)) ? verifiedAddresses(person, provider.domains) : [];
    const found =
      (await findLinkedAccount(transaction, provider.id, person.subject)) ??
      (await findByAddresses(transaction, provider.id, addresses));
    const deviceLinked = device !== null && (await isLinked(transaction, provider.id, device));
    const step = signOnStep({ device, found, deviceLinked });
    const link = { providerId: provider.id, subject: person.subject, now };
    if ('enter' in step)
      return {
        accountId:
          found === null ? await makeLinked(transaction, link, addresses) : await linkTo(transaction, link, found),
      };
    const ticket = newToken();
    const valueOf = (channel: Address['channel']) => addresses.find((one) => one.channel === channel)?.value ?? '';
    await transaction.deleteFrom('member_sign_on_question').where('expires_at', '<', now).execute();
    await transaction
      .insertInto('member_sign_on_question')
      .values({
        hash: hashToken(ticket),
        provider_id: provider.id,
        subject: person.subject,
        device_account_id: device ?? 0,
        found_account_id: found,
        phone: valueOf('phone'),
        email: valueOf('email'),
        back,
        expires_at: new Date(now.getTime() + MINUTES * 60_000),
      })
      .execute();
    return { question: { ticket, choices: step.ask, found } };
  });

type Chosen = { ok: true; accountId: number; back: string } | { ok: false; reason: 'sign_on_over' | 'sign_on_linked' };

/** Answers a question, once, for the account that was logged in on the device when it was asked. */
export const choose = (
  db: Database,
  {
    ticket,
    choice,
    device,
    now,
  }: { ticket: string; choice: 'switch' | 'link' | 'separate'; device: number; now: Date },
): Promise<Chosen> =>
  inTransactionIfOk(db, async (transaction): Promise<Chosen> => {
    const asked = await transaction
      .deleteFrom('member_sign_on_question')
      .where('hash', '=', hashToken(ticket))
      .where('device_account_id', '=', device)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    // With an account found there is nothing to link and none to make; without, none to switch to.
    if (!asked || (choice === 'switch') !== (asked.found_account_id !== null)) return refused('sign_on_over');
    const { provider_id: providerId, subject, back } = asked;
    const link = { providerId, subject, now };
    if (choice === 'link' && (await isLinked(transaction, providerId, device))) return refused('sign_on_linked');
    const said = [
      { channel: 'phone', value: asked.phone },
      { channel: 'email', value: asked.email },
    ] as const;
    const addresses = said.filter(({ value }) => value !== '');
    const known = choice === 'link' ? device : asked.found_account_id;
    const accountId =
      known === null ? await makeLinked(transaction, link, addresses) : await linkTo(transaction, link, known);
    return { ok: true, accountId, back };
  });

interface Link {
  providerId: number;
  subject: string;
  now: Date;
}

/** Links the subject to the account; returns the account that has it, which is another one when two first log-ins came at once. */
async function linkTo(db: DatabaseTransaction, { providerId, subject, now }: Link, accountId: number): Promise<number> {
  await db
    .insertInto('member_sign_on')
    .values({ provider_id: providerId, subject, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findLinkedAccount(db, providerId, subject)) ?? accountId;
}

/** A new account with the addresses that nobody else has, linked to the subject. When two come at once, the first one's account stays. */
async function makeLinked(db: DatabaseTransaction, link: Link, addresses: readonly Address[]): Promise<number> {
  const { id } = await db.insertInto('account').values({ name: '' }).returning('id').executeTakeFirstOrThrow();
  if (addresses.length > 0)
    await db
      .insertInto('identity')
      .values(addresses.map(({ channel, value }) => ({ account_id: id, kind: channel, value, verified_at: link.now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const owner = await linkTo(db, link, id);
  if (owner !== id) {
    await db.deleteFrom('identity').where('account_id', '=', id).execute();
    await db.deleteFrom('account').where('id', '=', id).execute();
  }
  return owner;
}

/** Ends the link of an account to a provider. False: it is the only way into the account. */
export const unlink = (
  db: Database,
  { accountId, providerId }: { accountId: number; providerId: number },
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    // Two links that end at once must not leave the account without a way in.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    if (!(await hasOtherWay(transaction, accountId, providerId))) return false;
    await transaction
      .deleteFrom('member_sign_on')
      .where('account_id', '=', accountId)
      .where('provider_id', '=', providerId)
      .execute();
    return true;
  });
