import type { PaperDecision } from '@meetingapp/contract/papers/paper.ts';
import type { Bilingual, Language } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';
import { contactBy, type ContactAddress } from '../../accounts/queries-contact.ts';

interface NotifyRow {
  id: number;
  account_id: number | null;
  number: string;
  title: Bilingual;
  language: Language;
  state: string;
  decision: PaperDecision | null;
  told_at: Date | null;
  remark: string;
  contact_name: string;
  /** Address given for questions, otherwise the corresponding author's, otherwise the first one present. */
  email: string;
  first_author: Bilingual | null;
  reach: { kind: string; value: string } | null;
}

const columns = sql`paper.id, paper.account_id::int as account_id, paper.number, paper.title, paper.language, paper.state, paper.decision, paper.told_at,
  paper.remark, paper.contact_name,
  coalesce(nullif(paper.contact_email, ''), (
    select author.email from paper_author author where author.paper_id = paper.id and author.email <> ''
    order by author.corresponding desc, author.presenting desc, author.position limit 1), '') as email,
  (select author.name from paper_author author where author.paper_id = paper.id
    order by author.corresponding desc, author.position limit 1) as first_author,
  (select json_build_object('kind', identity.kind, 'value', identity.value) from identity
    where identity.account_id = paper.account_id and identity.kind in ('phone', 'email') and verified_at is not null
    order by identity.id limit 1) as reach`;

/** Decided papers whose authors are not yet notified. */
export async function papersToNotify(db: Database, cid: number): Promise<NotifyRow[]> {
  const { rows } = await sql<NotifyRow>`select ${columns} from paper
    where conference_id = ${cid} and state = 'decided' and decision is not null and told_at is null
    order by number, id`.execute(db);
  return rows;
}

/** Locks one such paper; a concurrent run then sees that its authors were notified. */
export async function lockToNotify(db: Database, cid: number, paperId: number): Promise<NotifyRow | undefined> {
  const { rows } = await sql<NotifyRow>`select ${columns} from paper
    where conference_id = ${cid} and id = ${paperId} for update of paper`.execute(db);
  return rows[0];
}

/** Contact of the authors: by mail, or through the submitter's account. Null when none is known. */
export function contactOfPaper({ email, language, reach }: NotifyRow): ContactAddress | null {
  if (email !== '') return { channel: 'email', recipient: email, language };
  const contact = contactBy(reach);
  return contact && { ...contact, language };
}

export type { NotifyRow };
