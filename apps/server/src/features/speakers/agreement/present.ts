import { netFee } from '@meetingapp/domain/speakers/agreement.ts';
import type { AgreementRow } from './queries.ts';

interface ShownAgreement {
  fee: number;
  address: string;
  signBy: Date;
  now: Date;
}

/** A document as its person sees it. */
export const presentAgreement = (row: AgreementRow, { fee, address, signBy, now }: ShownAgreement) => ({
  id: row.id,
  version: row.version,
  title: row.title,
  state: row.state,
  fee,
  net: netFee(fee),
  signBy: row.sign_by?.toISOString() ?? null,
  open: row.state === 'open' && now < signBy,
  pages: row.pages,
  sha256: row.document_sha256,
  address,
  signedAt: row.signed_at?.toISOString() ?? null,
  signedSha256: row.signed_sha256,
  words: row.words,
});

/** A document as the desk lists it: without its fee. */
export const presentDeskAgreement = (row: AgreementRow) => ({
  id: row.id,
  version: row.version,
  expertId: row.expert_id,
  templateId: row.template_id,
  number: row.number,
  state: row.state,
  madeAt: row.made_at.toISOString(),
  openedAt: row.opened_at?.toISOString() ?? null,
  withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  words: row.words,
  sha256: row.document_sha256,
  signature:
    row.signature_number === null || !row.signed_at || !row.way
      ? null
      : {
          number: row.signature_number,
          at: row.signed_at.toISOString(),
          way: row.way,
          sha256: row.signed_sha256 ?? '',
          hash: row.hash ?? '',
        },
});
