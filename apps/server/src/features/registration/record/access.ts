import { roles } from '@meetingapp/contract/call.ts';
import type { Grant } from '../../../http/calls/context.ts';

/** True when this member of staff may record payments or refunds. */
export const movesMoney = (cid: number, grants: readonly Grant[]): boolean =>
  grants.some(
    ({ role, conferenceId }) =>
      (roles.money as readonly string[]).includes(role) && (conferenceId === null || conferenceId === cid),
  );
