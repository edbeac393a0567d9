import { sql } from 'kysely';
import { compiled } from '../../../db/connection/compiled.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
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
