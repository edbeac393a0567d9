import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { textOf } from '../values/cell-values.ts';
import { readItems } from '../testing-rows.ts';
import { writeWorkbook } from './write-workbook.ts';

// `npm test` installs openpyxl where apt is available; XlsxWriter and LibreOffice are used where installed.

const folder = mkdtempSync(join(tmpdir(), 'sheets-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string) => join(folder, name);

function works(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const python = (script: string, ...words: string[]): string =>
  execFileSync('/usr/bin/python3', ['-c', script, ...words], { encoding: 'utf8' });
const has = (module: string) => works('/usr/bin/python3', '-c', `import ${module}`);

const columns = [
  { title: '姓名', kind: 'text', width: 18 },
  { title: '人数', kind: 'integer' },
  { title: '已付', kind: 'money' },
  { title: '到达', kind: 'date' },
  { title: '报名时间', kind: 'date-time' },
  { title: '到场', kind: 'boolean' },
] as const;
const rows = [
  [' 张三 <&> 😀𠮷', 3, 123_456, '2026-05-01', new Date('2026-04-30T16:00:01Z'), true],
  ['=1+1', -1, -5, '1900-03-01', null, false],
  ['13812345678', 0, 0, null, undefined, null],
];
const written = async (name: string) => {
  const book = writeWorkbook([
    { sheet: '报名', columns, rows, zone: 'Asia/Shanghai' },
    { sheet: 'leer', columns, rows: [], zone: 'UTC' },
  ]);
  writeFileSync(at(name), Buffer.concat(await book.toArray()));
  return at(name);
};

describe('with other programs', () => {
  it.skipIf(!has('openpyxl'))(
    '[O7] openpyxl reads every value, its type and the layout of an exported sheet',
    async () => {
      const script = `
import sys, json, openpyxl
book = openpyxl.load_workbook(sys.argv[1])
sheet = book.worksheets[0]
print(json.dumps({
  'names': book.sheetnames, 'frozen': sheet.freeze_panes, 'filter': sheet.auto_filter.ref,
  'bold': sheet['A1'].font.b, 'width': sheet.column_dimensions['A'].width,
  'types': [cell.data_type for cell in sheet[2]], 'formats': [cell.number_format for cell in sheet[2]],
  'rows': [[str(value) for value in row] for row in sheet.iter_rows(values_only=True)],
}))`;
      expect(JSON.parse(python(script, await written('ours.xlsx')))).toEqual({
        names: ['报名', 'leer'],
        frozen: 'A2',
        filter: 'A1:F4',
        bold: true,
        width: 18,
        types: ['s', 'n', 'n', 'd', 'd', 'b'],
        formats: ['@', '0', '#,##0.00', String.raw`yyyy\-mm\-dd`, String.raw`yyyy\-mm\-dd\ hh:mm:ss`, 'General'],
        rows: [
          columns.map(({ title }) => title),
          [' 张三 <&> 😀𠮷', '3', '1234.56', '2026-05-01 00:00:00', '2026-05-01 00:00:01', 'True'],
          ['=1+1', '-1', '-0.05', '1900-03-01 00:00:00', 'None', 'False'],
          ['13812345678', '0', '0.0', 'None', 'None', 'None'],
        ],
      });
    },
  );

  const foreign = [
    ['openpyxl', 'openpyxl.Workbook()', 'book.active', 'sheet.append(row)', 'book.save(sys.argv[1])'],
    [
      'xlsxwriter',
      "xlsxwriter.Workbook(sys.argv[1], {'default_date_format': 'yyyy/m/d hh:mm', 'date_1904': True})",
      'book.add_worksheet()',
      'sheet.write_row(number, 0, row)',
      'book.close()',
    ],
  ] as const;
  it.each(foreign)('[O7] what %s writes is read', async (module, open, sheet, write, close) => {
    if (!has(module)) return;
    const path = at(`${module}.xlsx`);
    const script = `
import sys, datetime, ${module}
book = ${open}
sheet = ${sheet}
for number, row in enumerate([['姓名', '数'], ['张三', 1.5], ['张三', True], [datetime.datetime(2026, 5, 1, 9, 30), '=A1'], [' <&> 😀', 'a\\nb']]):
  ${write}
${close}`;
    python(script, path);
    const { rows: read, faults } = await readItems(path);
    expect(faults).toEqual(['4:2 formula']);
    expect(read.map(({ cells }) => cells)).toMatchObject([
      [{ text: '姓名' }, { text: '数' }],
      [{ text: '张三' }, { value: 1.5 }],
      [{ text: '张三' }, { kind: 'boolean', value: true }],
      [{ kind: 'date', day: '2026-05-01', time: '09:30:00' }, { kind: 'faulty' }],
      [{ text: ' <&> 😀' }, { text: 'a\nb' }],
    ]);
  });

  it.skipIf(!works('soffice', '--version'))(
    '[O7] LibreOffice opens an exported sheet and saves one that is read',
    async () => {
      const profile = `-env:UserInstallation=file://${at('profile')}`;
      const convert = (kind: string, path: string) =>
        execFileSync('soffice', [profile, '--headless', '--convert-to', kind, '--outdir', at('out'), path], {
          stdio: 'ignore',
        });
      const path = await written('libre.xlsx');
      convert('csv:Text - txt - csv (StarCalc):44,34,76,1', path);
      expect(readFileSync(at('out/libre.csv'), 'utf8')).toContain(
        '" 张三 <&> 😀𠮷",3,"1,234.56",2026-05-01,2026-05-01 00:00:01,TRUE',
      );
      convert('xlsx', path);
      const { rows: read, faults } = await readItems(at('out/libre.xlsx'));
      expect(faults).toEqual([]);
      expect(read[1]?.cells.map(textOf)).toEqual([
        '张三 <&> 😀𠮷',
        '3',
        '1234.56',
        '2026-05-01',
        '2026-05-01 00:00:01',
        'TRUE',
      ]);
      convert('xls', path);
      expect((await readItems(at('out/libre.xls'))).faults).toEqual(['-:- old-format']);
    },
    120_000,
  );
});
