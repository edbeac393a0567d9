import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import type { CertificateRule } from '@meetingapp/contract/certificates/console.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import type { Database } from '@meetingapp/server/db/connection/database.ts';
import { issueCertificate } from '@meetingapp/server/features/certificates/certificate/commands-issue.ts';
import { placeOf, withEvidence } from '@meetingapp/server/features/certificates/certificate/queries-evidence.ts';
import { addTemplate, publishTemplate } from '@meetingapp/server/features/certificates/template/commands.ts';
import { inForce } from '@meetingapp/server/features/certificates/template/queries.ts';
import { findForStaff } from '@meetingapp/server/features/conference/queries.ts';
import { json } from '../support/bilingual.ts';

export interface TemplateInput {
  kind: CertificateKind;
  rule?: Partial<CertificateRule>;
  own?: boolean;
  /** Null: still a draft. */
  publishedAt: Date | null;
}

/** Inserts a template with the usual page of its kind. */
export async function buildTemplate(
  db: Database,
  conferenceId: number,
  { kind, rule = {}, own, publishedAt }: TemplateInput,
): Promise<number> {
  const id = await addTemplate(db, conferenceId, kind);
  if (id === null) throw new Error(`conference ${conferenceId} has a template of ${kind}`);
  await db
    .updateTable('certificate_template')
    .set({
      rule: json({ days: 0, examId: null, setId: null, credits: 0, ...rule }),
      ...(own === undefined ? {} : { own }),
    })
    .where('id', '=', id)
    .execute();
  if (publishedAt) await publishTemplate(db, id, { staffId: null, now: publishedAt });
  return id;
}

export interface CertificateInput {
  conferenceId: number;
  kind: CertificateKind;
  accountId: number;
  grant?: Bilingual;
  staffId?: number | null;
  publicUrl?: string;
  now: Date;
}

/** Issues a certificate to a person with a place in the conference; returns its id. */
export async function buildCertificate(db: Database, input: CertificateInput): Promise<number> {
  const {
    conferenceId,
    kind,
    accountId,
    grant = null,
    staffId = null,
    publicUrl = 'http://localhost:3000',
    now,
  } = input;
  const conference = await findForStaff(db, conferenceId);
  const template = await inForce(db, conferenceId, { kind });
  const place = await placeOf(db, conferenceId, { accountId });
  if (!conference || !template || !place) throw new Error(`no certificate of ${kind} for account ${accountId}`);
  const [person] = await withEvidence(db, { conferenceId, zone: conference.zone }, template.rule, [place]);
  if (!person) throw new Error(`account ${accountId} has no place`);
  const talkId = kind === 'lecture' ? (person.talks[0]?.id ?? null) : null;
  const issue = { conference, template, person, talkId, grant, staffId, publicUrl, now };
  const issued = await issueCertificate(db, issue);
  if (!issued.ok) throw new Error(issued.reason);
  return issued.id;
}
