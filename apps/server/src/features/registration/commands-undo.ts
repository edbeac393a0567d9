import type { ErrorName } from '@meetingapp/contract/errors.ts';
import type { TaskRefusal } from '../../db/json-shapes.ts';
import type { DatabaseTransaction } from '../../db/transaction.ts';
import type { CancelAtDesk } from './access-desk.ts';
import { editAnswers } from './commands-edit.ts';
import { hasMoney, isTouched, type BroughtRow } from './queries-import.ts';
import { lockAtDesk } from './queries-locked.ts';

interface Undoing {
  cid: number;
  importId: number;
  cancelAtDesk: CancelAtDesk;
  staffId: number;
  now: Date;
  reason: string;
}

const no = (refused: ErrorName): TaskRefusal => ({ refused });

/** Takes one row of an import back; what was touched since stays, and so does what money was booked for. */
export async function takeBack(
  transaction: DatabaseTransaction,
  row: BroughtRow,
  undoing: Undoing,
): Promise<TaskRefusal | null> {
  const { cid, importId } = undoing;
  const { registration_id: id, brought_at: since, number } = row;
  const standing = id === null ? undefined : await lockAtDesk(transaction, cid, id);
  if (!standing || since === null) return no('not_found');
  if (await isTouched(transaction, standing.id, since)) return no('import_touched');
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
  if (await hasMoney(transaction, id)) return no('import_paid');
  const { cid, staffId, now, reason, cancelAtDesk } = undoing;
  const ended = await cancelAtDesk(transaction, { cid, id, amount: 0, reason, staffId, now, tell: false });
  return ended.ok ? null : no(ended.reason);
}

async function putBack(
  transaction: DatabaseTransaction,
  id: number,
  { changes }: BroughtRow,
  { cid, staffId, now, reason }: Undoing,
): Promise<TaskRefusal | null> {
  if (changes.some(({ field }) => field.startsWith('@'))) return no('import_by_hand');
  const answers = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const edited = await editAnswers(transaction, { cid, id, staffId, now, reason, answers });
  return edited.ok ? null : no(edited.reason);
}
