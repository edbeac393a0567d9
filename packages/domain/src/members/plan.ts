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
  number: number;
  typed: Member;
  /** Faults found while parsing its cells. */
  faults: readonly MemberFault[];
}

export interface MemberChange {
  field: MemberField;
  from: string;
  to: string;
}

export interface PlannedRow {
  number: number;
  member: Member;
  fate: 'new' | 'change' | 'same' | 'wrong';
  faults: MemberFault[];
  changes: MemberChange[];
}

export interface MemberPlan<Known> {
  rows: PlannedRow[];
  added: Member[];
  changed: { known: Known; member: Member }[];
  removed: Known[];
}

/**
 * Plans the import of a file into a list. An empty cell changes nothing. With `replace`, people not in the file are removed, except
 * those an invalid row might refer to.
 */
export function planMembers<Known extends Member>(
  known: readonly Known[],
  rows: readonly PlanRow[],
  replace: boolean,
): MemberPlan<Known> {
  const byKey = new Map<string, Known[]>();
  for (const one of known) for (const key of personKeys(one)) byKey.set(key, [...(byKey.get(key) ?? []), one]);
  const rowOfKey = new Map<string, number>();
  const rowOfKnown = new Map<Known, number>();
  const plan: MemberPlan<Known> = { rows: [], added: [], changed: [], removed: [] };

  for (const { number, typed, faults: found } of rows) {
    const { member, faults: unread } = readMember(typed);
    const keys = personKeys(member);
    const [one, another] = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
    const earlier = earliest([...keys.map((key) => rowOfKey.get(key)), one && rowOfKnown.get(one)]);
    const whole = one ? merged(one, member) : member;
    const faults = [...found, ...unread];
    // A cell that cannot be parsed is not also reported as missing.
    if (faults.length === 0) faults.push(...memberFaults(whole));
    if (faults.length === 0 && another) faults.push({ field: 'row', reason: 'member_two' });
    if (faults.length === 0 && earlier !== undefined)
      faults.push({ field: 'row', reason: 'twice_in_file', limit: earlier });
    const wrong = faults.length > 0;
    const changes = one && !wrong ? changesOf(one, whole) : [];
    const fate = wrong ? 'wrong' : !one ? 'new' : changes.length > 0 ? 'change' : 'same';
    plan.rows.push({ number, member, fate, faults, changes });
    if (wrong) continue;
    for (const key of keys) rowOfKey.set(key, number);
    if (one) rowOfKnown.set(one, number);
    else plan.added.push(member);
    if (one && changes.length > 0) plan.changed.push({ known: one, member: whole });
  }
  if (replace) plan.removed = notIn(plan, known, rowOfKnown);
  return plan;
}

function earliest(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
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

function notIn<Known extends Member>(
  { rows }: MemberPlan<Known>,
  known: readonly Known[],
  inFile: ReadonlyMap<Known, number>,
): Known[] {
  const doubtful = new Set(rows.flatMap(({ fate, member }) => (fate === 'wrong' ? hintsOf(member) : [])));
  return known.filter((one) => !inFile.has(one) && !hintsOf(one).some((hint) => doubtful.has(hint)));
}
