import type { Bilingual } from '@meetingapp/contract/shapes.ts';
import { sql } from 'kysely';
import type { Database } from '../../db/connection/database.ts';
import type { StoredChapter } from '../../db/schema/json-shapes.ts';

/** Most papers and films of one person on their page. */
const MOST = 30;

export interface WorksOf {
  conferenceId: number;
  expertId: number;
}

export interface FilmRow {
  vid: number;
  title: Bilingual;
  cover: string | null;
  milliseconds: number | null;
  published_at: Date | null;
  chapters: StoredChapter[];
  talk_id: number;
  talk_title: Bilingual;
}

/** Published films of the sessions in which this person has a talk: one row for each talk, in the order of the programme. */
export async function filmsOf(db: Database, { conferenceId, expertId }: WorksOf): Promise<FilmRow[]> {
  const { rows } = await sql<FilmRow>`
    select distinct on (talk.starts_at, talk.position, talk.id) video.id as vid, video.title, video.cover, video.milliseconds,
      video.published_at, video.chapters, talk.id as talk_id, talk.title as talk_title
    from programme_role as part join talk on talk.id = part.talk_id
      join video on video.conference_id = talk.conference_id
      left join broadcast on broadcast.id = video.broadcast_id
    where part.expert_id = ${expertId} and part.role = 'speaker' and talk.conference_id = ${conferenceId}
      and talk.session_id = coalesce(video.session_id, broadcast.session_id)
      and video.state = 'published' and video.removed_at is null and broadcast.removed_at is null
    order by talk.starts_at, talk.position, talk.id,
      video.chapters @> jsonb_build_array(jsonb_build_object('talkId', talk.id)) desc, video.id
    limit ${MOST}`.execute(db);
  return rows;
}

export interface PaperRow {
  id: number;
  number: string;
  title: Bilingual;
  result: 'oral' | 'poster' | 'publication';
}

/** Accepted papers whose authors are notified; the rules by which they are this person's are in the contract. */
export async function papersOf(db: Database, { conferenceId, expertId }: WorksOf): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select paper.id, paper.number, paper.title, paper.decision as result
    from paper join expert on expert.id = ${expertId} and expert.conference_id = paper.conference_id
    where paper.conference_id = ${conferenceId} and paper.state not in ('draft', 'withdrawn') and paper.told_at is not null
      and paper.decision in ('oral', 'poster', 'publication')
      and (paper.account_id = expert.account_id
        or exists (select from programme_role as part where part.expert_id = expert.id and part.role = 'speaker'
          and part.talk_id = paper.talk_id)
        or exists (select from paper_author as author join paper_affiliation as place on place.paper_id = author.paper_id
            and place.position = any(author.affiliations)
          where author.paper_id = paper.id
            and ((author.name ->> 'zh' <> '' and author.name ->> 'zh' = expert.name ->> 'zh'
                and place.name ->> 'zh' <> '' and place.name ->> 'zh' = expert.affiliation ->> 'zh')
              or (author.name ->> 'en' <> '' and author.name ->> 'en' = expert.name ->> 'en'
                and place.name ->> 'en' <> '' and place.name ->> 'en' = expert.affiliation ->> 'en'))))
    order by paper.number, paper.id limit ${MOST}`.execute(db);
  return rows;
}
