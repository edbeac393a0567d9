import { readAddress } from '@meetingapp/domain/accounts/address.ts';
import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { CallFailure } from '../../lib/call.ts';

/** The fields that the account screens share. */
export type AccountField = 'to' | 'code' | 'name' | 'password' | 'agreement';
export type Values = Record<AccountField, string>;

/** What is wrong with a field, as the end of a text key; null when nothing is. */
export type FieldFault =
  | 'toMissing'
  | 'toShort'
  | 'toWrong'
  | 'codeMissing'
  | 'codeShort'
  | 'passwordMissing'
  | 'passwordWeak'
  | 'agreeNeeded';

const MOBILE_DIGITS = 11;
export const CODE_DIGITS = 6;

export function addressFault(to: string): FieldFault | null {
  if (to.trim() === '') return 'toMissing';
  if (readAddress(to)) return null;
  return missingDigits(to) > 0 ? 'toShort' : 'toWrong';
}

/** How many digits a Chinese mobile number still lacks; 0 for anything that is none. */
export function missingDigits(to: string): number {
  const digits = to.replace(/[\s-]/g, '');
  return /^1([3-9]\d*)?$/.test(digits) && digits.length < MOBILE_DIGITS ? MOBILE_DIGITS - digits.length : 0;
}

export function codeFault(code: string): FieldFault | null {
  if (code === '') return 'codeMissing';
  return code.length === CODE_DIGITS ? null : 'codeShort';
}

/** A new password may be left out where it is optional, but not be a weak one. */
export function newPasswordFault(password: string, optional: boolean): FieldFault | null {
  if (password === '') return optional ? null : 'passwordMissing';
  return isWeakPassword(password) ? 'passwordWeak' : null;
}

const blamed: Partial<Record<CallFailure['name'], AccountField>> = {
  code_wrong: 'code',
  code_expired: 'code',
  code_too_often: 'code',
  password_wrong: 'password',
  password_weak: 'password',
  account_locked: 'password',
  account_exists: 'to',
  agreement_needed: 'agreement',
};

/** The server's refusal, at the fields it speaks of; empty when it speaks of none. */
export function faultsOf(failure: CallFailure): Partial<Values> {
  const known = new Set<string>(['to', 'code', 'name', 'password', 'agreement']);
  const named = failure.faults.filter(({ field }) => known.has(field)).map(({ field, text }) => [field, text] as const);
  if (named.length > 0) return Object.fromEntries(named) as Partial<Values>;
  const field = blamed[failure.name];
  return field === undefined ? {} : { [field]: failure.msg };
}

export type Opening =
  | { kind: 'opens' | 'registrationOpens' | 'registrationClosed'; at: string }
  | { kind: 'days'; first: string; last: string };

interface Times {
  registrationOpensAt: string | null;
  registrationClosesAt: string | null;
  startsOn: string;
  endsOn: string;
}

/** What can be said about when a closed page opens (S6): the nearest fact first; null when nothing is known. */
export function openingOf({
  opens,
  conference,
  now,
}: {
  opens: string | undefined;
  conference: Times | undefined;
  now: number;
}): Opening | null {
  if (opens !== undefined && !Number.isNaN(Date.parse(opens))) return { kind: 'opens', at: opens };
  if (!conference) return null;
  const { registrationOpensAt, registrationClosesAt, startsOn, endsOn } = conference;
  if (registrationOpensAt !== null && Date.parse(registrationOpensAt) > now)
    return { kind: 'registrationOpens', at: registrationOpensAt };
  if (registrationClosesAt !== null && Date.parse(registrationClosesAt) < now)
    return { kind: 'registrationClosed', at: registrationClosesAt };
  return { kind: 'days', first: startsOn, last: endsOn };
}
