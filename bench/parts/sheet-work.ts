import { createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readSheet } from '@meetingapp/sheets/read-sheet.ts';
import { writeCsv } from '@meetingapp/sheets/write-csv.ts';
import { writeWorkbook } from '@meetingapp/sheets/write-workbook.ts';
import { columns, rows } from './sheet-rows.ts';

// One export or import in a process of its own, so that what it grows by is its own: sheet-work.ts write|read file rows.

/** The most that the process has ever held, as Python's side tells it. */
const highest = (): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024;

/** How long others had to wait for their turn at most. */
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
