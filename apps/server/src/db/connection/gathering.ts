import { afterAlone, Pace } from './pace.ts';

/** An item that waits for its group. */
interface Waiting<Item, Outcome> {
  item: Item;
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}

/** Most items in one group. */
const MOST = 256;

/**
 * Gives items that arrive while a group is at work to the database together, as the next group: under load one statement and one commit
 * serve all of a moment, and an item without company does not wait. `together` answers one outcome for each item, in their order; null
 * for an item that must be performed alone, such as one whose row is locked: the next group does not wait for it. When `together`
 * throws, each of its items is performed alone. `needsCompany`: an item is cheaper alone than in a group of few, so one without company is
 * performed alone, and under load the next group waits for others (`Pace`).
 */
export class Gathering<Item, Outcome> {
  readonly #together: (items: readonly Item[]) => Promise<readonly (Outcome | null)[]>;
  readonly #alone: (item: Item) => Promise<Outcome>;
  readonly #pace: Pace | null;
  #waiting: Waiting<Item, Outcome>[] = [];
  #working = false;

  constructor(
    together: (items: readonly Item[]) => Promise<readonly (Outcome | null)[]>,
    alone: (item: Item) => Promise<Outcome>,
    { needsCompany = false } = {},
  ) {
    this.#together = together;
    this.#alone = alone;
    this.#pace = needsCompany ? new Pace() : null;
  }

  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#working) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) {
      const company = this.#pace?.gather();
      if (company) await company;
      const group = this.#waiting.splice(0, MOST);
      await this.#group(group);
      this.#pace?.performed(group.length);
    }
    this.#working = false;
  }

  /** Never rejects. */
  async #group(group: readonly Waiting<Item, Outcome>[]): Promise<void> {
    const [first] = group;
    if (this.#pace && group.length === 1 && first) {
      const outcome = this.#alone(first.item);
      outcome.then(first.resolve, first.reject);
      return afterAlone(outcome);
    }
    const outcomes = await this.#together(group.map(({ item }) => item)).catch(() => []);
    for (const [index, { item, resolve, reject }] of group.entries()) {
      const outcome = outcomes[index] ?? null;
      if (outcome === null) this.#alone(item).then(resolve, reject);
      else resolve(outcome);
    }
  }
}

/** One gathering for each database, made at its first use: a test has several databases in one process. */
export function gatheringPerDatabase<Db extends object, Item, Outcome>(
  make: (db: Db) => Gathering<Item, Outcome>,
): (db: Db) => Gathering<Item, Outcome> {
  const made = new WeakMap<Db, Gathering<Item, Outcome>>();
  return (db) => {
    const known = made.get(db) ?? make(db);
    made.set(db, known);
    return known;
  };
}
