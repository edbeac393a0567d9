import { randomBytes } from 'node:crypto';
import { MEDIA_PREFIX, VIEWER_COOKIE } from '../ports/media/address.ts';
import type { Caller, Surroundings } from './context.ts';

const HOURS = 4;
const wellFormed = /^[\w-]{43}$/;

/** The media cookie of a request; null where none came. */
export function sentViewer(cookies: string): string | null {
  const found = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${VIEWER_COOKIE}=`))
    ?.slice(VIEWER_COOKIE.length + 1);
  return found !== undefined && wellFormed.test(found) ? found : null;
}

/** What opens media in the browser that asks: its address alone opens nothing. */
export interface MediaPass {
  viewer: string;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * Gives this browser the cookie that its addresses are signed for. Of somebody logged in it names the log-in, by its hash: what
 * the log-in may watch is looked up again while one watches. A visitor keeps what they have.
 */
export function passFor({ caller, cookies, config, now }: Surroundings & { caller: Caller | null }): MediaPass {
  const viewer =
    caller?.tokenHash.toString('base64url') ?? sentViewer(cookies.sent) ?? randomBytes(32).toString('base64url');
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = HOURS * 3600;
  cookies.keep(`${VIEWER_COOKIE}=${viewer}; Path=${MEDIA_PREFIX}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
  return { viewer, expires: Math.floor(now.getTime() / 1000) + seconds };
}
