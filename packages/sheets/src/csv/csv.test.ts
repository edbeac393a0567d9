import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../values/cell-values.ts';
import { readItems, sent } from '../testing-rows.ts';
import { writeCsv } from './write.ts';

const texts = async (...pieces: readonly (Uint8Array | string)[]) =>
  (await readItems(sent(...pieces))).rows.map(({ cells }) =>
    cells.map((cell) => (cell === null ? null : textOf(cell))),
  );
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

describe('CSV', () => {
  it('[O7] of a Chinese Excel is read in its encoding, also when Chinese appears late', async () => {
    // 姓名,𠮷 / 王,€: GBK, and two characters that exist only in GB18030.
    const chinese = hex('d0d5c3fb 2c 9534 b235 0d0a cdf5 2c a2e3');
    expect(await texts(chinese)).toEqual([
      ['姓名', '𠮷'],
      ['王', '€'],
    ]);
    const late = await texts(Buffer.concat([Buffer.from('a,b\n'.repeat(50_000)), chinese]));
    expect(late.at(-1)).toEqual(['王', '€']);
  });

  it('[O7] is read in UTF-8 and UTF-16, with and without a BOM', async () => {
    const text = '姓名\t会\n王\t是';
    const expected = [
      ['姓名', '会'],
      ['王', '是'],
    ];
    expect(await texts(text)).toEqual(expected);
    expect(await texts(`\ufeff${text}`)).toEqual(expected);
    const wide = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await texts(wide)).toEqual(expected);
    expect(await texts(Buffer.from(wide).swap16())).toEqual(expected);
    expect(await texts(Buffer.from('a,b\n1,2', 'utf16le'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('[O7] with undecodable bytes reports the cell', async () => {
    const broken = Buffer.concat([Buffer.from(`名,会\n好,${'是'.repeat(20_000)}\nx,`), hex('ff'), Buffer.from('\n')]);
    const { rows, faults } = await readItems(sent(broken));
    expect(faults).toEqual(['3:2 encoding']);
    expect(rows).toHaveLength(3);
  });

  it.each([
    ['a;b;c\n1,5;2;3\n', ['1,5', '2', '3']],
    ['a\tb\n"x\ty"\tz', ['x\ty', 'z']],
    ['sep=;\r\na,b;c\r\n1;2', ['1', '2']],
    ['name\nonly', ['only']],
    ['"a,b;c";d\n"1,2";3', ['1,2', '3']],
    ['a,b\r1,2\r', ['1', '2']],
  ])('[O7] has the delimiter %j detected', async (text, last) => {
    expect((await texts(text)).at(-1)).toEqual(last);
  });

  it('[O7] keeps line numbers with empty lines and unclosed quotes', async () => {
    const { rows } = await readItems(sent('a,b\n\n,\n1,"x""y\nz'));
    expect(rows.map(({ number }) => number)).toEqual([1, 4]);
    expect(rows[1]?.cells.map(textOf)).toEqual(['1', 'x"y\nz']);
  });

  it('[O7] is the same in any chunks', async () => {
    const piece = fc.constantFrom('a', '"', '""', ',', '\r', '\n', '\r\n', '中', '😀', "'=", ' ');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), fc.nat(), async (pieces, at) => {
        const padding = `${'x,y\n'.repeat(4_500)}`;
        const bytes = Buffer.from(`\ufeff${padding}${pieces.join('')}`);
        const cut = bytes.length - (at % (bytes.length - padding.length));
        const whole = await readItems(sent(bytes));
        expect(await readItems(sent(bytes.subarray(0, cut), bytes.subarray(cut)))).toEqual(whole);
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it('[O7] that is exported opens in Excel unchanged, and calculates nothing', async () => {
    const columns = [
      { title: '姓名', kind: 'text' },
      { title: '已付', kind: 'money' },
      { title: '时间', kind: 'date-time' },
    ] as const;
    const rows = [
      ['=HYPERLINK("http://example.org")', -1250, new Date('2026-05-01T02:30:00Z')],
      ['a"b', 5, null],
      ['＝1', null, undefined],
    ];
    const text = Buffer.concat(await writeCsv({ columns, rows, zone: 'Asia/Shanghai' }).toArray()).toString();
    expect(text).toBe(
      '\ufeff姓名,已付,时间\r\n"\'=HYPERLINK(""http://example.org"")",-12.50,2026-05-01 10:30:00\r\n"a""b",0.05,\r\n\'＝1,,\r\n',
    );
  });
});
