import sharp from 'sharp';
import type { Bomb } from '@meetingapp/server/testing/hostile/bombs.ts';
import { nested } from '@meetingapp/server/testing/hostile/values.ts';
import { sheetPart, workbookOf, zipOf } from '@meetingapp/sheets/zip/testing-zip.ts';

const MEBI = 1024 * 1024;
const DEEP = 100_000;
const laughs = `<!DOCTYPE a [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`;
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Small files that unpack, repeat or nest without limit. */
export async function fileBombs(): Promise<Bomb[]> {
  const spaces = Buffer.alloc(200 * MEBI, 0x20);
  const plain = sharp({
    create: { width: 14_000, height: 14_000, channels: 3, background: '#33d0c2' },
    limitInputPixels: false,
  });
  const picture = await plain.png({ compressionLevel: 9 }).toBuffer();
  const many = Array.from({ length: 60_000 }, (_none, index) => ({ name: `a/${index}`, content: '' }));
  const sheets: [name: string, content: Buffer][] = [
    ['zip of 200 MB of blanks', workbookOf('', [{ name: sheetPart, content: spaces }])],
    ['zip that declares too little', workbookOf('', [{ name: sheetPart, content: spaces, says: { unpacked: 1000 } }])],
    ['zip of 60,000 parts', workbookOf('', many)],
    ['zip of entities', workbookOf('', [{ name: sheetPart, content: `${laughs}<worksheet>&c;</worksheet>` }])],
    ['zip in a zip', zipOf([{ name: sheetPart, content: zipOf([{ name: 'a', content: spaces }]) }])],
  ];
  return [
    ...sheets.map(([name, content]) => ({ name, file: 'a.xlsx', type: sheet, content })),
    { name: 'picture of 196 million points', file: 'a.png', type: 'image/png', content: picture },
    text('drawing of entities', 'a.svg', 'image/svg+xml', `${laughs}<svg xmlns="http://www.w3.org/2000/svg">&c;</svg>`),
    text('XML of entities', 'a.xml', 'text/xml', `${laughs}<schedule><version>&c;</version></schedule>`),
    text('XML nested deeply', 'a.xml', 'text/xml', `<schedule>${'<x>'.repeat(DEEP)}`),
    text('JSON nested deeply', 'a.json', 'application/json', `{"schedule":${nested(DEEP)}}`),
    text('CSV of a million columns', 'a.csv', 'text/csv', `${','.repeat(1_000_000)}\n${'1,'.repeat(1_000_000)}`),
    text('CSV of an open quote', 'a.csv', 'text/csv', `id,title\n1,"${'x'.repeat(9 * MEBI)}`),
    text('subtitles in one line', 'a.vtt', 'text/vtt', `WEBVTT\n\n00:00.000 --> ${'0'.repeat(9 * MEBI)}`),
    text('PDF of nested arrays', 'a.pdf', 'application/pdf', `%PDF-1.7\n1 0 obj ${nested(DEEP)} endobj\n%%EOF`),
  ];
}

const text = (name: string, file: string, type: string, content: string): Bomb => ({
  name,
  file,
  type,
  content: Buffer.from(content),
});
