import { expect, it } from 'vitest';
import { addressFault, codeFault, faultsOf, missingDigits, newPasswordFault, openingOf } from './view.ts';

it('[S36] reports what an address lacks: nothing, some digits, or that it is invalid', () => {
  expect(addressFault(' ')).toBe('toMissing');
  expect(addressFault('138001380')).toBe('toShort');
  expect(missingDigits('138 0013 80')).toBe(2);
  expect(addressFault('12345')).toBe('toWrong');
  expect(addressFault('li@hospital')).toBe('toWrong');
  expect([addressFault('13800138000'), addressFault('li@hospital.cn'), addressFault('+33612345678')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('[S35] a code has six digits; a password is optional but must not be weak', () => {
  expect([codeFault(''), codeFault('12345'), codeFault('123456')]).toEqual(['codeMissing', 'codeShort', null]);
  expect([newPasswordFault('', true), newPasswordFault('', false)]).toEqual([null, 'passwordMissing']);
  expect([newPasswordFault('12345678', true), newPasswordFault('Herz-2027!', false)]).toEqual(['passwordWeak', null]);
});

it('[E12] a refusal is shown at the field it concerns', () => {
  const refusal = { code: 1, msg: '验证码不正确', faults: [] };
  expect(faultsOf({ ...refusal, name: 'code_wrong' })).toEqual({ code: '验证码不正确' });
  expect(faultsOf({ ...refusal, name: 'account_locked' })).toEqual({ password: '验证码不正确' });
  expect(faultsOf({ ...refusal, name: 'offline' })).toEqual({});
  const faults = [{ field: 'to', reason: 'pattern', text: '不是手机号码' }];
  expect(faultsOf({ ...refusal, name: 'body_invalid', faults })).toEqual({ to: '不是手机号码' });
});

it('[S6] shows when a closed page opens, the nearest date first', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const conference = {
    registrationOpensAt: '2026-12-01T01:00:00Z',
    registrationClosesAt: '2027-01-01T00:00:00Z',
    startsOn: '2027-01-07',
    endsOn: '2027-01-10',
  };
  const at = '2026-11-25T00:00:00Z';
  expect(openingOf({ opens: at, conference, now })).toEqual({ kind: 'opens', at });
  expect(openingOf({ opens: 'soon', conference, now })).toEqual({
    kind: 'registrationOpens',
    at: '2026-12-01T01:00:00Z',
  });
  const open = { ...conference, registrationOpensAt: '2026-11-01T00:00:00Z' };
  expect(openingOf({ opens: undefined, conference: open, now })).toEqual({
    kind: 'days',
    first: '2027-01-07',
    last: '2027-01-10',
  });
  const closed = { ...open, registrationClosesAt: '2026-11-10T00:00:00Z' };
  expect(openingOf({ opens: undefined, conference: closed, now })).toMatchObject({ kind: 'registrationClosed' });
  expect(openingOf({ opens: undefined, conference: undefined, now })).toBeNull();
});
