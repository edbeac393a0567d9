import type { Item, Row } from './values/fault.ts';
import { readSheet, type ReadOptions } from './read-sheet.ts';

export interface ReadItems {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
}

/** Test helper: everything read from a file, with each fault as `row:column reason`. */
export async function readItems(
  source: string | AsyncIterable<Uint8Array | string>,
  options?: ReadOptions,
): Promise<ReadItems> {
  const items: Item[] = [];
  for await (const item of readSheet(source, options)) items.push(item);
  return {
    rows: items.flatMap((item) => ('row' in item ? [item.row] : [])),
    faults: items.flatMap((item) =>
      'fault' in item ? [`${item.fault.row ?? '-'}:${item.fault.column ?? '-'} ${item.fault.reason}`] : [],
    ),
  };
}

/** Test helper: a file of these bytes, as received from a network. */
export async function* sent(...pieces: readonly (Uint8Array | string)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece as string);
}
