import { createHash, timingSafeEqual } from 'node:crypto';

export const MEDIA_PREFIX = '/medapp/media';
/** Kept by the browser and read by nobody's script: an address opens only together with it. */
export const VIEWER_COOKIE = 'medapp_viewer';
/** What the console shows of films and signals: a cookie of its own, so that a phone's page beside it in the same browser keeps its. */
export const STAFF_PREFIX = '/medapp/staff-media';
export const STAFF_COOKIE = 'medapp_staff_viewer';

/** A film's folder, or `live-` with the public name of a stream. */
export const MEDIA_FOLDER = /^[A-Za-z0-9_-]{1,80}$/;
/** Nothing that climbs out of a folder. */
export const MEDIA_FILE = /^[A-Za-z0-9_-]{1,80}\.(?:m3u8|ts|mp4|vtt|jpg)$/;

export interface MediaAddress {
  folder: string;
  /** What the cookie holds. */
  viewer: string;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * One signature for a whole folder, playlist and segments alike. The formula is that of nginx's `secure_link_md5`, so that nginx and
 * this server open the same addresses (deploy/live/media.conf). MD5 suffices here: who could find two equal texts would still lack
 * the secret, which stands at the end of both.
 */
export function mediaSignature({ folder, viewer, expires }: MediaAddress, secret: string): string {
  return createHash('md5').update(`${expires}|${folder}|${viewer}|${secret}`).digest('base64url');
}

/** Ends with a slash: names of files in the folder follow. */
export function mediaAddress(address: MediaAddress, secret: string, prefix = MEDIA_PREFIX): string {
  return `${prefix}/${address.expires}/${mediaSignature(address, secret)}/${address.folder}/`;
}

/** `over`: rightly signed, and its time has passed. */
export type MediaVerdict = 'open' | 'over' | 'forged';

export function judgeMedia(address: MediaAddress, signature: string, secret: string, now: Date): MediaVerdict {
  const right = Buffer.from(mediaSignature(address, secret));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'forged';
  return now.getTime() / 1000 > address.expires ? 'over' : 'open';
}
