import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import { fileAddress, fileKey } from '@meetingapp/domain/files/stored-address.ts';

const TRIES = 3;

/**
 * Returns the keys of linked PDFs (in materials, papers, pages and articles) without a drawn first page. Failed ones are retried only
 * if last tried before `before`.
 */
export async function frontsToDraw(db: Database, before: Date, most: number): Promise<string[]> {
  const address = `${fileAddress('')}([0-9a-f]{2}/[0-9a-f]{32}\\.pdf)`;
  const { rows } = await sql<{ key: string }>`
    with linking (text) as (
      select address from material
      union all select paper_file.address from paper_file join paper on paper.id = paper_file.paper_id
        where paper.state not in ('draft', 'withdrawn')
      union all select web_page::text from web_page
      union all select article::text from article
    ), linked as (
      select distinct found[1] as key from linking, regexp_matches(linking.text, ${address}, 'g') as found
      where linking.text like '%.pdf%'
    )
    select linked.key from linked left join pdf_front on pdf_front.key = linked.key
    where pdf_front.key is null
      or (not pdf_front.drawn and pdf_front.tries < ${TRIES} and pdf_front.tried_at < ${before})
    order by pdf_front.tried_at nulls first, linked.key limit ${most}`.execute(db);
  return rows.map(({ key }) => key);
}

/** True when staff marked a file as read-only: displayed, not saved. */
export async function isReadOnly(db: Database, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('material')
    .select('id')
    .where('address', '=', address)
    .where('read_only', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** True for the address of a picture that this account uploaded. */
export async function isOwnPicture(db: Database, accountId: number, address: string): Promise<boolean> {
  const key = fileKey(address);
  if (key === null) return false;
  const row = await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', key)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'picture')
    .executeTakeFirst();
  return row !== undefined;
}
