/** What a person typed over saved values: their own values, and the saved ones when typing in a field began. */
export interface TypedFields<Fields> {
  mine: Partial<Fields>;
  base: Partial<Fields>;
}

export const nothingTyped = { mine: {}, base: {} } as const;

type Names<Fields> = (keyof Fields)[];

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const namesOf = <Fields extends object>(of: Partial<Fields>): Names<Fields> => Object.keys(of) as Names<Fields>;

export const only = <Fields extends object>(of: Partial<Fields>, names: Names<Fields>): Partial<Fields> =>
  Object.fromEntries(names.filter((name) => name in of).map((name) => [name, of[name]])) as Partial<Fields>;

/** Fields whose typed value differs from the saved one. */
export const changedFields = <Fields extends object>({ mine }: TypedFields<Fields>, saved: Fields): Names<Fields> =>
  namesOf(mine).filter((name) => !same(mine[name], saved[name]));

/** Changed fields that somebody else has saved with another value since typing began: one of the two must be chosen. */
export const conflictsIn = <Fields extends object>(typed: TypedFields<Fields>, saved: Fields): Names<Fields> =>
  changedFields(typed, saved).filter((name) => name in typed.base && !same(typed.base[name], saved[name]));

/** Adds typed values. */
export function withTyped<Fields extends object>(
  { mine, base }: TypedFields<Fields>,
  saved: Fields,
  change: Partial<Fields>,
): TypedFields<Fields> {
  const fresh = namesOf(change).filter((name) => !(name in base));
  return { mine: { ...mine, ...change }, base: { ...base, ...only(saved, fresh) } };
}

/** Leaves a field to the other person's value. */
export function withTheirs<Fields extends object>(
  { mine, base }: TypedFields<Fields>,
  name: keyof Fields,
): TypedFields<Fields> {
  const rest = namesOf(mine).filter((one) => one !== name);
  return { mine: only(mine, rest), base: only(base, rest) };
}

/** Settles a conflict for the typed value. */
export const withMine = <Fields extends object>(
  { mine, base }: TypedFields<Fields>,
  saved: Fields,
  name: keyof Fields,
): TypedFields<Fields> => ({ mine, base: { ...base, [name]: saved[name] } });

/** After `sent` was saved: what was typed in the meantime remains, compared with what was sent. */
export function afterSaving<Fields extends object>({ mine }: TypedFields<Fields>, sent: Fields): TypedFields<Fields> {
  const rest = changedFields({ mine, base: {} }, sent);
  return { mine: only(mine, rest), base: only(sent, rest) };
}
