import { type Address, readAddress } from '@meetingapp/domain/accounts/address.ts';
import { isWeakPassword } from '@meetingapp/domain/accounts/password.ts';
import type { CallFailure } from '../../lib/calls/call.ts';

/** Fields shared by the account screens. */
export type AccountField = 'to' | 'code' | 'name' | 'password' | 'agreement';
export type Values = Record<AccountField, string>;

/** Fault of a field, as the last part of a text key; null when valid. */
export type FieldFault =
  | 'toMissing'
  | 'toShort'
  | 'toWrong'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'emailMissing'
  | 'emailWrong'
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

/** Fault of an address that has to be of this channel. */
export function newAddressFault(to: string, channel: Address['channel']): FieldFault | null {
  if (to.trim() === '') return `${channel}Missing`;
  if (readAddress(to)?.channel === channel) return null;
  return channel === 'phone' && missingDigits(to) > 0 ? 'toShort' : `${channel}Wrong`;
}

/** Digits missing from a Chinese mobile number; 0 for anything else. */
export function missingDigits(to: string): number {
  const digits = to.replace(/[\s-]/g, '');
  return /^1([3-9]\d*)?$/.test(digits) && digits.length < MOBILE_DIGITS ? MOBILE_DIGITS - digits.length : 0;
}

export function codeFault(code: string): FieldFault | null {
  if (code === '') return 'codeMissing';
  return code.length === CODE_DIGITS ? null : 'codeShort';
}

/** Fault of a new password. It may be empty where optional, but not weak. */
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
  address_taken: 'to',
  agreement_needed: 'agreement',
};

/** Faults of a refusal by field; empty when it names none. */
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

/** What is known about the opening time of a closed page (S6): the nearest fact first; null when nothing is known. */
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
