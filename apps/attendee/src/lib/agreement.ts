import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { session } from './session.ts';
import { stored } from './stored.ts';
import { useCall } from './use-call.ts';

/** The agreement in force for the conference one is in, whose version goes along with the tick; or an earlier version. */
export function useAgreement(version?: string, options: { enabled?: boolean } = {}) {
  const cid = Number(session.get('cid') || stored.get('cid')) || null;
  return useCall(
    accountCalls.agreement,
    { ...(version === undefined ? {} : { version }), cid },
    { fresh: 600_000, ...options },
  );
}
