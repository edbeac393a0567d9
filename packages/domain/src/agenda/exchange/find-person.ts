import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { ImportPerson, ItemFault } from './import-item.ts';
import type { StoredState } from './schedule.ts';

export interface KnownPerson {
  id: number;
  /** Identifies the person in exchange files. */
  guid: string;
  name: Bilingual;
  affiliation: Bilingual;
  kept: StoredState;
}

export type FoundPerson<Person extends KnownPerson> =
  | { ok: true; person: Person | null }
  | { ok: false; fault: Pick<ItemFault, 'reason' | 'limit' | 'value'> };

const even = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
/** Words as names are compared, whatever their case and white space. */
export const lowerWords = (text: string): string => even(text).toLowerCase();
const either = ({ zh, en }: Bilingual): string[] => [zh, en].filter((text) => text !== '');

/** True when the words are those of either language, whatever their case. */
export const sameWords = (text: Bilingual, words: string): boolean =>
  either(text).some((one) => lowerWords(one) === lowerWords(words));

/** By what the system of a file identifies a person, the most certain first. */
export const fileKeys = ['guid', 'code', 'id'] as const;
export type FileKey = (typeof fileKeys)[number];

/** The person's own key. */
export const ownKey = (person: KnownPerson, key: FileKey): unknown => (key === 'guid' ? person.guid : person.kept[key]);

/** `#12 Lake Hospital / #57`: people as they can be told apart in a sheet. Those in `fresh` have no lasting number yet. */
export const numbered = (people: readonly KnownPerson[], fresh: ReadonlySet<number> = new Set()): string =>
  people
    .map(({ id, affiliation }) =>
      [fresh.has(id) ? '' : `#${id}`, either(affiliation)[0] ?? ''].filter(Boolean).join(' '),
    )
    .filter(Boolean)
    .join(' / ');

/**
 * The person that a file means; null when it is somebody new. By the keys of the file's system first, then by the number in this app,
 * then by name and affiliation. A name that fits more than one person is nobody's, unless exactly one of them is in the item already
 * (`here`). People in `fresh` are named by their affiliation only. A number with another name is refused: otherwise a name typed over another would rename that person everywhere.
 */
export function findPerson<Person extends KnownPerson>(
  people: readonly Person[],
  { name, id, affiliation, kept }: ImportPerson,
  here: readonly number[],
  fresh: ReadonlySet<number> = new Set(),
): FoundPerson<Person> {
  // People are different when the file system's keys differ. The guid that this app made says nothing about another system's.
  const another = ({ kept: own }: KnownPerson) =>
    fileKeys.some((key) => kept?.[key] !== undefined && own[key] !== undefined && own[key] !== kept[key]);
  for (const key of fileKeys) {
    const value = kept?.[key];
    const found = value === undefined ? undefined : people.find((person) => ownKey(person, key) === value);
    if (found && (key === 'guid' || !another(found))) return { ok: true, person: found };
  }
  const numberedOne = id === null ? undefined : people.find((person) => person.id === id);
  if (numberedOne) {
    if (sameWords(numberedOne.name, name)) return { ok: true, person: numberedOne };
    const [first = ''] = either(numberedOne.name);
    return { ok: false, fault: { reason: 'person_other', limit: `#${numberedOne.id} ${first}`, value: name } };
  }
  const exact = people.filter((person) => either(person.name).some((one) => even(one) === even(name)));
  const named = exact.length > 0 ? exact : people.filter((person) => sameWords(person.name, name));
  const fitting = byAffiliation(
    named.filter((person) => !another(person)),
    affiliation,
  );
  const present = fitting.filter((person) => here.includes(person.id));
  const [only = null, ...more] = present.length === 1 ? present : fitting;
  return more.length === 0
    ? { ok: true, person: only }
    : { ok: false, fault: { reason: 'person_ambiguous', limit: numbered(fitting, fresh), value: name } };
}

/** Those with this affiliation in either language; without one, those whose affiliation is not known. */
function byAffiliation<Person extends KnownPerson>(people: readonly Person[], affiliation: string): readonly Person[] {
  if (affiliation === '') return people;
  const same = people.filter((person) => sameWords(person.affiliation, affiliation));
  return same.length > 0 ? same : people.filter((person) => either(person.affiliation).length === 0);
}
