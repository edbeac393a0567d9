import { describe, expect, it } from 'vitest';
import { amountOf, dayOf, integerOf, textOf } from '../values/cell-values.ts';
import { showsDate } from './date-formats.ts';
import { readItems, sent } from '../testing-rows.ts';
import { type Part, workbookOf } from '../zip/testing-zip.ts';

const one = async (cell: string, more: readonly Part[] = []) => {
  const { rows, faults } = await readItems(sent(workbookOf(`<row r="3">${cell}</row>`, more)));
  return faults[0] ?? rows[0]?.cells.at(-1) ?? null;
};
const styles: Part = {
  name: 'xl/styles.xml',
  content: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts>
    <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
    <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="46"/><xf numFmtId="22"/></cellXfs></styleSheet>`,
};
const dated = (serial: string, style = 1) => one(`<c s="${style}"><v>${serial}</v></c>`, [styles]);

describe('a cell', () => {
  it('[O7] that is a formula is an error in every form: own, shared, array, calling a program', async () => {
    for (const formula of [
      '<f>SUM(A1)</f><v>3</v>',
      '<f t="shared" si="0"/><v>3</v>',
      '<f t="array" ref="A1">1</f>',
      "<f>cmd|' /C calc'!A0</f>",
      '<f/>',
    ])
      expect(await one(`<c r="B3">${formula}</c>`)).toBe('3:2 formula');
    expect(await one(`<c t="inlineStr"><is><t>=1+1</t></is></c>`)).toEqual({ kind: 'text', text: '=1+1' });
    expect(await one('<c t="b"><f>TRUE()</f><v>1</v></c>')).toEqual({ kind: 'boolean', value: true });
    expect(await one('<c t="b"><f>TRUE()+A1</f><v>1</v></c>')).toBe('3:1 formula');
    const csv = await readItems(sent("=1+1,\"=cmd|' /C calc'!A0\",+cmd|' /C calc'!A0,+86 138,-5,@me,'=kept"));
    expect(csv.faults).toEqual(['1:1 formula', '1:2 formula', '1:3 formula']);
    expect(csv.rows[0]?.cells.slice(3).map(textOf)).toEqual(['+86 138', '-5', '@me', '=kept']);
  });

  it('[O7] that is broken or an error reports it, with its position', async () => {
    expect(await one('<c r="C3" t="e"><v>#N/A</v></c>')).toBe('3:3 error-value');
    for (const value of ['0x10', 'NaN', 'Infinity', '1e999', '1,5', 'x'])
      expect(await one(`<c><v>${value}</v></c>`)).toBe('3:1 bad-cell');
    for (const index of ['0', '-1', '1.5', '9999999999', 'x'])
      expect(await one(`<c t="s"><v>${index}</v></c>`)).toBe('3:1 bad-cell');
    expect(await one('<c t="b"><v>2</v></c>')).toBe('3:1 bad-cell');
    expect(await one('<c t="odd"><v>2</v></c>')).toBe('3:1 bad-cell');
    expect(await one('<c t="str"><v>a_x0000_b</v></c>')).toBe('3:1 bad-cell');
    const many = '<c><v>x</v></c>'.repeat(200);
    const { faults } = await readItems(sent(workbookOf(`<row>${many}</row>`)), { limits: { faults: 10 } });
    expect(faults).toHaveLength(11);
    expect(faults.at(-1)).toBe('1:- too-many-faults');
  });

  it('[O7] of another program’s dialect is parsed: prefixes, runs, phonetic readings, CDATA, spaces', async () => {
    expect(
      await one('<x:c t="inlineStr"><x:is><x:r><x:t>a</x:t></x:r><r><t>b</t></r><rPh><t>no</t></rPh></x:is></x:c>'),
    ).toEqual({ kind: 'text', text: 'ab' });
    expect(await one(`<c   r = 'D3'\n t='str' ><v ><![CDATA[<&>]]></v ></c >`)).toEqual({ kind: 'text', text: '<&>' });
    expect(await one('<!-- > --><?x > ?><c a=">" t="b"><v>1</v></c>')).toEqual({ kind: 'boolean', value: true });
    const shared =
      '<sst><si><t>甲</t></si><si><r><t>a</t></r><r><t xml:space="preserve"> b_x0041_</t></r><rPh><t>x</t></rPh></si><si/></sst>';
    const table: Part = { name: 'xl/sharedStrings.xml', content: shared, stored: true };
    expect(await one('<c t="s"><v>1</v></c>', [table])).toEqual({ kind: 'text', text: 'a bA' });
    expect(await one('<c t="s"><v>2</v></c>', [table])).toBeNull();
  });

  it('[O7] with a date format is a day, a time or both, counted from 1900 or from 1904', async () => {
    const day = (text: string | null, time: string | null = null) => ({ kind: 'date', day: text, time });
    expect(await dated('46143')).toEqual(day('2026-05-01'));
    expect(await dated('46143.4375', 4)).toEqual(day('2026-05-01', '10:30:00'));
    expect(await dated('46143', 2)).toEqual(day('2026-05-01'));
    expect(await dated('1')).toEqual(day('1900-01-01'));
    expect(await dated('59')).toEqual(day('1900-02-28'));
    expect(await dated('60')).toBe('3:1 bad-cell');
    expect(await dated('61')).toEqual(day('1900-03-01'));
    expect(await dated('0.5')).toEqual(day(null, '12:00:00'));
    expect(await dated('46142.99999999', 4)).toEqual(day('2026-05-01'));
    expect(await dated('-1')).toBe('3:1 bad-cell');
    expect(await dated('99999999')).toBe('3:1 bad-cell');
    expect(await dated('1.5', 3)).toEqual({ kind: 'number', value: 1.5 });
    expect(await one('<c t="d"><v>2026-05-01T09:30:00Z</v></c>')).toEqual(day('2026-05-01', '09:30:00'));
    expect(await one('<c t="d"><v>2026-02-30</v></c>')).toBe('3:1 bad-cell');
    const from1904: Part = {
      name: 'xl/workbook.xml',
      content: '<workbook><workbookPr date1904="1"/><sheets><sheet name="a" id="r1"/></sheets></workbook>',
    };
    expect(await one('<c s="1"><v>44681</v></c>', [styles, from1904])).toEqual(day('2026-05-01'));
  });

  it.each([
    ['yyyy/m/d;@', true],
    ['[$-804]aaaa', false],
    ['[$-F800]dddd, mmmm dd, yyyy', true],
    ['上午/下午 h"时"mm"分"', true],
    ['[h]:mm:ss', false],
    ['General', false],
    ['#,##0.00_);[Red](#,##0.00)', false],
    ['"days" 0', false],
    ['0\\d', false],
  ])('[O7] the format %s shows a date: %s', (code, expected) => {
    expect(showsDate(code)).toBe(expected);
  });

  it('[O7] is read as the type of its column, or not at all', () => {
    const text = (value: string) => ({ kind: 'text', text: value }) as const;
    const number = (value: number) => ({ kind: 'number', value }) as const;
    expect(textOf(number(13_812_345_678))).toBe('13812345678');
    expect(textOf(number(310_101_199_001_011_000))).toBeNull();
    expect(integerOf(text(' 1,234 '))).toBe(1234);
    expect(integerOf(number(1.5))).toBeNull();
    expect(amountOf(number(1234.56))).toBe(123_456);
    expect(amountOf(text('¥1,234.50'))).toBe(123_450);
    expect(amountOf(number(0.001))).toBeNull();
    expect(amountOf(number(1200), 0)).toBe(1200);
    for (const day of ['2026-5-1', '2026/05/01', '2026.5.1', '2026年5月1日', '20260501'])
      expect(dayOf(text(day))).toBe('2026-05-01');
    for (const day of ['2026-5/1', '2026-02-30', '5/1/2026', '2026', '']) expect(dayOf(text(day))).toBeNull();
  });
});
