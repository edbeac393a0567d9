import { createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { writeCsv } from '@meetingapp/sheets/csv/write.ts';
import type { Cell, Column } from '@meetingapp/sheets/values/column.ts';
import { writeWorkbook } from '@meetingapp/sheets/xlsx/write-workbook.ts';

// Runs one export or import in its own process, so that its memory growth is measured alone: work.ts write|read file rows.

// The rows used to measure sheets; bench/parts/sheets/sheets-beside.py generates the same ones.

const texts = 14;
const first = Date.UTC(2026, 0, 1, 8);

const columns: readonly Column[] = [
  ...Array.from({ length: texts }, () => 'text' as const),
  ...(['integer', 'decimal', 'money', 'date', 'date-time', 'boolean'] as const),
].map((kind, index) => ({ title: `列${index + 1}`, kind }));

/** Generated lazily, as rows from a database would be. */
async function* rows(count: number): AsyncGenerator<readonly Cell[]> {
  for (let index = 0; index < count; index += 1) {
    const row: Cell[] = [];
    for (let column = 0; column < texts; column += 1) row.push(`北京市第${index}医院心内科 ${column} & 张三`);
    row.push(index, index / 7, index * 101, `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`);
    row.push(new Date(first + index * 60_000), index % 2 === 0);
    yield row;
  }
}

/** Peak resident memory in bytes, as the Python side reports it. */
const highest = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;

/** Longest event loop delay, in milliseconds. */
let lag = 0;
let turn = performance.now();
const clock = setInterval(() => {
  lag = Math.max(lag, performance.now() - turn - 5);
  turn = performance.now();
}, 5);

async function write(path: string, count: number): Promise<void> {
  const sheet = { columns, rows: rows(count), zone: 'Asia/Shanghai' };
  const stream = path.endsWith('.csv') ? writeCsv(sheet) : writeWorkbook({ sheet: '报名', ...sheet });
  await pipeline(stream, createWriteStream(path));
}

async function read(path: string, count: number): Promise<void> {
  let cells = 0;
  for await (const item of readSheet(path)) {
    if ('fault' in item) throw new Error(JSON.stringify(item.fault));
    cells += item.row.cells.length;
  }
  if (cells !== (count + 1) * columns.length) throw new Error(`${cells} cells`);
}

const [, , work = '', path = '', count = '0'] = process.argv;
const before = highest();
const cpu = process.cpuUsage();
lag = 0;
const began = performance.now();
await (work === 'write' ? write : read)(path, Number(count));
const seconds = (performance.now() - began) / 1000;
const { user, system } = process.cpuUsage(cpu);
clearInterval(clock);
console.log(JSON.stringify({ seconds, cpu: (user + system) / 1e6, grown: highest() - before, lag }));
