import type { ImportNote, PartlyBilingual } from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import type { NamedRow } from './queries-batch.ts';

const json = (value: unknown) => JSON.stringify(value);

interface Named {
  table: 'hall' | 'topic';
  conferenceId: number;
  /** What the file says of rooms or tracks and no column holds, by name. */
  kept: Record<string, StoredState>;
  /** Those of the conference; a new one is added. */
  there: NamedRow[];
  /** Ids that win among several of one name: those that the item has already. */
  prefer: readonly number[];
  notes: ImportNote[];
}

/** A hall or topic of this name in either language; created when none exists. Null when the file names none. */
export async function namedRow(db: Database, said: PartlyBilingual, named: Named): Promise<number | null> {
  const { table, there, prefer, notes } = named;
  const words = [said.zh, said.en].filter((one) => one !== undefined && one !== '');
  const [name] = words;
  if (name === undefined) return null;
  const kept = named.kept[name] ?? {};
  const fitting = there.filter((one) => words.includes(one.name.zh) || words.includes(one.name.en));
  const row = prefer.flatMap((id) => fitting.find((one) => one.id === id) ?? [])[0] ?? fitting[0];
  if (!row) {
    notes.push({ kind: table === 'hall' ? 'new_hall' : 'new_topic', name });
    const id = await insertNamed(db, said, kept, named);
    there.push({ id, name: { zh: said.zh ?? '', en: said.en ?? '' } });
    return id;
  }
  if (Object.keys(kept).length > 0)
    await db
      .updateTable(table)
      .set({ kept: sql<never>`kept || ${json(kept)}::jsonb` })
      .where('id', '=', row.id)
      .where(sql<boolean>`not kept @> ${json(kept)}::jsonb`)
      .execute();
  return row.id;
}

async function insertNamed(
  db: Database,
  said: PartlyBilingual,
  kept: StoredState,
  { table, conferenceId }: Named,
): Promise<number> {
  const capacity = kept['capacity'];
  const { id } = await db
    .insertInto(table)
    .values({
      conference_id: conferenceId,
      name: json({ zh: said.zh ?? '', en: said.en ?? '' }),
      kept: json(kept),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where conference_id = ${conferenceId})`,
      ...(table === 'topic'
        ? { tint: sql<number>`(select count(*)::int % 6 from topic where conference_id = ${conferenceId})` }
        : { seats: typeof capacity === 'number' && Number.isInteger(capacity) && capacity > 0 ? capacity : null }),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
