import { createPrivateKey } from 'node:crypto';
import { pickLanguage } from '@meetingapp/domain/bilingual.ts';
import type { Database } from '../../../db/connection/database.ts';
import type { Sealing } from '../../../ports/sealing.ts';
import { selfSigned, type SigningIdentity } from '../../../text/signed-pdf/certificate.ts';
import { societyOf } from './queries.ts';

const FIELD = 'society_document_key';

/**
 * The key with which the society of a conference signs documents; made with a certificate of its own when it is first needed. Of two
 * processes that make it at once the first one counts.
 */
export async function documentKey(
  db: Database,
  { conferenceId, sealing, now }: { conferenceId: number; sealing: Sealing; now: Date },
): Promise<SigningIdentity & { name: string }> {
  const society = await societyOf(db, conferenceId);
  const name = pickLanguage(society.name, 'zh');
  const known = await keyOf(db, society.id);
  if (!known) {
    const made = selfSigned(name, now);
    const pem = made.key.export({ format: 'pem', type: 'pkcs8' }).toString();
    await db
      .insertInto('society_document_key')
      .values({
        society_id: society.id,
        certificate: made.certificate,
        sealed_key: sealing.seal(FIELD, society.id, pem),
        made_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = known ?? (await keyOf(db, society.id));
  const pem = row && sealing.open(FIELD, society.id, row.sealed_key);
  if (!row || !pem) throw new Error('the key of the society does not open with the secret of this server');
  return { certificate: row.certificate, key: createPrivateKey(pem), name };
}

const keyOf = (db: Database, societyId: number) =>
  db
    .selectFrom('society_document_key')
    .select(['certificate', 'sealed_key'])
    .where('society_id', '=', societyId)
    .executeTakeFirst();
