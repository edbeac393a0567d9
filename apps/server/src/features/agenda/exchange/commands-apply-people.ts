import { isDeepStrictEqual } from 'node:util';
import { programmeRoles, type Part, type ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { findPerson, numbered, sameWords, type KnownPerson } from '@meetingapp/domain/agenda/exchange/find-person.ts';
import {
  partlyBilingual,
  type ImportNote,
  type ImportPerson,
  type ItemFault,
} from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { merged, mergedRich, type Merging } from '@meetingapp/domain/agenda/exchange/merge-text.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { htmlAsText } from '@meetingapp/domain/plain-text.ts';
import type { Database } from '../../../db/connection/database.ts';
import { nextVersion } from '../../../db/rows/optimistic-lock.ts';
import { nameReading } from '../../../text/pinyin.ts';
import { expertGuid } from '../release/writer-exchange.ts';

const json = (value: unknown) => JSON.stringify(value);

type Expert = KnownPerson & { biography: Bilingual };

/** The people of an item with whom each of them is; null is somebody new. */
export interface ResolvedPeople {
  people: { person: ImportPerson; known: Expert | null }[];
  experts: Expert[];
  /** The people of the item so far. */
  before: readonly Part[];
}

/** Finds out who the people of an item are. Refused when a name fits more than one person, or a number is somebody else's. */
export async function resolvePeople(
  db: Database,
  conferenceId: number,
  people: readonly ImportPerson[],
  before: readonly Part[],
  fresh: ReadonlySet<number>,
): Promise<{ ok: true; resolved: ResolvedPeople } | { ok: false; fault: ItemFault }> {
  const experts = people.length === 0 ? [] : await expertsOf(db, conferenceId);
  const resolved: ResolvedPeople = { people: [], experts, before };
  for (const person of people) {
    const found = findPerson(experts, person, placesOf(before), fresh);
    if (!found.ok) return { ok: false, fault: { ...found.fault, field: person.role ?? 'people' } };
    resolved.people.push({ person, known: found.person });
  }
  return { ok: true, resolved };
}

const placesOf = (parts: readonly Part[]): number[] => parts.map(({ expert }) => expert);

interface Around {
  conferenceId: number;
  merging: Merging;
  fresh: Set<number>;
  notes: ImportNote[];
}

/** Writes the people of an item as its parts. New people become experts; people who already have a role in it keep that role. */
export async function importPeople(
  db: Database,
  { people, experts, before }: ResolvedPeople,
  around: Around,
): Promise<Part[]> {
  const parts: Part[] = [];
  const added: Expert[] = [];
  for (const { person, known } of people) {
    // A new person may be named twice in one item.
    const again = known ? null : findPerson(added, person, []);
    const one = known ?? (again?.ok ? again.person : null);
    const expert = one ? await changeExpert(db, one, person, around) : await addExpert(db, person, experts, around);
    if (!one) added.push(expert);
    const had = before.filter((part) => part.expert === expert.id).map(({ role }) => role);
    const wanted: ProgrammeRole[] = person.role === null ? (had.length > 0 ? had : ['speaker']) : [person.role];
    for (const role of wanted)
      if (!parts.some((part) => part.expert === expert.id && part.role === role))
        parts.push({ expert: expert.id, role });
  }
  const byPerson = people.every(({ person }) => person.role === null);
  return inOrder(before, parts, byPerson);
}

async function expertsOf(db: Database, conferenceId: number): Promise<Expert[]> {
  const rows = await db
    .selectFrom('expert')
    .select(['id', 'name', 'affiliation', 'biography', 'kept'])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, guid: expertGuid(conferenceId, row.id, row.kept) }));
}

/**
 * The parts as they are, when the file says the same: a sheet has the order within each role, a schedule the order of persons, and
 * neither the order of all parts.
 */
function inOrder(before: readonly Part[], after: Part[], byPerson: boolean): Part[] {
  const ofRole = (parts: readonly Part[]) =>
    programmeRoles.map((role) => parts.filter((part) => part.role === role).map(({ expert }) => expert));
  const persons = (parts: readonly Part[]) => [...new Set(parts.map(({ expert }) => expert))];
  const same = byPerson
    ? isDeepStrictEqual(persons(before), persons(after)) && before.length === after.length
    : isDeepStrictEqual(ofRole(before), ofRole(after));
  return same ? [...before] : after;
}

const keptOf = (
  before: StoredState,
  kept: ImportPerson['kept'],
  biography: Bilingual,
  { whole }: Merging,
): StoredState =>
  kept === null
    ? before
    : { ...(whole ? {} : before), ...kept, shown: [htmlAsText(biography.zh), htmlAsText(biography.en)] };

async function addExpert(
  db: Database,
  person: ImportPerson,
  experts: readonly Expert[],
  { conferenceId, merging, notes, fresh }: Around,
): Promise<Expert> {
  const name = merged(undefined, partlyBilingual(person.name), merging);
  const affiliation = merged(undefined, partlyBilingual(person.affiliation), merging);
  const biography = mergedRich(undefined, person.biography, merging);
  const kept = keptOf({}, person.kept, biography, merging);
  const namesakes = experts.filter((one) => sameWords(one.name, person.name));
  const { id } = await db
    .insertInto('expert')
    .values({
      conference_id: conferenceId,
      name: json(name),
      affiliation: json(affiliation),
      biography: json(biography),
      reading: nameReading(name.zh, name.en),
      kept: json(kept),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  notes.push({ kind: 'new_person', name: person.name, others: numbered(namesakes, fresh) });
  fresh.add(id);
  return { id, guid: expertGuid(conferenceId, id, kept), name, affiliation, biography, kept };
}

async function changeExpert(db: Database, known: Expert, person: ImportPerson, { merging }: Around): Promise<Expert> {
  const name = sameWords(known.name, person.name)
    ? known.name
    : merged(known.name, partlyBilingual(person.name), merging);
  const biography = mergedRich(known.biography, person.biography, merging);
  const kept = keptOf(known.kept, person.kept, biography, merging);
  const now = { ...known, name, biography, kept };
  if (isDeepStrictEqual(known, now)) return known;
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
  return now;
}
