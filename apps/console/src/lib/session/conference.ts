import type { StaffMember } from '@meetingapp/contract/staff/log-in.ts';
import { staffCalls } from '@meetingapp/contract/staff/log-in.ts';
import type { StaffRole } from '@meetingapp/contract/call.ts';
import { useParams } from '@tanstack/react-router';
import { useCall } from '../calls/use-call.ts';

/** Conference id in the address. */
export function useCid(): number {
  const { cid } = useParams({ strict: false }) as { cid?: string };
  return Number(cid);
}

/** The logged-in staff member; undefined until known. */
export const useStaff = (): StaffMember | undefined => useCall(staffCalls.me, {}).answer?.staff;

/** True when the society requires a second factor that the user lacks: until then the server refuses all other calls. */
export const useFactorNeeded = (): boolean => useCall(staffCalls.me, {}).answer?.factorNeeded ?? false;

/** True when a staff member has one of the roles on this conference or on the whole society. */
export const hasRole = (staff: StaffMember | undefined, roles: readonly StaffRole[], cid: number | null): boolean =>
  staff?.grants.some((grant) => roles.includes(grant.role) && (grant.cid === null || grant.cid === cid)) ?? false;

/** True when a staff member has any role on this conference or on the whole society. */
export const opensConference = ({ grants }: Pick<StaffMember, 'grants'>, cid: number): boolean =>
  grants.some((grant) => grant.cid === null || grant.cid === cid);

/** True when the user has one of the roles on the whole society; a role on one conference does not count. */
export const useSocietyRole = (roles: readonly StaffRole[]): boolean => hasRole(useStaff(), roles, null);

/** True when the user has one of the roles. The server checks again; this only decides what to show. */
export function useRole(roles: readonly StaffRole[]): boolean {
  return hasRole(useStaff(), roles, useCid());
}
