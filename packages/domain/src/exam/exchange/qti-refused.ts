import type { QtiRefusal } from './qti-item.ts';

/** Thrown while an item is read; the reader answers it as a refusal. */
export class QtiRefused extends Error {
  readonly reason: QtiRefusal;
  /** What it is about, such as the name of an element; in the words of the file. */
  readonly detail: string;

  constructor(reason: QtiRefusal, detail = '') {
    super(`${reason} ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
