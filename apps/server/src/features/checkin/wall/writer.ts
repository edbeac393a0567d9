import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { CheckinKeys } from '../ticket/commands-keys.ts';

const SIGNATURE_BYTES = 16;

/** `until`: seconds since 1970. */
function signatureOf(keys: CheckinKeys, pointId: number, until: number): Buffer {
  const key = Buffer.from(keys.wallKey, 'base64url');
  return createHmac('sha256', key).update(`wall:${pointId}:${until}`).digest().subarray(0, SIGNATURE_BYTES);
}

/** The address, below the base path, that a code on a wall opens (S106). */
export function wallLink(keys: CheckinKeys, cid: number, pointId: number, until: number): string {
  const signature = signatureOf(keys, pointId, until).toString('base64url');
  return href('qrSubmitSigned', {}, { cid, point: pointId, until, signature });
}

/** The address of the form for guests, whose sender is checked in at this point (S110). */
export function guestLink(keys: CheckinKeys, cid: number, pointId: number, until: number): string {
  const signature = signatureOf(keys, pointId, until).toString('base64url');
  return href('qrGuest', { cid }, { point: pointId, until, signature });
}

/** Whether a code was signed for this point, and is still valid. */
export function checkWallCode(
  keys: CheckinKeys,
  pointId: number,
  { until, signature }: WallCode,
  now: Date,
): 'valid' | 'wall_code_wrong' | 'wall_code_over' {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(keys, pointId, until);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'wall_code_wrong';
  return now.getTime() <= until * 1000 ? 'valid' : 'wall_code_over';
}
