/** A list with one of it at another place, as far as the list goes. */
export function movedTo<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const taken = next.splice(from, 1);
  next.splice(Math.max(0, to), 0, ...taken);
  return next;
}

/** A list with one of it moved by so many places; unchanged where that leads out of it. */
export const moved = <Item>(list: readonly Item[], at: number, by: number): Item[] =>
  at + by < 0 || at + by >= list.length ? [...list] : movedTo(list, at, at + by);
