import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import type { Layout } from '@meetingapp/contract/layout.ts';
import { fontRuns, missingCharacters, textWidth } from './fonts.ts';
import { layoutPdf } from './layout-pdf.ts';
import { layoutPng } from './layout-png.ts';
import type { LayoutPage } from './layout-page.ts';

const label = (zh: string, en: string) => ({ zh, en });
const text = { kind: 'text', smallest: 10, lines: 1, align: 'centre', colour: '#12211f', role: 'paragraph' } as const;

const layout: Layout = {
  unit: 'mm',
  width: 297,
  height: 210,
  paper: '#ffffff',
  frame: 'double',
  frameColour: '#0b6f66',
  background: '',
  fields: [
    {
      ...text,
      id: 'title',
      label: label('标题', 'Title'),
      text: label('参会证明', 'CERTIFICATE OF ATTENDANCE'),
      box: { x: 40, y: 26, width: 217, height: 24 },
      role: 'heading',
      size: 40,
      bold: true,
    },
    {
      ...text,
      id: 'name',
      label: label('姓名', 'Name'),
      text: label('{name}', '{name}'),
      box: { x: 48, y: 66, width: 201, height: 23 },
      size: 34,
      bold: true,
    },
    {
      kind: 'table',
      id: 'credits',
      label: label('学分', 'Credits'),
      source: 'credits',
      box: { x: 60, y: 110, width: 177, height: 20 },
      size: 12,
      smallest: 8,
      colour: '#12211f',
    },
    {
      kind: 'qr',
      id: 'code',
      label: label('验证二维码', 'QR code to verify'),
      value: '{address}',
      box: { x: 30, y: 150, width: 36, height: 36 },
      colour: '#12211f',
    },
  ],
};

const pageFor = (name: string): LayoutPage => ({
  layout,
  language: 'zh',
  values: {
    texts: { name, address: 'https://example.org/meetingapp/verify/abcdefgh' },
    tables: { credits: [['国家 I 类', '8.5']] },
  },
  pictures: new Map(),
  title: '参会证明',
});

async function readPage(pdf: Buffer) {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const content = await page.getTextContent();
  const words = content.items.map((item) => ('str' in item ? item.str : '')).join('');
  return { words, tree: JSON.stringify(await page.getStructTree()), view: page.view };
}

describe('[O15] fonts of placed text', () => {
  it('have rare Chinese characters and Latin letters beyond the Chinese font', () => {
    expect(
      missingCharacters('㛃䶮𫖯 阿依努尔·买买提吐尔逊 Aleksandra Łukasz-Núñez de la Vega Ő ň 李\u{e0100}'),
    ).toEqual([]);
    expect(missingCharacters('林\u{2ceff}\u{2ceff}')).toEqual(['\u{2ceff}']);
    expect(fontRuns('Łukasz 林', false).map((run) => run.text)).toEqual(['Ł', 'ukasz 林']);
    expect(textWidth('林知远', true)).toBeCloseTo(3);
    // An apostrophe within a word is narrow, a Chinese quote wide; a space of another width is one space.
    expect(textWidth('issuer’s', false) - textWidth('issuers', false)).toBeLessThan(0.4);
    expect(textWidth('“林”', false)).toBeCloseTo(3);
    expect(textWidth('8\u20099', false)).toBeCloseTo(textWidth('8 9', false), 1);
  });
});

describe('[O15] a page of placed fields', () => {
  it.each(['林知远', '㛃䶮𫖯', 'Aleksandra Łukasz-Núñez de Vega'])(
    'as PDF is tagged in the order of its fields and says %s',
    async (name) => {
      const { words, tree, view } = await readPage(await layoutPdf([pageFor(name)]));
      expect(words.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
      expect(view[2]).toBeCloseTo((297 * 72) / 25.4, 0);
      const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role);
      expect(roles.filter((role) => role !== 'Root')).toEqual([
        'Document',
        'H1',
        'P',
        'Table',
        'TR',
        'TD',
        'TD',
        'Figure',
      ]);
      expect(tree).toContain('验证二维码');
    },
  );

  const pdfinfo = spawnSync('pdfinfo', ['-v']).error === undefined;

  it.skipIf(!pdfinfo)('as PDF shows its tags to pdfinfo', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meetingapp-layout-'));
    const file = join(folder, 'page.pdf');
    writeFileSync(file, await layoutPdf([pageFor('林知远')]));
    const { stdout } = spawnSync('pdfinfo', ['-struct', file], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const tags = stdout.split('\n').map((line) => line.trim().split(' ')[0]);
    expect(tags.filter(Boolean)).toEqual(['Document', 'H1', 'P', 'Table', 'TR', 'TD', 'TD', 'Figure']);
  });

  it('as picture has its size and its ink', async () => {
    const png = await layoutPng(pageFor('㛃䶮𫖯'), 150 / 25.4);
    const image = await loadImage(png);
    expect([image.width, image.height]).toEqual([1754, 1240]);
    const blank = await layoutPng({ ...pageFor(''), layout: { ...layout, fields: [] } }, 150 / 25.4);
    expect(png.length).toBeGreaterThan(blank.length + 5000);
    const other = await layoutPng(pageFor('林知远'), 150 / 25.4);
    expect(png.equals(other)).toBe(false);
  });
});
