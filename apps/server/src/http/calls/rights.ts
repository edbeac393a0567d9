import type { Who } from '@meetingapp/contract/call.ts';
import type { Caller, Grant } from './context.ts';

export type Right = 'granted' | 'session_invalid' | 'forbidden' | 'second_factor_needed';

/** The conference that a body names. `societyId` null: it does not exist. */
export interface NamedConference {
  id: number;
  societyId: number | null;
}

/** True for a role on the whole society, as opposed to roles on single conferences. */
export const isOfSociety = (grants: readonly Grant[], roles: readonly string[]): boolean =>
  grants.some(({ conferenceId, role }) => conferenceId === null && roles.includes(role));

/**
 * Decides whether a caller may make a call; `ended`: a token was sent that is nobody's, so the answer must not be that of a visitor. Staff need one of the named roles: on any of their conferences, or, when the body names a
 * conference, on it or its society; on the society only when the call requires it. A staff token is not valid for attendees' calls,
 * nor the reverse.
 */
export function rightOf(
  who: Who,
  caller: Caller | null,
  conference: NamedConference | null,
  ended: boolean = false,
): Right {
  if (who === 'anyone') return 'granted';
  if (who === 'accountOrVisitor') return ended ? 'session_invalid' : 'granted';
  if (who === 'account') return caller?.accountId != null ? 'granted' : 'session_invalid';
  if (!caller?.staff) return 'session_invalid';
  const { grants, societyId } = caller.staff;
  const reaches = (grant: Grant) => {
    if (who.society && grant.conferenceId !== null) return false;
    if (conference === null) return true;
    return grant.conferenceId === null ? conference.societyId === societyId : conference.id === grant.conferenceId;
  };
  if (!grants.some((grant) => who.staff.includes(grant.role) && reaches(grant))) return 'forbidden';
  return caller.staff.factorNeeded && !who.own ? 'second_factor_needed' : 'granted';
}
