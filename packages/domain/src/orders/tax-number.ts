import { isIdentityNumber, isSocialCreditCode } from './check-digits.ts';

/** `warning`: of an old form without check digits, so it may be right; staff look at it. */
export type TaxNumberVerdict =
  | { ok: true; warning: 'old_form' | null }
  | { ok: false; reason: 'length' | 'symbols' | 'check_digit' };

/** As people paste it, in the form the tax bureau knows: no spaces or dashes, capitals, half-width. */
export function plainTaxNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

/** An organisation's number must check; numbers of 15, 17 or 20 characters were given out before 2015 and cannot be checked. */
export function checkTaxNumber(text: string, holder: 'organisation' | 'person'): TaxNumberVerdict {
  const code = plainTaxNumber(text);
  if (isSocialCreditCode(code) || (holder === 'person' && isIdentityNumber(code))) return { ok: true, warning: null };
  // 18 characters with a letter-free, valid identity number were the numbers of one-person businesses.
  const old = /^(?:[\dA-Z]{15}|[\dA-Z]{17}|[\dA-Z]{20})$/.test(code) || isIdentityNumber(code);
  if (old) return { ok: true, warning: 'old_form' };
  if (code.length !== 18) return { ok: false, reason: 'length' };
  return { ok: false, reason: /^[0-9A-HJ-NP-RTUWXY]*$/.test(code) ? 'check_digit' : 'symbols' };
}
