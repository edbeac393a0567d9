import type { ImportRowOutcome } from '@meetingapp/contract/tasks/import.ts';
import type { ImportItem, ImportNote, ItemFault, ReadItem } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { dayIn } from '@meetingapp/domain/plain-date.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { SheetMend } from '../../../db/schema/json-shapes.ts';
import { inTransaction, inTransactionUnless } from '../../../db/connection/transaction.ts';
import type { UploadedFile } from '../../../http/calls/context.ts';
import type { FileStore } from '../../../ports/files/store.ts';
import { importItems, type Bringing } from './commands-apply.ts';
import { conferenceState } from '../draft/queries.ts';
import type { readSheetHead } from './reader-sheet.ts';
import { noteClashes, type WrittenItem } from './queries-clashes.ts';

/** Rows that are imported together, in one transaction. */
export const TOGETHER = 250;

/** The last evening may go past midnight. */
const LONGEST_EVENING = 12 * 3_600_000;

interface KeepImport {
  conferenceId: number;
  staffId: number;
  file: UploadedFile;
  format: 'json' | 'xml' | 'sheet';
  /** The head of a sheet; null: another format, or none was found. */
  sheet: Awaited<ReturnType<typeof readSheetHead>>;
  now: Date;
}

/** Stores a file unchanged. */
export async function saveImport(
  db: Database,
  files: FileStore,
  { conferenceId, staffId, file, format, sheet, now }: KeepImport,
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
      title_row: sheet?.titleRow ?? null,
      titles: sheet ? JSON.stringify(sheet.titles) : null,
      sample: JSON.stringify(sheet?.sample ?? []),
      columns: JSON.stringify(sheet?.columns ?? []),
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

/** Sets the meaning of each column of a sheet. The outcomes of before are those of other columns. */
export async function setColumns(db: Database, id: number, columns: readonly (string | null)[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('programme_import')
      .set({ columns: JSON.stringify(columns) })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('programme_import_row')
      .set({ mended: false })
      .where('import_id', '=', id)
      .where('mended', '=', true)
      .execute();
  });
}

/** Replaces a cell of a sheet whenever it is read. Until the next dry run has ended its row is marked. */
export async function mendSheet(db: Database, id: number, mend: SheetMend): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { mends } = await transaction
      .selectFrom('programme_import')
      .select('mends')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const others = mends.filter(({ number, position }) => number !== mend.number || position !== mend.position);
    await transaction
      .updateTable('programme_import')
      .set({ mends: JSON.stringify([...others, mend]) })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('programme_import_row')
      .set({
        mended: true,
        cells: sql`jsonb_set(cells, array[${mend.position}::int]::text[], to_jsonb(${mend.text}::text))`,
      })
      .where('import_id', '=', id)
      .where('number', '=', mend.number)
      .execute();
  });
}

export interface ValidatedItem {
  cells: string[];
  item: ImportItem;
  fate: ImportRowOutcome;
  faults: ItemFault[];
  notes: ImportNote[];
}

/** What the dry run compares a file with. */
interface Against {
  bringing: Bringing;
  /** True for an item that the draft exports in just this way. */
  isExported: (item: ImportItem) => boolean;
  /** Days of the conference, inclusive, in its zone. */
  days: { zone: string; startsOn: string; endsOn: string };
}

/**
 * Outcome of each item: all of them are imported in a transaction that is rolled back, so that the dry run cannot differ from the
 * import. What the draft itself exports in the same way is unchanged, whatever its format cannot say. Null when `goOn` says no.
 */
