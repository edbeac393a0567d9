import type { ErrorName } from '@meetingapp/contract/errors.ts';
import { registrationImport as en } from '@meetingapp/locales/en/registration/import.ts';
import { registrationImport as zh } from '@meetingapp/locales/zh/registration/import.ts';
import type { TaskRefusal } from '../../../db/schema/json-shapes.ts';
import { inSavepoints, type DatabaseTransaction } from '../../../db/connection/transaction.ts';
import { rowRefused } from '../../../db/outcome.ts';
import type { DoneLine, ImportPlace } from '../../../jobs/import-kind.ts';
import type { CancelAllAtDesk } from '../desk/commands-order-port.ts';
import { lockAllAtDesk } from '../record/queries-locked.ts';
import { editAnswers } from '../review/commands-edit.ts';
import type { DoneRegistration } from './commands-apply.ts';
import { touchedOf, withMoney } from './queries.ts';

const texts = { zh, en };

/** Undoes rows of an import; a registration that was changed since stays, and so does one with booked money. */
export async function undoRegistrations(
  transaction: DatabaseTransaction,
  cancelAllAtDesk: CancelAllAtDesk,
  place: ImportPlace,
  lines: readonly DoneLine[],
): Promise<(TaskRefusal | null)[]> {
  const rows = lines.map(({ fate, done }) => ({ fate, ...(done as unknown as DoneRegistration) }));
  const ids = rows.map(({ id }) => id);
  const there = await lockAllAtDesk(transaction, place.conferenceId, ids);
  const [touched, paid] = [await touchedOf(transaction, rows), await withMoney(transaction, ids)];
  const hindrance = ({ id, fate }: (typeof rows)[number]): ErrorName | null => {
    if (!there.has(id)) return 'not_found';
    if (touched.has(id)) return 'import_touched';
    return fate === 'new' && paid.has(id) ? 'import_paid' : null;
  };
  const judged = rows.map((row) => ({ row, hindered: hindrance(row) }));
  const free = judged.flatMap(({ row, hindered }) => (hindered === null ? [row] : []));
  const ending = free.flatMap(({ id, fate }) => (fate === 'new' ? (there.get(id) ?? []) : []));
  const locked = await cancelAllAtDesk(transaction, ending, actOf(place));
  const changed = free.filter(({ fate }) => fate !== 'new');
  const outcomes: (TaskRefusal | null)[] = await inSavepoints(
    transaction,
    changed,
    (refusal: TaskRefusal | null) => refusal !== null,
    ({ id, changes }, inner) => putBack(inner, id, changes, place),
  );
  const refusals = new Map(changed.map(({ id }, at) => [id, outcomes[at] ?? null]));
  return judged.map(({ row: { id }, hindered }) => {
    if (hindered !== null) return rowRefused(hindered);
    return locked.has(id) ? rowRefused('registration_locked') : (refusals.get(id) ?? null);
  });
}

const actOf = ({ staffId, now, language }: ImportPlace) => ({ staffId, now, reason: texts[language].undoReason });

async function putBack(
  transaction: DatabaseTransaction,
  id: number,
  changes: DoneRegistration['changes'],
  place: ImportPlace,
): Promise<TaskRefusal | null> {
  if (changes.some(({ field }) => field.startsWith('@'))) return rowRefused('import_by_hand');
  const answers = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const edited = await editAnswers(transaction, { ...actOf(place), cid: place.conferenceId, id, answers });
  return edited.ok ? null : rowRefused(edited.reason);
}
