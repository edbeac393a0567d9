import type { GivenAnswerOf } from '@meetingapp/contract/call.ts';
import type { personCalls } from '@meetingapp/contract/people.ts';
import type { FilmRow } from './queries-works.ts';

type Film = GivenAnswerOf<(typeof personCalls)['works']>['films'][number];

/** The film of a talk: from its chapter to the next one; the whole film where it has no chapter of the talk. */
export function presentFilm(row: FilmRow): Film {
  const chapters = row.chapters.toSorted((one, other) => one.at - other.at);
  const at = chapters.findIndex(({ talkId }) => talkId === row.talk_id);
  const chapter = chapters[at];
  const end = chapters[at + 1]?.at ?? row.milliseconds;
  return {
    vid: row.vid,
    title: chapter ? row.talk_title : row.title,
    cover: row.cover,
    at: chapter?.at ?? 0,
    milliseconds: chapter === undefined ? row.milliseconds : end === null ? null : end - chapter.at,
    publishedAt: row.published_at?.toISOString() ?? null,
  };
}
