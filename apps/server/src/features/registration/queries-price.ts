import type { RegistrationAtDesk } from '@meetingapp/contract/registration-console.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import type { Database } from '../../db/database.ts';
import { presentReasons, presentTurns, priceFees } from './present-fee.ts';
import { findBranches, findFees, findForm } from './queries-configuration.ts';
import type { DeskOrder, DeskRow } from './queries-detail.ts';
import { groupSize } from './queries-group.ts';
import { factsOf } from './queries-person.ts';

/** Why this person pays what they pay: judged at the moment of their order, or now where there is none. */
export async function whyThisPrice(
  db: Database,
  row: DeskRow,
  orders: readonly DeskOrder[],
  now: Date,
  language: Language,
): Promise<RegistrationAtDesk['price']> {
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
  const priced = priceFees(fees, facts, row.branch_id, at).find((one) => one.fee.row.id === row.fee_kind_id);
  if (!priced) return null;
  const names = { fields: form?.fields ?? [], branches };
  return {
    fee: priced.fee.row.title[language],
    amount: order?.lines.find(({ kind }) => kind === 'fee')?.amount ?? priced.window?.amount ?? null,
    why: presentReasons(priced, names, language),
    wouldChange: presentTurns(priced.fee.rule, facts, names, language),
    windows: priced.fee.windows.map(({ title, amount, from, until }) => ({
      title: title[language],
      amount,
      from: from.toISOString(),
      until: until.toISOString(),
      holds: from <= at && at < until,
    })),
  };
}
