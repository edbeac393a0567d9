/** Names of the parts of a home that differ, in the order of the newer one; a part that only one of the two has differs, too. */
export function changedParts(before: object, after: object): string[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...now.keys(), ...old.keys()])].filter(
    (name) => textOf(now.get(name) ?? null) !== textOf(old.get(name) ?? null),
  );
}

/** A value as text in which the order of an object's keys does not matter. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
