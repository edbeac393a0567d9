import type { Item, Row } from './fault.ts';
import { readSheet, type ReadOptions } from './read-sheet.ts';

export interface Heard {
  readonly rows: readonly Row[];
  readonly faults: readonly string[];
}

/** For tests: everything a file says, with each fault as `row:column reason`. */
export async function heard(
  source: string | AsyncIterable<Uint8Array | string>,
  options?: ReadOptions,
): Promise<Heard> {
  const items: Item[] = [];
  for await (const item of readSheet(source, options)) items.push(item);
  return {
    rows: items.flatMap((item) => ('row' in item ? [item.row] : [])),
    faults: items.flatMap((item) =>
      'fault' in item ? [`${item.fault.row ?? '-'}:${item.fault.column ?? '-'} ${item.fault.reason}`] : [],
    ),
  };
}

/** For tests: a file of these bytes, as it comes from a network. */
export async function* sent(...pieces: readonly (Uint8Array | string)[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece as string);
}
