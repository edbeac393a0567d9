/** A copy of the list with one item moved; the target is clamped to the list. */
export function moveItemTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const taken = next.splice(from, 1);
  next.splice(Math.max(0, to), 0, ...taken);
  return next;
}

/** A list with one item moved by `by` places; unchanged when the target is outside. */
export const moveItem = <Item>(list: readonly Item[], at: number, by: number): Item[] =>
  at + by < 0 || at + by >= list.length ? [...list] : moveItemTo(list, at, at + by);
