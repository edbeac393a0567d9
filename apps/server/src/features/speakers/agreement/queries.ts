import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** Templates of a conference with their newest text. */
export const templatesOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_template as template')
    .innerJoin('speaker_template_text as text', 'text.template_id', 'template.id')
    .distinctOn('template.id')
    .select(['template.id', 'sign_by', 'retired_at', 'version', 'number', 'title', 'body', 'saved_at'])
    .where('conference_id', '=', conferenceId)
    .orderBy('template.id')
    .orderBy('number', 'desc')
    .execute();
export type TemplateRow = Awaited<ReturnType<typeof templatesOf>>[number];

const agreements = (db: Database) =>
  db
    .selectFrom('speaker_agreement as agreement')
    .innerJoin('speaker_template as template', 'template.id', 'agreement.template_id')
    .innerJoin('conference', 'conference.id', 'agreement.conference_id')
    .leftJoin('speaker_signature as signature', 'signature.agreement_id', 'agreement.id')
    .selectAll('agreement')
    .select([
      'template.sign_by',
      'conference.ends_on',
      'conference.zone',
      'signature.number as signature_number',
      'signature.signed_at',
      'signature.way',
      'signature.hash',
      'signature.signed_key',
      'signature.signed_sha256',
    ]);

/** Documents of these people, in the order of making. */
export const agreementsOf = (db: Database, expertIds: readonly number[]) =>
  agreements(db)
    .where('agreement.expert_id', 'in', expertIds.length === 0 ? [0] : [...expertIds])
    .orderBy('agreement.id')
    .execute();
export type AgreementRow = Awaited<ReturnType<typeof agreementsOf>>[number];

export const agreementsIn = (db: Database, conferenceId: number) =>
  agreements(db).where('agreement.conference_id', '=', conferenceId).orderBy('agreement.id').execute();

export const agreementIn = (db: Database, conferenceId: number, id: number) =>
  agreements(db).where('agreement.conference_id', '=', conferenceId).where('agreement.id', '=', id).executeTakeFirst();

export const agreementById = (db: Database, id: number) =>
  agreements(db).where('agreement.id', '=', id).executeTakeFirst();

/** People with tasks in the programme, and how many they have accepted. */
export const signers = (db: Database, conferenceId: number) =>
  db
    .selectFrom('expert')
    .innerJoin('speaker_invitation as invitation', 'invitation.expert_id', 'expert.id')
    .select(['expert.id', 'expert.name', 'expert.affiliation'])
    .select(sql<number>`(count(*) filter (where invitation.state = 'accepted'))::int`.as('accepted'))
    .where('expert.conference_id', '=', conferenceId)
    .where('invitation.gone_at', 'is', null)
    .where('invitation.filled_by', 'is', null)
    .groupBy('expert.id')
    .orderBy('expert.id')
    .execute();

/** Accepted tasks of a person, for the text of a document. */
export async function acceptedTasks(db: Database, expertId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('speaker_invitation')
    .select('id')
    .where('expert_id', '=', expertId)
    .where('state', '=', 'accepted')
    .where('gone_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Signatures of a conference in the order of the chain, with what each is the hash of. */
export const chainOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('speaker_signature as signature')
    .innerJoin('speaker_agreement as agreement', 'agreement.id', 'signature.agreement_id')
    .innerJoin('expert', 'expert.id', 'agreement.expert_id')
    .selectAll('signature')
    .select(['agreement.document_sha256', 'agreement.text_sha256', 'agreement.title', 'expert.name as person'])
    .where('signature.conference_id', '=', conferenceId)
    .orderBy('signature.number')
    .execute();
export type SignatureRow = Awaited<ReturnType<typeof chainOf>>[number];

/** Whether people have something to sign, or have signed all they have. */
export async function signingStates(db: Database, conferenceId: number): Promise<Map<number, 'open' | 'signed'>> {
  const rows = await db
    .selectFrom('speaker_agreement')
    .select('expert_id')
    .select(sql<boolean>`bool_or(state = 'open')`.as('open'))
    .where('conference_id', '=', conferenceId)
    .where('state', '<>', 'withdrawn')
    .groupBy('expert_id')
    .execute();
  return new Map(rows.map((row) => [row.expert_id, row.open ? 'open' : 'signed']));
}
