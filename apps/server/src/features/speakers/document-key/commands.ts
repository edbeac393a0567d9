import { createPrivateKey, X509Certificate } from 'node:crypto';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import { inTransaction } from '../../../db/connection/transaction.ts';
import { refused } from '../../../db/outcome.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { selfSigned, type SigningIdentity } from '../../../text/signed-pdf/certificate.ts';
import { currentKey, lockSociety, societyOf } from './queries.ts';

const FIELD = 'society_document_key';

interface Around {
  sealing: Sealing;
  now: Date;
}

/** A key that signs: what it was made with, its row, and the name of its society. */
export interface SigningKey extends SigningIdentity {
  id: number;
  name: string;
}

/**
 * The key with which the society of a conference signs documents; made with a certificate of its own when it is first needed. Of two
 * processes that make it at once the first one counts. A certificate that has ended does not sign.
 */
export async function documentKey(
  db: Database,
  { conferenceId, sealing, now }: Around & { conferenceId: number },
): Promise<{ ok: true; key: SigningKey } | { ok: false; reason: 'document_key_expired' }> {
  const society = await societyOf(db, conferenceId);
  const name = pickLanguage(society.name, 'zh');
  const known = await currentKey(db, society.id);
  if (!known) await addKey(db, society.id, { identity: selfSigned(name, now), source: 'made' }, { sealing, now });
  const row = known ?? (await currentKey(db, society.id));
  const pem = row?.sealed_key ? sealing.open(FIELD, society.id, row.sealed_key) : null;
  if (!row || !pem) throw new Error('the key of the society does not open with the secret of this server');
  if (new Date(new X509Certificate(row.certificate).validTo) <= now) return refused('document_key_expired');
  const { id, certificate, issuers } = row;
  return { ok: true, key: { id, certificate, issuers, key: createPrivateKey(pem), name } };
}

/** Adds a key where none is in use. */
async function addKey(
  db: Database,
  societyId: number,
  { identity, source }: { identity: SigningIdentity; source: 'made' | 'imported' },
  { sealing, now }: Around,
): Promise<void> {
  const pem = identity.key.export({ format: 'pem', type: 'pkcs8' }).toString();
  await db
    .insertInto('society_document_key')
    .values({
      society_id: societyId,
      certificate: identity.certificate,
      issuers: [...identity.issuers],
      sealed_key: sealing.seal(FIELD, societyId, pem),
      source,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface Replacing {
  societyId: number;
  /** The key that signs, as the person saw it; 0: none. */
  seen: number;
  source: 'made' | 'imported';
  identity: (name: string) => SigningIdentity;
}

/**
 * Puts another key in the place of the one that signs. The former private key is deleted; its certificate stays, so that it is known
 * what it signed.
 */
export const replaceKey = (
  db: Database,
  { societyId, seen, source, identity }: Replacing,
  around: Around,
): Promise<{ ok: true } | { ok: false; reason: 'changed_meanwhile' | 'document_key_there' }> =>
  inTransaction(db, async (transaction) => {
    const society = await lockSociety(transaction, societyId);
    const before = await currentKey(transaction, societyId);
    if ((before?.id ?? 0) !== seen) return refused('changed_meanwhile');
    const next = identity(pickLanguage(society.name, 'zh'));
    if (before?.certificate.equals(next.certificate)) return refused('document_key_there');
    if (before)
      await transaction
        .updateTable('society_document_key')
        .set({ retired_at: around.now, sealed_key: null })
        .where('id', '=', before.id)
        .execute();
    await addKey(transaction, societyId, { identity: next, source }, around);
    return { ok: true };
  });
