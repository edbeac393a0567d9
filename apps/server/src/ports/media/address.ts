import { createHash, timingSafeEqual } from 'node:crypto';

export const MEDIA_PREFIX = '/medapp/media';
/** HTTP-only cookie: an address opens only together with it. */
export const VIEWER_COOKIE = 'medapp_viewer';
/** Films and signals in the console use a separate cookie, so that a phone page in the same browser keeps its own. */
export const STAFF_PREFIX = '/medapp/staff-media';
export const STAFF_COOKIE = 'medapp_staff_viewer';

/** A film's folder, or `live-` with the public name of a stream. */
export const MEDIA_FOLDER = /^[A-Za-z0-9_-]{1,80}$/;
/** Nothing that could leave the folder. */
export const MEDIA_FILE = /^[A-Za-z0-9_-]{1,80}\.(?:m3u8|ts|mp4|vtt|jpg)$/;

export interface MediaAddress {
  folder: string;
  /** Value of the cookie. */
  viewer: string;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * One signature for a whole folder, playlist and segments. The formula is that of nginx's `secure_link_md5`, so that nginx and this
 * server open the same addresses (deploy/live/media.conf). MD5 suffices here: a collision of two texts would not reveal the secret,
 * which is at the end of both.
 */
export function mediaSignature({ folder, viewer, expires }: MediaAddress, secret: string): string {
  return createHash('md5').update(`${expires}|${folder}|${viewer}|${secret}`).digest('base64url');
}

/** Ends with a slash, to be followed by the name of a file in the folder. */
export function mediaAddress(address: MediaAddress, secret: string, prefix = MEDIA_PREFIX): string {
  return `${prefix}/${address.expires}/${mediaSignature(address, secret)}/${address.folder}/`;
}

/** `over`: correctly signed, but expired. */
export type MediaVerdict = 'open' | 'over' | 'forged';

export function checkMedia(address: MediaAddress, signature: string, secret: string, now: Date): MediaVerdict {
  const right = Buffer.from(mediaSignature(address, secret));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return now.getTime() / 1000 > address.expires ? 'over' : 'open';
}
