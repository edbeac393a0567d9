import type { Signatures } from '../../../ports/signatures.ts';
import { signedText } from './writer.ts';

const shape = /^(\d{1,12})\.(\d{1,12})\.([0-9a-f]{32})$/;

/** The id of the link that a key names; null when the signature does not fit. Whether the link has ended is not checked. */
export function readRoomLinkKey(text: string, signatures: Signatures): number | null {
  const [, linkId = '', seconds = '', signature = ''] = shape.exec(text) ?? [];
  if (signature === '') return null;
  const key = { linkId: Number(linkId), expiresAt: new Date(Number(seconds) * 1000) };
  return signatures.fits('room', signedText(key), signature) ? key.linkId : null;
}
