import type { CellFault, Item, ReadCell, Reason, Refusal } from './values/fault.ts';
import type { Limits } from './streams/limits.ts';

/** State of one pass over a file: its limits, whether it was refused, and items not yet yielded. */
export class Reading {
  readonly limits: Limits;
  #refused = false;
  #faults = 0;
  #waiting: Item[] = [];

  constructor(limits: Limits) {
    this.limits = limits;
  }

  /** Set once; all readers of the file then stop. */
  get refused(): boolean {
    return this.#refused;
  }

  refuse(reason: Refusal, row: number | null = null): void {
    if (this.#refused) return;
    this.#refused = true;
    this.#waiting.push({ fault: { row, column: null, reason } });
  }

  /** Reports a fault of a cell, and returns the cell that replaces it. */
  faulty(row: number, column: number | null, reason: CellFault): ReadCell {
    this.#report(row, column, reason);
    return { kind: 'faulty', reason };
  }

  row(number: number, cells: readonly ReadCell[]): void {
    if (this.#refused) return;
    if (number > this.limits.rows) this.refuse('too-many-rows', number);
    else this.#waiting.push({ row: { number, cells } });
  }

  /** Items found since the last call. */
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
