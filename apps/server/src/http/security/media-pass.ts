import { randomBytes } from 'node:crypto';
import { MEDIA_PREFIX, STAFF_COOKIE, STAFF_PREFIX, VIEWER_COOKIE } from '../../ports/media/address.ts';
import type { Caller, StaffContext, Surroundings } from '../calls/context.ts';

const HOURS = 4;
const ALIKE_SECONDS = 600;
const wellFormed = /^[\w-]{43}$/;

/** The media cookie of a request; null when it is missing. */
export function sentViewer(cookies: string, name = VIEWER_COOKIE): string | null {
  const found = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return found !== undefined && wellFormed.test(found) ? found : null;
}

/** Opens media in one browser only: an address alone opens nothing. */
export interface MediaPass {
  viewer: string;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * Sets the cookie that this browser's media addresses are signed for. For a person who is logged in it contains the session's hash,
 * whose rights are checked again during playback. A visitor's cookie is reused.
 */
export function passFor(place: Surroundings & { caller: Caller | null }): MediaPass {
  const viewer =
    place.caller?.tokenHash.toString('base64url') ??
    sentViewer(place.cookies.sent) ??
    randomBytes(32).toString('base64url');
  return keep(place, VIEWER_COOKIE, MEDIA_PREFIX, viewer);
}

/**
 * The same for staff and media that only they see; it contains their session and ends with it. Addresses are identical for ten
 * minutes, so that a picture that the console requests every few seconds is fetched once.
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
