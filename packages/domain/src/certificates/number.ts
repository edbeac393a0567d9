import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';

const letters: Record<CertificateKind, string> = {
  participation: 'P',
  lecture: 'S',
  award: 'A',
  review: 'R',
  credit: 'C',
};

/** The number that is printed: conference, kind, and a running number of the conference. */
export const certificateNumber = (cid: number, kind: CertificateKind, running: number): string =>
  `${cid}-${letters[kind]}-${String(running).padStart(6, '0')}`;

/** A number as typed from paper: without spaces, in capitals, with any kind of dash. */
export const typedNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s]/g, '')
    .replaceAll(/[‐-―−ー]/g, '-')
    .toUpperCase();

/** A name as typed, for comparison: case, spaces, dots and marks do not matter. */
export const comparableName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\s\p{M}\p{P}]/gu, '')
    .toLowerCase();
