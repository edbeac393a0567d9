import { browserPlatform } from './browser.ts';
import type { SignPage } from './messenger.ts';
import type { NativeBridge } from './native.ts';
import type { Platform } from './device.ts';

interface Surroundings {
  userAgent: string;
  landing: string;
  bridge: NativeBridge | undefined;
  simulated: boolean;
  sign: SignPage;
}

/** Whether this is the messenger's own browser. */
export const isMessenger = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);

/** Finds out where one is. The messenger's and the shell's parts are loaded only there. */
export async function findPlatform({ bridge, ...rest }: Surroundings): Promise<Platform> {
  if (bridge) return (await import('./native.ts')).nativePlatform(bridge);
  if (isMessenger(rest.userAgent)) return (await import('./messenger.ts')).messengerPlatform(rest);
  return browserPlatform;
}
