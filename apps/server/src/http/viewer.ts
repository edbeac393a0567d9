import { randomBytes } from 'node:crypto';
import { MEDIA_PREFIX, STAFF_COOKIE, STAFF_PREFIX, VIEWER_COOKIE } from '../ports/media/address.ts';
import type { Caller, StaffContext, Surroundings } from './context.ts';

const HOURS = 4;
const ALIKE_SECONDS = 600;
const wellFormed = /^[\w-]{43}$/;

/** The media cookie of a request; null where none came. */
export function sentViewer(cookies: string, name = VIEWER_COOKIE): string | null {
  const found = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
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
export function passFor(place: Surroundings & { caller: Caller | null }): MediaPass {
  const viewer =
    place.caller?.tokenHash.toString('base64url') ??
    sentViewer(place.cookies.sent) ??
    randomBytes(32).toString('base64url');
  return keep(place, VIEWER_COOKIE, MEDIA_PREFIX, viewer);
}

/**
 * The same for staff and what only they see; it names their log-in and ends with it. Addresses of ten minutes are alike, so that a
 * picture that the console asks about every few seconds is fetched once.
 */
export function staffPassFor(context: StaffContext): MediaPass {
  const { viewer, expires } = keep(context, STAFF_COOKIE, STAFF_PREFIX, context.caller.tokenHash.toString('base64url'));
  return { viewer, expires: Math.ceil(expires / ALIKE_SECONDS) * ALIKE_SECONDS };
}

function keep({ cookies, config, now }: Surroundings, name: string, path: string, viewer: string): MediaPass {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const seconds = HOURS * 3600;
  cookies.keep(`${name}=${viewer}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
  return { viewer, expires: Math.floor(now.getTime() / 1000) + seconds };
}
