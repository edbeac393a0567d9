import type { ListedCertificate } from '@meetingapp/contract/certificates/console.ts';
import type { OwnCertificate } from '@meetingapp/contract/certificates/certificate.ts';
import type { Language } from '@meetingapp/contract/shapes.ts';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { CertificateRow, IssuedRow } from './queries.ts';

export const presentOwn = (row: CertificateRow, language: Language): OwnCertificate => ({
  id: row.id,
  cid: row.conference_id,
  kind: row.kind,
  title: pickLanguage(row.title, language),
  number: row.number,
  verifyCode: row.verify_code,
  state: row.revoked_at === null ? 'valid' : 'revoked',
  name: row.facts.name,
  grant: pickLanguage(row.facts.grant, language),
  conference: pickLanguage(row.facts.conference, language),
  issuedAt: row.issued_at.toISOString(),
  revokedAt: row.revoked_at?.toISOString() ?? null,
  reason: row.reason,
  successorId: row.successor_id,
  ratio: row.layout.width / row.layout.height,
});

export const presentIssued = (row: IssuedRow): ListedCertificate => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  verifyCode: row.verify_code,
  name: row.facts.name,
  affiliation: row.facts.affiliation,
  grant: row.facts.grant,
  state: row.revoked_at === null ? 'valid' : 'revoked',
  templateNumber: row.template_number,
  issuedAt: row.issued_at.toISOString(),
  by: row.by,
  revokedAt: row.revoked_at?.toISOString() ?? null,
  reason: row.reason,
  successor: row.successor,
});
