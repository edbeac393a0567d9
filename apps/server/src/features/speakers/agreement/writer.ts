import type { Signatures } from '../../../ports/signatures.ts';

/** Seconds that an address of a file opens it. */
const VALID_SECONDS = 3600;
const FILES = '/medapp/speakers/agreement';
const ARCHIVES = '/medapp/speakers/agreements';

export const agreementViews = ['document', 'signed'] as const;
export type AgreementView = (typeof agreementViews)[number];

const ending = (now: Date): number => Math.floor(now.getTime() / 1000) + VALID_SECONDS;
export const fileText = (id: number, view: string, expires: number): string => `file.${id}.${view}.${expires}`;
export const archiveText = (cid: number, expires: number): string => `archive.${cid}.${expires}`;

/** A signed address of a document or of what was signed. It ends after an hour. */
export function agreementAddress(
  { id, view }: { id: number; view: AgreementView },
  signatures: Signatures,
  now: Date,
): string {
  const expires = ending(now);
  return `${FILES}/${id}/${view}/${expires}/${signatures.of('agreement', fileText(id, view, expires))}/agreement.pdf`;
}

/** A signed address of all signed documents of a conference as an archive. It ends after an hour. */
export function archiveAddress(cid: number, signatures: Signatures, now: Date): string {
  const expires = ending(now);
  return `${ARCHIVES}/${cid}/${expires}/${signatures.of('agreement', archiveText(cid, expires))}.zip`;
}
