import { type FileHandle, open } from 'node:fs/promises';
import type { Item } from './values/fault.ts';
import { fileKind } from './streams/file-kind.ts';
import { type Limits, usualLimits } from './streams/limits.ts';
import { readCsv } from './csv/read.ts';
import { Reading } from './reading.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';
import { writeTempFile } from './streams/temp-file.ts';
import { bytesAt } from './zip/directory.ts';

export interface ReadOptions {
  /** Sheet to read; omitted: the first visible one. */
  readonly sheet?: string;
  readonly limits?: Partial<Limits>;
}

const step = 64 * 1024;

async function* chunksOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size; at += step) yield bytesAt(file, at, Math.min(size, at + step));
}

async function* readFile(path: string, { sheet, limits }: ReadOptions): AsyncGenerator<Item> {
  const reading = new Reading({ ...usualLimits, ...limits });
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const kind = size > reading.limits.bytes ? 'too-large' : await fileKind(file, size);
    if (kind === 'xlsx') yield* readWorkbook(file, size, reading, sheet ?? null);
    else if (kind === 'csv') yield* readCsv(chunksOf(file, size), reading);
    else yield { fault: { row: null, column: null, reason: kind } };
  } finally {
    await file.close();
  }
}

/**
 * Yields the rows of an xlsx or CSV file and its faults as values: a bad file never throws. Type, encoding and delimiter are detected
 * from the content. A stream is stored in a temporary file while it is read.
 */
export async function* readSheet(
  source: string | AsyncIterable<Uint8Array | string>,
  options: ReadOptions = {},
): AsyncGenerator<Item> {
  if (typeof source === 'string') return yield* readFile(source, options);
  const spooled = await writeTempFile(source, options.limits?.bytes ?? usualLimits.bytes);
  if (!spooled) return yield { fault: { row: null, column: null, reason: 'too-large' } };
  try {
    yield* readFile(spooled.path, options);
  } finally {
    await spooled.remove();
  }
}
