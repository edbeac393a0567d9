import { execFileSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { X509Certificate } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { testAuthority } from '../../../testing/certificate-authority.ts';
import { openPaper } from '../../../text/pdf-page.ts';
import { importIdentity, type Imported } from '../../../text/signed-pdf/imported.ts';
import { readSignature, signPdf } from '../../../text/signed-pdf/sign.ts';

const authority = testAuthority();
const folder = mkdtempSync(join(tmpdir(), 'imported-'));
afterAll(() => {
  authority?.close();
  rmSync(folder, { recursive: true });
});
// The certificates are issued from now on.
const now = new Date(Date.now() + 60_000);
const ec = '签名 pass 1';

function paper(text: string): Promise<Buffer> {
  const one = openPaper('a4', text);
  one.write({ text }, one.left, one.right - one.left);
  return one.end();
}

const faultOf = (read: Imported): string => (read.ok ? 'ok' : `${read.in}: ${read.fault}`);

describe.skipIf(authority === null)('[O10] a certificate of an authority', () => {
  const made = authority;
  if (!made) return;
  const one = (certificateFile: Buffer, password = '', keyFile: Buffer | null = null, at = now) =>
    importIdentity({ certificateFile, keyFile, password, now: at });
  made.issue('society');
  made.issue('rsa', { key: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'], extended: 'emailProtection' });

  it('is read from PKCS#12 of today and of older programs, with the chain up to the root', () => {
    const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1'];
    for (const options of [[], old, ['-nomac'], ['-iter', '1', '-macalg', 'sha512']]) {
      const read = one(made.pack('society', ec, options), ec);
      expect(faultOf(read)).toBe('ok');
      if (!read.ok) continue;
      expect(new X509Certificate(read.identity.certificate).subject).toContain('CN=society');
      expect(read.identity.issuers.map((der) => new X509Certificate(der).subject)).toEqual([
        expect.stringContaining('CN=middle'),
      ]);
    }
  });

  it('is read from PEM in one or two files, the key encrypted or not, and from DER', () => {
    made.run('pkcs8', '-topk8', '-in', 'society.key', '-passout', `pass:${ec}`, '-out', 'society.locked');
    made.run('x509', '-in', 'society.pem', '-outform', 'DER', '-out', 'society.der');
    const [pem, key, locked] = ['society.pem', 'society.key', 'society.locked'].map(made.file);
    if (!pem || !key || !locked) return;
    for (const read of [one(Buffer.concat([key, pem])), one(pem, '', key), one(made.file('society.der'), ec, locked)])
      expect(faultOf(read)).toBe('ok');
    expect(faultOf(one(pem, 'wrong', locked))).toBe('keyPassword: certificate_password');
  });

  it('signs documents that pdfsig and our own reader find unchanged, with keys of both kinds', async ({ skip }) => {
    const [document, page] = [await paper('讲课费协议'), await paper('签署页')];
    for (const name of ['society', 'rsa']) {
      const read = one(made.pack(name, ec), ec);
      if (!read.ok) throw new Error(read.fault);
      const signed = signPdf({ document, page, identity: read.identity, name: '学会', now });
      expect(readSignature(signed)).toMatchObject({ fits: true, subFilter: 'ETSI.CAdES.detached' });
      expect(readSignature(signed)?.certificate.subject).toContain(`CN=${name}`);
      const changed = Buffer.from(signed);
      changed[150] = (changed[150] ?? 0) ^ 1;
      expect(readSignature(changed)?.fits ?? false).toBe(false);
      writeFileSync(join(folder, `${name}.pdf`), signed);
      try {
        const said = execFileSync('pdfsig', [join(folder, `${name}.pdf`)], { encoding: 'utf8', stdio: 'pipe' });
        expect(said).toContain('Signature Validation: Signature is Valid');
        expect(said).toContain('Total document signed');
        expect(said).toContain(`CN=${name}`);
      } catch (failure) {
        if ((failure as { code?: unknown }).code === 'ENOENT') skip('pdfsig is not installed');
        throw failure;
      }
    }
  });

  it('is refused for what is wrong with it, by name', () => {
    made.issue('other');
    made.issue('small', { key: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:1024'] });
    made.issue('site', { extended: 'serverAuth,clientAuth' });
    made.issue('cipherer', { usage: 'keyEncipherment' });
    made.issue('free', { usage: '' });
    const society = made.pack('society', ec);
    const year = 366 * 86_400_000;
    const rc2 = ['-legacy', '-certpbe', 'PBE-SHA1-RC2-40', '-keypbe', 'PBE-SHA1-3DES'];
    const pem = (name: string) => Buffer.concat([made.file(`${name}.key`), made.file(`${name}.pem`)]);
    const cases: [Imported, string][] = [
      [one(society, 'wrong'), 'keyPassword: certificate_password'],
      [one(made.pack('society', ec, ['-nomac']), 'wrong'), 'keyPassword: certificate_password'],
      [one(society.subarray(0, 700), ec), 'certificateFile: certificate_unreadable'],
      [one(Buffer.from('no certificate')), 'certificateFile: certificate_unreadable'],
      [one(made.file('society.pem')), 'certificateFile: certificate_no_key'],
      [one(made.file('society.pem'), '', made.file('other.key')), 'keyFile: certificate_other_key'],
      [one(made.file('society.pem'), '', made.file('other.pem')), 'keyFile: certificate_no_key'],
      [one(pem('small')), 'certificateFile: certificate_weak'],
      [one(pem('site')), 'certificateFile: certificate_usage'],
      [one(pem('cipherer')), 'certificateFile: certificate_usage'],
      [one(pem('middle')), 'certificateFile: certificate_authority'],
      [one(society, ec, null, new Date(now.getTime() - year)), 'certificateFile: certificate_early'],
      [one(society, ec, null, new Date(now.getTime() + year)), 'certificateFile: certificate_expired'],
      [one(made.pack('society', ec, rc2), ec), 'certificateFile: certificate_cipher'],
      [one(pem('free')), 'ok'],
    ];
    expect(cases.map(([read]) => faultOf(read))).toEqual(cases.map(([, fault]) => fault));
  });

  it('that was damaged anywhere is refused and never fails', () => {
    const society = made.pack('society', ec);
    const wrong: number[] = [];
    for (let at = 0; at < society.length; at += 41) {
      const damaged = Buffer.from(society);
      damaged[at] = (damaged[at] ?? 0) ^ 0x55;
      const read = one(damaged, ec);
      if (read.ok && !new X509Certificate(read.identity.certificate).checkPrivateKey(read.identity.key)) wrong.push(at);
    }
    expect(wrong).toEqual([]);
  });
});
