import type { StaffMember } from '@meetingapp/contract/staff.ts';
import { staffCalls } from '@meetingapp/contract/staff.ts';
import type { StaffRole } from '@meetingapp/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useCall } from './use-call.ts';

/** The number of the conference that the address names. */
export function useCid(): number {
  const { cid } = useParams({ strict: false }) as { cid?: string };
  return Number(cid);
}

/** Who is logged in; undefined until it is known. */
export const useStaff = (): StaffMember | undefined => useCall(staffCalls.me, {}).answer?.staff;

/** The society asks for a second factor and I have none yet: the server answers nothing else before. */
export const useFactorNeeded = (): boolean => useCall(staffCalls.me, {}).answer?.factorNeeded ?? false;

/** Whether somebody has one of these roles on a conference or on the whole society. */
export const hasRole = (staff: StaffMember | undefined, roles: readonly StaffRole[], cid: number | null): boolean =>
  staff?.grants.some((grant) => roles.includes(grant.role) && (grant.cid === null || grant.cid === cid)) ?? false;

/** Whether I do. The server judges again; this only says what to show. */
export function useRole(roles: readonly StaffRole[]): boolean {
  return hasRole(useStaff(), roles, useCid());
}