export async function validateItems(
  db: Database,
  read: readonly ReadItem[],
  { bringing, isExported, days }: Against,
  goOn: (done: number) => Promise<boolean>,
): Promise<ValidatedItem[] | null> {
  return inTransactionUnless(
    db,
    () => true,
    async (transaction) => {
      const judged: ValidatedItem[] = [];
      const written: WrittenItem[] = [];
      const twiceOf = repeatedItems();
      for (let at = 0; at < read.length; at += AT_ONCE) {
        const some = read.slice(at, at + AT_ONCE).map(({ item, faults, cells = [] }) => {
          const twice = faults.length > 0 ? null : twiceOf(item);
          const wrong = twice ? [...faults, twice] : faults;
          return { item, cells, wrong, same: wrong.length === 0 && isExported(item) };
        });
        const toBring = some.flatMap(({ item, wrong, same }) => (wrong.length > 0 || same ? [] : [item]));
        const brought = await importItems(transaction, toBring, bringing);
        const outcomes = new Map(toBring.map((item, of) => [item, brought[of]]));
        for (const { item, cells, wrong, same } of some) {
          const one = outcomes.get(item);
          if (one?.ok) {
            const notes = [...one.notes, ...dateNotes(item, days)];
            judged.push({ item, fate: one.fate, faults: [], notes, cells });
            if (one.fate !== 'same') written.push({ table: one.table, id: one.id, notes });
          } else if (same) judged.push({ item, fate: 'same', faults: [], notes: [], cells });
          else judged.push({ item, fate: 'wrong', faults: one ? [one.fault] : wrong, notes: [], cells });
        }
        if (!(await goOn(judged.length))) return null;
      }
      await noteClashes(transaction, bringing.conferenceId, written);
      return judged;
    },
  );
}

/** Finds items that a file has twice. */
function repeatedItems() {
  const seen = new Map<string, number>();
  return ({ guid, number }: ImportItem): ItemFault | null => {
    if (guid === null) return null;
    const before = seen.get(guid);
    seen.set(guid, number);
    return before === undefined ? null : { field: 'guid', reason: 'item_twice', limit: before };
  };
}

/** A session may be outside the days on purpose, such as a workshop on the day before. */
function dateNotes({ item, from, to }: ImportItem, { zone, startsOn, endsOn }: Against['days']): ImportNote[] {
  if (item === 'talk' || from === null || to === null) return [];
  const [first, last] = [dayIn(zone, new Date(from)), dayIn(zone, new Date(Date.parse(to) - 1))];
  const night = Date.parse(to) - Date.parse(from) < LONGEST_EVENING;
  return first < startsOn || first > endsOn || (last > endsOn && !night) ? [{ kind: 'outside_dates' }] : [];
}

const AT_ONCE = 1000;

/** True while a dry run is the last one that was started: a correction starts another. */
export async function isCurrentCheck(db: Database, importId: number, taskId: number): Promise<boolean> {
  const current = await db
    .selectFrom('programme_import')
    .select('id')
    .where('id', '=', importId)
    .where('check_task_id', '=', taskId)
    .forUpdate()
    .executeTakeFirst();
  return current !== undefined;
}

/** Stores the result of this dry run instead of earlier results. Returns false, and stores nothing, when another was started since. */
export const saveValidated = (
  db: Database,
  importId: number,
  taskId: number,
  judged: readonly ValidatedItem[],
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    if (!(await isCurrentCheck(transaction, importId, taskId))) return false;
    await transaction.deleteFrom('programme_import_row').where('import_id', '=', importId).execute();
    for (let at = 0; at < judged.length; at += AT_ONCE)
      await sql`
        insert into programme_import_row (import_id, number, label, fate, item, faults, notes, cells)
        select ${importId}, (item ->> 'number')::int, item ->> 'label', fate, item, faults, notes, cells
        from jsonb_to_recordset(${JSON.stringify(judged.slice(at, at + AT_ONCE))}::jsonb)
          as one (item jsonb, fate text, faults jsonb, notes jsonb, cells jsonb)`.execute(transaction);
    return true;
  });

/** Stores what the file says about the conference itself; a format that cannot hold all of it adds to what is stored. */
export async function saveConference(
  db: Database,
  { conferenceId, merging }: Bringing,
  said: StoredState,
): Promise<void> {
  const before = merging.whole ? {} : await conferenceState(db, conferenceId);
  const more = { ...(before['more'] as StoredState | undefined), ...(said['more'] as StoredState | undefined) };
  const tracks = merging.whole ? said['tracks'] : tracksWith(before['tracks'], said['tracks']);
  const kept = JSON.stringify({ ...before, ...said, more, tracks });
  await db
    .insertInto('programme_exchange')
    .values({ conference_id: conferenceId, kept })
    .onConflict((conflict) => conflict.column('conference_id').doUpdateSet({ kept }))
    .execute();
}

/** The tracks of the file, each with what was stored of it before. */
function tracksWith(before: unknown, said: unknown): StoredState[] {
  const listOf = (value: unknown) => (Array.isArray(value) ? (value as StoredState[]) : []);
  return listOf(said).map((track) => ({ ...listOf(before).find(({ name }) => name === track['name']), ...track }));
}

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
