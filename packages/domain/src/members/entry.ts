import { readAddress } from '../accounts/address.ts';
import { isPlainDate } from '../plain-date.ts';

export const memberFields = ['name', 'phone', 'email', 'validFrom', 'validUntil'] as const;
export type MemberField = (typeof memberFields)[number];

/** Somebody in a member list. */
export interface Member {
  name: string;
  /** In its plain form; empty where there is none. */
  phone: string;
  email: string;
  /** Null: without beginning, or without end. */
  validFrom: string | null;
  validUntil: string | null;
}

export interface MemberFault {
  /** `row`: all of it. */
  field: MemberField | 'row';
  reason:
    | 'required'
    | 'too_long'
    | 'phone'
    | 'email'
    | 'date_invalid'
    | 'days_order'
    | 'contact_needed_row'
    | 'cell_formula'
    | 'cell_unreadable'
    | 'twice_in_file'
    | 'member_two'
    | 'member_exists';
  limit?: number;
}

export const LONGEST_NAME = 60;
/** Societies keep their lists by the calendar of China. */
export const listZone = 'Asia/Shanghai';

/** What somebody typed, in the form in which it is kept and found; what cannot be read is a fault and stays as it was typed. */
export function readMember(typed: Member): { member: Member; faults: MemberFault[] } {
  const faults: MemberFault[] = [];
  const name = typed.name.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (name.length > LONGEST_NAME) faults.push({ field: 'name', reason: 'too_long', limit: LONGEST_NAME });
  const address = (field: 'phone' | 'email') => {
    if (typed[field].trim() === '') return '';
    const read = readAddress(typed[field]);
    if (read?.channel === field) return read.value;
    faults.push({ field, reason: field });
    return typed[field].trim();
  };
  const member = { ...typed, name, phone: address('phone'), email: address('email') };
  for (const field of ['validFrom', 'validUntil'] as const) {
    const day = member[field];
    if (day !== null && !isPlainDate(day)) faults.push({ field, reason: 'date_invalid' });
  }
  return { member, faults };
}

/** What is wrong with somebody as they would stand in the list. */
export function memberFaults({ name, phone, email, validFrom, validUntil }: Member): MemberFault[] {
  const faults: MemberFault[] = [];
  if (name === '') faults.push({ field: 'name', reason: 'required' });
  if (phone === '' && email === '') faults.push({ field: 'row', reason: 'contact_needed_row' });
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    faults.push({ field: 'validUntil', reason: 'days_order' });
  return faults;
}

const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Who has one of these in common is the same person: the same name, and the same phone or e-mail. */
export function personKeys({ name, phone, email }: Pick<Member, 'name' | 'phone' | 'email'>): string[] {
  const who = plainName(name);
  return who === '' ? [] : [phone, email].filter((one) => one !== '').map((one) => `${who}\n${one}`);
}

/** What a row that is wrong may still have right: each of these could be enough to mean somebody. */
export const hintsOf = ({ name, phone, email }: Member): string[] =>
  [plainName(name), phone, email].filter((hint) => hint !== '');

export function validityOn(
  day: string,
  { validFrom, validUntil }: Pick<Member, 'validFrom' | 'validUntil'>,
): 'valid' | 'later' | 'ended' {
  if (validUntil !== null && validUntil < day) return 'ended';
  return validFrom !== null && validFrom > day ? 'later' : 'valid';
}
