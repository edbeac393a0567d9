import { randomBytes } from 'node:crypto';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { amountOf, dayOf, integerOf, textOf } from '../values/cell-values.ts';
import type { Cell, Column } from '../values/column.ts';
import { readItems } from '../testing-rows.ts';
import { writeCsv } from '../csv/write.ts';
import { writeWorkbook } from './write-workbook.ts';

const columns: readonly Column[] = [
  { title: '姓名', kind: 'text' },
  { title: '人数', kind: 'integer' },
  { title: '已付', kind: 'money' },
  { title: '到达', kind: 'date' },
  { title: '报名时间', kind: 'date-time' },
  { title: '到场', kind: 'boolean' },
  { title: '学分', kind: 'decimal' },
];
const zone = 'Asia/Shanghai';

/** Any text from a keyboard or a paste, except lone surrogates and zero characters. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '=1+1',
      "'=1",
      "''@x",
      '+86 138',
      '_x0007_',
      '_x005F_x0007_',
      'a\r\nb',
      '\t',
      '"',
      '𠮷野家😀',
      '<&>',
      ']]>',
    ),
  )
  .map((text) => text.replaceAll('\u0000', '').replaceAll('\ufffd', ''));
const anyDay = fc
  .date({ min: new Date('1900-03-01'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyInstant = fc
  .integer({ min: Date.UTC(1950, 0), max: Date.UTC(2090, 0) })
  .map((ms) => new Date(Math.floor(ms / 1000) * 1000));
const anyRow = fc.tuple(
  anyText,
  fc.integer({ min: -1e14, max: 1e14 }),
  fc.integer({ min: -1e12, max: 1e12 }),
  anyDay,
  anyInstant,
  fc.boolean(),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
);

const inShanghai = (instant: Date) => instant.toLocaleString('sv-SE', { timeZone: zone });

describe('an export is read back', () => {
  it('[O7] as xlsx: every text, number, amount, day and instant', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 8 }), async (rows) => {
        const { rows: read, faults } = await readItems(writeWorkbook({ sheet: '报名', columns, rows, zone }));
        expect(faults).toEqual([]);
        expect(read[0]?.cells.map(textOf)).toEqual(columns.map(({ title }) => title));
        for (const [index, [text, whole, money, day, instant, bool, decimal]] of rows.entries()) {
          const cells = read[index + 1]!.cells;
          expect(cells[0] ?? { kind: 'text', text: '' }).toEqual({ kind: 'text', text });
          expect(integerOf(cells[1]!)).toBe(whole);
          expect(amountOf(cells[2]!)).toBe(money);
          expect(dayOf(cells[3]!)).toBe(day);
          const [date, time] = inShanghai(instant).split(' ');
          expect(cells[4]).toEqual({ kind: 'date', day: date, time: time === '00:00:00' ? null : time });
          expect(cells[5]).toEqual({ kind: 'boolean', value: bool });
          expect(cells[6]).toEqual({ kind: 'number', value: decimal + 0 });
        }
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('[O7] as CSV, with quotes, lines in a cell, and what looks like a formula', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyText, anyText), { maxLength: 8 }), async (rows) => {
        const pair: Column[] = [
          { title: 'a', kind: 'text' },
          { title: 'b', kind: 'text' },
        ];
        const { rows: read, faults } = await readItems(writeCsv({ columns: pair, rows, zone }));
        expect(faults).toEqual([]);
        const filled = rows.filter((row) => row.some((text) => text !== ''));
        expect(read.slice(1).map(({ cells }) => [0, 1].map((place) => cells[place] ?? null))).toEqual(
          filled.map((row) => row.map((text) => (text === '' ? null : { kind: 'text', text }))),
        );
      }),
      { numRuns: 60 },
    );
  }, 30_000);

  it('[O7] from slow rows, and in several sheets with awkward names', async () => {
    async function* slow(): AsyncGenerator<Cell[]> {
      for (let index = 0; index < 3; index += 1) {
        await turn();
        yield [`${index}`];
      }
    }
    const sheet = (name: string, rows: AsyncIterable<Cell[]>) => ({
      sheet: name,
      columns: columns.slice(0, 1),
      rows,
      zone,
    });
    const book = () => writeWorkbook([sheet("'a/b?'", slow()), sheet('A b', slow()), sheet('', slow())]);
    expect((await readItems(book(), { sheet: 'a b' })).rows).toHaveLength(4);
    expect((await readItems(book(), { sheet: 'A b (2)' })).rows.at(-1)?.cells).toEqual([{ kind: 'text', text: '2' }]);
    expect((await readItems(book(), { sheet: 'Sheet' })).rows).toHaveLength(4);
    expect((await readItems(book(), { sheet: 'other' })).faults).toEqual(['-:- no-sheet']);
  });

  it('[O7] an error in the rows ends the file with an error, not with a truncated file that looks whole', async () => {
    async function* broken(): AsyncGenerator<Cell[]> {
      yield ['a'];
      await Promise.resolve();
      throw new Error('the database went away');
    }
    const sheet = { sheet: 'a', columns: columns.slice(0, 1), zone };
    await expect(writeWorkbook({ ...sheet, rows: broken() }).toArray()).rejects.toThrow('went away');
    await expect(writeCsv({ ...sheet, rows: broken() }).toArray()).rejects.toThrow('went away');
  });

  it('[O7] a value that does not fit its column stays text', async () => {
    const rows = [['x', 'viele', 1.5, '2026-02-31', 'morgen', 'ja', 12345678901234567890n.toString()]];
    const { rows: read } = await readItems(writeWorkbook({ sheet: 'a', columns, rows, zone }));
    expect(read[1]?.cells.map(textOf)).toEqual([
      'x',
      'viele',
      '1.5',
      '2026-02-31',
      'morgen',
      'ja',
      '12345678901234567890',
    ]);
  });

  it('[O7] an abandoned export requests no more rows', async () => {
    let asked = 0;
    let closed = false;
    async function* endless(): AsyncGenerator<Cell[]> {
      try {
        for (;;) yield [`${(asked += 1)} ${randomBytes(200).toString('base64')}`];
      } finally {
        closed = true;
      }
    }
    const stream = writeWorkbook({ sheet: 'a', columns: columns.slice(0, 1), rows: endless(), zone });
    stream.once('readable', () => stream.read(1));
    for (let before = -1; before !== asked || asked === 0;) {
      before = asked;
      await wait(200);
    }
    expect(asked).toBeLessThan(50_000);
    stream.destroy();
    await vi.waitFor(() => expect(closed).toBe(true), 5_000);
  }, 30_000);
});
