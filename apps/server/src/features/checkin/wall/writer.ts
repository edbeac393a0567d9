import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { CheckinKeys } from '../ticket/commands-keys.ts';

const SIGNATURE_BYTES = 16;

/** Signs what an address opens, such as `wall:12`. `until`: seconds since 1970. */
export function signatureOf(keys: CheckinKeys, what: string, until: number): Buffer {
  const key = Buffer.from(keys.wallKey, 'base64url');
  return createHmac('sha256', key).update(`${what}:${until}`).digest().subarray(0, SIGNATURE_BYTES);
}

/** Whether a signature fits what it is for, and is still valid. */
export function checkSigned(
  keys: CheckinKeys,
  what: string,
  { until, signature }: WallCode,
  now: Date,
): 'valid' | 'wall_code_wrong' | 'wall_code_over' {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(keys, what, until);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wall_code_wrong';
  return now.getTime() <= until * 1000 ? 'valid' : 'wall_code_over';
}

/** The address, below the base path, that a code on a wall opens (S106). */
export function wallLink(keys: CheckinKeys, cid: number, pointId: number, until: number): string {
  const signature = signatureOf(keys, `wall:${pointId}`, until).toString('base64url');
  return href('qrSubmitSigned', {}, { cid, point: pointId, until, signature });
}

/** The address of the form for guests, whose sender is checked in at this point (S110). */
export function guestLink(keys: CheckinKeys, cid: number, pointId: number, until: number): string {
  const signature = signatureOf(keys, `wall:${pointId}`, until).toString('base64url');
  return href('qrGuest', { cid }, { point: pointId, until, signature });
}

/** Whether a code was signed for this point, and is still valid. */
export const checkWallCode = (keys: CheckinKeys, pointId: number, code: WallCode, now: Date) =>
  checkSigned(keys, `wall:${pointId}`, code, now);
