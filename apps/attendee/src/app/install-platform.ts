import { accountCalls } from '@meetingapp/contract/accounts.ts';
import { boot } from '../lib/boot.ts';
import { send } from '../lib/call.ts';
import { findPlatform } from '../platform/find-platform.ts';
import type { NativeBridge } from '../platform/native.ts';
import { installPlatform } from '../platform/platform.ts';

declare global {
  interface Window {
    /** Put there by a native shell before the page loads. */
    NativeBridge?: NativeBridge;
  }
}

/** The address of the very first moment: what an iPhone's messenger goes by. */
const landing = location.href;

/** Finds out where one is; the messenger's functions get their signatures by our call (C7). */
export async function setUpPlatform(): Promise<void> {
  const found = await findPlatform({
    userAgent: navigator.userAgent,
    landing,
    bridge: window.NativeBridge,
    simulated: boot.simulated.messenger,
    sign: async (page) => {
      const signed = await send(accountCalls.jsapiTicket, page, { quiet: true });
      return signed.ok ? signed.answer : null;
    },
  });
  installPlatform(found);
}
