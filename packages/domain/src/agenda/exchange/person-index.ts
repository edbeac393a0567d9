import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { fileKeys, lowerWords, ownKey, type FileKey, type KnownPerson } from './find-person.ts';
import type { ImportPerson } from './import-item.ts';

/** People by what a file can name them by, so that a name is not compared with everybody's. */
export interface PersonIndex<Person extends KnownPerson> {
  /** Those among whom `findPerson` finds the same as among all, in the order in which they were put. */
  candidates: (person: ImportPerson) => Person[];
  /** Those of this name in either language, in the same order. */
  namesakes: (name: string) => Person[];
  byId: (id: number) => Person | undefined;
  /** Adds a person, or replaces the one of the same id. */
  put: (person: Person) => void;
}

const namesOf = ({ zh, en }: Bilingual): string[] => [zh, en].filter((text) => text !== '').map(lowerWords);

/** Ids by a value. */
type Ids = Map<unknown, Set<number>>;

function note(ids: Ids, value: unknown, id: number): void {
  const known = ids.get(value);
  if (known) known.add(id);
  else ids.set(value, new Set([id]));
}

/** Indexes people of one conference; the order of `people` is kept. */
export function personIndex<Person extends KnownPerson>(people: readonly Person[]): PersonIndex<Person> {
  const all = new Map<number, { at: number; person: Person }>();
  const named: Ids = new Map();
  // Filled when a file first names somebody by this key: the guid of a person takes time to compute.
  const keyed = new Map<FileKey, Ids>();
  const noteKey = (ids: Ids, key: FileKey, person: Person) => {
    const value = ownKey(person, key);
    if (value !== undefined) note(ids, value, person.id);
  };
  const byKey = (key: FileKey): Ids => {
    const known = keyed.get(key);
    if (known) return known;
    const ids: Ids = new Map();
    for (const { person } of all.values()) noteKey(ids, key, person);
    keyed.set(key, ids);
    return ids;
  };
  const inOrder = (ids: Iterable<number>): Person[] =>
    [...new Set(ids)]
      .flatMap((id) => all.get(id) ?? [])
      .toSorted((one, other) => one.at - other.at)
      .map(({ person }) => person);
  const put = (person: Person) => {
    const before = all.get(person.id);
    for (const name of before ? namesOf(before.person.name) : []) named.get(name)?.delete(person.id);
    for (const name of namesOf(person.name)) note(named, name, person.id);
    for (const [key, ids] of keyed) {
      if (before) ids.get(ownKey(before.person, key))?.delete(person.id);
      noteKey(ids, key, person);
    }
    all.set(person.id, { at: before?.at ?? all.size, person });
  };
  for (const person of people) put(person);
  return {
    candidates: ({ name, id, kept }) =>
      inOrder([
        ...fileKeys.flatMap((key) => (kept?.[key] === undefined ? [] : [...(byKey(key).get(kept[key]) ?? [])])),
        ...(id === null ? [] : [id]),
        ...(named.get(lowerWords(name)) ?? []),
      ]),
    namesakes: (name) => inOrder(named.get(lowerWords(name)) ?? []),
    byId: (id) => all.get(id)?.person,
    put,
  };
}
