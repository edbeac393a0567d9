import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPaper } from '../pdf-page.ts';
import { selfSigned, sha256 } from './certificate.ts';
import { readSignature, signPdf } from './sign.ts';
import { oids } from './ders.ts';

const folder = mkdtempSync(join(tmpdir(), 'signed-pdf-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function paper(...lines: string[]): Promise<Buffer> {
  const one = openPaper('a4', '讲课费协议');
  for (const text of lines) {
    one.write({ text }, one.left, one.right - one.left);
    if (text === '—') one.turn();
  }
  return one.end();
}

const now = new Date('2027-03-18T02:00:00Z');
const identity = selfSigned('华东心血管病学会 (test)', now);
const document = await paper('讲课费协议 Agreement', '—', '第二页 Second page');
const signed = signPdf({ document, page: await paper('签署页 Signature'), identity, name: '林知远', now });

/** What pdfsig of poppler-utils says; null where it is not installed. */
function pdfsig(bytes: Buffer): string | null {
  const file = join(folder, `${Math.random()}.pdf`);
  writeFileSync(file, bytes);
  try {
    return execFileSync('pdfsig', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (failure) {
    if ((failure as { code?: unknown }).code === 'ENOENT') return null;
    return String((failure as { stdout?: unknown }).stdout);
  }
}

describe('[S54] a signed PDF', () => {
  it('is PAdES baseline B-B: its filter, the signing certificate, and no signing time', () => {
    const read = readSignature(signed);
    expect(read?.subFilter).toBe('ETSI.CAdES.detached');
    expect(read?.attributes).toEqual(
      expect.arrayContaining([oids.contentType, oids.messageDigest, oids.signingCertificateV2]),
    );
    expect(read?.attributes).not.toContain(oids.signingTime);
    expect(read?.fits).toBe(true);
    expect(read?.certificate.subject).toContain('华东心血管病学会');
  });

  it('begins with the bytes of the document that was shown', () => {
    expect(sha256(signed.subarray(0, document.length))).toEqual(sha256(document));
  });

  it('has all pages of the document and the page of the signature, with their words', async () => {
    const pdf = await getDocument({ data: new Uint8Array(signed), useSystemFonts: false, verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(3);
    const words = async (page: number) =>
      (await (await pdf.getPage(page)).getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
    expect(await words(1)).toContain('讲课费协议');
    expect(await words(3)).toContain('签署页');
  });

  it('tells when any byte was changed or added', () => {
    for (const at of [100, Math.floor(document.length / 2), document.length + 50, signed.length - 30]) {
      const changed = Buffer.from(signed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(readSignature(changed)?.fits ?? false).toBe(false);
    }
    expect(readSignature(Buffer.concat([signed, Buffer.from('\n')]))?.fits).toBe(false);
    expect(readSignature(document)).toBeNull();
  });

  it('tells when another key signed in the name of the certificate', () => {
    const other = selfSigned('华东心血管病学会 (test)', now);
    const mixed = { ...identity, key: other.key };
    const forged = signPdf({ document, page: document, identity: mixed, name: '林知远', now });
    expect(readSignature(forged)?.fits).toBe(false);
  });

  it('is valid for pdfsig of poppler-utils, which tells a changed byte', ({ skip }) => {
    const said = pdfsig(signed);
    if (said === null) skip('pdfsig is not installed');
    expect(said).toContain('Signature Validation: Signature is Valid');
    expect(said).toContain('ETSI.CAdES.detached');
    expect(said).toContain('Total document signed');
    const changed = Buffer.from(signed);
    changed[200] = (changed[200] ?? 0) ^ 1;
    expect(pdfsig(changed)).not.toContain('Signature is Valid');
  });
});
