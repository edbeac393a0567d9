import type { PaperDecision } from '@meetingapp/contract/papers-paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { contactBy, type ContactAddress } from '../accounts/queries-contact.ts';

interface ToldRow {
  id: number;
  number: string;
  title: Bilingual;
  language: Language;
  state: string;
  decision: PaperDecision | null;
  told_at: Date | null;
  remark: string;
  contact_name: string;
  /** What was given for questions, or else the corresponding author's, or the first one there is. */
  email: string;
  first_author: Bilingual | null;
  reach: { kind: string; value: string } | null;
}

const columns = sql`paper.id, paper.number, paper.title, paper.language, paper.state, paper.decision, paper.told_at,
  paper.remark, paper.contact_name,
  coalesce(nullif(paper.contact_email, ''), (
    select author.email from paper_author author where author.paper_id = paper.id and author.email <> ''
    order by author.corresponding desc, author.presenting desc, author.position limit 1), '') as email,
  (select author.name from paper_author author where author.paper_id = paper.id
    order by author.corresponding desc, author.position limit 1) as first_author,
  (select json_build_object('kind', identity.kind, 'value', identity.value) from identity
    where identity.account_id = paper.account_id and identity.kind in ('phone', 'email') and verified_at is not null
    order by identity.id limit 1) as reach`;

/** Every paper that is decided and whose authors do not know. */
export async function papersToTell(db: Database, cid: number): Promise<ToldRow[]> {
  const { rows } = await sql<ToldRow>`select ${columns} from paper
    where conference_id = ${cid} and state = 'decided' and decision is not null and told_at is null
    order by number, id`.execute(db);
  return rows;
}

/** One of them, locked: who comes second sees that they were told. */
export async function lockToTell(db: Database, cid: number, paperId: number): Promise<ToldRow | undefined> {
  const { rows } = await sql<ToldRow>`select ${columns} from paper
    where conference_id = ${cid} and id = ${paperId} for update of paper`.execute(db);
  return rows[0];
}

/** Where its authors are written to: by mail, or as their account is reached. Null: nobody knows. */
export function contactOfPaper({ email, language, reach }: ToldRow): ContactAddress | null {
  if (email !== '') return { channel: 'email', recipient: email, language };
  const contact = contactBy(reach);
  return contact && { ...contact, language };
}

export type { ToldRow };
