import { ownDataCalls } from '@meetingapp/contract/accounts/own-data.ts';
import { useCall } from '../../../lib/calls/use-call.ts';
import { CloseAccount } from '../parts/CloseAccount.tsx';

/** Closing the account, once it is known whether and how it can be closed. */
export function OwnClosing() {
  const { answer } = useCall(ownDataCalls.ownData, {}, { fresh: 0, quiet: true });
  return answer ? <CloseAccount {...answer} /> : null;
}
