import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import type { DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import type { CancelAtDesk } from '../desk/commands-order-port.ts';
import { editAnswers } from '../review/commands-edit.ts';
import { hasMoney, isTouched, type ImportedRow } from './queries.ts';
import { lockAtDesk } from '../record/queries-locked.ts';

interface Undoing {
  cid: number;
  importId: number;
  cancelAtDesk: CancelAtDesk;
  staffId: number;
  now: Date;
  reason: string;
}

/** Undoes one row of an import; a registration that was changed since stays, and so does one with booked money. */
export async function takeBack(
  transaction: DatabaseTransaction,
  row: ImportedRow,
  undoing: Undoing,
): Promise<TaskRefusal | null> {
  const { cid, importId } = undoing;
  const { registration_id: id, brought_at: since, number } = row;
  const standing = id === null ? undefined : await lockAtDesk(transaction, cid, id);
  if (!standing || since === null) return rowRefused('not_found');
  if (await isTouched(transaction, standing.id, since)) return rowRefused('import_touched');
  const refusal =
    row.fate === 'new'
      ? await endNew(transaction, standing.id, undoing)
      : await putBack(transaction, standing.id, row, undoing);
  if (refusal) return refusal;
  await transaction
    .updateTable('registration_import_row')
    .set({ brought_at: null })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute();
  return null;
}

async function endNew(transaction: DatabaseTransaction, id: number, undoing: Undoing): Promise<TaskRefusal | null> {
  if (await hasMoney(transaction, id)) return rowRefused('import_paid');
  const { cid, staffId, now, reason, cancelAtDesk } = undoing;
  const ended = await cancelAtDesk(transaction, { cid, id, amount: 0, reason, staffId, now, tell: false });
  return ended.ok ? null : rowRefused(ended.reason);
}

async function putBack(
  transaction: DatabaseTransaction,
  id: number,
  { changes }: ImportedRow,
  { cid, staffId, now, reason }: Undoing,
): Promise<TaskRefusal | null> {
  if (changes.some(({ field }) => field.startsWith('@'))) return rowRefused('import_by_hand');
  const answers = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const edited = await editAnswers(transaction, { cid, id, staffId, now, reason, answers });
  return edited.ok ? null : rowRefused(edited.reason);
}
