import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { ImportItem, ItemFault } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransactionUnless } from '../../../db/connection/transaction.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { importItem, type Bringing } from './commands-apply.ts';

interface KeepImport {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  format: 'json' | 'xml' | 'sheet';
  now: Date;
}

/** Stores a file unchanged. */
export async function saveImport(
  db: Database,
  files: FileStore,
  { conferenceId, staffId, file, format, now }: KeepImport,
): Promise<number> {
  const { key } = await files.put(file.content, 'bin');
  const { id } = await db
    .insertInto('programme_import')
    .values({
      conference_id: conferenceId,
      staff_id: staffId,
      name: file.name.slice(0, 200),
      format,
      file_id: key,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const beginTask = (
  db: Database,
  id: number,
  task: { check_task_id: number } | { apply_task_id: number } | { undo_task_id: number },
) => db.updateTable('programme_import').set(task).where('id', '=', id).execute();

export interface ValidatedItem {
  item: ImportItem;
  fate: ImportRowOutcome;
  faults: ItemFault[];
}

/**
 * Outcome of each item: all of them are imported in a transaction that is rolled back, so that the dry run cannot differ from the
 * import.
 */
export async function validateItems(
  db: Database,
  read: readonly { item: ImportItem; faults: ItemFault[] }[],
  bringing: Bringing,
  goOn: (done: number) => Promise<boolean>,
): Promise<ValidatedItem[]> {
  return inTransactionUnless(
    db,
    () => true,
    async (transaction) => {
      const judged: ValidatedItem[] = [];
      const seen = new Map<string, number>();
      for (const { item, faults } of read) {
        const twice = item.guid === null || faults.length > 0 ? undefined : seen.get(item.guid);
        if (item.guid !== null && faults.length === 0) seen.set(item.guid, item.number);
        const wrong = twice === undefined ? faults : [...faults, { field: 'guid', reason: 'item_twice', limit: twice }];
        if (wrong.length > 0) {
          judged.push({ item, fate: 'wrong', faults: wrong });
          continue;
        }
        const brought = await importItem(transaction, item, bringing);
        judged.push(
          brought.ok
            ? { item, fate: brought.fate, faults: [] }
            : { item, fate: 'wrong', faults: [{ field: brought.field, reason: brought.reason }] },
        );
        if (judged.length % 50 === 0 && !(await goOn(judged.length))) break;
      }
      return judged;
    },
  );
}

const AT_ONCE = 200;

/** Stores the result of this dry run and deletes earlier results. */
export async function saveValidated(db: Database, importId: number, judged: readonly ValidatedItem[]): Promise<void> {
  await db.deleteFrom('programme_import_row').where('import_id', '=', importId).execute();
  for (let at = 0; at < judged.length; at += AT_ONCE)
    await db
      .insertInto('programme_import_row')
      .values(
        judged.slice(at, at + AT_ONCE).map(({ item, fate, faults }) => ({
          import_id: importId,
          number: item.number,
          label: item.label,
          fate,
          item: JSON.stringify(item),
          faults: JSON.stringify(faults),
        })),
      )
      .execute();
}

/** Stores what the file says about the conference itself. */
export const saveConference = (db: Database, conferenceId: number, kept: StoredState) =>
  db
    .insertInto('programme_exchange')
    .values({ conference_id: conferenceId, kept: JSON.stringify(kept) })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ kept: JSON.stringify(kept) }))
    .execute();

const KEEP_DAYS = 30;

/** Deletes imports older than 30 days. Returns the ids of their files. */
export async function purgeImports(db: Database, now: Date): Promise<string[]> {
  const gone = await db
    .deleteFrom('programme_import')
    .where('created_at', '<', new Date(now.getTime() - KEEP_DAYS * 86_400_000))
    .returning('file_id')
    .execute();
  return gone.map(({ file_id }) => file_id);
}
