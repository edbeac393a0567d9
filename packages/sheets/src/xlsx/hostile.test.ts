import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limits } from '../streams/limits.ts';
import { readItems, sent } from '../testing-rows.ts';
import { type Part, sheetPart, workbookOf, workbookParts, zipOf } from '../zip/testing-zip.ts';

const mebi = 1024 * 1024;
const faultsOf = async (file: Buffer, limits: Partial<Limits> = {}) => (await readItems(sent(file), { limits })).faults;
const fine = '<row r="1"><c r="A1"><v>1</v></c></row>';
const withSheet = (content: string | Buffer, says: Part['says'] = {}) =>
  workbookOf('', [{ name: sheetPart, content, says }]);

describe('a hostile file is refused', () => {
  it('[O7] a zip bomb: by declared size, by unpacked size, by ratio, by its number of parts', async () => {
    const spaces = Buffer.alloc(32 * mebi, 0x20);
    const began = performance.now();
    expect(await faultsOf(withSheet(fine, { unpacked: 3_000_000_000 }))).toEqual(['-:- bomb']);
    expect(await faultsOf(withSheet(spaces))).toEqual(['-:- bomb']);
    expect(await faultsOf(withSheet(spaces, { unpacked: 1_000 }))).toEqual(['-:- damaged']);
    expect(await faultsOf(withSheet(spaces), { ratio: 5_000, unpackedBytes: mebi })).toEqual(['-:- bomb']);
    const many = Array.from({ length: 2_100 }, (_, index) => ({ name: `a/${index}`, content: '' }));
    expect(await faultsOf(workbookOf(fine, many))).toEqual(['-:- bomb']);
    expect(performance.now() - began).toBeLessThan(20_000);
  }, 30_000);

  it('[O7] entities that multiply, in any part, and custom entities', async () => {
    const laughs = `<!DOCTYPE a [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>`;
    const sheet = '<worksheet><sheetData/></worksheet>';
    expect(await faultsOf(withSheet(laughs + sheet))).toEqual(['-:- document-type']);
    for (const name of ['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', '_rels/.rels'])
      expect(await faultsOf(workbookOf(fine, [{ name, content: `${laughs}<x>&b;</x>` }]))).toEqual([
        '-:- document-type',
      ]);
    const cell = (text: string) => workbookOf(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`);
    expect(await faultsOf(cell('&b;'))).toEqual(['-:- damaged']);
    expect(await faultsOf(cell('&#x110000;'))).toEqual(['-:- damaged']);
    expect((await readItems(sent(cell('&#20013;&#x6587;&amp;lt;')))).rows[0]?.cells).toEqual([
      { kind: 'text', text: '中文&lt;' },
    ]);
  });

  it('[O7] a row of a million cells costs one error', async () => {
    const million = Array.from({ length: 1_000_000 }, (_, index) => `<c><v>${index}</v></c>`).join('');
    const wide = `<row r="1">${million}</row><row r="2"><c><v>2</v></c></row>`;
    const { rows, faults } = await readItems(sent(workbookOf(wide)));
    expect(faults).toEqual(['1:- too-many-columns']);
    expect(rows.map(({ cells }) => cells.length)).toEqual([256, 1]);
    const csv = await readItems(sent(`${'1,'.repeat(1_000_000)}\n2`));
    expect(csv.faults).toEqual(['1:- too-many-columns']);
    expect(csv.rows.map(({ cells }) => cells.length)).toEqual([256, 1]);
  }, 20_000);

  it('[O7] endless rows, at invalid, duplicate or descending positions', async () => {
    const row = (place: string) => `<row r="${place}"><c><v>1</v></c></row>`;
    expect(await faultsOf(workbookOf(row('5') + row('6')), { rows: 5 })).toEqual(['6:- too-many-rows']);
    expect(await faultsOf(workbookOf(row('999999999999')))).toEqual(['999999999999:- too-many-rows']);
    expect(await faultsOf(workbookOf('<row r="1048576"><c s="1"/></row>'))).toEqual([]);
    for (const place of ['0', '-1', '1.5', 'x', '1e99'])
      expect(await faultsOf(workbookOf(row(place)))).toEqual(['0:- damaged']);
    expect(await faultsOf(workbookOf(row('2') + row('2')))).toEqual(['2:- damaged']);
    for (const place of ['B1"/><c r="A1', 'ABCDE1', 'a1', '1'])
      expect(await faultsOf(workbookOf(`<row r="1"><c r="${place}"><v>1</v></c></row>`))).toEqual(['1:- damaged']);
    expect(await faultsOf(Buffer.from('a\n'.repeat(7)), { rows: 5 })).toEqual(['6:- too-many-rows']);
  });

  it('[O7] endless texts, in cells, in the shared table, in tags', async () => {
    const long = 'x'.repeat(40_000);
    const text = (value: string) => `<row><c t="inlineStr"><is><t>${value}</t></is></c></row>`;
    expect(await faultsOf(workbookOf(text(long)))).toEqual(['1:1 too-long']);
    expect(await faultsOf(workbookOf(text('&amp;'.repeat(32_767))))).toEqual([]);
    expect(await faultsOf(Buffer.from(`a,"${long}"\n`))).toEqual(['1:2 too-long']);
    const shared = (content: string): Part[] => [{ name: 'xl/sharedStrings.xml', content: `<sst>${content}</sst>` }];
    const some = shared('<si><t>ab</t></si>'.repeat(100));
    expect(await faultsOf(workbookOf(fine, some), { sharedBytes: 199 })).toEqual(['-:- too-many-texts']);
    expect(await faultsOf(workbookOf(fine, some), { sharedCount: 99 })).toEqual(['-:- too-many-texts']);
    const random = Array.from({ length: 40_000 }, (_, index) => `${index} `).join('');
    expect(await faultsOf(withSheet(`<worksheet a="${random}${random}"/>`))).toEqual(['-:- damaged']);
    expect(await faultsOf(withSheet(`<worksheet><!-- ${random}${random}`))).toEqual(['-:- damaged']);
    expect(await faultsOf(withSheet('<a>'.repeat(1_000)))).toEqual(['-:- damaged']);
  });

  it('[O7] names that escape the folder reach nothing, and neither does such a link', async () => {
    const before = readdirSync(tmpdir()).length;
    const climbing = ['../../evil.sh', '/etc/evil', 'C:\\evil', '..\\..\\evil'].map((name) => ({ name, content: 'x' }));
    expect((await readItems(sent(workbookOf(fine, climbing)))).rows).toHaveLength(1);
    expect(readdirSync(tmpdir()).length).toBeLessThanOrEqual(before + 1);
    const to = (target: string) =>
      workbookOf(fine, [
        {
          name: 'xl/_rels/workbook.xml.rels',
          content: `<Relationships><Relationship Id="r1" Type="a/worksheet" ${target}/></Relationships>`,
        },
      ]);
    expect(await faultsOf(to('Target="../../../etc/passwd"'))).toEqual(['-:- no-sheet']);
    expect(await faultsOf(to('Target="https://example.org/a.xml" TargetMode="External"'))).toEqual(['-:- no-sheet']);
    expect(await faultsOf(to('Target="../xl/worksheets/sheet1.xml"'))).toEqual([]);
  });

  it('[O7] two parts of one name, a part with another compression, a wrong checksum', async () => {
    expect(await faultsOf(zipOf([...workbookParts(fine), { name: sheetPart, content: 'x' }]))).toEqual(['-:- damaged']);
    expect(await faultsOf(withSheet(`<worksheet><sheetData>${fine}</sheetData></worksheet>`, { crc: 1 }))).toEqual([
      '-:- damaged',
    ]);
    expect(await faultsOf(workbookOf(fine), { bytes: 100 })).toEqual(['-:- too-large']);
  });

  it('[O7] a file truncated anywhere, or with any byte changed, is an error and never an exception', async () => {
    const whole = workbookOf(fine.repeat(1), [
      { name: 'xl/sharedStrings.xml', content: '<sst><si><t>a</t></si></sst>' },
    ]);
    for (let length = 4; length < whole.length; length += 23)
      expect(await faultsOf(whole.subarray(0, length))).toHaveLength(1);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
        async (changes) => {
          const changed = Buffer.from(whole);
          for (const [place, byte] of changes) changed[place] = byte;
          await readItems(sent(changed));
        },
      ),
      { numRuns: 200 },
    );
  }, 30_000);

  it('[O7] any sheet and any text gives rows or errors and never an exception', async () => {
    const piece = fc.constantFrom(
      '<row>',
      '</row>',
      '<c>',
      '<c r="B2" t="s">',
      '</c>',
      '<v>',
      '</v>',
      '1',
      '&',
      '<',
      '"',
      '<!',
      '<?',
      ']]>',
      '<f/>',
      '<![CDATA[',
      '-->',
      '😀',
      '<x:c t="d">',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        await readItems(sent(workbookOf(pieces.join(''))));
      }),
      { numRuns: 150 },
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        await readItems(sent(bytes));
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('[O7] a file that is not a sheet is reported with its type', async () => {
    const compound = (inside: string) =>
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2 * mebi), Buffer.from(inside, 'utf16le')]);
    expect(await faultsOf(compound('Workbook'))).toEqual(['-:- old-format']);
    expect(await faultsOf(compound('EncryptedPackage'))).toEqual(['-:- encrypted']);
    expect(await faultsOf(workbookOf('', [{ name: 'x', content: 'x', says: { flags: 1 } }]))).toEqual([
      '-:- encrypted',
    ]);
    expect(await faultsOf(Buffer.alloc(0))).toEqual(['-:- empty-file']);
    for (const start of [
      '%PDF-1.7',
      '\u0089PNG\r\n',
      '<html><table>',
      '\ufeff<?xml version="1.0"?>',
      '\u0000\u0001\u0002\u0003a',
    ])
      expect(await faultsOf(Buffer.from(start, start.startsWith('\ufeff') ? 'utf8' : 'latin1'))).toEqual([
        '-:- not-a-sheet',
      ]);
    expect(await faultsOf(zipOf([{ name: 'mimetype', content: 'x' }]))).toEqual(['-:- not-a-sheet']);
    expect(await faultsOf(zipOf([]))).toEqual(['-:- not-a-sheet']);
    const rels = (target: string) =>
      `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="${target}"/></Relationships>`;
    expect(await faultsOf(zipOf([{ name: '_rels/.rels', content: rels('xl/workbook.bin') }]))).toEqual([
      '-:- old-format',
    ]);
    const document: Part[] = ['word/document.xml', 'word/_rels/document.xml.rels'].map((name) => ({
      name,
      content: '<x/>',
    }));
    expect(await faultsOf(zipOf([{ name: '_rels/.rels', content: rels('word/document.xml') }, ...document]))).toEqual([
      '-:- no-sheet',
    ]);
  });
});
