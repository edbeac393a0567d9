import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdentityNumber, isSocialCreditCode } from './check-digits.ts';
import { checkInvoice, checkTaxNumber, type WantedInvoice } from './invoice.ts';

const codes = [
  '9144030071526726XG',
  '914403001922038216',
  '91110000802100433B',
  '91330100799655058B',
  '12100000400002259P',
  '91350100M000100Y43',
];
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

describe('a tax number (GB 32100)', () => {
  it.each(codes)('%s is valid', (code) =>
    expect(checkTaxNumber(code, 'organisation')).toEqual({ ok: true, warning: null }),
  );

  it('is refused with one character changed or two neighbours swapped', () => {
    const changed = codes.flatMap((code) =>
      [...code].flatMap((_, at) => [
        ...[...characters].map((other) => code.slice(0, at) + other + code.slice(at + 1)),
        code.slice(0, at) + (code[at + 1] ?? '') + (code[at] ?? '') + code.slice(at + 2),
      ]),
    );
    const wrong = changed.filter((code) => !codes.includes(code));
    expect(wrong.length).toBeGreaterThan(codes.length * 18 * 20);
    expect(wrong.filter(isSocialCreditCode)).toEqual([]);
  });

  it('can be pasted with spaces, lower case and full-width digits', () => {
    expect(checkTaxNumber(' 9144 0300 7152 6726 xg', 'organisation').ok).toBe(true);
    expect(checkTaxNumber('９１４４０３００１９２２０３８２１６', 'organisation').ok).toBe(true);
  });

  it('of the old formats is accepted with a warning, since it cannot be checked', () => {
    for (const old of ['110108717743469', '11010519491231002X01'])
      expect(checkTaxNumber(old, 'organisation')).toEqual({ ok: true, warning: 'old_form' });
  });

  it('reports what is wrong with it', () => {
    expect(checkTaxNumber('1234', 'organisation')).toEqual({ ok: false, reason: 'length' });
    expect(checkTaxNumber('91350100M000100Y44', 'organisation')).toEqual({ ok: false, reason: 'check_digit' });
    expect(checkTaxNumber('91350100MOOO1OOY43', 'organisation')).toEqual({ ok: false, reason: 'symbols' });
  });

  it('never throws on any input', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof checkTaxNumber(text, 'person').ok === 'boolean'));
  });
});

it('an identity number (GB 11643) needs a valid date and check digit', () => {
  expect(isIdentityNumber('11010519491231002X')).toBe(true);
  expect(isIdentityNumber('440524188001010014')).toBe(true);
  expect(isIdentityNumber('110105194912310021')).toBe(false);
  expect(isIdentityNumber('11010519490231002X')).toBe(false);
});

describe('an invoice', () => {
  const hospital: WantedInvoice = {
    kind: 'ordinary',
    holder: 'organisation',
    title: '晴川医院',
    taxNumber: '12100000400002259P',
    address: '',
    phone: '',
    bank: '',
    account: '',
    email: 'finance@hospital.example',
  };
  const faults = (change: Partial<WantedInvoice>) =>
    checkInvoice({ ...hospital, ...change }).map(({ field, reason, severity }) => `${field} ${reason} ${severity}`);

  it('of a hospital needs title, number and e-mail', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ title: ' ', taxNumber: '', email: '' })).toEqual([
      'title required error',
      'taxNumber required error',
      'email required error',
    ]);
    expect(faults({ taxNumber: '91350100M000100Y44', email: 'finance' })).toEqual([
      'taxNumber tax_number error',
      'email email error',
    ]);
  });

  it('of a person needs no tax number', () => {
    expect(faults({ holder: 'person', title: '李雪梅', taxNumber: '' })).toEqual([]);
    expect(faults({ holder: 'person', taxNumber: '11010519491231002X' })).toEqual([]);
  });

  it('with an old number is accepted with a warning', () => {
    expect(faults({ taxNumber: '110108717743469' })).toEqual(['taxNumber tax_number warning']);
  });

  it('of the special kind requires address, telephone, bank and account, and is not for persons', () => {
    expect(faults({ kind: 'special' })).toEqual([
      'address required error',
      'phone required error',
      'bank required error',
      'account required error',
    ]);
    const whole = { address: '平江路 1 号', phone: '0512-5550 0000', bank: '示例银行', account: '3201 0555 0000 1234' };
    expect(faults({ kind: 'special', ...whole })).toEqual([]);
    expect(faults({ kind: 'special', ...whole, holder: 'person' })).toEqual(['holder not_an_option error']);
    expect(faults({ kind: 'special', ...whole, phone: 'later', account: '#' })).toEqual([
      'phone phone error',
      'account pattern error',
    ]);
  });
});
