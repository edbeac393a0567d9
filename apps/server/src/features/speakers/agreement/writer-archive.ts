import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import { ZipWriter } from '@meetingapp/sheets/zip/writer.ts';
import type { Ports } from '../../../ports/ports.ts';
import { SIGNED } from './commands-sign.ts';
import type { SignatureRow } from './queries.ts';
import { brokenAt, isUnchanged, openDocument } from './reader.ts';

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const heads = [
  'number',
  'file',
  'name',
  'title',
  'signed_at',
  'way',
  'sha256',
  'document_sha256',
  'previous',
  'hash',
  'check',
];

/** Name of a file in the archive: number and person, without signs that no file system takes. */
const fileName = ({ number, person }: SignatureRow): string =>
  `${String(number).padStart(4, '0')} ${pickLanguage(person, 'zh').replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_')}.pdf`;

/**
 * All signed documents of a conference, one entry after the other while it is sent, and at the end `index.csv`, which lists each
 * file's SHA-256, its link of the chain, and whether it is as it was signed.
 */
export async function* archiveOf(
  rows: readonly SignatureRow[],
  { files, sealing }: Pick<Ports, 'files' | 'sealing'>,
): AsyncGenerator<Buffer> {
  const zip = new ZipWriter();
  const broken = brokenAt(rows);
  const lines = [heads.join(',')];
  for (const row of rows) {
    const signed = await openDocument(files, sealing, { field: SIGNED, id: row.agreement_id, key: row.signed_key });
    const name = fileName(row);
    if (signed) yield* zip.entry(name, [signed]);
    const follows = broken === null || row.number < broken;
    lines.push(
      [
        String(row.number),
        cell(signed ? name : ''),
        cell(pickLanguage(row.person, 'zh')),
        cell(pickLanguage(row.title, 'zh')),
        row.signed_at.toISOString(),
        row.way,
        row.signed_sha256,
        row.document_sha256,
        row.previous,
        row.hash,
        signed === null ? 'missing' : isUnchanged(signed, row) ? (follows ? 'ok' : 'chain broken') : 'changed',
      ].join(','),
    );
  }
  yield* zip.entry('index.csv', [Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)]);
  yield zip.end();
}
