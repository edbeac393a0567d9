import { randomBytes } from 'node:crypto';
import { href } from '@meetingapp/contract/paths.ts';
import type { CertificateFacts } from '@meetingapp/contract/certificates/certificate.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { verifyAddress } from '@meetingapp/contract/certificates/verification.ts';
import { certificateNumber } from '@meetingapp/domain/certificates/number.ts';
import { certificateValues } from '@meetingapp/domain/certificates/values.ts';
import { overfull, placeLayout } from '@meetingapp/domain/layout/place-layout.ts';
import { type DatabaseTransaction, inTransactionIfOk } from '../../../db/connection/transaction.ts';
import type { Database } from '../../../db/connection/database.ts';
import { notifyAccount } from '../../../db/rows/outbox.ts';
import { missingCharacters, textWidth } from '../../../text/fonts.ts';
import { rulesInForce } from '../../credits/queries.ts';
import type { ConferenceRow } from '../../conference/queries.ts';
import { signingKey } from '../credential/commands-keys.ts';
import { societyOf } from '../credential/queries.ts';
import { issuerDid, keyId } from '../credential/writer-issuer.ts';
import { signedToken } from '../credential/writer-token.ts';
import { credentialOf } from '../credential/writer.ts';
import type { TemplateInForce } from '../template/queries.ts';
import type { PersonWithEvidence } from './queries-evidence.ts';
import { certificateFacts } from './writer-facts.ts';

const RANDOM_BYTES = 12;
/** Longest printed number, address and fingerprint, to see whether they fit. */
const widest = { number: '00000-M-000000', fingerprint: 'd'.repeat(64) };

export interface Issue {
  conference: ConferenceRow;
  template: TemplateInForce;
  person: PersonWithEvidence;
  talkId: number | null;
  /** What it is for; null: by its kind, or the title of the talk. */
  grant: Bilingual | null;
  /** Null: the person or a rule. */
  staffId: number | null;
  publicUrl: string;
  now: Date;
}

export type Issued =
  | { ok: true; id: number; number: string }
  | { ok: false; reason: 'certificate_overfull' | 'certificate_glyphs' | 'certificate_held' };

/** What the certificate would say. */
export async function factsFor(db: Database, { conference, template, person, talkId, grant, now }: Issue) {
  const sets = template.rule.setId === null ? [] : await rulesInForce(db, conference.id);
  const credits = sets
    .filter(({ id }) => (person.evidence.credits.get(id) ?? 0) > 0)
    .map(({ id, title }) => ({
      title,
      credits: person.evidence.credits.get(id) ?? 0,
      ruled: id === template.rule.setId,
    }))
    .toSorted((one, other) => Number(other.ruled) - Number(one.ruled));
  const talk = person.talks.find(({ id }) => id === talkId);
  const { days } = person.evidence;
  const { kind } = template;
  return certificateFacts({ kind, person, conference, grant: grant ?? talk?.title ?? null, days, credits, now });
}

/**
 * Issues a certificate: checks that everything fits and prints, takes the next number, signs the credential and notifies the person.
 * A person has one valid certificate of a kind (of a lecture: one for each talk); two requests at once issue one.
 */
export const issueCertificate = (db: Database, issue: Issue): Promise<Issued> =>
  inTransactionIfOk(db, (transaction) => issueIn(transaction, issue));

/** Why a certificate cannot be printed, checked in both languages with the widest number; null: it can. */
export async function unprintable(
  db: Database,
  issue: Issue,
): Promise<'certificate_overfull' | 'certificate_glyphs' | null> {
  return misfit(issue, await factsFor(db, issue), verifyAddress(issue.publicUrl, '0'.repeat(16)));
}

function misfit({ template }: Issue, facts: CertificateFacts, address: string) {
  for (const language of ['zh', 'en'] as const) {
    const values = certificateValues(facts, { ...widest, address }, language);
    const placed = placeLayout(template.layout, values, language, textWidth);
    if (overfull(placed).length > 0) return 'certificate_overfull';
    const texts = placed.flatMap((field) => (field.kind === 'text' ? field.lines.map(({ text }) => text) : []));
    if (missingCharacters(texts.join('')).length > 0) return 'certificate_glyphs';
  }
  return null;
}

async function issueIn(transaction: DatabaseTransaction, issue: Issue): Promise<Issued> {
  const { conference, template, person, talkId, staffId, publicUrl, now } = issue;
  const facts = await factsFor(transaction, issue);
  const society = await societyOf(transaction, conference.id);
  if (!society) throw new Error(`conference ${conference.id} has no society`);
  const verifyCode = randomBytes(RANDOM_BYTES).toString('base64url');
  const address = verifyAddress(publicUrl, verifyCode);
  const refusal = misfit(issue, facts, address);
  if (refusal !== null) return { ok: false, reason: refusal };
  const key = await signingKey(transaction, society.id);
  const running = await nextNumber(transaction, conference.id);
  const number = certificateNumber(conference.id, template.kind, running);
  const did = issuerDid(publicUrl, society.id);
  const credential = credentialOf({
    conferenceId: conference.id,
    publicUrl,
    did,
    address,
    number,
    running,
    title: template.title,
    facts,
    issuedAt: now,
  });
  const id = await insert(transaction, {
    conference_id: conference.id,
    template_version_id: template.id,
    kind: template.kind,
    account_id: person.accountId,
    registration_id: person.registrationId,
    talk_id: talkId,
    running,
    number,
    verify_code: verifyCode,
    facts: JSON.stringify(facts),
    credential: signedToken(credential, keyId(did, key.number), key.privateKey),
    key_number: key.number,
    issued_at: now,
    issued_by: staffId,
  });
  if (id === null) return { ok: false, reason: 'certificate_held' };
  await notifyAccount(transaction, {
    accountId: person.accountId,
    conferenceId: conference.id,
    kind: 'credits',
    template: 'certificate_issued',
    variables: { conference: conference.title, title: template.title, number },
    link: href('downloadCert', {}, { id, cid: conference.id }),
    registrationId: person.registrationId,
    event: `certificate-${id}`,
  });
  return { ok: true, id, number };
}

type NewCertificate = Parameters<ReturnType<typeof inserting>['values']>[0];
const inserting = (db: Database) => db.insertInto('certificate');

async function insert(db: Database, values: NewCertificate): Promise<number | null> {
  const row = await inserting(db)
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function nextNumber(db: Database, conferenceId: number): Promise<number> {
  const { last } = await db
    .insertInto('certificate_counter')
    .values({ conference_id: conferenceId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('conference_id').doUpdateSet((set) => ({ last: set('certificate_counter.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
