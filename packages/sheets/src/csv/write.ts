import { Readable } from 'node:stream';
import { cooperative } from '../streams/yield-to-loop.ts';
import { plainText } from '../xlsx/cell-xml.ts';
import type { Cell, Column, Sheet } from '../values/column.ts';
import { csvField, neutralised } from './text.ts';
import { moneyText } from '../values/decimal-text.ts';
import { type WallTime, wallTimeIn } from '../values/wall-time.ts';

const step = 64 * 1024;
/** Without it Excel decodes UTF-8 in the machine's code page. */
const byteOrderMark = '\ufeff';

function fieldOf(cell: Cell, column: Column, wallTime: WallTime): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' && column.kind !== 'text')
    // A generated number is not a formula, whatever its sign.
    return (column.kind === 'money' ? moneyText(cell, column.digits ?? 2) : null) ?? String(cell);
  if (cell instanceof Date && !Number.isNaN(cell.getTime()))
    return new Date(wallTime(cell.getTime())).toISOString().slice(0, 19).replace('T', ' ');
  return csvField(neutralised(plainText(cell)));
}

async function* lines({ columns, rows, zone }: Omit<Sheet, 'sheet'>): AsyncGenerator<Buffer> {
  const wallTime = wallTimeIn(zone);
  const breathe = cooperative();
  let text = `${byteOrderMark}${columns.map(({ title }) => csvField(neutralised(title))).join(',')}\r\n`;
  for await (const row of rows) {
    for (const [index, column] of columns.entries())
      text += `${index === 0 ? '' : ','}${fieldOf(row[index], column, wallTime)}`;
    text += '\r\n';
    if (text.length < step) continue;
    yield Buffer.from(text);
    text = '';
    await breathe();
  }
  yield Buffer.from(text);
}

/** A CSV file (UTF-8 with byte order mark for Excel, RFC 4180) as a stream; see `writeWorkbook`. */
export function writeCsv(sheet: Omit<Sheet, 'sheet'>): Readable {
  return Readable.from(lines(sheet), { objectMode: false, highWaterMark: 256 * 1024 });
}
