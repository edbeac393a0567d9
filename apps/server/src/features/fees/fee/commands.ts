import type { FeeDraft } from '@meetingapp/contract/fees/console.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { addStock, removeStocks, resizeStock } from '../../../db/places/stock.ts';
import { isChangedMeanwhile } from '../../../http/calls/changed-meanwhile.ts';
import { branchRows, draftOf, feeKinds, lockFees, usedStocks } from './queries.ts';

type Saved = { ok: true; feeIds: number[] } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** Saves these fees, all or none. A smaller quota revokes nothing: taken places stay. */
export function saveFees(
  db: Database,
  conferenceId: number,
  drafts: readonly FeeDraft[],
  seen: readonly FeeDraft[] = [],
): Promise<Saved> {
  return inTransactionIfOk(db, async (transaction): Promise<Saved> => {
    if (await anyOvertaken(transaction, conferenceId, drafts, seen)) return { ok: false, reason: 'changed_meanwhile' };
    const branches = new Set((await branchRows(transaction, conferenceId)).map((branch) => branch.id));
    const feeIds: number[] = [];
    for (const draft of drafts) {
      if (draft.branchId !== null && !branches.has(draft.branchId)) return { ok: false, reason: 'not_found' };
      const id = draft.id === null ? await addFee(transaction, conferenceId, draft) : draft.id;
      if (draft.id !== null && !(await changeFee(transaction, conferenceId, draft.id, draft)))
        return { ok: false, reason: 'not_found' };
      await saveWindows(transaction, id, draft.windows);
      feeIds.push(id);
    }
    return { ok: true, feeIds };
  });
}

/** True when one of the fees was changed since it was read. Locks them, so that concurrent saves wait. */
async function anyOvertaken(
  transaction: DatabaseTransaction,
  conferenceId: number,
  drafts: readonly FeeDraft[],
  seen: readonly FeeDraft[],
): Promise<boolean> {
  const ids = drafts.flatMap(({ id }) => id ?? []);
  await lockFees(transaction, conferenceId, ids);
  const rows = await feeKinds(transaction, conferenceId, ids);
  return rows.some((row) => {
    const of = ({ id }: FeeDraft) => id === row.id;
    return isChangedMeanwhile(draftOf(row), seen.find(of), drafts.find(of));
  });
}

const columnsOf = (draft: FeeDraft) => ({
  branch_id: draft.branchId,
  form_ids: draft.formIds,
  title: JSON.stringify(draft.title),
  remark: JSON.stringify(draft.remark),
  proof: JSON.stringify(draft.proof),
  proof_needed: draft.proofNeeded,
  rule: draft.rule === null ? null : JSON.stringify(draft.rule),
  closed: draft.closed,
});

async function addFee(transaction: DatabaseTransaction, conferenceId: number, draft: FeeDraft): Promise<number> {
  const row = await transaction
    .insertInto('fee_kind')
    .values({
      ...columnsOf(draft),
      conference_id: conferenceId,
      stock_id: await addStock(transaction, conferenceId, 'fee', draft.size),
      position: await nextPosition(transaction, 'fee_kind', conferenceId),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function changeFee(
  transaction: DatabaseTransaction,
  conferenceId: number,
  id: number,
  draft: FeeDraft,
): Promise<boolean> {
  const row = await transaction
    .updateTable('fee_kind')
    .set(columnsOf(draft))
    .where('id', '=', id)
    .where('conference_id', '=', conferenceId)
    .returning('stock_id')
    .executeTakeFirst();
  if (row) await resizeStock(transaction, row.stock_id, draft.size);
  return row !== undefined;
}

/** Windows are matched by order and updated in place, so that the audit log shows what changed instead of new rows. */
async function saveWindows(transaction: DatabaseTransaction, feeId: number, windows: FeeDraft['windows']) {
  const known = await transaction
    .selectFrom('fee_window')
    .select('id')
    .where('fee_kind_id', '=', feeId)
    .orderBy('starts_at')
    .execute();
  const wanted = [...windows].sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
  for (const [index, window] of wanted.entries()) {
    const values = {
      title: JSON.stringify(window.title),
      starts_at: new Date(window.from),
      ends_at: new Date(window.until),
      amount: window.amount,
      prices: JSON.stringify(window.prices),
    };
    const row = known[index];
    await (row
      ? transaction.updateTable('fee_window').set(values).where('id', '=', row.id).execute()
      : transaction
          .insertInto('fee_window')
          .values({ ...values, fee_kind_id: feeId })
          .execute());
  }
  const surplus = known.slice(wanted.length).map((row) => row.id);
  if (surplus.length > 0) await transaction.deleteFrom('fee_window').where('id', 'in', surplus).execute();
}

export async function nextPosition(db: Database, table: 'fee_kind' | 'extra', conferenceId: number): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('conference_id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  return row.next;
}

/** Puts the fees into this order. Fees not named follow, in their present order. */
export async function arrangeFees(db: Database, conferenceId: number, feeIds: readonly number[]): Promise<void> {
  await sql`
    update fee_kind set position = wanted.place from (
      select id, (row_number() over (order by array_position(${[...feeIds]}::bigint[], id) nulls last, position, id) - 1)::int as place
      from fee_kind where conference_id = ${conferenceId}
    ) as wanted where wanted.id = fee_kind.id and wanted.place <> fee_kind.position
  `.execute(db);
}

type Removed = { ok: true } | { ok: false; reason: 'not_found' | 'fee_in_use' };

/** Removes only a fee that was never chosen; any other is closed instead. */
export function removeFee(db: Database, conferenceId: number, feeId: number): Promise<Removed> {
  return inTransactionIfOk(db, async (transaction): Promise<Removed> => {
    const row = await transaction
      .selectFrom('fee_kind')
      .select('stock_id')
      .where('id', '=', feeId)
      .where('conference_id', '=', conferenceId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'not_found' };
    if ((await usedStocks(transaction, [row.stock_id])).size > 0) return { ok: false, reason: 'fee_in_use' };
    await transaction.deleteFrom('fee_window').where('fee_kind_id', '=', feeId).execute();
    await transaction.deleteFrom('fee_kind').where('id', '=', feeId).execute();
    await removeStocks(transaction, [row.stock_id]);
    return { ok: true };
  });
}
