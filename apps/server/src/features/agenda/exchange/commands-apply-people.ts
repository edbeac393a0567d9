import { isDeepStrictEqual } from 'node:util';
import type { Part, ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import {
  partlyBilingual,
  type ImportPerson,
  type PartlyBilingual,
} from '@meetingapp/domain/agenda/exchange/import-item.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { htmlAsText } from '@meetingapp/domain/plain-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { nameReading } from '../../../text/pinyin.ts';

const json = (value: unknown) => JSON.stringify(value);

/** For texts that may have markup: the stored text stays when the file's words equal its plain text. */
export const mergedRich = (before: Bilingual | undefined, said: PartlyBilingual): Bilingual => {
  const even = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  const one = (was: string | undefined, now: string | null | undefined): string =>
    now === undefined || now === null || even(htmlAsText(was ?? '')) === even(now) ? (was ?? '') : now;
  return { zh: one(before?.zh, said.zh), en: one(before?.en, said.en) };
};

export const merged = (before: Bilingual | undefined, said: PartlyBilingual): Bilingual => ({
  zh: said.zh ?? before?.zh ?? '',
  en: said.en ?? before?.en ?? '',
});

interface Expert {
  id: number;
  name: Bilingual;
  biography: Bilingual;
  kept: StoredState;
}

/** Finds the same person: by the file system's own key, else by the name in either language. */
function found(experts: readonly Expert[], { name, kept }: ImportPerson): Expert | undefined {
  const same = (key: 'guid' | 'code' | 'id') =>
    kept?.[key] === undefined ? undefined : experts.find((expert) => expert.kept[key] === kept[key]);
  const words = name.toLowerCase();
  // People of one name are different when the file system's keys differ.
  const another = (expert: Expert) =>
    (['guid', 'code', 'id'] as const).some(
      (key) => kept?.[key] !== undefined && expert.kept[key] !== undefined && expert.kept[key] !== kept[key],
    );
  return (
    same('guid') ??
    same('code') ??
    same('id') ??
    experts.find(
      (expert) => [expert.name.zh, expert.name.en].some((one) => one.toLowerCase() === words) && !another(expert),
    )
  );
}

/** Writes the people of an item as its parts. Unknown people become experts; people who already have a role in it keep that role. */
export async function importPeople(
  db: Database,
  conferenceId: number,
  people: readonly ImportPerson[],
  before: readonly Part[],
): Promise<Part[]> {
  if (people.length === 0) return [];
  const experts: Expert[] = await db
    .selectFrom('expert')
    .select(['id', 'name', 'biography', 'kept'])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();
  const parts: Part[] = [];
  for (const person of people) {
    const known = found(experts, person);
    const id = known ? await changeExpert(db, known, person) : await addExpert(db, conferenceId, person, experts);
    const had = before.filter(({ expert }) => expert === id).map(({ role }) => role);
    const wanted: ProgrammeRole[] = person.role === null ? (had.length > 0 ? had : ['speaker']) : [person.role];
    for (const role of wanted)
      if (!parts.some((part) => part.expert === id && part.role === role)) parts.push({ expert: id, role });
  }
  return parts;
}

const keptOf = (kept: StoredState | null, biography: Bilingual): StoredState =>
  kept === null ? {} : { ...kept, shown: [htmlAsText(biography.zh), htmlAsText(biography.en)] };

async function addExpert(db: Database, conferenceId: number, person: ImportPerson, experts: Expert[]): Promise<number> {
  const name = merged(undefined, partlyBilingual(person.name));
  const biography = mergedRich(undefined, person.biography);
  const kept = keptOf(person.kept, biography);
  const { id } = await db
    .insertInto('expert')
    .values({
      conference_id: conferenceId,
      name: json(name),
      biography: json(biography),
      reading: nameReading(name.zh, name.en),
      kept: json(kept),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  experts.push({ id, name, biography, kept });
  return id;
}

async function changeExpert(db: Database, known: Expert, person: ImportPerson): Promise<number> {
  const isNamed = [known.name.zh, known.name.en].some((one) => one.toLowerCase() === person.name.toLowerCase());
  const name = isNamed ? known.name : merged(known.name, partlyBilingual(person.name));
  const biography = mergedRich(known.biography, person.biography);
  const kept = person.kept === null ? known.kept : keptOf(person.kept, biography);
  const now = { id: known.id, name, biography, kept };
  if (isDeepStrictEqual(known, now)) return known.id;
  await db
    .updateTable('expert')
    .set({
      name: json(name),
      biography: json(biography),
      kept: json(kept),
      reading: nameReading(name.zh, name.en),
      version: nextVersion,
    })
    .where('id', '=', known.id)
    .execute();
  Object.assign(known, now);
  return known.id;
}

/** A hall or topic of this name in either language; created when none exists. */
export async function namedRow(
  db: Database,
  table: 'hall' | 'topic',
  conferenceId: number,
  said: PartlyBilingual,
  kept?: StoredState,
): Promise<number | null> {
  const words = [said.zh, said.en].filter((one) => one !== undefined && one !== '');
  if (words.length === 0) return null;
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where(sql<boolean>`(name ->> 'zh' = any(${words}::text[]) or name ->> 'en' = any(${words}::text[]))`)
    .orderBy('id')
    .executeTakeFirst();
  if (row) {
    if (kept && table === 'hall')
      await db
        .updateTable('hall')
        .set({ kept: json(kept) })
        .where('id', '=', row.id)
        .where('kept', '<>', sql<never>`${json(kept)}::jsonb`)
        .execute();
    return row.id;
  }
  const capacity = kept?.['capacity'];
  const { id } = await db
    .insertInto(table)
    .values({
      conference_id: conferenceId,
      name: json(merged(undefined, said)),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)} where conference_id = ${conferenceId})`,
      ...(table === 'topic'
        ? { tint: sql<number>`(select count(*)::int % 6 from topic where conference_id = ${conferenceId})` }
        : {}),
      ...(table === 'hall'
        ? {
            kept: json(kept ?? {}),
            seats: typeof capacity === 'number' && Number.isInteger(capacity) && capacity > 0 ? capacity : null,
          }
        : {}),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
