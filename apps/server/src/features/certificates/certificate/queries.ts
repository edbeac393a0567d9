import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

const withTemplate = (db: Database) =>
  db
    .selectFrom('certificate')
    .innerJoin('certificate_template_version as version', 'version.id', 'certificate.template_version_id')
    .innerJoin('conference', 'conference.id', 'certificate.conference_id')
    .selectAll('certificate')
    .select(['version.title', 'version.layout', 'version.number as template_number'])
    .select(['conference.society_id', 'conference.zone']);
export type CertificateRow = Awaited<ReturnType<ReturnType<typeof withTemplate>['execute']>>[number];

export const findOwn = (db: Database, accountId: number, id: number) =>
  withTemplate(db).where('certificate.id', '=', id).where('certificate.account_id', '=', accountId).executeTakeFirst();

export const findByCode = (db: Database, code: string) =>
  withTemplate(db).where('verify_code', '=', code).executeTakeFirst();

export const findByNumber = (db: Database, number: string) =>
  withTemplate(db).where('certificate.number', '=', number).executeTakeFirst();

export const findById = (db: Database, id: number) =>
  withTemplate(db).where('certificate.id', '=', id).executeTakeFirst();

const MOST_OWN = 100;

export const certificatesOf = (db: Database, accountId: number, conferenceId: number | null) =>
  withTemplate(db)
    .where('certificate.account_id', '=', accountId)
    .$if(conferenceId !== null, (query) => query.where('certificate.conference_id', '=', conferenceId))
    .orderBy('certificate.id', 'desc')
    .limit(MOST_OWN)
    .execute();

/** A certificate of the conference, locked: revoking twice revokes once. */
export const lockCertificate = (db: Database, conferenceId: number, id: number) =>
  db
    .selectFrom('certificate')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const PAGE = 50;

export interface IssuedFilter {
  templateId: number | null;
  words: string;
  state: '' | 'valid' | 'revoked';
  before: number | null;
}

/** Certificates of a conference, newest first; words are part of the name, the number or the affiliation. */
export function issuedIn(db: Database, conferenceId: number, { templateId, words, state, before }: IssuedFilter) {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return withTemplate(db)
    .leftJoin('staff_member', 'staff_member.id', 'certificate.issued_by')
    .leftJoin('certificate as successor', 'successor.id', 'certificate.successor_id')
    .select(['staff_member.name as by', 'successor.number as successor'])
    .where('certificate.conference_id', '=', conferenceId)
    .$if(templateId !== null, (query) => query.where('version.template_id', '=', templateId))
    .$if(state !== '', (query) => query.where('certificate.revoked_at', state === 'valid' ? 'is' : 'is not', null))
    .$if(before !== null, (query) => query.where('certificate.id', '<', before))
    .$if(words !== '', (query) =>
      query.where((where) =>
        where.or([
          where('certificate.number', 'ilike', like),
          where(sql<string>`certificate.facts ->> 'name'`, 'ilike', like),
          where(sql<string>`certificate.facts ->> 'affiliation'`, 'ilike', like),
        ]),
      ),
    )
    .orderBy('certificate.id', 'desc')
    .limit(PAGE)
    .execute();
}
export type IssuedRow = Awaited<ReturnType<typeof issuedIn>>[number];

export async function countIssued(db: Database, conferenceId: number, templateId: number | null) {
  const { rows } = await sql<{ valid: number; revoked: number }>`
    select count(*) filter (where revoked_at is null)::int as valid,
      count(*) filter (where revoked_at is not null)::int as revoked
    from certificate join certificate_template_version as version on version.id = template_version_id
    where certificate.conference_id = ${conferenceId}
      and (${templateId}::bigint is null or version.template_id = ${templateId})`.execute(db);
  return rows[0] ?? { valid: 0, revoked: 0 };
}

/** The valid certificate of a kind that a person has; for a lecture that of a talk. */
export const validOf = (
  db: Database,
  {
    conferenceId,
    kind,
    accountId,
    talkId,
  }: { conferenceId: number; kind: string; accountId: number; talkId: number | null },
) =>
  db
    .selectFrom('certificate')
    .select('id')
    .where('conference_id', '=', conferenceId)
    .where(sql<string>`kind`, '=', kind)
    .where('account_id', '=', accountId)
    .where(sql<number>`coalesce(talk_id, 0)`, '=', talkId ?? 0)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
