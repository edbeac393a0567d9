import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { session } from './session.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { useCall } from '../calls/use-call.ts';

/** The agreement in force for the current conference, whose version is sent with the consent; or an earlier version. */
export function useAgreement(version?: string, options: { enabled?: boolean } = {}) {
  const cid = Number(session.get('cid') || deviceStorage.get('cid')) || null;
  return useCall(
    accountCalls.agreement,
    { ...(version === undefined ? {} : { version }), cid },
    { fresh: 600_000, ...options },
  );
}
