import { sql } from 'kysely';
import { compiled, sendTogether } from '../../../db/connection/compiled.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { withoutScans } from '../../../db/connection/without-scans.ts';
import { firstClaimsOfMany } from '../../../db/places/hold.ts';
import type { PlaceRequest } from '../../../db/places/place-request.ts';
import type { RegistrationRow } from './queries.ts';

interface NewDraft extends Pick<
  RegistrationRow,
  | 'conference_id'
  | 'account_id'
  | 'form_version_id'
  | 'number'
  | 'card_id'
  | 'entry_code'
  | 'person_key'
  | 'source_code'
  | 'name'
  | 'branch_id'
  | 'member'
  | 'price_currency'
  | 'fee_kind_id'
  | 'hold_until'
> {
  /** As JSON. */
  answers: string;
  updated_at: Date;
  /** Of `firstClaims`; null: no places are held. */
  wishes: string | null;
}

type Inserted = { [Column in keyof RegistrationRow]: RegistrationRow[Column] | null } & {
  live: boolean;
  short: number | null;
};

// The conditions are written as in the partial index; otherwise the whole conference would be read.
const insertUnlessLive = compiled(
  (_db, draft: NewDraft) => sql<Inserted>`
    with live as (
      select from registration
      where conference_id = ${draft.conference_id} and coalesce(branch_id, 0) = coalesce(${draft.branch_id}::bigint, 0)
        and person_key = ${draft.person_key} and person_key <> ''
        and state in ('submitted', 'approved', 'confirmed', 'attended')
      limit 1
    ),
    made as (
      insert into registration (conference_id, account_id, form_version_id, number, card_id, entry_code, person_key,
        source_code, answers, name, branch_id, member, price_currency, fee_kind_id, hold_until, updated_at)
      select ${draft.conference_id}::bigint, ${draft.account_id}::bigint, ${draft.form_version_id}::bigint,
        ${draft.number}::text, ${draft.card_id}::text, ${draft.entry_code}::text, ${draft.person_key}::text,
        ${draft.source_code}::text, ${draft.answers}::jsonb, ${draft.name}::text, ${draft.branch_id}::bigint,
        ${draft.member}::boolean, ${draft.price_currency}::text, ${draft.fee_kind_id}::bigint,
        ${draft.hold_until}::timestamptz, ${draft.updated_at}::timestamptz
      where not exists (select from live)
      on conflict do nothing
      returning *
    )
    select made.*, exists (select from live) as live, hold_first_claims(made.id, ${draft.wishes}::jsonb) as short
      from (select) as one left join made on true
  `,
);

/**
 * Inserts a complete draft in one statement, unless the person has a live registration in this conference and branch (`live`) or a
 * draft by the same account (then `row` is null as well), and holds its places; `short` is the stock that is too small, and then none
 * is held. Call it last in the transaction: the locks of the places block all others until its end.
 */
export async function insertDraft(
  transaction: DatabaseTransaction,
  draft: NewDraft,
): Promise<{ row: RegistrationRow | null; live: boolean; short: number | null }> {
  const [found] = await insertUnlessLive(transaction, draft);
  if (!found) throw new Error('a left join of one row returns one');
  const { live, short, ...row } = found;
  return { row: row.id === null ? null : (row as RegistrationRow), live, short };
}

/** A complete draft and the numbers of places that it holds until `hold_until`. */
export type DraftWithPlaces = Omit<NewDraft, 'answers' | 'wishes'> & {
  answers: Record<string, string>;
  wishes: readonly Pick<PlaceRequest, 'stockId' | 'amount'>[];
};

// The conditions are written as in the partial index; otherwise the whole conference would be read.
const insertAllUnlessLive = compiled(
  (_db, { drafts }: { drafts: string }) => sql<RegistrationRow>`
    with one as materialized (
      select * from jsonb_to_recordset(${drafts}::jsonb) as one (conference_id bigint, account_id bigint,
        form_version_id bigint, number text, card_id text, entry_code text, person_key text, source_code text, answers jsonb,
        name text, branch_id bigint, member boolean, price_currency text, fee_kind_id bigint, hold_until timestamptz,
        updated_at timestamptz, wishes jsonb)
    ),
    made as (
      insert into registration (conference_id, account_id, form_version_id, number, card_id, entry_code, person_key,
        source_code, answers, name, branch_id, member, price_currency, fee_kind_id, hold_until, updated_at)
      select conference_id, account_id, form_version_id, number, card_id, entry_code, person_key,
        source_code, answers, name, branch_id, member, price_currency, fee_kind_id, hold_until, updated_at
      from one where not exists (
        select from registration as live
        where live.conference_id = one.conference_id and coalesce(live.branch_id, 0) = coalesce(one.branch_id, 0)
          and live.person_key = one.person_key and live.person_key <> ''
          and live.state in ('submitted', 'approved', 'confirmed', 'attended'))
      on conflict do nothing
      returning *
    ),
    held as (${firstClaimsOfMany()})
    select * from made
  `,
);

/**
 * Inserts complete drafts with their places in one statement, by their `card_id`: without those of people who have a live registration in
 * this conference and branch or a draft by the same account. Call it under the locks of the places.
 */
export async function insertDrafts(
  transaction: DatabaseTransaction,
  drafts: readonly DraftWithPlaces[],
): Promise<Map<string, RegistrationRow>> {
  if (drafts.length === 0) return new Map();
  const inserting = insertAllUnlessLive.with({ drafts: JSON.stringify(drafts) });
  const [, rows] = await sendTogether(transaction, withoutScans, inserting);
  return new Map(rows.map((row) => [row.card_id, row]));
}
