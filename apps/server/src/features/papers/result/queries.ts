import type { PaperDecision, PaperState } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

/** A paper with the columns needed to answer a request for its result. */
export interface AskedRecord {
  id: number;
  number: string;
  title: Bilingual;
  state: PaperState;
  decision: PaperDecision | null;
  toldAt: Date | null;
  board: string;
  session: number | null;
  contactName: string;
}

const columns = sql`paper.id, paper.number, paper.title, paper.state, paper.decision, paper.told_at as "toldAt", paper.board,
  talk.session_id as session, paper.contact_name as "contactName"`;

/** Papers whose contact has this phone number: the last eleven digits are compared, in any notation. */
export async function papersByPhone(db: Database, conferenceId: number, digits: string): Promise<AskedRecord[]> {
  const { rows } = await sql<AskedRecord>`
    select ${columns} from paper left join talk on talk.id = paper.talk_id
    where paper.conference_id = ${conferenceId}
      and right(regexp_replace(paper.contact_phone, '[^0-9]', '', 'g'), 11) = right(${digits}, 11)
    order by paper.number limit 100
  `.execute(db);
  return rows;
}

export async function papersByNumber(db: Database, conferenceId: number, number: string): Promise<AskedRecord[]> {
  const { rows } = await sql<AskedRecord>`
    select ${columns} from paper left join talk on talk.id = paper.talk_id
    where paper.conference_id = ${conferenceId} and lower(paper.number) = lower(${number})
  `.execute(db);
  return rows;
}

/** The conference of a public paper. */
export async function conferenceOfPaper(db: Database, id: number): Promise<number | null> {
  const { rows } = await sql<{ cid: number }>`
    select paper.conference_id as cid from paper join conference on conference.id = paper.conference_id
    where paper.id = ${id} and paper.state not in ('draft', 'withdrawn') and told_at is not null
      and decision <> 'not_accepted' and conference.state <> 'draft'
  `.execute(db);
  return rows[0]?.cid ?? null;
}
