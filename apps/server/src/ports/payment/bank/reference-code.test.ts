import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bankTransfer } from './bank-transfer.ts';
import { readReferenceCode, referenceCode } from './reference-code.ts';

const outTradeNo = fc.stringMatching(/^[0-9A-Za-z]{6,32}$/);

it('a code copied with spaces, lower case, O for 0 and I for 1 is still found', () => {
  fc.assert(
    fc.property(outTradeNo, (number) => {
      const code = referenceCode(number);
      const copied = `${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i');
      return readReferenceCode(copied) === code;
    }),
  );
});

it('one mistyped character is always detected', () => {
  fc.assert(
    fc.property(outTradeNo, fc.nat(8), fc.integer({ min: 1, max: 31 }), (number, place, shift) => {
      const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
      const code = referenceCode(number);
      const wrong = signs.charAt((signs.indexOf(code.charAt(place)) + shift) % 32);
      return readReferenceCode(code.slice(0, place) + wrong + code.slice(place + 1)) === null;
    }),
  );
});

it('a transfer shows the payee and the reference code, and leaves the rest to staff', async () => {
  const bank = bankTransfer({ accountName: '学会', accountNumber: '6222', bankName: '某银行' });
  const started = await bank.create({
    method: 'bank_transfer',
    outTradeNo: 'ORDER-77',
    amount: 100,
    currency: 'CNY',
    description: 'x',
    expiresAt: new Date(),
    openid: null,
    ip: '',
    returnUrl: '',
  });
  expect(started).toEqual({
    ok: true,
    start: {
      kind: 'bank',
      instructions: {
        accountName: '学会',
        accountNumber: '6222',
        bankName: '某银行',
        referenceCode: referenceCode('ORDER-77'),
      },
    },
  });
  expect(bank.settledBy).toBe('staff');
  expect(await bank.query('ORDER-77')).toMatchObject({ ok: false, reason: 'refused' });
  expect(await bank.parseNotice(Buffer.from('{}'), {})).toMatchObject({ ok: false });
});
