import { dayIn } from '@meetingapp/domain/plain-date.ts';
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

  /** Whether no other scan that stands let the ticket in on the day of `at` in the zone; true for a scan without a ticket. */
  isOnly({ id, print, at }: { id: string; print: number | null; at: number }, zone: string): boolean {
    if (print === null) return true;
    const day = dayIn(zone, new Date(at));
    return !this.of(print).some(
      (other) => other.id !== id && other.direction === 'in' && dayIn(zone, new Date(other.at)) === day,
    );
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
