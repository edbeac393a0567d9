import type { Signatures } from '../../../ports/signatures.ts';
import { signedText, type SpeakerKey } from './writer.ts';

const shape = /^(\d{1,12})\.(\d{1,12})\.([0-9a-f]{32})$/;

/** The content of a key whose signature fits; null for any other text. Whether it has ended or was revoked is not checked. */
export function readSpeakerKey(text: string, signatures: Signatures): SpeakerKey | null {
  const [, linkId = '', seconds = '', signature = ''] = shape.exec(text) ?? [];
  if (signature === '') return null;
  const key = { linkId: Number(linkId), expiresAt: new Date(Number(seconds) * 1000) };
  return signatures.fits('speaker', signedText(key), signature) ? key : null;
}
