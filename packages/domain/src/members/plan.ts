import {
  hintsOf,
  memberFaults,
  memberFields,
  personKeys,
  readMember,
  type Member,
  type MemberFault,
  type MemberField,
} from './entry.ts';

/** A parsed row of a file. An empty text, or a null day, is unspecified. */
export interface PlanRow {
  typed: Member;
  /** Faults found while parsing its cells. */
  faults: readonly MemberFault[];
}

export interface MemberChange {
  field: MemberField;
  from: string;
  to: string;
}

/** What a row would do, without the other rows of its file. */
export interface PlannedMember<Known> {
  outcome: 'new' | 'change' | 'same' | 'wrong';
  /** The entry after the row. */
  member: Member;
  /** Null: a new one. */
  known: Known | null;
  faults: MemberFault[];
  changes: MemberChange[];
  /** Rows with one in common are the same person. */
  keys: string[];
}

const entryKey = (id: number) => `#${id}`;

/** Plans rows of a file against the entries of a list. An empty cell changes nothing. */
export function memberPlanner<Known extends Member & { id: number }>(
  known: readonly Known[],
): (row: PlanRow) => PlannedMember<Known> {
  const byKey = new Map<string, Known[]>();
  for (const one of known) for (const key of personKeys(one)) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  return ({ typed, faults: found }) => {
    const { member, faults: unread } = readMember(typed);
    const own = personKeys(member);
    const [one = null, another] = new Set(own.flatMap((key) => byKey.get(key) ?? []));
    const whole = one ? merged(one, member) : member;
    const faults = [...found, ...unread];
    // A cell that cannot be parsed is not also reported as missing.
    if (faults.length === 0) faults.push(...memberFaults(whole));
    if (faults.length === 0 && another) faults.push({ field: 'row', reason: 'member_two' });
    const changes = one && faults.length === 0 ? changesOf(one, whole) : [];
    const outcome = faults.length > 0 ? 'wrong' : !one ? 'new' : changes.length > 0 ? 'change' : 'same';
    return { outcome, member: whole, known: one, faults, changes, keys: [...own, ...(one ? [entryKey(one.id)] : [])] };
  };
}

/** Keys of an entry itself, by which a row that removes it finds it again. */
export const keysOfEntry = (entry: Member & { id: number }): string[] => [entryKey(entry.id), ...personKeys(entry)];

/** The entry that keys name; null: none. */
export function entryOfKeys(keys: readonly string[]): number | null {
  const key = keys.find((one) => one.startsWith('#'));
  return key === undefined ? null : Number(key.slice(1));
}

/** Entries that no correct row names, except those that a wrong row might refer to. */
export function leftOutMembers<Known extends Member & { id: number }>(
  known: readonly Known[],
  named: ReadonlySet<string>,
  wrong: readonly PlanRow[],
): Known[] {
  const doubtful = new Set(wrong.flatMap(({ typed }) => hintsOf(readMember(typed).member)));
  return known.filter((one) => !named.has(entryKey(one.id)) && !hintsOf(one).some((hint) => doubtful.has(hint)));
}

const merged = (known: Member, said: Member): Member => ({
  name: said.name,
  phone: said.phone || known.phone,
  email: said.email || known.email,
  validFrom: said.validFrom ?? known.validFrom,
  validUntil: said.validUntil ?? known.validUntil,
});

const changesOf = (known: Member, next: Member): MemberChange[] =>
  memberFields.flatMap((field) =>
    known[field] === next[field] ? [] : [{ field, from: known[field] ?? '', to: next[field] ?? '' }],
  );
