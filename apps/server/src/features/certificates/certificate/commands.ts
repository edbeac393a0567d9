import { href } from '@meetingapp/contract/paths.ts';
import type { Database } from '../../../db/connection/database.ts';
import { type DatabaseTransaction, inTransactionIfOk } from '../../../db/connection/transaction.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import type { ConferenceRow } from '../../conference/queries.ts';
import { inForce } from '../template/queries.ts';
import { issueCertificate, type Issued } from './commands-issue.ts';
import { lockCertificate } from './queries.ts';
import { placeOf, withEvidence } from './queries-evidence.ts';

export interface Revocation {
  conference: ConferenceRow;
  certificateId: number;
  /** Shown to anyone who verifies it. */
  reason: string;
  /** Issues another with the data of the registration as they are now. */
  replace: boolean;
  staffId: number;
  publicUrl: string;
  now: Date;
}

type Revoked =
  | { ok: true; successorId: number | null }
  | Extract<Issued, { ok: false }>
  | { ok: false; reason: 'not_found' | 'certificate_revoked' | 'certificate_unpublished' };

/** Revokes a certificate and notifies the person; with `replace` the new one is named as its successor. */
export const revokeCertificate = (db: Database, input: Revocation): Promise<Revoked> =>
  inTransactionIfOk(db, (transaction) => revokeIn(transaction, input));

async function revokeIn(transaction: DatabaseTransaction, input: Revocation): Promise<Revoked> {
  const { conference, certificateId, reason, replace, staffId, now } = input;
  const row = await lockCertificate(transaction, conference.id, certificateId);
  if (!row) return { ok: false, reason: 'not_found' };
  if (row.revoked_at !== null) return { ok: false, reason: 'certificate_revoked' };
  await transaction
    .updateTable('certificate')
    .set({ revoked_at: now, revoked_by: staffId, reason })
    .where('id', '=', row.id)
    .execute();
  const successor = replace ? await replacement(transaction, input, row) : null;
  if (successor && !successor.ok) return successor;
  if (successor)
    await transaction.updateTable('certificate').set({ successor_id: successor.id }).where('id', '=', row.id).execute();
  await notifyAccount(transaction, {
    accountId: row.account_id,
    conferenceId: conference.id,
    kind: 'credits',
    template: 'certificate_revoked',
    variables: { conference: conference.title, number: row.number, reason },
    link: href('downloadCert', {}, { id: successor?.id ?? row.id, cid: conference.id }),
    required: true,
    event: `certificate-revoked-${row.id}`,
  });
  return { ok: true, successorId: successor?.id ?? null };
}

type Row = NonNullable<Awaited<ReturnType<typeof lockCertificate>>>;

async function replacement(transaction: DatabaseTransaction, input: Revocation, row: Row) {
  const { conference, staffId, publicUrl, now } = input;
  const template = await inForce(transaction, conference.id, { kind: row.kind });
  if (!template) return { ok: false, reason: 'certificate_unpublished' } as const;
  const of = row.registration_id === null ? { accountId: row.account_id } : { registrationId: row.registration_id };
  const place = await placeOf(transaction, conference.id, of);
  if (!place) return { ok: false, reason: 'not_found' } as const;
  const at = { conferenceId: conference.id, zone: conference.zone };
  const [person] = await withEvidence(transaction, at, template.rule, [place]);
  if (!person) return { ok: false, reason: 'not_found' } as const;
  const grant = row.kind === 'award' || row.kind === 'review' || row.kind === 'lecture' ? row.facts.grant : null;
  return issueCertificate(transaction, {
    conference,
    template,
    person,
    talkId: row.talk_id,
    grant,
    staffId,
    publicUrl,
    now,
  });
}
