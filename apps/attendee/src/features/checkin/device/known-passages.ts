import type { StoredPassage } from './door-store.ts';
import { doorStore } from './door-store.ts';

/** What this device knows of who passed its point: its own scans and what it received of others. */
export class KnownPassages {
  readonly #byPrint = new Map<number, StoredPassage[]>();
  readonly #ids = new Set<string>();
  readonly #undone = new Set<string>();

  #take(passage: StoredPassage): void {
    if (this.#ids.has(passage.id)) return;
    this.#ids.add(passage.id);
    if (passage.undoes !== null) this.#undone.add(passage.undoes);
    else this.#byPrint.set(passage.print, [...(this.#byPrint.get(passage.print) ?? []), passage]);
  }

  /** Admissions of a ticket that stand, by time. */
  of(print: number): StoredPassage[] {
    const all = this.#byPrint.get(print) ?? [];
    return all.filter(({ id }) => !this.#undone.has(id)).toSorted((one, other) => one.at - other.at);
  }

  /** Whether a ticket was let in, on a day for which `isDay` holds, by another scan that stands. */
  wasLetIn(print: number, isDay: (at: number) => boolean, otherThan = ''): boolean {
    return this.of(print).some(({ id, direction, at }) => id !== otherThan && direction === 'in' && isDay(at));
  }

  async load(): Promise<void> {
    for (const passage of await doorStore.passages()) this.#take(passage);
  }

  /** In memory at once; the returned promise rejects when the storage is full. */
  async add(passages: readonly StoredPassage[]): Promise<void> {
    for (const passage of passages) this.#take(passage);
    await doorStore.savePassages(passages);
  }
}
