import { memberCalls } from '@meetingapp/contract/members/member.ts';
import { useAccount } from '../../lib/session/account.ts';
import { useCall, useSend } from '../../lib/calls/use-call.ts';

/** The member list of a conference, its benefits, and whether the person logged in is a member. */
export function useMembership(cid: string) {
  const { loggedIn } = useAccount();
  const status = useCall(memberCalls.membership, { cid });
  const listId = status.answer?.listId ?? null;
  const list = useCall(memberCalls.vipInfo, listId === null ? null : { id: listId });
  return {
    loggedIn,
    listId,
    status: status.answer,
    list: list.answer?.data,
    failure: status.failure ?? list.failure,
    asking: status.asking || list.asking,
    again: () => {
      status.again();
      if (listId !== null) list.again();
    },
  };
}

export const useCheck = () => useSend(memberCalls.vipCheck);
