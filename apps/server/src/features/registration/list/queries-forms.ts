import type { Database } from '../../../db/connection/database.ts';

/** The forms by which people register besides the first one: further registration forms and on-site forms, once published. */
export const formsOfList = (db: Database, cid: number) =>
  db
    .selectFrom('conference_form')
    .select(['id', 'title'])
    .where('conference_id', '=', cid)
    .where('purpose', 'in', ['registration', 'onsite'])
    .where((where) =>
      where.exists(
        where.selectFrom('form_version').select('form_version.id').whereRef('form_id', '=', 'conference_form.id'),
      ),
    )
    .orderBy('id')
    .execute();
