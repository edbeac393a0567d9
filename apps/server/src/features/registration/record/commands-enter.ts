import { randomBytes } from 'node:crypto';
import { readAddress, type Address } from '@meetingapp/domain/accounts/address.ts';
import { sql } from 'kysely';
import { recordRegistration } from '../../../db/rows/history.ts';
import { holdPlaces } from '../../../db/places/hold.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { placesOf } from './queries-places.ts';
import { registrationNumber } from './commands-number.ts';
import { findLive } from './queries-locked.ts';
import { personKey, personOf } from './queries-person.ts';
import { deskActor } from './writer.ts';
import type { Setting } from '../configuration/queries.ts';
import type { RegistrationRow } from './queries.ts';

/** Days that a person registered by staff has to pay. */
const PAY_DAYS = 7;
export const payUntil = (now: Date): Date => new Date(now.getTime() + PAY_DAYS * 86_400_000);

export interface Entry {
  setting: Setting;
  formVersionId: number;
  /** Already checked by the rules of the form. */
  answers: Record<string, string>;
  branchId: number | null;
  feeId: number | null;
  /** Of all prices; null: the main one of the conference. */
  currency: string | null;
  member: boolean;
  source: string;
  /** Event name in the history. */
  event: 'enter' | 'import' | 'guest';
  /** Null: the person did it on the form for guests. */
  staffId: number | null;
  /** Until when the places are held for the payment; default a week. */
  payUntil?: Date;
  now: Date;
}

type Outcome =
  | { ok: true; row: RegistrationRow; until: Date }
  | { ok: false; reason: 'already_registered' | 'fee_sold_out' | 'branch_full' };

/**
 * Registers a person at the desk, or by the form for guests: approved at once, the places of fee and branch held. The registration belongs to the account
 * of the phone or e-mail, which is created when there is none: the owner of that address logs in with a code and finds it.
 */
export async function enterRegistration(transaction: DatabaseTransaction, entry: Entry): Promise<Outcome> {
  const { setting, answers, branchId, now } = entry;
  const accountId = await accountOf(transaction, entry);
  const key = personKey(answers, setting, accountId);
  if (await findLive(transaction, setting.id, branchId, key, 0)) return { ok: false, reason: 'already_registered' };
  const draft = await draftOf(transaction, entry, accountId, key);
  const until = entry.payUntil ?? payUntil(now);
  const change = {
    answers: JSON.stringify(answers),
    name: (answers.name ?? '').trim(),
    form_version_id: entry.formVersionId,
    branch_id: branchId,
    fee_kind_id: entry.feeId,
    // A draft that the person had begun may have another one.
    price_currency: entry.currency,
    member: entry.member,
    hold_until: until,
  };
  const actor = deskActor(entry.staffId);
  await recordRegistration(transaction, {
    id: draft.id,
    event: entry.event,
    from: 'draft',
    to: 'approved',
    actor,
    now,
    change,
  });
  const row = { ...draft, ...change, answers, state: 'approved' as const };
  const wishes = await placesOf(transaction, row);
  const held = await holdPlaces(transaction, { registrationId: row.id, kinds: ['fee', 'branch'], wishes, until });
  if (!held.ok) return { ok: false, reason: held.short.kind === 'branch' ? 'branch_full' : 'fee_sold_out' };
  return { ok: true, row, until };
}

/** Returns the draft that the person had begun, or a new one. */
async function draftOf(
  transaction: DatabaseTransaction,
  { setting, formVersionId, source, now }: Entry,
  accountId: number,
  key: string,
) {
  return transaction
    .insertInto('registration')
    .values({
      conference_id: setting.id,
      account_id: accountId,
      form_version_id: formVersionId,
      number: registrationNumber(setting.id),
      card_id: randomBytes(18).toString('base64url'),
      entry_code: randomBytes(18).toString('base64url'),
      person_key: key,
      source_code: source,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'conference_id', 'person_key'])
        // A literal, as in the partial index: a prepared statement with a parameter would not match it.
        .where('state', '=', sql.lit('draft'))
        .doUpdateSet({ updated_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function accountOf(transaction: DatabaseTransaction, { answers, setting, now }: Entry): Promise<number> {
  const { name, phone, email } = personOf(answers, setting);
  const address = readAddress(phone || email);
  const make = () => transaction.insertInto('account').values({ name }).returning('id').executeTakeFirstOrThrow();
  if (!address) return (await make()).id;
  const known = await ownerOf(transaction, address);
  if (known !== undefined) return known;
  const { id } = await make();
  // One address only: a mistyped second one would open the account to somebody else.
  const { account_id } = await transaction
    .insertInto('identity')
    .values({ account_id: id, kind: address.channel, value: address.value, verified_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'value']).doUpdateSet({ value: address.value }))
    .returning('account_id')
    .executeTakeFirstOrThrow();
  // A concurrent call created the identity first, so this new account is unused.
  if (account_id !== id) await transaction.deleteFrom('account').where('id', '=', id).execute();
  return account_id;
}

const ownerOf = async (transaction: DatabaseTransaction, { channel, value }: Address): Promise<number | undefined> =>
  (
    await transaction
      .selectFrom('identity')
      .select('account_id')
      .where('kind', '=', channel)
      .where('value', '=', value)
      .executeTakeFirst()
  )?.account_id;
