import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SimulatedOrder, SimulatedRefund } from './records.ts';

export type Entry = { order: SimulatedOrder } | { refund: SimulatedRefund };

/** Providers keep their state when this server restarts: it is written to a journal, in which the last line of a number counts. */
export interface Journal {
  write(entry: Entry): void;
  close(): Promise<void>;
}

export const NO_JOURNAL: Journal = { write: () => undefined, close: async () => undefined };

export async function openJournal(directory: string): Promise<{ known: Entry[]; journal: Journal }> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, 'journal.jsonl');
  const text = await readFile(path, 'utf8').catch(() => '');
  const known = latest(text);
  await writeFile(path, known.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  const stream = createWriteStream(path, { flags: 'a' });
  return {
    known,
    journal: {
      write: (entry) => void stream.write(`${JSON.stringify(entry)}\n`),
      close: () => ended(stream),
    },
  };
}

function ended(stream: WriteStream): Promise<void> {
  return new Promise((resolve) => stream.end(resolve));
}

function latest(text: string): Entry[] {
  const byNumber = new Map<string, Entry>();
  for (const line of text.split('\n')) {
    const entry = read(line);
    if (entry === null) continue;
    const number = 'order' in entry ? `order ${entry.order.outTradeNo}` : `refund ${entry.refund.outRefundNo}`;
    byNumber.set(number, entry);
  }
  return [...byNumber.values()];
}

/** A line truncated by a hard stop is ignored. */
function read(line: string): Entry | null {
  try {
    return line === '' ? null : (JSON.parse(line) as Entry);
  } catch {
    return null;
  }
}
