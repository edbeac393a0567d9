import { isDeepStrictEqual } from 'node:util';
import { programmeRoles, type Part, type ProgrammeRole } from '@meetingapp/contract/agenda/programme.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { findPerson, numbered, sameWords } from '@meetingapp/domain/agenda/exchange/find-person.ts';
import {
  partlyBilingual,
  type ImportNote,
  type ImportPerson,
  type ItemFault,
} from '@meetingapp/domain/agenda/exchange/import-item.ts';
import { merged, mergedRich, type Merging } from '@meetingapp/domain/agenda/exchange/merge-text.ts';
import type { PersonIndex } from '@meetingapp/domain/agenda/exchange/person-index.ts';
import type { StoredState } from '@meetingapp/domain/agenda/exchange/schedule.ts';
import { htmlAsText } from '@meetingapp/domain/plain-text.ts';
import type { BatchWriter } from './commands-batch.ts';
import { expertOf, type Expert } from './queries-batch.ts';

/** The people of an item with whom each of them is; null is somebody new. */
export interface ResolvedPeople {
  people: { person: ImportPerson; known: Expert | null }[];
  /** The people of the item so far. */
  before: readonly Part[];
}

/** Finds out who the people of an item are. Refused when a name fits more than one person, or a number is somebody else's. */
export function resolvePeople(
  index: PersonIndex<Expert>,
  people: readonly ImportPerson[],
  before: readonly Part[],
  fresh: ReadonlySet<number>,
): { ok: true; resolved: ResolvedPeople } | { ok: false; fault: ItemFault } {
  const here = before.map(({ expert }) => expert);
  const resolved: ResolvedPeople = { people: [], before };
  for (const person of people) {
    const found = findPerson(index.candidates(person), person, here, fresh);
    if (!found.ok) return { ok: false, fault: { ...found.fault, field: person.role ?? 'people' } };
    resolved.people.push({ person, known: found.person });
  }
  return { ok: true, resolved };
}

interface Around {
  conferenceId: number;
  merging: Merging;
  fresh: Set<number>;
  notes: ImportNote[];
  index: PersonIndex<Expert>;
  writer: BatchWriter;
}

/** Writes the people of an item as its parts. New people become experts; people who already have a role in it keep that role. */
export async function importPeople({ people, before }: ResolvedPeople, around: Around): Promise<Part[]> {
  const parts: Part[] = [];
  const added: Expert[] = [];
  for (const { person, known } of people) {
    // A new person may be named twice in one item.
    const again = known ? null : findPerson(added, person, []);
    const one = known ?? (again?.ok ? again.person : null);
    const expert = one ? changeExpert(one, person, around) : await addExpert(person, around);
    if (!one) added.push(expert);
    const had = before.filter((part) => part.expert === expert.id).map(({ role }) => role);
    const wanted: ProgrammeRole[] = person.role === null ? (had.length > 0 ? had : ['speaker']) : [person.role];
    for (const role of wanted)
      if (!parts.some((part) => part.expert === expert.id && part.role === role))
        parts.push({ expert: expert.id, role });
  }
  // Only now, so that the people of one item are not namesakes of each other.
  for (const expert of added) if (!around.index.byId(expert.id)) around.index.put(expert);
  const byPerson = people.every(({ person }) => person.role === null);
  return inOrder(before, parts, byPerson);
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
  person: ImportPerson,
  { conferenceId, merging, notes, fresh, index, writer }: Around,
): Promise<Expert> {
  const name = merged(undefined, partlyBilingual(person.name), merging);
  const affiliation = merged(undefined, partlyBilingual(person.affiliation), merging);
  const biography = mergedRich(undefined, person.biography, merging);
  const kept = keptOf({}, person.kept, biography, merging);
  const id = await writer.nextId('expert');
  const expert = expertOf(conferenceId, { id, name, affiliation, biography, kept });
  writer.newExpert(expert);
  notes.push({ kind: 'new_person', name: person.name, others: numbered(index.namesakes(person.name), fresh) });
  fresh.add(id);
  return expert;
}

/** The expert with what the file says of the person. */
function changed(known: Expert, person: ImportPerson, { conferenceId, merging }: Around): Expert {
  const name = sameWords(known.name, person.name)
    ? known.name
    : merged(known.name, partlyBilingual(person.name), merging);
  const biography = mergedRich(known.biography, person.biography, merging);
  const kept = keptOf(known.kept, person.kept, biography, merging);
  const { id, affiliation } = known;
  return expertOf(conferenceId, { id, affiliation, name, biography, kept });
}

function changeExpert(known: Expert, person: ImportPerson, around: Around): Expert {
  const before = around.index.byId(known.id) ?? known;
  const now = changed(before, person, around);
  const of = ({ name, biography, kept }: Expert) => [name, biography, kept];
  if (isDeepStrictEqual(of(before), of(now))) return before;
  around.writer.changeExpert(before, (expert) => changed(expert, person, around));
  around.index.put(now);
  return now;
}
