import { knownDeviceDays, rememberDevice, type Owner } from '../../db/sessions/known-devices.ts';
import type { Origin } from '../../db/sessions/log-in-failures.ts';
import { hashToken } from '../../db/sessions/token-hash.ts';
import type { Surroundings } from '../calls/context.ts';
import { networkOf } from './network.ts';

/** HTTP-only cookie, sent only with calls. It grants no access: it spares its owner the waits that strangers cause. */
export const DEVICE_COOKIE = 'medapp_device';
const PATH = '/medapp/api';

/** Where a try to log in comes from. */
export function originOf({ address, cookies }: Pick<Surroundings, 'address' | 'cookies'>): Origin {
  const token = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([\\w-]{43})(?:;|$)`).exec(cookies.sent)?.[1];
  return { network: networkOf(address), device: token === undefined ? null : hashToken(token) };
}

/** Marks this device as known to the owner after a log-in. `token` is the new session's. */
export async function saveDeviceCookie(context: Surroundings, owner: Owner, token: string): Promise<void> {
  const { db, config, cookies, now } = context;
  const { device } = originOf(context);
  const value = await rememberDevice(db, { device, owner, session: hashToken(token), now });
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = knownDeviceDays * 86_400;
  cookies.keep(`${DEVICE_COOKIE}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
}
