import type { FeeDraft } from '@meetingapp/contract/fees.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { inTransactionIfOk, type DatabaseTransaction } from '../../db/transaction.ts';
import { isOvertaken } from '../../http/overtaken.ts';
import { presentDraft } from './present.ts';
import { branchRows, feeKinds, lockFees, usedStocks } from './queries.ts';

type Saved = { ok: true; feeIds: number[] } | { ok: false; reason: 'not_found' | 'changed_meanwhile' };

/** Saves these fees, all or none. A smaller quota takes nothing back: who has a place keeps it. */
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

/** Whether somebody else has changed one of the fees since it was seen. Locks them, so that who saves at the same time waits. */
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
    return isOvertaken(presentDraft(row), seen.find(of), drafts.find(of));
  });
}

const columnsOf = (draft: FeeDraft) => ({
  branch_id: draft.branchId,
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

/** In their order one after the other, so that the log shows what changed and not that all is new. */
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

export async function addStock(
  db: Database,
  conferenceId: number,
  kind: 'fee' | 'extra' | 'discount',
  size: number | null,
): Promise<number> {
  const row = await db
    .insertInto('stock')
    .values({ conference_id: conferenceId, kind, size })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function resizeStock(db: Database, id: number, size: number | null): Promise<void> {
  await db.updateTable('stock').set({ size }).where('id', '=', id).where('size', 'is distinct from', size).execute();
}

export async function nextPosition(db: Database, table: 'fee_kind' | 'extra', conferenceId: number): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(sql<number>`coalesce(max(position) + 1, 0)::int`.as('next'))
    .where('conference_id', '=', conferenceId)
    .executeTakeFirstOrThrow();
  return row.next;
}

/** Puts the fees into this order; those not named come after them, as they stood. */
export async function arrangeFees(db: Database, conferenceId: number, feeIds: readonly number[]): Promise<void> {
  await sql`
    update fee_kind set position = wanted.place from (
      select id, (row_number() over (order by array_position(${[...feeIds]}::bigint[], id) nulls last, position, id) - 1)::int as place
      from fee_kind where conference_id = ${conferenceId}
    ) as wanted where wanted.id = fee_kind.id and wanted.place <> fee_kind.position
  `.execute(db);
}

type Removed = { ok: true } | { ok: false; reason: 'not_found' | 'fee_in_use' };

/** Only what nobody ever chose; anything else is closed instead. */
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
    await transaction.deleteFrom('stock').where('id', '=', row.stock_id).execute();
    return { ok: true };
  });
}
