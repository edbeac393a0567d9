import type { MailingTemplate } from '@meetingapp/contract/messages/template.ts';
import type { Database } from '../../../db/connection/database.ts';

/** Templates of a society by name. */
export async function templatesOf(db: Database, societyId: number): Promise<MailingTemplate[]> {
  return db
    .selectFrom('mailing_template')
    .innerJoin('staff_member', 'staff_member.id', 'mailing_template.created_by')
    .select([
      'mailing_template.id',
      'mailing_template.name',
      'mailing_template.kind',
      'mailing_template.texts',
      'mailing_template.link',
      'mailing_template.version',
      'staff_member.name as by',
    ])
    .where('mailing_template.society_id', '=', societyId)
    .orderBy('mailing_template.name')
    .$castTo<MailingTemplate>()
    .execute();
}
