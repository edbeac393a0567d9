import { exhibitionCalls } from '@meetingapp/contract/exhibition/exhibitor.ts';
import { useMemo } from 'react';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useAccount } from '../../../lib/session/account.ts';

/** Addresses of the stands that the person has visited; empty for visitors without a log-in. */
export function useVisited(cid: string, exhibitors: readonly { to: string }[]): readonly string[] {
  const { loggedIn } = useAccount();
  const stands = exhibitors.some(({ to }) => to.startsWith(STAND));
  const { answer } = useCall(exhibitionCalls.own, loggedIn && stands ? { cid } : null, { quiet: true });
  const visited = answer?.visited;
  return useMemo(() => (visited ?? []).map((id) => `${STAND}${id}`), [visited]);
}

const STAND = '/exhibition/';
