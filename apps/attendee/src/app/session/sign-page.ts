import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { send } from '../../lib/calls/call.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import type { SignPage } from '../../platform/messenger.ts';

/** Signs an address for the messenger (C7); again by the server's time where the phone's clock is wrong. */
export const signPage: SignPage = async (page) => {
  const signed = await send(accountCalls.jsapiTicket, page, { quiet: true });
  if (signed.ok) return { ...signed.answer, timestamp: page.timestamp };
  if (signed.failure.name !== 'clock_skewed') return null;
  // The refusal told the server's time.
  const timestamp = String(Math.floor(serverClock.now() / 1000));
  const again = await send(accountCalls.jsapiTicket, { ...page, timestamp }, { quiet: true });
  return again.ok ? { ...again.answer, timestamp } : null;
};
