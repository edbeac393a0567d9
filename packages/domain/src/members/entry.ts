import { readAddress } from '../accounts/address.ts';
import { isPlainDate } from '../plain-date.ts';

export const memberFields = ['name', 'phone', 'email', 'validFrom', 'validUntil'] as const;
export type MemberField = (typeof memberFields)[number];

/** A person in a member list. */
export interface Member {
  name: string;
  /** Normalised; empty when there is none. */
  phone: string;
  email: string;
  /** Null: no start, or no end. */
  validFrom: string | null;
  validUntil: string | null;
}

export interface MemberFault {
  /** `row`: the whole row. */
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
    | 'member_two'
    | 'member_exists';
  limit?: number;
}

export const LONGEST_NAME = 60;
/** Societies maintain their lists by the date in China. */
export const listZone = 'Asia/Shanghai';

/** Normalises typed values for storage and lookup; a value that cannot be parsed is a fault and is left as typed. */
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

/** Faults of an entry. */
export function memberFaults({ name, phone, email, validFrom, validUntil }: Member): MemberFault[] {
  const faults: MemberFault[] = [];
  if (name === '') faults.push({ field: 'name', reason: 'required' });
  if (phone === '' && email === '') faults.push({ field: 'row', reason: 'contact_needed_row' });
  if (validFrom !== null && validUntil !== null && validUntil < validFrom)
    faults.push({ field: 'validUntil', reason: 'days_order' });
  return faults;
}

const plainName = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Matching keys: entries that share one are the same person (same name and same phone or e-mail). */
export function personKeys({ name, phone, email }: Pick<Member, 'name' | 'phone' | 'email'>): string[] {
  const who = plainName(name);
  return who === '' ? [] : [phone, email].filter((one) => one !== '').map((one) => `${who}\n${one}`);
}

/** Values of an invalid row that may still identify a person. */
export const hintsOf = ({ name, phone, email }: Member): string[] =>
  [plainName(name), phone, email].filter((hint) => hint !== '');

export function validityOn(
  day: string,
  { validFrom, validUntil }: Pick<Member, 'validFrom' | 'validUntil'>,
): 'valid' | 'later' | 'ended' {
  if (validUntil !== null && validUntil < day) return 'ended';
  return validFrom !== null && validFrom > day ? 'later' : 'valid';
}
