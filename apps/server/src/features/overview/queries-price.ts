import type { Database } from '../../db/connection/database.ts';
import { priceFees } from '../registration/fee/queries.ts';
import { findBranches, findFees, findForm } from '../registration/configuration/queries.ts';
import type { DeskRow } from '../registration/review/queries.ts';
import { groupSize } from '../registration/group/queries.ts';
import { factsOf } from '../registration/record/queries-person.ts';
import type { DeskOrder } from './queries-detail.ts';

/** This person's fee with the outcome of its rule, evaluated at the time of the order, or now when there is none; null without a fee. */
export async function pricedFee(db: Database, row: DeskRow, orders: readonly DeskOrder[], now: Date) {
  if (row.fee_kind_id === null) return null;
  const order = orders.find(
    ({ kind, state }) => kind === 'registration' && state !== 'cancelled' && state !== 'expired',
  );
  const at = order?.created_at ?? now;
  const [form, branches, fees] = await Promise.all([
    findForm(db, row.conference_id, row.form_version_id),
    findBranches(db, row.conference_id),
    findFees(db, row.conference_id),
  ]);
  const facts = factsOf(row.answers, row.branch_id, row.member, await groupSize(db, row.group_id));
  const priced = priceFees(fees, facts, row.branch_id, at, row.price_currency, row.form_version_id).find(
    (one) => one.fee.row.id === row.fee_kind_id,
  );
  return priced ? { priced, order, at, facts, names: { fields: form?.fields ?? [], branches } } : null;
}
export type PricedAtDesk = NonNullable<Awaited<ReturnType<typeof pricedFee>>>;
