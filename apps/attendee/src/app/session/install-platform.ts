import { accountCalls } from '@meetingapp/contract/accounts/account.ts';
import { boot } from '../../lib/calls/boot.ts';
import { send } from '../../lib/calls/call.ts';
import { serverClock } from '../../lib/time/server-clock.ts';
import { findPlatform } from '../../platform/find-platform.ts';
import type { NativeBridge } from '../../platform/native.ts';
import type { SignPage } from '../../platform/messenger.ts';
import { installPlatform } from '../../platform/platform.ts';

declare global {
  interface Window {
    /** Set by a native shell before the page loads. */
    NativeBridge?: NativeBridge;
  }
}

/** Address at page load, which the messenger on iPhones uses for signatures. */
const landing = location.href;

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

/** Detects the platform. The messenger's functions are signed by a call of this app (C7). */
export async function setUpPlatform(): Promise<void> {
  const found = await findPlatform({
    userAgent: navigator.userAgent,
    landing,
    bridge: window.NativeBridge,
    simulated: boot.simulated.messenger,
    sign: signPage,
  });
  installPlatform(found);
}
