import { createHmac, timingSafeEqual } from 'node:crypto';
import { href } from '@meetingapp/contract/paths.ts';

const SIGNATURE_BYTES = 16;

/** `wallKey`: the conference's key of codes on walls; `until`: seconds since 1970. */
function signatureOf(wallKey: string, stampId: number, until: number): Buffer {
  const key = Buffer.from(wallKey, 'base64url');
  return createHmac('sha256', key).update(`stamp:${stampId}:${until}`).digest().subarray(0, SIGNATURE_BYTES);
}

/** The address, below the base path, that the code of a stamp opens (S80). */
export function stampLink(wallKey: string, cid: number, stampId: number, until: number): string {
  const signature = signatureOf(wallKey, stampId, until).toString('base64url');
  return href('activityList', { id: cid }, { cid, stamp: stampId, until, signature });
}

/** Whether a code was signed for this stamp, and is still valid. */
export function checkStampCode(
  wallKey: string,
  stampId: number,
  { until, signature }: { until: number; signature: string },
  now: Date,
): 'valid' | 'stamp_wrong' | 'stamp_over' {
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(wallKey, stampId, until);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return 'stamp_wrong';
  return now.getTime() <= until * 1000 ? 'valid' : 'stamp_over';
}
