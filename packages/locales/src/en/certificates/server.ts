import type { Texts } from '../../texts.ts';
import type { certificatesServer as source } from '../../zh/certificates/server.ts';

export const certificatesServer: Texts<typeof source> = {
  titles: {
    participation: 'Certificate of Participation',
    lecture: 'Certificate of Lecture',
    award: 'Certificate of Award',
    review: 'Certificate of Review',
    credit: 'Certificate of Credits',
  },
  subtitles: {
    participation: 'Awarded by the organising committee',
    lecture: 'Awarded by the organising committee',
    award: 'Awarded by the organising committee',
    review: 'Awarded by the organising committee',
    credit: 'Awarded by the organising committee',
  },
  bodies: {
    participation: 'attended {conference}, {dates}.',
    lecture: 'gave the lecture “{grant}” at {conference}, {dates}.',
    award: 'received {grant} at {conference}.',
    review: 'reviewed papers for {conference} ({grant}).',
    credit: 'attended {conference}, {dates}, completed the programme and is awarded {grant}.',
  },
  range: '{from}–{to}',
  foot: '{issued}   {number}',
  fingerprint: 'Fingerprint of the issuer’s keys (SHA-256): {fingerprint}',
  labels: {
    title: 'Title',
    subtitle: 'Second title',
    name: 'Name',
    body: 'Text',
    credits: 'Table of credits',
    code: 'QR code to verify',
    issuer: 'Issuer',
    foot: 'Date and number',
    fingerprint: 'Fingerprint of the keys',
  },
  grants: {
    participation: 'Participation',
    days: 'Participation on {days} days',
    credits: '{title}: {credits} credits',
  },
  committee: 'Organising committee of {conference}',
  sample: 'Lin Zhiyuan',
  criteria: 'Awarded by the issuer under the conditions published for this conference',
  file: 'certificate',
};
