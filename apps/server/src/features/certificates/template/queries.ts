import type { CertificateKind } from '@meetingapp/contract/certificates/certificate.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

export const templatesOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('certificate_template as template')
    .selectAll('template')
    .select(
      sql<number>`coalesce((select max(number) from certificate_template_version where template_id = template.id), 0)`.as(
        'published',
      ),
    )
    .select(
      sql<boolean>`not exists (select from certificate_template_version as version
        where version.template_id = template.id and version.layout = template.layout and version.title = template.title
          and version.number = (select max(number) from certificate_template_version where template_id = template.id))`.as(
        'changed',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from certificate join certificate_template_version as version
        on version.id = template_version_id where version.template_id = template.id and revoked_at is null)`.as(
        'issued',
      ),
    )
    .where('template.conference_id', '=', conferenceId)
    .orderBy('template.id')
    .execute();
export type TemplateRow = Awaited<ReturnType<typeof templatesOf>>[number];

export const lockTemplate = (db: Database, conferenceId: number, templateId: number) =>
  db
    .selectFrom('certificate_template')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', '=', templateId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const findTemplate = (db: Database, conferenceId: number, templateId: number) =>
  db
    .selectFrom('certificate_template')
    .selectAll()
    .where('conference_id', '=', conferenceId)
    .where('id', '=', templateId)
    .executeTakeFirst();

/** The newest published version of a template, with what rules it. */
export const inForce = (db: Database, conferenceId: number, of: { templateId: number } | { kind: CertificateKind }) =>
  db
    .selectFrom('certificate_template_version as version')
    .innerJoin('certificate_template as template', 'template.id', 'version.template_id')
    .select(['version.id', 'version.title', 'version.layout', 'template.kind', 'template.rule', 'template.own'])
    .where('template.conference_id', '=', conferenceId)
    .where((where) => ('kind' in of ? where('template.kind', '=', of.kind) : where('template.id', '=', of.templateId)))
    .orderBy('version.number', 'desc')
    .limit(1)
    .executeTakeFirst();
export type TemplateInForce = NonNullable<Awaited<ReturnType<typeof inForce>>>;

/** Templates that are issued each hour, of published and closed conferences that ended at most `days` ago. */
export const automaticTemplates = (db: Database, now: Date, days: number) =>
  db
    .selectFrom('certificate_template as template')
    .innerJoin('conference', 'conference.id', 'template.conference_id')
    .select(['template.id', 'template.conference_id', 'template.automatic_by', 'conference.society_id'])
    .where('template.automatic_by', 'is not', null)
    .where('conference.state', 'in', ['published', 'closed'])
    .where(sql<boolean>`conference.ends_on >= (${now}::timestamptz - make_interval(days => ${days}))::date`)
    .orderBy('template.id')
    .execute();

export const examsOf = (db: Database, conferenceId: number) =>
  db
    .selectFrom('exam')
    .select(['id', sql<{ zh: string; en: string }>`rules -> 'title'`.as('title')])
    .where('conference_id', '=', conferenceId)
    .orderBy('id')
    .execute();

export const peopleFound = (db: Database, conferenceId: number, words: string) => {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('registration')
    .select(['id', 'number', 'name'])
    .select(sql<string>`coalesce(answers ->> 'company', '')`.as('affiliation'))
    .where('conference_id', '=', conferenceId)
    .where('state', 'in', ['confirmed', 'attended'])
    .where((where) => where.or([where('name', 'ilike', like), where('number', '=', words)]))
    .orderBy('name')
    .orderBy('id')
    .limit(20)
    .execute();
};

/** Names that are hard to place: the longest Chinese and Latin ones, the longest single word, and rare characters. */
export async function hardNames(db: Database, conferenceId: number) {
  const { rows } = await sql<{ name: string; affiliation: string; why: 'longest' | 'latin' | 'rare' | 'word' }>`
    with placed as (
      select distinct name, coalesce(answers ->> 'company', '') as affiliation from registration
      where conference_id = ${conferenceId} and state in ('confirmed', 'attended') and name <> ''
    )
    (select name, affiliation, 'longest' as why from placed where name !~ '^[\u0001-\u024f]+$'
      order by length(name) desc, name limit 1)
    union all (select name, affiliation, 'latin' from placed where name ~ '^[\u0001-\u024f]+$'
      order by length(name) desc, name limit 1)
    union all (select name, affiliation, 'word' from placed where name ~ '^[^[:space:]]{16,}$'
      order by length(name) desc, name limit 1)
    union all (select name, affiliation, 'rare' from placed
      where name ~ '[\u3400-\u4dbf]' or name ~ '[\u9fa6-\u9fff]' or octet_length(name) > length(name) * 3
      order by name limit 2)`.execute(db);
  return rows;
}
