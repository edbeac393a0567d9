import type { Who } from '@meetingapp/contract/call.ts';
import type { Caller, Grant } from './context.ts';

export type Right = 'granted' | 'session_invalid' | 'forbidden';

/**
 * Whether a caller may make a call. Staff need one of the named roles on the society or, where the body names a conference,
 * on that conference; a staff token is no attendee's token and the reverse.
 */
export function rightOf(who: Who, caller: Caller | null, cid: number | null): Right {
  if (who === 'anyone') return 'granted';
  if (who === 'account') return caller?.accountId != null ? 'granted' : 'session_invalid';
  if (!caller?.staff) return 'session_invalid';
  const reaches = (grant: Grant) => grant.conferenceId === null || cid === null || grant.conferenceId === cid;
  return caller.staff.grants.some((grant) => who.staff.includes(grant.role) && reaches(grant)) ? 'granted' : 'forbidden';
}
