import { sql } from 'kysely';
import type { ChecklistFacts } from '@meetingapp/domain/conference/checklist.ts';
import type { Database } from '../../db/connection/database.ts';

type Counted = Pick<
  ChecklistFacts,
  'releases' | 'staff' | 'invoicesSet' | 'registrations' | 'points' | 'devices' | 'creditRules'
>;

/** What the checklist counts in the tables of other features, in one statement. */
export async function countForChecklist(db: Database, conferenceId: number, societyId: number): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select
      (select count(*)::int from programme_release where conference_id = ${conferenceId}) as "releases",
      (select count(distinct staff_grant.staff_id)::int
         from staff_grant join staff_member on staff_member.id = staff_grant.staff_id
        where staff_member.society_id = ${societyId}
          and (staff_grant.conference_id is null or staff_grant.conference_id = ${conferenceId})) as "staff",
      exists (select from invoice_setting where conference_id = ${conferenceId}) as "invoicesSet",
      (select count(*)::int from registration
        where conference_id = ${conferenceId} and state not in ('draft', 'gone')) as "registrations",
      (select count(*)::int from checkin_point
        where conference_id = ${conferenceId} and closed_at is null) as "points",
      (select count(*)::int from checkin_device
        where conference_id = ${conferenceId} and enrolled_at is not null and locked_at is null) as "devices",
      (select count(distinct credit_rule_set.id)::int
         from credit_rule_set join credit_rule_version on credit_rule_version.rule_set_id = credit_rule_set.id
        where credit_rule_set.conference_id = ${conferenceId}
          and credit_rule_version.published_at is not null) as "creditRules"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without conditions answers with a row');
  return row;
}
