import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { certificateNumber } from '@meetingapp/domain/certificates/number.ts';
import { verifyAddress } from '@meetingapp/contract/certificates/verification.ts';
import { certificatesServer as en } from '@meetingapp/locales/en/certificates/server.ts';
import { certificatesServer as zh } from '@meetingapp/locales/zh/certificates/server.ts';
import type { ConferenceRow } from '../../conference/queries.ts';
import { certificateFacts } from '../certificate/writer-facts.ts';

/** What a page says for a sample person, with marks as long as real ones. */
export function sampleOf(
  conference: ConferenceRow,
  kind: CertificateKind,
  { name, affiliation, publicUrl, now }: { name: string; affiliation: string; publicUrl: string; now: Date },
) {
  const sample: Bilingual = { zh: zh.sample, en: en.sample };
  const facts = certificateFacts({
    kind,
    person: { name: name || sample.zh, affiliation },
    conference,
    grant: null,
    days: 3,
    credits: kind === 'credit' ? [{ title: { zh: zh.titles.credit, en: en.titles.credit }, credits: 850 }] : [],
    now,
  });
  const marks = {
    number: certificateNumber(conference.id, kind, 0),
    address: verifyAddress(publicUrl, '0'.repeat(16)),
    fingerprint: '0'.repeat(64),
  };
  return { facts, marks };
}
