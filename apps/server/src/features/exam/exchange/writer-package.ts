import type { QtiItem } from '@meetingapp/domain/exam/exchange/qti-item.ts';
import { writeQtiItem } from '@meetingapp/domain/exam/exchange/qti-writer.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';

/** Items as a zip of QTI 2.2 documents, numbered in their order. */
export async function writePackage(items: readonly QtiItem[]): Promise<Buffer> {
  const zip = new ZipWriter();
  const chunks: Buffer[] = [];
  for (const [at, item] of items.entries()) {
    const name = `${String(at + 1).padStart(3, '0')}-${item.code.replace(/[^\p{L}\p{N}_.-]/gu, '_')}.xml`;
    for await (const chunk of zip.entry(name, [Buffer.from(writeQtiItem(item))])) chunks.push(chunk);
  }
  chunks.push(zip.end());
  return Buffer.concat(chunks);
}
