import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import type { User } from '@meetingapp/contract/accounts/account.ts';
import { useEffect } from 'react';
import { useCall } from '../calls/use-call.ts';
import { updateUser, useAccount } from './account.ts';

/** The person logged in here as the server knows them now; until it answers, as this device stored them. Null for a visitor. */
export function useOwnUser(): User | null {
  const { loggedIn, user } = useAccount();
  const { answer } = useCall(accountCalls.userInfo, loggedIn ? { uid: null } : null, { fresh: 0, quiet: true });
  useEffect(() => {
    if (answer) updateUser(answer.user);
  }, [answer]);
  return loggedIn ? (answer?.user ?? user) : null;
}
