import { boot } from '../../lib/calls/boot.ts';
import { findPlatform } from '../../platform/find-platform.ts';
import type { NativeBridge } from '../../platform/native.ts';
import { installPlatform } from '../../platform/platform.ts';

declare global {
  interface Window {
    /** Set by a native shell before the page loads. */
    NativeBridge?: NativeBridge;
  }
}

/** Address at page load, which the messenger on iPhones uses for signatures. */
const landing = location.href;

/** Detects the platform. The messenger's functions are signed by a call of this app (C7). */
export async function setUpPlatform(): Promise<void> {
  const found = await findPlatform({
    userAgent: navigator.userAgent,
    landing,
    bridge: window.NativeBridge,
    simulated: boot.simulated.messenger,
    sign: async (page) => (await import('./sign-page.ts')).signPage(page),
  });
  installPlatform(found);
}
