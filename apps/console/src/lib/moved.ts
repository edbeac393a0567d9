/** A list with one of it moved by so many places; unchanged where that leads out of it. */
export function moved<Item>(list: readonly Item[], at: number, by: number): Item[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== at);
  return [...rest.slice(0, to), ...list.slice(at, at + 1), ...rest.slice(to)];
}
