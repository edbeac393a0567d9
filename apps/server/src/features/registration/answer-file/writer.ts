import type { Signatures } from '../../../ports/signatures.ts';

/** Seconds that an address opens a file. */
const VALID_SECONDS = 600;

export const addressText = (reference: string, expires: number): string => `answer-file.${reference}.${expires}`;

/** An address of a file, signed for whom it was asked; it ends after ten minutes. */
export function answerFileAddress(reference: string, signatures: Signatures, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + VALID_SECONDS;
  return `/medapp/forms/file/${reference}/${expires}/${signatures.of('answer-file', addressText(reference, expires))}`;
}

/** Header of a download under a name in any script (RFC 8187). */
export const savedAs = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
