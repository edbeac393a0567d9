import type { Signatures } from '../../../ports/signatures.ts';

export interface RoomLinkKey {
  linkId: number;
  expiresAt: Date;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
export const signedText = ({ linkId, expiresAt }: RoomLinkKey): string => `${linkId}.${seconds(expiresAt)}`;

/** `12.1812345678.` and 32 hexadecimal digits: the row of the link, its end in seconds since 1970, and the signature of both. */
export const roomLinkKey = (key: RoomLinkKey, signatures: Signatures): string =>
  `${signedText(key)}.${signatures.of('room', signedText(key))}`;
