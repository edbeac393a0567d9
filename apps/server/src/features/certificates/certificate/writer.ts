import { crc32 } from 'node:zlib';
import type { Layout } from '@meetingapp/contract/layout.ts';
import type { CertificateFacts } from '@meetingapp/contract/certificates/certificate.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { fileKey } from '@meetingapp/domain/files/stored-address.ts';
import { certificateValues, type PrintedMarks } from '@meetingapp/domain/certificates/values.ts';
import sharp from 'sharp';
import type { FileStore } from '../../../ports/files/store.ts';
import { layoutPdf } from '../../../text/layout-pdf.ts';
import { layoutPng } from '../../../text/layout-png.ts';
import type { LayoutPage } from '../../../text/layout-page.ts';

/** Pixels per millimetre of a saved picture (about 150 dpi), and of a preview. */
const SAVED = 6;
const SMALL = 2.4;

export interface Printed {
  title: Bilingual;
  layout: Layout;
  facts: CertificateFacts;
  marks: PrintedMarks;
  language: Language;
}

async function pageOf(files: FileStore, { title, layout, facts, marks, language }: Printed): Promise<LayoutPage> {
  const addresses = [
    layout.background,
    ...layout.fields.map((field) => (field.kind === 'picture' ? field.picture : '')),
  ];
  const pictures = new Map<string, Buffer>();
  for (const address of new Set(addresses)) {
    const key = address === '' ? null : fileKey(address);
    const read = key === null ? null : await files.read(key);
    if (!read?.ok) continue;
    const parts: Buffer[] = [];
    for await (const part of read.stream) parts.push(Buffer.from(part as Uint8Array));
    pictures.set(address, await sharp(Buffer.concat(parts)).png().toBuffer());
  }
  const name = `${pickLanguage(title, language)} ${marks.number}`.trim();
  return { layout, values: certificateValues(facts, marks, language), language, pictures, title: name };
}

export const certificatePdf = async (files: FileStore, printed: Printed): Promise<Buffer> =>
  layoutPdf([await pageOf(files, printed)]);

export const certificatePng = async (files: FileStore, printed: Printed, small = false): Promise<Buffer> =>
  layoutPng(await pageOf(files, printed), (small ? SMALL : SAVED) * (printed.layout.unit === 'px' ? 1 / SAVED : 1));

/**
 * A picture with the credential inside (Open Badges 3.0, baking): chunks iTXt before the end of the PNG. `openbadgecredential` is the
 * token; `diddocument` holds the keys of the issuer and `revocationlist` the list of revocations as of now, so that it can be verified when
 * the issuer's server is gone.
 */
export function bakedPng(png: Buffer, token: string, { document, list }: { document: object; list: string }): Buffer {
  const end = png.lastIndexOf('IEND') - 4;
  const chunks = [
    textChunk('openbadgecredential', token),
    textChunk('diddocument', JSON.stringify(document)),
    textChunk('revocationlist', list),
  ];
  return Buffer.concat([png.subarray(0, end), ...chunks, png.subarray(end)]);
}

function textChunk(keyword: string, text: string): Buffer {
  // Keyword, no compression, no language, no translated keyword.
  const body = Buffer.concat([Buffer.from('iTXt'), Buffer.from(`${keyword}\0\0\0\0\0`), Buffer.from(text)]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
