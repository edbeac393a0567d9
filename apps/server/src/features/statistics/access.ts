import { roles } from '@meetingapp/contract/call.ts';
import type { StaffContext } from '../../http/calls/context.ts';

export type Grants = StaffContext['staff']['grants'];

/** True when this member of staff may read the figures of a conference. */
export const mayReadPeople = (cid: number, grants: Grants): boolean =>
  grants.some(
    ({ role, conferenceId }) =>
      roles.readPeople.some((one) => one === role) && (conferenceId === null || conferenceId === cid),
  );
