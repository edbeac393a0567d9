import type { StaffRole } from '@meetingapp/contract/call.ts';

/** A role on one conference, or on the whole society when `cid` is null. */
export interface StaffGrant {
  cid: number | null;
  role: StaffRole;
}

const same = (one: StaffGrant, other: StaffGrant) => one.cid === other.cid && one.role === other.role;
const isSocietyOwner = ({ cid, role }: StaffGrant) => cid === null && role === 'owner';

/** Grants in the first list that are missing in the second. */
export const grantsBeyond = (grants: readonly StaffGrant[], others: readonly StaffGrant[]): StaffGrant[] =>
  grants.filter((grant) => !others.some((other) => same(grant, other)));

export interface GrantChange {
  /** Grants of the person who makes the change. */
  actor: readonly StaffGrant[];
  /** Grants of the person whose roles change. */
  before: readonly StaffGrant[];
  after: readonly StaffGrant[];
  /** Number of other owners of the society who can log in. */
  otherOwners: number;
  /** True when the person whose roles change can log in; an invited person does not count as an owner yet. */
  active: boolean;
}

/**
 * Why a change of roles is refused. Roles are granted and revoked only where the actor is owner: on the conference, or on the society,
 * which covers all its conferences. The society must always have an owner.
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
