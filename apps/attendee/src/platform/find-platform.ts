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

/** True in the messenger's browser. */
export const isMessenger = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent);

/** Detects the platform. The code of the messenger and of the native shell is loaded only there. */
export async function findPlatform({ bridge, ...rest }: Surroundings): Promise<Platform> {
  if (bridge) return (await import('./native.ts')).nativePlatform(bridge);
  if (isMessenger(rest.userAgent)) return (await import('./messenger.ts')).messengerPlatform(rest);
  return browserPlatform;
}
