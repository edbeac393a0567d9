import type { MemberEntry, MemberList } from '@meetingapp/contract/members/console.ts';
import { maskAddress } from '@meetingapp/domain/accounts/address.ts';
import { validityOn, type MemberFault } from '@meetingapp/domain/members/entry.ts';
import type { FieldFault } from '../../http/calls/refusal.ts';
import type { KnownMember, ListRow } from './queries-console.ts';

export const presentList = ({
  join_url: joinUrl,
  used_by: usedBy,
  society_id: _society,
  ...list
}: ListRow): MemberList => ({ ...list, joinUrl, usedBy });

export const presentMember = (day: string, member: KnownMember): MemberEntry => ({
  id: member.id,
  name: member.name,
  phone: member.phone,
  email: member.email,
  validFrom: member.validFrom,
  validUntil: member.validUntil,
  validity: validityOn(day, member),
});

/** Member entry for staff of one conference: enough to recognise a person, not enough to write to them. */
export function presentMaskedMember(day: string, member: KnownMember): MemberEntry {
  const { phone, email } = member;
  return {
    ...presentMember(day, member),
    phone: phone === '' ? '' : maskAddress({ channel: 'phone', value: phone }),
    email: email === '' ? '' : maskAddress({ channel: 'email', value: email }),
  };
}

/** Faults of one person, mapped to the fields that were sent. */
export const entryFaults = (faults: readonly MemberFault[]): FieldFault[] =>
  faults.map(({ field, ...fault }) => ({ ...fault, field: `entry.${field === 'row' ? 'phone' : field}` }));
