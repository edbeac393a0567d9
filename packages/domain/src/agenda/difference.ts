import type { Programme } from '@meetingapp/contract/agenda/programme.ts';

const lists = ['halls', 'topics', 'experts', 'groups', 'sessions'] as const;
type ListName = (typeof lists)[number];
type Item<L extends ListName> = Programme[L][number];

/** The difference from one release to a later one: added and changed items in full, and the order of ids, which omits removed ones. */
export type ProgrammeDifference = {
  from: number;
  /** All fields that are not lists. */
  rest: Omit<Programme, ListName>;
} & { [L in ListName]?: { changed: Item<L>[]; order: number[] } };

/** Releases are JSON: equal serialisations are equal values. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Compares items as a whole; an unchanged list is left out. */
export function differenceOf(before: Programme, after: Programme): ProgrammeDifference {
  const { halls: _h, topics: _t, experts: _e, groups: _g, sessions: _s, ...rest } = after;
  const parts = lists.flatMap((list) => {
    const part = listDifference<{ id: number }>(before[list], after[list]);
    return part === null ? [] : [[list, part] as const];
  });
  return { from: before.release, rest, ...Object.fromEntries(parts) };
}

function listDifference<I extends { id: number }>(before: readonly I[], after: readonly I[]) {
  const known = new Map(before.map((item) => [item.id, item]));
  const changed = after.filter((item) => !same(known.get(item.id), item));
  const order = after.map(({ id }) => id);
  if (
    changed.length === 0 &&
    same(
      before.map(({ id }) => id),
      order,
    )
  )
    return null;
  return { changed, order };
}

/** Returns the later release; null when the difference starts from another release. */
export function applyDifference(before: Programme, difference: ProgrammeDifference): Programme | null {
  if (before.release !== difference.from) return null;
  const entries = lists.map((list) => [list, applied<{ id: number }>(before[list], difference[list])] as const);
  return { ...difference.rest, ...Object.fromEntries(entries) } as Programme;
}

function applied<I extends { id: number }>(before: readonly I[], part?: { changed: I[]; order: number[] }) {
  if (!part) return before;
  const items = new Map([...before, ...part.changed].map((item) => [item.id, item]));
  return part.order.flatMap((id) => items.get(id) ?? []);
}
