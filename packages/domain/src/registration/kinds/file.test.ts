import { describe, expect, it } from 'vitest';
import { checkField } from '../check-form.ts';
import { field } from '../testing-fields.ts';
import { fileName, fileOf, ofFile } from './file.ts';

const reference = 'a'.repeat(32);

describe('[V19] a file as an answer', () => {
  it('is a reference and a name', () => {
    const value = ofFile({ reference, name: '职称证书 2026.pdf' });
    expect(fileOf(value)).toEqual({ reference, name: '职称证书 2026.pdf' });
    const item = field({ cfgType: 'FILE', cfgNeedFl: '1' });
    expect(checkField(item, value)).toBeNull();
    expect(checkField(item, '')).toEqual({ reason: 'required' });
  });

  it.each([
    '',
    reference,
    `${reference}/`,
    `${reference}/a.exe`,
    `${reference}/a.pdf.exe`,
    `${reference}/../a.pdf`,
    `${reference}/a|b.pdf`,
    `${reference}/a\nb.pdf`,
    `${reference.slice(1)}/a.pdf`,
    `${reference.toUpperCase()}/a.pdf`,
    `/files/ab/${reference}.pdf`,
    `${reference}/${'a'.repeat(120)}.pdf`,
  ])('is not %j', (value) => {
    expect(fileOf(value)).toBeNull();
    if (value !== '') expect(checkField(field({ cfgType: 'FILE' }), value)).toEqual({ reason: 'file_gone' });
  });

  it.each([
    ['证书.PDF', 'pdf', '证书.pdf'],
    ['C:\\Users\\me\\scan.jpeg', 'jpg', 'scan.jpg'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['invoice.pdf.exe', 'pdf', 'invoice.pdf.pdf'],
    ['photo.png', 'jpg', 'photo.jpg'],
    ['a|b"c<d>.docx', 'docx', 'a b c d.docx'],
    ['.pdf', 'pdf', 'file.pdf'],
    ['\u202Efdp.exe', 'pdf', 'fdp.pdf'],
    ['', 'png', 'file.png'],
    ['字'.repeat(300), 'pdf', `${'字'.repeat(80)}.pdf`],
  ] as const)('named %j with the content of %s is stored as %j, which can be read back', (typed, kind, name) => {
    expect(fileName(typed, kind)).toBe(name);
    expect(fileOf(ofFile({ reference, name }))).toEqual({ reference, name });
  });
});
