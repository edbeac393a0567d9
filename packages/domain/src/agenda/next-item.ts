/** A session or talk that concerns a person; times in ISO 8601, UTC. */
export interface ConcernedItem {
  from: string;
  to: string;
  /** True: the person has a role in it; false: they only planned to attend it. */
  own: boolean;
}

/** Within this time before it begins, an own item comes before everything that was only planned. */
const FIRST_MINUTES = 60;

const start = ({ from }: ConcernedItem): number => Date.parse(from);
const end = ({ to }: ConcernedItem): number => Date.parse(to);

/**
 * The item that a person goes to next (S42): of the items that have not ended at `now`, one with an own role that runs or begins within
 * an hour; otherwise the earliest. Of items that begin together the own one comes first, then the one that ends first. Null: none.
 */
export function nextItem<Item extends ConcernedItem>(items: readonly Item[], now: Date): Item | null {
  const open = items.filter((item) => end(item) > now.getTime());
  const soon = open.filter((item) => item.own && start(item) - now.getTime() <= FIRST_MINUTES * 60_000);
  const [next = null] = (soon.length > 0 ? soon : open).toSorted(
    (one, other) => start(one) - start(other) || Number(other.own) - Number(one.own) || end(one) - end(other),
  );
  return next;
}
