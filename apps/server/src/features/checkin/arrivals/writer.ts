import type { WallCode } from '@meetingapp/contract/checkin/wall.ts';
import { href } from '@meetingapp/contract/paths.ts';
import type { CheckinKeys } from '../ticket/commands-keys.ts';
import { checkSigned, signatureOf } from '../wall/writer.ts';

const what = (cid: number, pointId: number | null) => `screen:${cid}:${pointId ?? 0}`;

/** The address of a wall screen below the base path, valid until that second since 1970. */
export function screenLink(keys: CheckinKeys, cid: number, pointId: number | null, until: number): string {
  const signature = signatureOf(keys, what(cid, pointId), until).toString('base64url');
  return href('doorScreen', { cid }, { ...(pointId === null ? {} : { point: pointId }), until, signature });
}

/** Whether an address was signed for this screen, and is still valid. */
export const checkScreen = (keys: CheckinKeys, cid: number, pointId: number | null, code: WallCode, now: Date) =>
  checkSigned(keys, what(cid, pointId), code, now);
