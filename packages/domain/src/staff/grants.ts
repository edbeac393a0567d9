import type { StaffRole } from '@meetingapp/contract/call.ts';

/** A role on one conference, or on the whole society where `cid` is null. */
export interface StaffGrant {
  cid: number | null;
  role: StaffRole;
}

const same = (one: StaffGrant, other: StaffGrant) => one.cid === other.cid && one.role === other.role;
const isSocietyOwner = ({ cid, role }: StaffGrant) => cid === null && role === 'owner';

/** What is in one list and not in the other. */
export const grantsBeyond = (grants: readonly StaffGrant[], others: readonly StaffGrant[]): StaffGrant[] =>
  grants.filter((grant) => !others.some((other) => same(grant, other)));

export interface GrantChange {
  /** Of who changes it. */
  actor: readonly StaffGrant[];
  /** Of whose rights are changed. */
  before: readonly StaffGrant[];
  after: readonly StaffGrant[];
  /** How many others own the society and can log in. */
  otherOwners: number;
  /** Whether whose rights are changed can log in; somebody invited looks after nothing yet. */
  active: boolean;
}

/**
 * Why a change of somebody's roles is not made. One gives and takes roles only where one is owner: on the conference, or on the
 * society, which reaches all of its conferences. The society always keeps an owner.
 */
export function grantFault(change: GrantChange): 'rights_beyond' | 'last_owner' | null {
  const { actor, before, after, otherOwners, active } = change;
  const touched = [...grantsBeyond(after, before), ...grantsBeyond(before, after)];
  const owns = (place: number | null) =>
    actor.some(({ cid, role }) => role === 'owner' && (cid === null || cid === place));
  if (!touched.every(({ cid }) => owns(cid))) return 'rights_beyond';
  const losesOwner = active && before.some(isSocietyOwner) && !after.some(isSocietyOwner);
  return losesOwner && otherOwners === 0 ? 'last_owner' : null;
}
