import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { inSavepoints, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import type { DoneLine, ImportPlace } from '../../../jobs/import-kind.ts';
import type { CancelAtDesk } from '../desk/commands-order-port.ts';
import { lockAtDesk } from '../record/queries-locked.ts';
import { editAnswers } from '../review/commands-edit.ts';
import type { DoneRegistration } from './commands-apply.ts';
import { hasMoney, isTouched } from './queries.ts';

const texts = { zh, en };

/** Undoes rows of an import; a registration that was changed since stays, and so does one with booked money. */
export const undoRegistrations = (
  transaction: DatabaseTransaction,
  cancelAtDesk: CancelAtDesk,
  place: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> =>
  inSavepoints(
    transaction,
    lines,
    (refusal) => refusal !== null,
    async ({ fate, done }, inner) => {
      const { id, at, changes } = done as unknown as DoneRegistration;
      const standing = await lockAtDesk(inner, place.conferenceId, id);
      if (!standing) return rowRefused('not_found');
      if (await isTouched(inner, id, new Date(at))) return rowRefused('import_touched');
      return fate === 'new' ? endNew(inner, cancelAtDesk, id, place) : putBack(inner, id, changes, place);
    },
  );

const act = ({ conferenceId: cid, staffId, now, language }: ImportPlace, id: number) => ({
  cid,
  id,
  staffId,
  now,
  reason: texts[language].undoReason,
});

async function endNew(
  transaction: DatabaseTransaction,
  cancelAtDesk: CancelAtDesk,
  id: number,
  place: ImportPlace,
): Promise<TaskRefusal | null> {
  if (await hasMoney(transaction, id)) return rowRefused('import_paid');
  const ended = await cancelAtDesk(transaction, { ...act(place, id), amount: 0, tell: false });
  return ended.ok ? null : rowRefused(ended.reason);
}

async function putBack(
  transaction: DatabaseTransaction,
  id: number,
  changes: DoneRegistration['changes'],
  place: ImportPlace,
): Promise<TaskRefusal | null> {
  if (changes.some(({ field }) => field.startsWith('@'))) return rowRefused('import_by_hand');
  const answers = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const edited = await editAnswers(transaction, { ...act(place, id), answers });
  return edited.ok ? null : rowRefused(edited.reason);
}
