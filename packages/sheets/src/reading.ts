import type { CellFault, Item, ReadCell, Reason, Refusal } from './fault.ts';
import type { Limits } from './limits.ts';

/** One run over a file: what it may cost, whether it was refused, and what waits to be handed on. */
export class Reading {
  readonly limits: Limits;
  #refused = false;
  #faults = 0;
  #waiting: Item[] = [];

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Set once; whoever works on the file stops then. */
  get refused(): boolean {
    return this.#refused;
  }

  refuse(reason: Refusal, row: number | null = null): void {
    if (this.#refused) return;
    this.#refused = true;
    this.#waiting.push({ fault: { row, column: null, reason } });
  }

  /** Notes what is wrong with a cell, and gives the cell that stands in its place. */
  faulty(row: number, column: number | null, reason: CellFault): ReadCell {
    this.#report(row, column, reason);
    return { kind: 'faulty', reason };
  }

  row(number: number, cells: readonly ReadCell[]): void {
    if (this.#refused) return;
    if (number > this.limits.rows) this.refuse('too-many-rows', number);
    else this.#waiting.push({ row: { number, cells } });
  }

  /** What has been found since the last time. */
  taken(): readonly Item[] {
    const items = this.#waiting;
    if (items.length > 0) this.#waiting = [];
    return items;
  }

  #report(row: number, column: number | null, reason: Reason): void {
    if (this.#refused) return;
    this.#faults += 1;
    if (this.#faults > this.limits.faults) this.refuse('too-many-faults', row);
    else this.#waiting.push({ fault: { row, column, reason } });
  }
}
