import type { ListedPaper } from '@meetingapp/contract/papers/list.ts';
import type { AbstractPart, AbstractSection, PaperTopic } from '@meetingapp/contract/papers/paper.ts';
import { listMark } from '@meetingapp/domain/bilingual.ts';
import { sql } from 'kysely';
import type { Database } from '../../../db/connection/database.ts';

type Row = Omit<ListedPaper, 'piece'> & { abstract: AbstractPart[]; keywords: string[] };

export interface AcceptedPapers {
  papers: Row[];
  topics: PaperTopic[];
  sections: AbstractSection[];
}

/** Same rule as `isAccepted` in domain/papers/states.ts. */
const accepted = sql<boolean>`paper.state not in ('draft', 'withdrawn') and paper.told_at is not null
  and paper.decision in ('oral', 'poster', 'publication')`;

/** Checksum of everything that a list shows. */
export async function sumOfAccepted(db: Database, conferenceId: number): Promise<string> {
  const { rows } = await sql<{ sum: string }>`
    with shown as (select * from paper where conference_id = ${conferenceId} and ${accepted}),
    texts as (
      select 1 as kind, id, 0 as position, md5(concat_ws('|', number, title, abstract, keywords, topics, decision, board, talk_id)) as text
        from shown as paper
      union all select 2, paper_id, author.position, md5(concat_ws('|', name, affiliations, presenting))
        from paper_author as author join shown on shown.id = paper_id
      union all select 3, paper_id, place.position, md5(concat_ws('|', name, city, country))
        from paper_affiliation as place join shown on shown.id = paper_id
      union all select 4, paper_id, file.id::int, md5(concat_ws('|', kind, address))
        from paper_file as file join shown on shown.id = paper_id
      union all select 5, id, topic.position, md5(concat_ws('|', division, name))
        from paper_topic as topic where conference_id = ${conferenceId}
      union all select 6, conference_id, 0, md5(sections::text) from paper_call where conference_id = ${conferenceId}
    )
    select coalesce(md5(string_agg(text, '' order by kind, id, position)), '') as sum from texts
  `.execute(db);
  return rows[0]?.sum ?? '';
}

/** All accepted papers whose authors are notified: by board, then by number. */
export async function acceptedPapers(db: Database, conferenceId: number): Promise<AcceptedPapers> {
  const [papers, topics, sections] = await Promise.all([
    sql<Row>`
      select paper.id, paper.number, paper.title, paper.abstract, paper.keywords, paper.board, paper.decision as result,
        to_jsonb(paper.topics) as topics, talk.session_id as session,
        coalesce((select jsonb_agg(jsonb_build_object('name', name, 'at', to_jsonb(affiliations), 'presenting', presenting)
          order by position) from paper_author where paper_id = paper.id), '[]') as authors,
        coalesce((select jsonb_agg(jsonb_build_object(
            'zh', concat_ws(${listMark('zh', 'clauses')}, nullif(name ->> 'zh', ''), nullif(city, '')),
            'en', concat_ws(${listMark('en', 'clauses')}, nullif(name ->> 'en', ''), nullif(city, ''), nullif(country, ''))) order by position)
          from paper_affiliation where paper_id = paper.id), '[]') as affiliations,
        (select jsonb_build_object('file', id, 'address', address, 'width', coalesce(width, 0), 'height', coalesce(height, 0))
          from paper_file where paper_id = paper.id and kind = 'poster' and width is not null order by id desc limit 1) as sheet,
        (select address from paper_file where paper_id = paper.id and kind = 'audio' order by id desc limit 1) as audio
      from paper left join talk on talk.id = paper.talk_id
      where paper.conference_id = ${conferenceId} and ${accepted}
      order by paper.board = '', paper.board, paper.number, paper.id
    `.execute(db),
    sql<PaperTopic>`select id, division, name from paper_topic where conference_id = ${conferenceId} order by position, id`.execute(
      db,
    ),
    sql<{ sections: AbstractSection[] }>`select sections from paper_call where conference_id = ${conferenceId}`.execute(
      db,
    ),
  ]);
  return { papers: papers.rows, topics: topics.rows, sections: sections.rows[0]?.sections ?? [] };
}
