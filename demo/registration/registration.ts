import { randomBytes } from 'node:crypto';
import type { RegistrationState } from '@meetingapp/contract/registration/wizard.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { buildAccount } from '../accounts/accounts.ts';
import { json } from '../support/bilingual.ts';
import { buildForm } from '../forms/forms.ts';

export interface RegistrationInput {
  accountId?: number;
  /** Form version; by default the newest one of the conference, created if there is none. */
  formVersionId?: number;
  branchId?: number | null;
  feeKindId?: number | null;
  /** Of the price that the person chose; null: the conference's main one. */
  currency?: string | null;
  state?: RegistrationState;
  name?: string;
  /** Also identifies the person, unless `personKey` is set. */
  phone?: string;
  personKey?: string;
  answers?: Record<string, string>;
  member?: boolean;
  sourceCode?: string;
  /** Chosen but unpaid places are held until then. */
  holdUntil?: Date | null;
  createdAt?: Date;
}

const settled: readonly RegistrationState[] = ['confirmed', 'attended'];
const over: readonly RegistrationState[] = ['refused', 'cancelled', 'gone'];

/** History event that leads to each state. */
const events: Readonly<Record<RegistrationState, string>> = {
  draft: 'submit',
  submitted: 'submit',
  approved: 'submit',
  refused: 'refuse',
  confirmed: 'pay',
  attended: 'check_in',
  cancelled: 'cancel',
  gone: 'cancel',
};

let counter = 0;

/** Inserts a registration with its claims on fee and branch, and its history; returns its id. */
export async function buildRegistration(
  db: Database,
  conferenceId: number,
  wish: RegistrationInput = {},
): Promise<number> {
  counter += 1;
  const state = wish.state ?? 'confirmed';
  const name = wish.name ?? '林知远';
  const phone = wish.phone ?? `1390${String(process.pid % 1000).padStart(3, '0')}${String(counter).padStart(4, '0')}`;
  const at = wish.createdAt ?? new Date();
  const row = await db
    .insertInto('registration')
    .values({
      conference_id: conferenceId,
      account_id: wish.accountId ?? (await buildAccount(db, { name })),
      branch_id: wish.branchId ?? null,
      form_version_id: wish.formVersionId ?? (await newestForm(db, conferenceId)),
      state,
      number: `${conferenceId}-${randomBytes(4).toString('hex').toUpperCase()}`,
      card_id: randomBytes(18).toString('base64url'),
      entry_code: randomBytes(18).toString('base64url'),
      person_key: wish.personKey ?? phone,
      name,
      answers: json({ name, phone, ...wish.answers }),
      member: wish.member ?? false,
      fee_kind_id: wish.feeKindId ?? null,
      price_currency: wish.currency ?? null,
      source_code: wish.sourceCode ?? '',
      hold_until: wish.holdUntil ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!over.includes(state)) await claimPlaces(db, row.id, wish, settled.includes(state));
  if (state !== 'draft')
    await db
      .insertInto('registration_event')
      .values({
        registration_id: row.id,
        at,
        actor: 'system',
        event: events[state],
        from_state: 'draft',
        to_state: state,
      })
      .execute();
  return row.id;
}

async function newestForm(db: Database, conferenceId: number): Promise<number> {
  const version = await db
    .selectFrom('form_version')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where('form_id', 'is', null)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return version?.id ?? (await buildForm(db, conferenceId));
}

async function claimPlaces(db: Database, registrationId: number, wish: RegistrationInput, confirmed: boolean) {
  if (!confirmed && !wish.holdUntil) return;
  const stocks: number[] = [];
  for (const [table, id] of [
    ['branch', wish.branchId],
    ['fee_kind', wish.feeKindId],
  ] as const)
    if (id != null) {
      const row = await db.selectFrom(table).select('stock_id').where('id', '=', id).executeTakeFirstOrThrow();
      stocks.push(row.stock_id);
    }
  if (stocks.length === 0) return;
  await db
    .insertInto('claim')
    .values(
      stocks.map((stock) => ({
        stock_id: stock,
        registration_id: registrationId,
        state: confirmed ? ('confirmed' as const) : ('held' as const),
        held_until: confirmed ? null : (wish.holdUntil ?? null),
      })),
    )
    .execute();
}
